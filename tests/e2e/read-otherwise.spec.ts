import { expect, type Locator, test } from 'playwright/test'
import { labels } from '../../src/content/labels.ts'
import { open } from '../support/visit.ts'

/** Returns the WCAG contrast between a colour of the element and the page. */
const contrastOf = (element: Locator, property: string, pseudo = '') =>
  element.evaluate(
    (node, [property = '', pseudo = '']) => {
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d') as CanvasRenderingContext2D
      const luminanceOf = (colour: string) => {
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0] = [
          ...context.getImageData(0, 0, 1, 1).data,
        ].map((value) => {
          const part = value / 255
          return part <= 0.04045
            ? part / 12.92
            : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const own = getComputedStyle(node, pseudo).getPropertyValue(property)
      const page = getComputedStyle(document.body).backgroundColor
      const [light = 0, dark = 0] = [luminanceOf(own), luminanceOf(page)].sort(
        (a, b) => b - a,
      )
      return (light + 0.05) / (dark + 0.05)
    },
    [property, pseudo],
  )

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in a ${colorScheme} contrast theme`, () => {
    test.use({ contextOptions: { forcedColors: 'active' }, colorScheme })

    test('each part of a bar stands out, with gaps between the parts', async ({
      page,
    }) => {
      await open(page, '/')
      const parts = page.locator('main figure svg > rect')
      await expect(parts).toHaveCount(3)
      for (const part of await parts.all()) {
        expect(await contrastOf(part, 'fill')).toBeGreaterThan(3)
        expect(await contrastOf(part, 'stroke')).toBe(1)
      }
    })

    test('a chart, a timeline and the line between stations stand out', async ({
      page,
    }) => {
      await open(page, '/product-research')
      const figures: [Locator, property: string, pseudo?: string][] = [
        [page.locator('td svg rect').first(), 'fill'],
        [page.locator('[data-day="report"]').first(), 'background-color'],
        [page.locator('[data-day="work"]').first(), 'outline-color'],
        [page.locator('ol > li').first(), 'background-color', '::before'],
      ]
      for (const [figure, property, pseudo] of figures) {
        const name = String(figure)
        const contrast = await contrastOf(figure, property, pseudo)
        expect(contrast, name).toBeGreaterThan(3)
      }
      const work = page.locator('[data-day="work"]').first()
      expect(await contrastOf(work, 'background-color')).toBe(1)
    })
  })
}

test('copied steps have a space between the word and the number', async ({
  page,
}) => {
  await open(page, '/contact')
  const copied = await page.evaluate(() => {
    const steps = document.querySelector('main ol') as Element
    getSelection()?.selectAllChildren(steps)
    return String(getSelection())
  })
  for (const number of [1, 2, 3]) {
    expect(copied).toMatch(new RegExp(`\\b${labels.step}\\s${number}\\n`))
  }
})
