import type { Page } from 'playwright/test'

/** Holds back what is asked for under an address, until the returned function lets it go. */
export async function holdBack(page: Page, address: string | RegExp, answer?: { status: number }) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await (answer ? route.fulfill(answer) : route.continue())
  })
  return resolve
}
