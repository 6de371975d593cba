import { expect, test } from 'playwright/test'
import { somePage } from '../support/every-path.ts'
import { open } from '../support/open-page.ts'

test('who forces colours sees which page is current, and where a button ends', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, somePage.path)
  const bars = await page.locator('header li a').evaluateAll((links) =>
    links.map((link) => {
      const { borderBlockEndColor, backgroundColor } = getComputedStyle(link)
      return { current: link.ariaCurrent, seen: borderBlockEndColor !== backgroundColor }
    }),
  )
  expect(bars.filter(({ seen }) => seen)).toEqual([{ current: 'page', seen: true }])
  await open(page, '/contact')
  for (const name of ['header a[href="/contact"]', 'form button']) {
    const [top, right, bottom, left] = await page.locator(name).evaluate((button) => {
      const style = getComputedStyle(button)
      return ['top', 'right', 'bottom', 'left'].map((edge) =>
        Number.parseFloat(style.getPropertyValue(`border-${edge}-width`)),
      )
    })
    expect(Math.min(top ?? 0, right ?? 0, bottom ?? 0, left ?? 0), name).toBeGreaterThanOrEqual(1)
  }
})
