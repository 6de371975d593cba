import { expect, type Page, test } from 'playwright/test'
import { fillInquiry } from '../support/form.ts'
import {
  anotherPage,
  expectArrival,
  holdBack,
  hydrated,
  linkTo,
  open,
  somePage,
} from '../support/visit.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the last choice wins, whether a link, Back or Forward made it', async ({
  page,
}) => {
  await open(page, anotherPage.path)
  await linkTo(page, somePage.nav).click()
  await expectArrival(page, somePage.path)
  // Reload, so that the first page's code must be loaded again.
  await page.reload()
  await hydrated(page)
  const title = await page.title()
  const letArrive = await holdBack(page, anotherPage.chunk)
  const response = page.waitForResponse(anotherPage.chunk)
  await linkTo(page, anotherPage.nav).click()
  await expect(page).toHaveURL(somePage.path)
  await page.goBack()
  await expect(page).toHaveURL(anotherPage.path)
  await linkTo(page, somePage.nav).dblclick()
  await expectArrival(page, somePage.path)
  // If the double-click had added two history entries, Back would lead to the second page again.
  await page.goBack()
  await expect(page).toHaveURL(anotherPage.path)
  await page.goForward()
  letArrive()
  await page.evaluate((chunk) => import(chunk), (await response).url())
  await page.evaluate(() => new Promise((resume) => setTimeout(resume)))
  await expect(page).toHaveTitle(title)
  await expectArrival(page, somePage.path)
})

test('entries outlive documents until they are sent', async ({ page }) => {
  const email = page.getByLabel('Email')
  const linkToForm = page.getByRole('banner').locator('a[href="/contact"]')
  await page.route('**/*.js', () => {})
  await page.goto('/contact')
  await fillInquiry(page, 'old@example.com')
  await page.evaluate(() =>
    document.body.prepend(document.createElement('form')),
  )
  await linkTo(page, anotherPage.nav).click()
  await expect(page).toHaveURL(anotherPage.path)
  await page.unrouteAll()
  // If styles fail, links load documents.
  await page.route('**/*.css', (route) => route.abort())
  await linkToForm.click()
  await expect(email).toHaveValue('old@example.com')
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
  // Fill in the field without firing an event, as password managers and Chrome for iOS do.
  await email.evaluate((field) =>
    Object.assign(field, { value: 'new@example.com' }),
  )
  await page.goBack()
  await page.goBack()
  await expect(email).toHaveValue('new@example.com')
  // Phones close hidden tabs without `pagehide`.
  await email.evaluate((field) => {
    Object.defineProperty(document, 'hidden', {
      value: true,
      configurable: true,
    })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'hidden')
    Object.assign(field, { value: '' })
    dispatchEvent(new Event('storage'))
  })
  await expect(email).toHaveValue('new@example.com')
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page).toHaveURL('/thank-you')
  await hydrated(page)
  await linkToForm.click()
  await expect(page).toHaveURL('/contact')
  await hydrated(page)
  await expect(email).toHaveValue('')
})

test('missing files are prefetched once, and a click loads the document once', async ({
  page,
}) => {
  await open(page, '/')
  const requested: string[] = []
  await page.route(/\.css$|\/contact-/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  )
  page.on('request', (request) =>
    requested.push(new URL(request.url()).pathname),
  )
  const link = page.getByRole('banner').locator('a[href="/contact"]')
  const prefetched = page.waitForResponse(/\/contact-/)
  await link.hover()
  await prefetched
  await page.mouse.move(0, 300)
  await link.hover()
  expect(requested.filter((path) => /contact|\.css$/.test(path))).toHaveLength(
    2,
  )
  // The new document can't load its script either. It logs the failure but doesn't reload.
  const stays = page.waitForEvent(
    'console',
    (message) => message.type() === 'info',
  )
  await link.click()
  await stays
  expect(requested.filter((path) => path === '/contact')).toHaveLength(1)
})

test('Back before the script has arrived shows the page at the URL', async ({
  page,
}) => {
  await open(page, somePage.path)
  await linkTo(page, anotherPage.nav).click()
  await expectArrival(page, anotherPage.path)
  await page.route(anotherPage.chunk, () => {})
  await page.reload()
  await page.goBack()
  await expect(linkTo(page, somePage.nav)).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('Back while the HTML arrives shows the page at the URL', async ({
  page,
}) => {
  // Change the URL before the inline script runs, as if the visitor had pressed Back after a
  // reload.
  const changeUrl = ([from, to]: [string, string]) => {
    if (location.pathname === from) history.replaceState(null, '', to)
  }
  await page.addInitScript(changeUrl, [
    somePage.path,
    anotherPage.path,
  ] satisfies [string, string])
  await page.goto(somePage.path)
  await expect(linkTo(page, anotherPage.nav)).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('the error page shows the message and the stack trace of a render error', async ({
  page,
}) => {
  const body = `export function Page() { throw new Error('The crane is stuck') }
                export const content = { head: { title: 'Test', description: '' } }`
  await page.route(anotherPage.chunk, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  await open(page, '/')
  await linkTo(page, anotherPage.nav).click()
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(
    page.getByText('The crane is stuck', { exact: true }),
  ).toBeVisible()
  await expect(page.locator('pre')).toContainText('Error: The crane is stuck')
  await page.goBack()
  await expect(linkTo(page, anotherPage.nav)).toBeVisible()
})

test('an unknown URL shows the 404 page, which logs the path without query', async ({
  page,
}) => {
  const recorded = page.waitForEvent('console', (message) =>
    message.text().includes('/no/such'),
  )
  const response = await open(page, '/no/such-page?from=email')
  expect(response?.status()).toBe(404)
  await expect(heading(page)).toHaveText('Oops! Page not found')
  expect((await recorded).text()).not.toContain('from=email')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})
