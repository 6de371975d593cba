import { expect, type Page, type Route, test } from 'playwright/test'
import { anotherPage } from '../support/every-path.ts'
import { inquiriesOf, newProspect } from '../support/inbox.ts'
import { fillInquiry, sendInquiry } from '../support/inquiry-form.ts'
import { mainNavigation } from '../support/main-navigation.ts'
import { hydrated, open } from '../support/open-page.ts'

const missing = { status: 404, body: '' }

/** What is said of a document that misses its own chunk, and stays as it is. */
const staysAsItIs = (page: Page) =>
  page.waitForEvent('console', (message) => message.type() === 'info')

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

for (const [what, answer] of [
  ['fails', (route: Route) => route.abort()],
  ['never answers', () => {}],
] as const) {
  for (const part of ['stylesheet', 'chunk']) {
    test(`a page whose ${part} ${what} is loaded as a document, and looks as it should`, async ({
      page,
    }) => {
      await open(page, '/')
      await page.route(part === 'chunk' ? anotherPage.chunk : '**/*.css', answer)
      const arrived = page.waitForRequest((request) => request.isNavigationRequest())
      await mainNavigation(page).getByRole('link', { name: anotherPage.nav }).click()
      await arrived
      await page.waitForLoadState('domcontentloaded')
      await expect(page).toHaveURL(anotherPage.path)
      await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
    })
  }
}

test('a render error shows its message and stack on the default error page', async ({ page }) => {
  await page.route(anotherPage.chunk, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const content = { head: { title: '', description: '' } }
             export function Page() { throw new Error('The crane is stuck') }`,
    }),
  )
  await open(page, '/')
  await mainNavigation(page).getByRole('link', { name: anotherPage.nav }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByText('The crane is stuck', { exact: true })).toBeVisible()
  await expect(page.locator('pre')).toContainText('Error: The crane is stuck')
})

test('a page whose chunk a deploy has removed is loaded as a document once', async ({ page }) => {
  // React has to take over this page, so that its document asks for the chunk too.
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
  const staying = staysAsItIs(page)
  await link.click()
  await staying
  expect(documents).toEqual(['/contact'])
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
    await open(page, anotherPage.path)
    const title = await page.title()
    await page.evaluate(() => history.pushState(null, '', '/'))
    await page.reload()
    await hydrated(page)
    await page.route(anotherPage.chunk, (route) => route.fulfill(missing))
    documents = 0
    await page.goBack()
    await expect(page).toHaveTitle(title)
    await hydrated(page)
    expect(documents).toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute(anotherPage.chunk)
  }
})

test('what was written is there on the way back from a page that was loaded as a document', async ({
  page,
}) => {
  const email = newProspect()
  await open(page, '/contact')
  await fillInquiry(page, email)
  await page.route(anotherPage.chunk, (route) => route.abort())
  const arrived = page.waitForEvent('domcontentloaded')
  await mainNavigation(page).getByRole('link', { name: anotherPage.nav }).click()
  await arrived
  await expect(page).toHaveURL(anotherPage.path)
  await page.goBack()
  await hydrated(page)
  await expect(page.getByLabel('Email')).toHaveValue(email)
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
