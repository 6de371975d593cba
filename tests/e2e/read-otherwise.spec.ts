import { wcagContrast } from 'culori'
import { expect, type Locator, test } from 'playwright/test'
import { labels } from '../../src/content/labels.ts'
import { open } from '../support/visit.ts'

/** Where a colour comes from: a CSS property of the element, or of its pseudo-element. */
interface Source {
  property: string
  pseudoElement?: string
}

/** Returns the colour as the browser paints it, because its CSS can have any form. */
const paintedColour = (element: Locator, source: Source) =>
  element.evaluate((node, { property, pseudoElement }) => {
    const style = getComputedStyle(node, pseudoElement)
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.fillStyle = style.getPropertyValue(property)
    context.fillRect(0, 0, 1, 1)
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
    return `rgb(${red} ${green} ${blue})`
  }, source)

/** Returns the WCAG contrast between a colour of the element and the page. */
async function contrastOf(element: Locator, source: Source): Promise<number> {
  const body = element.page().locator('body')
  const background = { property: 'background-color' }
  return wcagContrast(
    await paintedColour(element, source),
    await paintedColour(body, background),
  )
}

/** The least contrast to the page's background for graphics (WCAG 1.4.11). */
const highEnough = 3
/** What has the page's colour can't be seen. */
const invisible = 1

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
        const area = await contrastOf(part, { property: 'fill' })
        expect(area).toBeGreaterThan(highEnough)
        const outline = await contrastOf(part, { property: 'stroke' })
        expect(outline).toBe(invisible)
      }
    })

    test.describe('on the page about research', () => {
      test.beforeEach(({ page }) => open(page, '/product-research'))

      test('a chart stands out', async ({ page }) => {
        const bar = page.locator('td svg rect').first()
        const contrast = await contrastOf(bar, { property: 'fill' })
        expect(contrast).toBeGreaterThan(highEnough)
      })

      test("a timeline's day with a report stands out", async ({ page }) => {
        const day = page.locator('[data-day="report"]').first()
        const contrast = await contrastOf(day, { property: 'background-color' })
        expect(contrast).toBeGreaterThan(highEnough)
      })

      test("a timeline's day of work is an outline", async ({ page }) => {
        const day = page.locator('[data-day="work"]').first()
        const outline = await contrastOf(day, { property: 'outline-color' })
        expect(outline).toBeGreaterThan(highEnough)
        const area = await contrastOf(day, { property: 'background-color' })
        expect(area).toBe(invisible)
      })

      test('the line between stations stands out', async ({ page }) => {
        const station = page.locator('ol > li').first()
        const contrast = await contrastOf(station, {
          property: 'background-color',
          pseudoElement: '::before',
        })
        expect(contrast).toBeGreaterThan(highEnough)
      })
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
  const lines = copied.split('\n')
  const words = lines.map((line) => line.split(/\s/).join(' '))
  for (const number of [1, 2, 3])
    expect(words).toContain(`${labels.step} ${number}`)
})
