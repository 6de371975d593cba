import { expect, test } from 'playwright/test'
import { everyPath } from '../support/every-path.ts'
import { open } from '../support/open-page.ts'
import { overflow } from '../support/overflow.ts'

test('every page fits every width for who has set text to twice its size', async ({ page }) => {
  for (const path of everyPath) {
    await open(page, path)
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toMatch(/^3[2-9]/)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await overflow(page), `${path} at ${width} px`).toBe(0)
    }
  }
})

test('with it, on a phone, the form keeps to its sheet and nothing lies over it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/contact')
  const [left, right] = await page.locator('form').evaluate((form) => {
    const { left, right } = form.getBoundingClientRect()
    return [left, right]
  })
  const places = await page
    .locator('form :is(input, textarea, button):visible')
    .evaluateAll((controls) =>
      controls.map((control) => {
        const { left, right } = control.getBoundingClientRect()
        return { left, right, floats: getComputedStyle(control).position !== 'static' }
      }),
    )
  expect(places).toEqual(Array(6).fill({ left, right, floats: false }))
})
