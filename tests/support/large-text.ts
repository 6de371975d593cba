import { expect, type Page } from 'playwright/test'

/**
 * Sets the browser's own font size to twice the usual, which media queries in rem follow too; they
 * ignore the page's styles. Only Chromium has a command for it.
 */
export async function enlargeText(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect(page.locator('body')).toHaveCSS('font-size', /^3[2-9]/)
}
