import { expect, type Page, test } from 'playwright/test'
import { newProspect } from '../support/form.ts'
import {
  anotherPage,
  expectArrival,
  historyLength,
  holdBack,
  hydrated,
  linkTo,
  open,
  somePage,
} from '../support/visit.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the last link clicked wins, and a double-click adds one history entry', async ({ page }) => {
  const letArrive = await holdBack(page, anotherPage.chunk)
  await open(page, '/')
  const home = (await heading(page).textContent()) ?? ''
  const entries = await historyLength(page)
  const response = page.waitForResponse(anotherPage.chunk)
  await linkTo(page, anotherPage.nav).click()
  await expect(heading(page)).toHaveText(home)
  expect(new URL(page.url()).pathname).toBe('/')
  await linkTo(page, somePage.nav).dblclick()
  await expectArrival(page, somePage.path)
  await expect(heading(page)).not.toHaveText(home)
  letArrive()
  await page.evaluate((chunk) => import(chunk), (await response).url())
  await expectArrival(page, somePage.path)
  expect(await historyLength(page)).toBe(entries + 1)
})

test('a link works before React has hydrated the page', async ({ page }) => {
  // Prevent hydration, which React 19 schedules with MessagePort.postMessage().
  await page.addInitScript(() => {
    MessagePort.prototype.postMessage = () => {}
  })
  await page.goto('/')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {})
      .join()
      .includes('__reactContainer'),
  )
  const home = (await heading(page).textContent()) ?? ''
  await linkTo(page, somePage.nav).click()
  await expect(page).toHaveURL(somePage.path)
  await expect(heading(page)).not.toHaveText(home)
})

test('if styles fail, links load documents, and the form keeps its entries', async ({ page }) => {
  const email = newProspect()
  await page.route('**/*.css', (route) => route.abort())
  await open(page, '/contact')
  // Fill in the field without an event, as password managers and Chrome for iOS do.
  await page.getByLabel('Email').evaluate((field, value) => Object.assign(field, { value }), email)
  const arrived = page.waitForEvent('domcontentloaded')
  await linkTo(page, anotherPage.nav).click()
  await arrived
  await expect(page).toHaveURL(anotherPage.path)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
  await page.getByRole('banner').locator('a[href="/contact"]').click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.goBack()
  await page.goBack()
  await hydrated(page)
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test("if a page's script never arrives, a link loads a new document", async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  await page.route(anotherPage.chunk, () => {})
  const navigation = page.waitForRequest((request) => request.isNavigationRequest())
  await linkTo(page, anotherPage.nav).click()
  await page.clock.fastForward(5000)
  expect((await navigation).url()).toContain(anotherPage.path)
  // Chromium may never close a page whose document is still being requested.
  await expect(page).toHaveURL(anotherPage.path)
})

/** Responds with 404 to requests for `files`. @returns a live list of all requested paths. */
async function removeFiles(page: Page, files: RegExp): Promise<string[]> {
  const requested: string[] = []
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }))
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  return requested
}

/** If a script is missing, the page logs a message instead of reloading. Waits for that message. */
const noSecondReload = (page: Page) =>
  page.waitForEvent('console', (message) => message.type() === 'info')

test('missing files are prefetched once, and a click loads the document once', async ({ page }) => {
  await open(page, '/')
  const requested = await removeFiles(page, /\.css$|\/contact-/)
  const link = page.getByRole('banner').locator('a[href="/contact"]')
  const prefetched = page.waitForResponse(/\/contact-/)
  await link.hover()
  await prefetched
  for (let moves = 0; moves < 50; moves += 1) {
    await page.mouse.move(moves, 300)
    await link.hover()
  }
  expect(requested.filter((path) => /contact|\.css$/.test(path))).toHaveLength(2)
  const stays = noSecondReload(page)
  await link.click()
  await stays
  expect(requested.filter((path) => path === '/contact')).toHaveLength(1)
  // The click requests the script again. When that fails, the browser loads the document, which
  // requests the script once more.
  expect(requested.filter((path) => path.includes('/contact-'))).toHaveLength(3)
  await expect(heading(page)).toBeVisible()
})

/** Visits two pages and reloads the second, so that the code of the first is no longer loaded. */
async function visitAndReload(page: Page) {
  await open(page, '/')
  for (const { nav, path } of [anotherPage, somePage]) {
    await linkTo(page, nav).click()
    await expectArrival(page, path)
  }
  await page.reload()
  await hydrated(page)
}

test('if a script is missing after Back, the document is loaded once', async ({ page }) => {
  await visitAndReload(page)
  const requested = await removeFiles(page, anotherPage.chunk)
  const stays = noSecondReload(page)
  await page.goBack()
  await stays
  expect(requested.filter((path) => path === anotherPage.path)).toHaveLength(1)
  await expect(heading(page)).toBeVisible()
})

test('Forward or a click on a link cancels a page load that Back started', async ({ page }) => {
  await visitAndReload(page)
  const title = await page.title()
  const letArrive = await holdBack(page, anotherPage.chunk)
  const response = page.waitForResponse(anotherPage.chunk)
  await page.goBack()
  await expect(page).toHaveURL(anotherPage.path)
  await linkTo(page, somePage.nav).click()
  await expectArrival(page, somePage.path)
  await page.goBack()
  await page.goForward()
  letArrive()
  await page.evaluate((chunk) => import(chunk), (await response).url())
  await page.evaluate(() => new Promise((resume) => setTimeout(resume)))
  await expect(page).toHaveTitle(title)
  await expectArrival(page, somePage.path)
})

test("going back shows the page at the URL, even if the page's script never arrives", async ({
  page,
}) => {
  await visitAndReload(page)
  await page.route(somePage.chunk, () => {})
  await page.reload()
  await page.goBack()
  await expect(linkTo(page, anotherPage.nav)).toHaveAttribute('aria-current', 'page')
})

test('going back while the HTML arrives shows the page at the URL', async ({ page }) => {
  // Like Back after a reload, this changes the URL before the inline script runs.
  const changeUrl = ([from, to]: [string, string]) => {
    if (location.pathname === from) history.replaceState(null, '', to)
  }
  await page.addInitScript(changeUrl, [somePage.path, anotherPage.path] satisfies [string, string])
  await page.goto(somePage.path)
  await expect(linkTo(page, anotherPage.nav)).toHaveAttribute('aria-current', 'page')
})

test('the error page shows the message and the stack trace of a render error', async ({ page }) => {
  await page.route(anotherPage.chunk, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function Page() { throw new Error('The crane is stuck') }
             export const content = { head: { title: 'Test', description: '' } }`,
    }),
  )
  await open(page, '/')
  await linkTo(page, anotherPage.nav).click()
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(page.getByText('The crane is stuck', { exact: true })).toBeVisible()
  await expect(page.locator('pre')).toContainText('Error: The crane is stuck')
  await page.goBack()
  await expect(linkTo(page, anotherPage.nav)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('an unknown URL shows the 404 page, which logs the path without query', async ({ page }) => {
  const recorded = page.waitForEvent('console', (message) => message.text().includes('/no/such'))
  const response = await open(page, '/no/such-page?from=email')
  expect(response?.status()).toBe(404)
  await expect(heading(page)).toHaveText('Oops! Page not found')
  expect((await recorded).text()).not.toContain('from=email')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})
