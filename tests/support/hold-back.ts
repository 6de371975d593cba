import type { Page } from 'playwright/test'

/** Holds back requests for an address until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp, answer?: { status: number }) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await (answer ? route.fulfill(answer) : route.continue())
  })
  return resolve
}
