import { expect, type Page, test } from 'playwright/test'
import { inquiriesOf, newProspect } from '../support/inbox.ts'
import { fillInquiry, sendInquiry } from '../support/inquiry-form.ts'
import { mainNavigation } from '../support/main-navigation.ts'
import { hydrated, open } from '../support/open-page.ts'

const aboutChunk = /\/assets\/About-.*\.js/
const missing = { status: 404, body: '' }

/** The uncaught error of a document that misses its chunk even after a reload, and stays as it is. */
const staysAsItIs = (page: Page) => page.waitForEvent('pageerror')

test('an unknown address answers 404, says so and records what was missing', async ({ page }) => {
  const recorded = page.waitForEvent('console', (message) => message.text().includes('/no/such'))
  const response = await open(page, '/no/such-page?from=mail')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page.getByRole('main')).toMatchAriaSnapshot('- definition: /no/such-page')
  expect((await recorded).text()).not.toContain('from=mail')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})

test('a page is reached although the styles that it needs cannot be loaded', async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort())
  await open(page, '/')
  await mainNavigation(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a render error shows its message and stack on the default error page', async ({ page }) => {
  await page.route(aboutChunk, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const content = { head: { title: '', description: '' } }
             export function Page() { throw new Error('The crane is stuck') }`,
    }),
  )
  await open(page, '/')
  await mainNavigation(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByText('The crane is stuck', { exact: true })).toBeVisible()
  await expect(page.locator('pre')).toContainText('Error: The crane is stuck')
})

test('a page whose chunk a deploy has removed is loaded as a document once', async ({ page }) => {
  await open(page, '/')
  await page.route(aboutChunk, (route) => route.fulfill(missing))
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  const link = mainNavigation(page).getByRole('link', { name: 'About Us' })
  const prefetched = page.waitForResponse(aboutChunk)
  await link.hover()
  await prefetched
  const staying = staysAsItIs(page)
  await link.click()
  await staying
  expect(documents).toEqual(['/about'])
  // Without its script the page is as complete as without any.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('a chunk missing on the way back reloads the page once, after every deploy', async ({
  page,
}) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  for (const _ of ['first deploy', 'second deploy']) {
    await open(page, '/about')
    await page.evaluate(() => history.pushState(null, '', '/'))
    await page.reload()
    await hydrated(page)
    await page.route(aboutChunk, (route) => route.fulfill(missing))
    documents = 0
    const staying = staysAsItIs(page)
    await page.goBack()
    await staying
    expect(documents).toBe(1)
    await expect(page).toHaveTitle(/about/i)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute(aboutChunk)
  }
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
})

test('an inquiry whose answer was lost is sent again after a reload and stored once', async ({
  page,
  request,
}) => {
  const email = newProspect()
  await open(page, '/contact')
  await page.route('/api/inquiries', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await fillInquiry(page, email)
  await sendInquiry(page)
  await expect(page.getByRole('alert')).toContainText('Unexpected error. Please try again.')
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await page.unroute('/api/inquiries')
  await page.reload()
  await hydrated(page)
  await fillInquiry(page, email)
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  expect(await inquiriesOf(request, email)).toHaveLength(1)
})
