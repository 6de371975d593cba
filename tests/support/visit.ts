import { expect, type Page, type Response } from 'playwright/test'
import { routes } from '../../src/routes.ts'

export const missingPath = '/no-such-page'

/** Every page of the site, and the 404 page. */
export const everyPath = [...routes.map(({ path }) => path), missingPath]

/** The first and the last page of the main navigation. `chunk` matches the address of its script. */
export const somePage = fromNavigation(0)
export const anotherPage = fromNavigation(-1)

function fromNavigation(index: number) {
  const { path, page, nav = '' } = routes.filter(({ nav }) => nav).at(index) ?? {}
  return { path: String(path), nav, chunk: new RegExp(`/assets/${page}-.*\\.js`) }
}

/** Opens a page and waits for its hydration. The test fails if the page throws an uncaught error. */
export async function open(page: Page, path: string): Promise<Response | null> {
  page.removeAllListeners('pageerror')
  page.on('pageerror', (error) => expect.soft(error, 'an uncaught error of the page').toBeNull())
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

/** Waits until React has hydrated the page. Until then, links load documents. */
export async function hydrated(page: Page): Promise<void> {
  // React sets `aria-expanded` after hydration. Polling works without `requestAnimationFrame`, which
  // below-the-screen.spec.ts removes.
  const isHydrated = () => document.querySelector('header [aria-expanded]') !== null
  await page.waitForFunction(isHydrated, undefined, { polling: 20 })
}

/** The links in the header. On a phone, open the menu first. */
export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

export const linkTo = (page: Page, name: string) => mainNavigation(page).getByRole('link', { name })

export const historyLength = (page: Page) => page.evaluate(() => history.length)

/** Expects that the page is scrolled to its top and that its heading has the focus. */
export async function expectArrival(page: Page, path: string) {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}

/** Delays requests for an address. @returns a function that lets the requests continue. */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  response?: { status: number },
) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await (response ? route.fulfill(response) : route.continue())
  })
  return resolve
}

/** Collects console errors and warnings, violations of the security policy, and requests to other hosts. */
export async function watchProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => {
    // Chromium reports the status 404 of the page as an error.
    if (message.location().url.endsWith(missingPath)) return
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') problems.push(request.url())
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`Policy: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return problems
}
