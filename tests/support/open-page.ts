import { expect, type Page, type Response } from 'playwright/test'

/**
 * Opens an address of the site and waits until React has hydrated the page. A test fails where the
 * page throws an error that nothing catches.
 */
export async function open(page: Page, path: string): Promise<Response | null> {
  page.removeAllListeners('pageerror')
  page.on('pageerror', (error) => expect.soft(error, 'an uncaught error of the page').toBeNull())
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

/**
 * Waits until React has taken over the whole document that is shown, after a reload for example.
 * Before that, a link loads a document and the form is sent by the browser.
 */
export async function hydrated(page: Page): Promise<void> {
  // Only React says whether the menu is open. Polls by a timer: below-the-screen.spec.ts takes
  // `requestAnimationFrame` away.
  const told = () => document.querySelector('header [aria-expanded]') !== null
  await page.waitForFunction(told, undefined, { polling: 20 })
}
