import { expect, test } from 'playwright/test'
import { somePage } from '../support/every-path.ts'
import { enlargeText } from '../support/large-text.ts'
import { open } from '../support/open-page.ts'

test('on paper nothing floats, every answer is open, and links say where they lead', async ({
  page,
}) => {
  await open(page, '/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Request a Quote' })).toBeHidden()
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
  for (const answer of await page.locator('details p').all()) await expect(answer).toBeVisible()
  const target = await page
    .getByRole('main')
    .getByRole('link')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(target).toContain('/contact')
})

test('who forces colours sees which page is current, and where a button ends', async ({ page }) => {
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
    const widths = await page
      .locator(name)
      .evaluate((button) =>
        ['top', 'right', 'bottom', 'left'].map((edge) =>
          Number.parseFloat(getComputedStyle(button).getPropertyValue(`border-${edge}-width`)),
        ),
      )
    expect(Math.min(...widths), name).toBeGreaterThanOrEqual(1)
  }
})

test('for who has set text to twice its size, the form keeps to its sheet on a phone and nothing lies over it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/contact')
  await enlargeText(page)
  const { left, right } = await page
    .locator('form')
    .evaluate((form) => form.getBoundingClientRect().toJSON())
  const places = await page
    .locator('form :is(input, textarea, button):visible')
    .evaluateAll((controls) =>
      controls.map((control) => {
        const { left, right } = control.getBoundingClientRect()
        return { left, right, floats: getComputedStyle(control).position !== 'static' }
      }),
    )
  expect(places).toHaveLength(6)
  for (const place of places) {
    expect(place.floats).toBe(false)
    // Within the line around its box.
    expect(Math.abs(place.left - left)).toBeLessThanOrEqual(1)
    expect(Math.abs(place.right - right)).toBeLessThanOrEqual(1)
  }
})
