import { expect, type Page, type Response, test } from 'playwright/test'
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

/** Waits until a page script has run or failed, and the tasks that this caused have ended. */
async function afterScript(page: Page, response: Promise<Response>) {
  const url = (await response).url()
  await page.evaluate((script) => import(script).catch(() => {}), url)
  await page.evaluate(() => new Promise((resume) => setTimeout(resume)))
}

test.describe('while the code of another page is held back', () => {
  let letArrive: () => void

  test.beforeEach(async ({ page }) => {
    await open(page, anotherPage.path)
    await followMenu(page, somePage.nav)
    await expectArrival(page, somePage.path)
    // Reload, so that the other page's code must be loaded again.
    await page.reload()
    await hydrated(page)
    letArrive = await holdBack(page, anotherPage.chunk)
  })

  test('a link changes neither the page nor the URL', async ({ page }) => {
    await followMenu(page, anotherPage.nav)
    await expect(page).toHaveURL(somePage.path)
    await expect(linkTo(page, somePage.nav)).toHaveAttribute(
      'aria-current',
      'page',
    )
    letArrive()
    await expectArrival(page, anotherPage.path)
  })

  test('the last choice wins, whether a link, Back or Forward made it', async ({
    page,
  }) => {
    const title = await page.title()
    const response = page.waitForResponse(anotherPage.chunk)
    await followMenu(page, anotherPage.nav)
    await page.goBack()
    await expect(page).toHaveURL(anotherPage.path)
    await followMenu(page, somePage.nav)
    await expectArrival(page, somePage.path)
    await page.goBack()
    await expect(page).toHaveURL(anotherPage.path)
    await page.goForward()
    letArrive()
    await afterScript(page, response)
    await expect(page).toHaveTitle(title)
    await expectArrival(page, somePage.path)
  })

  test('a double-click on a link adds one history entry', async ({ page }) => {
    await page.goBack()
    await expect(page).toHaveURL(anotherPage.path)
    const link = linkTo(page, somePage.nav)
    // A folded menu closes with the first click.
    if (await link.isVisible()) await link.dblclick()
    else await followLink(page, link)
    await expectArrival(page, somePage.path)
    await page.goBack()
    await expect(page).toHaveURL(anotherPage.path)
    letArrive()
  })
})

test('before the code of a page has arrived, a click with Ctrl opens a link in a new tab', async ({
  page,
  context,
}) => {
  const letArrive = await holdBack(page, somePage.chunk)
  await open(page, somePage.path)
  const newTab = context.waitForEvent('page')
  const link = page.getByRole('main').locator('a[href="/contact"]').first()
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(await newTab).toHaveURL('/contact')
  await expect(page).toHaveURL(somePage.path)
  letArrive()
})

test('a page that fails to load does not replace the page that was chosen after it', async ({
  page,
}) => {
  // Before it loads another document, the page asks with HEAD whether the server can be reached.
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
  await afterScript(page, response)
  expect(headRequests).toEqual([])
  await expectArrival(page, somePage.path)
})

test('a click loads the styles again that failed to load before it', async ({
  page,
}) => {
  await open(page, somePage.path)
  // A new document will not have this attribute.
  await page.evaluate(() => document.body.setAttribute('data-first', ''))
  await page.route('**/*.css', (route) => route.abort(), { times: 1 })
  const failure = page.waitForEvent('requestfailed')
  await (await show(page, linkTo(page, anotherPage.nav))).hover()
  await failure
  await followMenu(page, anotherPage.nav)
  await expectArrival(page, anotherPage.path)
  await expect(page.locator('body')).toHaveAttribute('data-first')
})

const classesIn = (page: Page) =>
  page
    .locator('[class]')
    .evaluateAll((elements) =>
      elements.flatMap(({ classList }) => [...classList]),
    )

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // The first styles of a page are those of the classes in its HTML.
  test('each page has the classes that hydration gives it', async ({
    page,
    browser,
  }) => {
    const withScripts = await browser.newPage({ javaScriptEnabled: true })
    for (const path of everyPath) {
      await page.goto(path)
      const inHtml = await classesIn(page)
      await open(withScripts, path)
      const afterHydration = await classesIn(withScripts)
      const added = afterHydration.filter((name) => !inHtml.includes(name))
      expect(added, `classes without styles on ${path}`).toEqual([])
    }
    await withScripts.close()
  })
})

