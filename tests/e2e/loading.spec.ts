import { expect, type Page, test } from 'playwright/test'
import { notFound } from '../../src/content/not-found.ts'
import { shell } from '../../src/content/shell.ts'
import { fillInquiry, formField, newProspect } from '../support/form.ts'
import {
  anotherPage,
  everyPath,
  expectArrival,
  followLink,
  followMenu,
  holdBack,
  hydrated,
  linkTo,
  open,
  show,
  somePage,
} from '../support/visit.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the last choice wins, whether a link, Back or Forward made it', async ({
  page,
}) => {
  await open(page, anotherPage.path)
  await followMenu(page, somePage.nav)
  await expectArrival(page, somePage.path)
  // Reload, so that the first page's code must be loaded again.
  await page.reload()
  await hydrated(page)
  const title = await page.title()
  const letArrive = await holdBack(page, anotherPage.chunk)
  const response = page.waitForResponse(anotherPage.chunk)
  await followMenu(page, anotherPage.nav)
  await expect(page).toHaveURL(somePage.path)
  await page.goBack()
  await expect(page).toHaveURL(anotherPage.path)
  const link = linkTo(page, somePage.nav)
  if (await link.isVisible()) await link.dblclick()
  else await followLink(page, link)
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

test('before the code of a page has arrived, a click with Ctrl opens a link in a new tab', async ({
  page,
}) => {
  const letArrive = await holdBack(page, somePage.chunk)
  await open(page, somePage.path)
  const newTab = page.context().waitForEvent('page')
  const link = page.getByRole('main').locator('a[href="/contact"]').first()
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(await newTab).toHaveURL('/contact')
  await expect(page).toHaveURL(somePage.path)
  letArrive()
})

test('a page that fails to load does not replace the page that was chosen after it', async ({
  page,
}) => {
  const headRequests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'HEAD') headRequests.push(request.url())
  })
  await open(page, '/')
  const letFail = await holdBack(page, anotherPage.chunk, { status: 404 })
  const response = page.waitForResponse(anotherPage.chunk)
  await followMenu(page, anotherPage.nav)
  await followMenu(page, somePage.nav)
  await expectArrival(page, somePage.path)
  letFail()
  const chunk = (await response).url()
  await page.evaluate((url) => import(url).catch(() => {}), chunk)
  await page.evaluate(() => new Promise((resume) => setTimeout(resume)))
  // Before it loads another document, the page asks with HEAD whether the server can be reached.
  expect(headRequests).toEqual([])
  await expectArrival(page, somePage.path)
})

test('a click loads the styles again that failed to load before it', async ({
  page,
}) => {
  await open(page, somePage.path)
  await page.evaluate(() => document.body.setAttribute('data-first', ''))
  await page.route(/\.css$/, (route) => route.abort(), { times: 1 })
  const failure = page.waitForEvent('requestfailed')
  await (await show(page, linkTo(page, anotherPage.nav))).hover()
  await failure
  await followMenu(page, anotherPage.nav)
  await expectArrival(page, anotherPage.path)
  // A new document would not have this attribute.
  await expect(page.locator('body')).toHaveAttribute('data-first')
})

const classesIn = (page: Page) =>
  page
    .locator('[class]')
    .evaluateAll((elements) =>
      elements.flatMap(({ classList }) => [...classList]),
    )

// A page's first styles are those of the classes in its HTML.
test('what hydration adds to a page has the styles that arrived with the page', async ({
  page,
  browser,
  baseURL,
}) => {
  const noScript = { javaScriptEnabled: false, baseURL: String(baseURL) }
  const pageWithoutScript = await browser.newPage(noScript)
  for (const path of everyPath) {
    await pageWithoutScript.goto(path)
    const inHtml = await classesIn(pageWithoutScript)
    await open(page, path)
    const added = (await classesIn(page)).filter(
      (name) => !inHtml.includes(name),
    )
    expect(added, `classes without styles on ${path}`).toEqual([])
  }
  await pageWithoutScript.close()
})

