import { expect, test } from 'playwright/test'
import { anotherPage, somePage } from '../support/every-path.ts'
import { holdBack } from '../support/hold-back.ts'
import { newProspect } from '../support/inbox.ts'
import { expectArrival, historyLength, linkTo } from '../support/main-navigation.ts'
import { hydrated, open } from '../support/open-page.ts'

const missing = { status: 404, body: '' }

test('hydration leaves the focus where it is', async ({ page }) => {
  await open(page, '/')
  const letArrive = await holdBack(page, '**/assets/client-*')
  await page.reload({ waitUntil: 'commit' })
  const link = page.locator('main a').first()
  await link.focus()
  letArrive()
  await hydrated(page)
  await expect(link).toBeFocused()
})

test('the old page stays until the next one has loaded, and two clicks add one history entry', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const letArrive = await holdBack(page, anotherPage.chunk)
  await open(page, '/')
  const home = (await heading.textContent()) ?? ''
  const entries = await historyLength(page)
  await linkTo(page, anotherPage.nav).click()
  await expect(page).toHaveURL(anotherPage.path)
  await expect(heading).toHaveText(home)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await linkTo(page, anotherPage.nav).dblclick()
  await expect(heading).toHaveText(home)
  letArrive()
  await expect(heading).not.toHaveText(home)
  await expectArrival(page, anotherPage.path)
  expect(await historyLength(page)).toBe(entries + 1)
})

test('the page chosen last is shown, also when one chosen before loads later', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const letArrive = await holdBack(page, anotherPage.chunk)
  await open(page, '/')
  const response = page.waitForResponse(anotherPage.chunk)
  await linkTo(page, anotherPage.nav).click()
  await linkTo(page, somePage.nav).click()
  await expectArrival(page, somePage.path)
  const chosen = (await heading.textContent()) ?? ''
  letArrive()
  await page.evaluate((chunk) => import(chunk), (await response).url())
  await expectArrival(page, somePage.path)
  await expect(heading).toHaveText(chosen)
})

test('the page that buttons lead to is fetched once a visitor scrolls, unless they save data', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const contact = () => asked.some((url) => url.includes('/Contact-'))
  await page.addInitScript(() => {
    const connection = { saveData: location.hash === '#less' }
    Object.defineProperty(navigator, 'connection', { value: connection })
  })
  await open(page, '/#less')
  await page.keyboard.press('PageDown')
  await open(page, '/about')
  expect(contact()).toBe(false)
  await page.keyboard.press('PageDown')
  await expect.poll(contact).toBe(true)
})

test('a page whose stylesheet fails is loaded as a document, and Back returns to what was written', async ({
  page,
}) => {
  const email = newProspect()
  await open(page, '/contact')
  await page.route('**/*.css', (route) => route.abort())
  await page.getByLabel('Email').fill(email)
  const arrived = page.waitForEvent('domcontentloaded')
  await linkTo(page, anotherPage.nav).click()
  await arrived
  await expect(page).toHaveURL(anotherPage.path)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
  await page.goBack()
  await hydrated(page)
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('a page that never answers is loaded as a document', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  await page.route(anotherPage.chunk, () => {})
  await linkTo(page, anotherPage.nav).click()
  await expect(page).toHaveURL(anotherPage.path)
  const asked = page.waitForRequest((request) => request.isNavigationRequest())
  await page.clock.fastForward(5000)
  expect((await asked).url()).toContain(anotherPage.path)
})

test('a page whose chunk a deploy has removed is loaded as a document once', async ({ page }) => {
  // /contact hydrates its <main>, so its document asks for the missing chunk as well.
  const chunk = /\/Contact-/
  await open(page, '/')
  await page.route(chunk, (route) => route.fulfill(missing))
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  const link = page.getByRole('banner').locator('a[href="/contact"]')
  const prefetched = page.waitForResponse(chunk)
  await link.hover()
  await prefetched
  // The script logs it when a document lacks its own chunk, and does not reload again.
  const staying = page.waitForEvent('console', (message) => message.type() === 'info')
  await link.click()
  await staying
  expect(documents).toEqual(['/contact'])
  // The prerendered page is still there.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('a chunk missing on the way back reloads the page once, and Forward still leads on', async ({
  page,
}) => {
  await open(page, '/')
  await linkTo(page, anotherPage.nav).click()
  await expectArrival(page, anotherPage.path)
  const title = await page.title()
  await linkTo(page, somePage.nav).click()
  await expectArrival(page, somePage.path)
  await page.reload()
  await hydrated(page)
  await page.route(anotherPage.chunk, (route) => route.fulfill(missing))
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goBack()
  await expect(page).toHaveTitle(title)
  await hydrated(page)
  expect(documents).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(somePage.path)
})

test('a render error shows its message and stack on the default error page', async ({ page }) => {
  await page.route(anotherPage.chunk, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const content = { head: { title: '', description: '' } }
             export function Page() { throw new Error('The crane is stuck') }`,
    }),
  )
  await open(page, '/')
  await linkTo(page, anotherPage.nav).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByText('The crane is stuck', { exact: true })).toBeVisible()
  await expect(page.locator('pre')).toContainText('Error: The crane is stuck')
})

test('an unknown address answers 404, and the console names its path without the query', async ({
  page,
}) => {
  const recorded = page.waitForEvent('console', (message) => message.text().includes('/no/such'))
  const response = await open(page, '/no/such-page?from=mail')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  expect((await recorded).text()).not.toContain('from=mail')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})
