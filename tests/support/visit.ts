import { expect, type Locator, type Page, type Response } from 'playwright/test'
import { shell } from '../../src/content/shell.ts'
import { type Route, routes } from '../../src/routes.ts'

const missingPath = '/no-such-page'

export const everyPath = [...routes.map(({ path }) => path), missingPath]

const inNavigation = routes.filter(({ nav }) => nav)

/** The first and last pages in the main navigation. `chunk` matches the URL of a page's script. */
export const somePage = visitable(inNavigation.at(0))
export const anotherPage = visitable(inNavigation.at(-1))

function visitable(route?: Route) {
  if (!route?.nav) throw new Error('The main navigation has no page')
  const { path, page, nav } = route
  return { path, nav, chunk: new RegExp(`/assets/${page}-.*\\.js`) }
}

/** Opens a page and waits for hydration. The test fails if the page throws an uncaught error. */
export async function open(page: Page, path: string): Promise<Response | null> {
  page.removeAllListeners('pageerror')
  page.on('pageerror', (error) =>
    expect.soft(error, 'an uncaught error of the page').toBeNull(),
  )
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

/** Waits until React has hydrated the page. Before hydration, each link loads a new document. */
export async function hydrated(page: Page): Promise<void> {
  // Hydration adds `aria-expanded` to the menu button.
  const isHydrated = () =>
    document.querySelector('header [aria-expanded]') !== null
  await page.waitForFunction(isHydrated, undefined, { polling: 20 })
}

export const mainNavigation = (page: Page) =>
  page.getByRole('navigation', { name: shell.navigation.label })

export const menuButton = (page: Page) =>
  page.getByRole('button', { name: shell.navigation.toggle })

/** A link in the menu. A long company name or more pages turn the menu into a button, which hides it. */
export const linkTo = (page: Page, name: string) =>
  page.locator('header nav').getByRole('link', { name, includeHidden: true })

/** The header's link to the form, which the same button can hide. */
export const quoteLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', {
    name: shell.navigation.quote.label,
    includeHidden: true,
  })

/** Opens the menu if it hides the link. */
export async function show(page: Page, link: Locator): Promise<Locator> {
  if (!(await link.isVisible())) await menuButton(page).click()
  return link
}

export const followMenu = (page: Page, name: string) =>
  followLink(page, linkTo(page, name))

export async function followLink(page: Page, link: Locator): Promise<void> {
  await (await show(page, link)).click()
}

/** Checks that the page is shown from its top, and that a link or button has led to it. */
export async function expectArrival(page: Page, path: string) {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}

/**
 * Holds back requests that match `address`. Once released, they get this response or, if there is
 * none, the server's.
 * @returns a function that releases them.
 */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  response?: { status: number },
) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    if (response) await route.fulfill(response)
    else await route.continue()
  })
  return release
}

/**
 * Collects requests to other hosts, and console errors and warnings. Chromium also reports
 * violations of the Content Security Policy as console errors.
 */
export function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    // Skip the error that Chromium logs because the 404 page itself has status 404.
    if (message.location().url.endsWith(missingPath)) return
    if (['error', 'warning'].includes(message.type()))
      problems.push(message.text())
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost')
      problems.push(request.url())
  })
  return problems
}