const email = (page: Page) => formField(page, 'email')

/** Lets the page believe that its tab is hidden, or visible again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

test.describe('a page that was prepared in advance', () => {
  // Playwright turns off preparing pages in advance. So hide the tab, which makes the page store a
  // copy, and then do what Chromium 156 does when it shows a prepared page with an empty form: it
  // replaces the page's session storage between these two events.
  test.beforeEach(async ({ page }) => {
    await open(page, '/contact')
    await email(page).fill('ann@example.com')
    await setHidden(page, true)
    const copy = await page.evaluate(() => ({ ...sessionStorage }))
    await fillSilently(page, '')
    await setHidden(page, false)
    await page.evaluate((copy) => {
      Object.assign(sessionStorage, copy)
      document.dispatchEvent(new Event('prerenderingchange'))
    }, copy)
  })

  test('gets the entries when it is shown', async ({ page }) => {
    await expect(email(page)).toHaveValue('ann@example.com')
  })

  test('leaves no entries to those who use the computer later', async ({
    page,
  }) => {
    await expect(email(page)).toHaveValue('ann@example.com')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })
})

/** Fills in the field without firing an event, as password managers and Chrome for iOS do. */
const fillSilently = (page: Page, value: string) =>
  email(page).evaluate((field, value) => Object.assign(field, { value }), value)

const linkToForm = (page: Page) =>
  page.getByRole('banner').locator('a[href="/contact"]')

test.describe('entries outlive', () => {
  test('a document whose scripts never arrived', async ({ page }) => {
    const neverAnswer = () => {}
    await page.route('**/*.js', neverAnswer)
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
    // The new document has styles of its own in its HTML.
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
    await page.goBack()
    await expect(email(page)).toHaveValue('new@example.com')
  })

  test('a hidden tab that the phone closes without `pagehide`', async ({
    page,
  }) => {
    await open(page, '/contact')
    await fillSilently(page, 'new@example.com')
    await setHidden(page, true)
    // When the visitor returns, the form is empty, and the stored copy arrives with this event.
    await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'))
    await fillSilently(page, '')
    await page.evaluate(() => dispatchEvent(new Event('storage')))
    await expect(email(page)).toHaveValue('new@example.com')
  })
})

test('a post without JavaScript empties the form', async ({ page }) => {
  await open(page, '/contact')
  await fillInquiry(page, newProspect())
  // This is how the browser posts the form if the script hasn't arrived.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page).toHaveURL('/thank-you')
  await hydrated(page)
  await linkToForm(page).click()
  await expect(page).toHaveURL('/contact')
  await hydrated(page)
  await expect(email(page)).toHaveValue('')
})

test.describe('if a page and the styles are missing', () => {
  /** Opens the home page. @returns the paths of later requests, to which each one is added. */
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
    await linkToForm(page).hover()
    await prefetched
    await page.mouse.move(0, 300)
    await linkToForm(page).hover()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const codeOrStyles = requested.filter(
      (path) => path.includes('contact') || path.endsWith('.css'),
    )
    expect(codeOrStyles).toHaveLength(2)
  })

  test('a click loads the document only once', async ({ page }) => {
    const requested = await openHome(page)
    // The new document can't load its script either. It logs the failure but doesn't reload.
    const failureLogged = page.waitForEvent('console', (message) => {
      return message.type() === 'info'
    })
    await linkToForm(page).click()
    await failureLogged
    expect(requested.filter((path) => path === '/contact')).toHaveLength(1)
  })
})

test('Back before the script has arrived shows the page at the URL', async ({
  page,
}) => {
  await open(page, somePage.path)
  await followMenu(page, anotherPage.nav)
  await expectArrival(page, anotherPage.path)
  const neverAnswer = () => {}
  await page.route(anotherPage.chunk, neverAnswer)
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
  await page.addInitScript((previousPath) => {
    history.replaceState(null, '', previousPath)
  }, anotherPage.path)
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
