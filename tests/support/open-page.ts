import type { Page } from 'playwright/test'

/** Opens a page of the site, and returns when what is in `main` is React's. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactProps'))
  })
}
