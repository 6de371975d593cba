import type { Locator, Page } from 'playwright/test'

/** The links in the header; on a phone the menu has to be open. */
export const mainNavigation = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' })
