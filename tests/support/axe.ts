import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import { expect, type Page } from 'playwright/test'

declare global {
  interface Window {
    axe: typeof axe
  }
}

// Minified, because every page compiles it again.
const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

type Look = [width: number, colorScheme: 'light' | 'dark']

/** All rules on a wide light page. On a narrow dark one, the rules whose outcome depends on the look. */
const looks: Look[] = [
  [1280, 'light'],
  [360, 'dark'],
]
const rulesAboutSight = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable']

/**
 * Expects no violation of axe's rules, best practices included. Leaves the page narrow and dark.
 *
 * @param part selector of what is checked; the whole page without it.
 */
export async function expectAccessible(page: Page, part = 'html', among = looks) {
  await page.evaluate(axeScript)
  for (const [width, colorScheme] of among) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const options = {
      resultTypes: ['violations' as const],
      preload: false,
      ...(colorScheme === 'dark' && { runOnly: rulesAboutSight }),
    }
    const violations = await page.evaluate(
      async ([part, options]) => (await window.axe.run(part, options)).violations,
      [part, options] as const,
    )
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    expect(found, `${width} px, ${colorScheme}`).toEqual([])
  }
}
