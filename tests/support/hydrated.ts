import type { Page } from 'playwright/test'

/** Waits until React has taken over the page; before that a link loads a new document. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const header = document.querySelector('header')
    return header && Object.keys(header).some((key) => key.startsWith('__reactProps'))
  })
}
