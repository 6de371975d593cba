import { expect, test } from 'playwright/test'
import { routes } from '../../src/routes.ts'
import { overflow } from './overflow.ts'

test('every page fits every width for who has set text to twice its size', async ({ page }) => {
  for (const path of [...routes.map(({ path }) => path), '/no-such-page']) {
    await page.goto(path)
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toMatch(/^3[2-9]/)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await overflow(page), `${path} at ${width} px`).toBe(0)
    }
  }
})
