import type { Page } from 'playwright/test'

/** How many of the parts of a page are not laid out at the moment. */
export const undrawn = (page: Page) =>
  page
    .locator('main > section > *, footer > *')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length,
    )