test('a page that was prepared in advance gets the entries when it is shown', async ({
  page,
}) => {
  await open(page, '/contact')
  const email = formField(page, 'email')
  await email.fill('ann@example.com')
  // Playwright turns off preparing pages in advance. Hide the tab, so that the page stores a copy. Then
  // do what Chromium 156 does when it shows a prepared page with an empty form: it replaces the page's
  // session storage between these two events.
  await email.evaluate((field: HTMLInputElement) => {
    const isHidden = (value: boolean) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    isHidden(true)
    const stored = Object.entries(sessionStorage)
    field.value = ''
    isHidden(false)
    for (const [key, value] of stored) sessionStorage.setItem(key, value)
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect(email).toHaveValue('ann@example.com')
  // Nobody who uses this computer later should find the entries.
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test.describe('entries outlive', () => {
  const email = (page: Page) => formField(page, 'email')

  const linkToForm = (page: Page) =>
    page.getByRole('banner').locator('a[href="/contact"]')

  /** Fills in the field without firing an event, as password managers and Chrome for iOS do. */
  const fillSilently = (page: Page, value: string) =>
    email(page).evaluate(
      (field, value) => Object.assign(field, { value }),
      value,
    )

  test('a document whose scripts never arrived', async ({ page }) => {
    await page.route('**/*.js', () => {})
    await page.goto('/contact')
    await fillInquiry(page, 'old@example.com')
    // Extensions can add forms of their own.
    await page.evaluate(() =>
      document.body.prepend(document.createElement('form')),
    )
    await followMenu(page, anotherPage.nav)
    await expect(page).toHaveURL(anotherPage.path)
    await page.unrouteAll()
    await followLink(page, linkToForm(page))
    await expect(email(page)).toHaveValue('old@example.com')
  })

  test('a document that is replaced because styles fail', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort())
    await open(page, '/contact')
    await fillSilently(page, 'new@example.com')
    await followMenu(page, anotherPage.nav)
    await expect(page).toHaveURL(anotherPage.path)
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
    await page.goBack()
    await expect(email(page)).toHaveValue('new@example.com')
  })

  test('a hidden tab that the phone closes without `pagehide`', async ({
    page,
  }) => {
    await open(page, '/contact')
    await fillSilently(page, 'new@example.com')
    await email(page).evaluate((field) => {
      Object.defineProperty(document, 'hidden', {
        value: true,
        configurable: true,
      })
      document.dispatchEvent(new Event('visibilitychange'))
      Reflect.deleteProperty(document, 'hidden')
      Object.assign(field, { value: '' })
      dispatchEvent(new Event('storage'))
    })
    await expect(email(page)).toHaveValue('new@example.com')
  })

  test('no post without JavaScript, which empties the form', async ({
    page,
  }) => {
    await open(page, '/contact')
    await fillInquiry(page, newProspect())
    await page
      .locator('form')
      .evaluate((form: HTMLFormElement) => form.submit())
    await expect(page).toHaveURL('/thank-you')
    await hydrated(page)
    await followLink(page, linkToForm(page))
    await expect(page).toHaveURL('/contact')
    await hydrated(page)
    await expect(email(page)).toHaveValue('')
  })
})

test.describe('if a page and the styles are missing', () => {
  const link = (page: Page) =>
    page.getByRole('banner').locator('a[href="/contact"]')

  /** Opens the home page and records the paths of all later requests. */
  async function openHome(page: Page): Promise<string[]> {
    await open(page, '/')
    const requested: string[] = []
    await page.route(/\.css$|\/contact-/, (route) =>
      route.fulfill({ status: 404, body: '' }),
    )
    page.on('request', (request) => {
      // Before the link loads a document, a request checks that the host can be reached.
      if (request.method() !== 'HEAD')
        requested.push(new URL(request.url()).pathname)
    })
    return requested
  }

  test('they are prefetched only once', async ({ page }) => {
    const requested = await openHome(page)
    const prefetched = Promise.all([
      page.waitForResponse(/\/contact-/),
      page.waitForResponse(/\.css$/),
    ])
    await (await show(page, link(page))).hover()
    await prefetched
    await page.mouse.move(0, 300)
    await (await show(page, link(page))).hover()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const missing = requested.filter((path) => /contact|\.css$/.test(path))
    expect(missing).toHaveLength(2)
  })

  test('a click loads the document only once', async ({ page }) => {
    const requested = await openHome(page)
    // The new document can't load its script either. It logs the failure but doesn't reload.
    const stays = page.waitForEvent(
      'console',
      (message) => message.type() === 'info',
    )
    await followLink(page, link(page))
    await stays
    expect(requested.filter((path) => path === '/contact')).toHaveLength(1)
  })
})

test('Back before the script has arrived shows the page at the URL', async ({
  page,
}) => {
  await open(page, somePage.path)
  await followMenu(page, anotherPage.nav)
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

test.describe('after a render error', () => {
  test.beforeEach(async ({ page }) => {
    const body = `
      export function Page() { throw new Error('The crane is stuck') }
      export const content = { head: { title: 'Test', description: '' } }`
    await page.route(anotherPage.chunk, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    await open(page, '/')
    await followMenu(page, anotherPage.nav)
    await expect(heading(page)).toHaveText(shell.crash.heading)
  })

  test('the error page shows the message', async ({ page }) => {
    const message = page.getByText('The crane is stuck', { exact: true })
    await expect(message).toBeVisible()
  })

  test('the error page shows the stack trace', async ({ page }) => {
    await expect(page.locator('pre')).toContainText('Error: The crane is stuck')
  })

  test('Back shows the page before', async ({ page }) => {
    await page.goBack()
    await expect(linkTo(page, anotherPage.nav)).toBeAttached()
  })
})

test.describe('an unknown URL', () => {
  const address = '/no/such-page?from=email'

  test('shows the 404 page, which leads home', async ({ page }) => {
    await open(page, address)
    await expect(heading(page)).toHaveText(notFound.hero.heading)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
  })

  test('has status 404', async ({ page }) => {
    expect((await page.request.get(address)).status()).toBe(404)
  })

  test('is logged without its query', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('/no/such'),
    )
    await open(page, address)
    expect((await logged).text()).not.toContain('from=email')
  })
})
