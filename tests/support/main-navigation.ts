import { expect, type Page } from 'playwright/test'

/** The links in the header; on a phone the menu has to be open. */
export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

export const linkTo = (page: Page, name: string) => mainNavigation(page).getByRole('link', { name })

export const historyLength = (page: Page) => page.evaluate(() => history.length)

/** Expects a page at its top, with the focus on its heading. */
export async function expectArrival(page: Page, path: string) {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}
