import { expect, test } from 'playwright/test'
import { home } from '../../src/content/home.ts'
import { shell } from '../../src/content/shell.ts'
import { nextStop } from '../support/focus-stop.ts'
import { open } from '../support/visit.ts'

// Together, these pages have every kind of link, button and field on every background.
for (const [path, width] of [
  ['/', 360],
  ['/', 1280],
  ['/contact', 360],
  ['/privacy-policy', 1280],
  ['/thank-you', 360],
] as const) {
  test(`every element that Tab reaches on ${path} at ${width} px is visible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await open(page, path)
    const stops: string[] = []
    for (let stop = await nextStop(page); stop !== undefined; stop = await nextStop(page)) {
      stops.push(stop)
      expect(stops.length, 'Tab never leaves the page').toBeLessThan(100)
    }
    expect(stops[0]).toBe(shell.skipLink)
    expect(stops.length).toBeGreaterThan(10)
  })
}

test('arrow keys scroll a row that is too wide for a phone, and a row that fits takes no focus', async ({
  page,
}) => {
  const row = page.getByRole('group', { name: home.caseWins.heading })
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(row).not.toBeFocused()
})
