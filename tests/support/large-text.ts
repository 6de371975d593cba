import { expect, type Page } from 'playwright/test'

/**
 * Sets text to twice its size in the browser, as no style of a page can: media queries in rem follow.
 * Only Chromium has a command for it.
 */
export async function enlargeText(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect(page.locator('body')).toHaveCSS('font-size', /^3[2-9]/)
}
