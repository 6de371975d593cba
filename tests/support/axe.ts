import axe from 'axe-core'
import { expect, type Page } from 'playwright/test'

const widths = [360, 768, 1280]
const schemes = ['light', 'dark'] as const
// All that the dark scheme changes is colours.
const inTheDark = ['color-contrast', 'link-in-text-block']

/**
 * Looks for violations, best practices included, at every width and in both colour schemes of the
 * page as it stands.
 *
 * @param part selector of what has changed since the last look; the whole page without it.
 */
export async function expectAccessible(page: Page, part = 'html', among = widths) {
  await page.evaluate(axe.source)
  for (const width of among) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const options = {
        resultTypes: ['violations' as const],
        preload: false,
        ...(colorScheme === 'dark' && { runOnly: inTheDark }),
      }
      const violations = await page.evaluate(
        async ([part, options]) => (await axe.run(part, options)).violations,
        [part, options] as const,
      )
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html}`),
      )
      expect(found, `${width} px, ${colorScheme}`).toEqual([])
    }
  }
}
