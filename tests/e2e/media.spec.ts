import { expect, test } from 'playwright/test'
import { somePage } from '../support/every-path.ts'
import { open } from '../support/open-page.ts'

test('in print the floating button is gone and every answer is open', async ({ page }) => {
  await open(page, '/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Request a Quote' })).toBeHidden()
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
  for (const answer of await page.locator('details p').all()) await expect(answer).toBeVisible()
})

test('in forced colours the current page is marked and buttons have borders', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, somePage.path)
  const marked = await page
    .locator('header li a')
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).borderBlockEndWidth !== '0px')
        .map((link) => link.ariaCurrent),
    )
  expect(marked).toEqual(['page'])
  await open(page, '/contact')
  for (const name of ['header a[href="/contact"]', 'form button']) {
    const widths = await page.locator(name).evaluate((one) => getComputedStyle(one).borderWidth)
    for (const width of widths.split(' '))
      expect(Number.parseFloat(width)).toBeGreaterThanOrEqual(1)
  }
})
