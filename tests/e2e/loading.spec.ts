import { expect, type Page, test } from 'playwright/test'
import { newProspect } from '../support/inquiries.ts'
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

const missing = { status: 404, body: '' }
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Replaces the code of the last page of the navigation. */
const replaceCode = (page: Page, body: string) =>
  page.route(anotherPage.chunk, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `${body}\nexport const content = { head: { title: 'Test', description: '' } }`,
    }),
  )

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

test('the old page and its address stay until the next page has loaded, and a double click adds one history entry', async ({
  page,
}) => {
  const letArrive = await holdBack(page, anotherPage.chunk)
  await open(page, '/')
  const home = (await heading(page).textContent()) ?? ''
  const entries = await historyLength(page)
  await linkTo(page, anotherPage.nav).dblclick()
  await expect(heading(page)).toHaveText(home)
  expect(new URL(page.url()).pathname).toBe('/')
  letArrive()
  await expectArrival(page, anotherPage.path)
  await expect(heading(page)).not.toHaveText(home)
  expect(await historyLength(page)).toBe(entries + 1)
})

// Each entry holds something back, and resolves when the page has reached that stage.
const stages: [string, (page: Page) => Promise<unknown>][] = [
  ['before the script has arrived', (page) => page.route('**/assets/client-*', () => {})],
  [
    "before the page's own code has arrived",
    async (page) => {
      await page.route('**/assets/home-*', () => {})
      return page.waitForResponse('**/assets/client-*')
    },
  ],
  [
    'before React has hydrated the page',
    async (page) => {
      // React 19 hydrates in tasks that it posts to itself.
      await page.addInitScript(() => {
        MessagePort.prototype.postMessage = () => {}
      })
      const isKnown = () =>
        Object.keys(document.querySelector('#root') ?? {}).some((key) =>
          key.startsWith('__reactContainer'),
        )
      return page.waitForFunction(isKnown)
    },
  ],
]

for (const [stage, reach] of stages) {
  test(`a press on a link is not lost ${stage}`, async ({ page }) => {
    const reached = reach(page)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await reached
    const home = (await heading(page).textContent()) ?? ''
    await linkTo(page, somePage.nav).click()
    await expect(page).toHaveURL(somePage.path)
    await expect(heading(page)).not.toHaveText(home)
  })
}

test('a control on any page works on the first visit and after navigation', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Press' })
  await page.route(anotherPage.path, async (route) => {
    const response = await route.fetch()
    const main = '$1<h1>Test</h1><button>Press</button>$2'
    const body = (await response.text()).replace(/(<main[^>]*>).*(<\/main>)/s, main)
    await route.fulfill({ response, body })
  })
  await replaceCode(
    page,
    `const element = (type, props) =>
       ({ $$typeof: Symbol.for('react.transitional.element'), type, key: type, props })
     const onClick = ({ target }) => target.setAttribute('aria-pressed', 'true')
     export const Page = () =>
       [element('h1', { children: 'Test' }), element('button', { children: 'Press', onClick })]`,
  )
  await open(page, anotherPage.path)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await linkTo(page, somePage.nav).click()
  await expectArrival(page, somePage.path)
  await linkTo(page, anotherPage.nav).click()
  await expectArrival(page, anotherPage.path)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})

test('the page chosen last is shown, even if the page chosen before loads later', async ({
  page,
}) => {
  const letArrive = await holdBack(page, anotherPage.chunk)
  await open(page, '/')
  const response = page.waitForResponse(anotherPage.chunk)
  await linkTo(page, anotherPage.nav).click()
  await linkTo(page, somePage.nav).click()
  await expectArrival(page, somePage.path)
  const chosen = (await heading(page).textContent()) ?? ''
  letArrive()
  await page.evaluate((chunk) => import(chunk), (await response).url())
  await expectArrival(page, somePage.path)
  await expect(heading(page)).toHaveText(chosen)
})

test('the contact page is fetched as soon as a visitor scrolls, unless the visitor saves data', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const isFetched = () => requested.some((url) => url.includes('/contact-'))
  await page.addInitScript(() => {
    const connection = { saveData: location.hash === '#less' }
    Object.defineProperty(navigator, 'connection', { value: connection })
  })
  await open(page, '/#less')
  await page.keyboard.press('PageDown')
  await open(page, somePage.path)
  expect(isFetched()).toBe(false)
  await page.keyboard.press('PageDown')
  await expect.poll(isFetched).toBe(true)
})

test('a page whose stylesheet fails is loaded as a document, and Back restores the form', async ({
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

test('a page whose code never arrives is loaded as a document', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  await page.route(anotherPage.chunk, () => {})
  const navigation = page.waitForRequest((request) => request.isNavigationRequest())
  await linkTo(page, anotherPage.nav).click()
  await page.clock.fastForward(5000)
  expect((await navigation).url()).toContain(anotherPage.path)
})

/** Waits for the message that the script logs instead of a second reload if a document lacks its chunk. */
const noSecondReload = (page: Page) =>
  page.waitForEvent('console', (message) => message.type() === 'info')

test('files that a deploy has removed are requested once, and again at the next click, which loads the document', async ({
  page,
}) => {
  await open(page, '/')
  const requested: string[] = []
  await page.route(/\.css$|\/contact-/, (route) => route.fulfill(missing))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/contact|\.css$/.test(pathname)) requested.push(pathname.replace(/^\/assets\/.*\./, ''))
  })
  const link = page.getByRole('banner').locator('a[href="/contact"]')
  const prefetched = page.waitForResponse(/\/contact-/)
  await link.hover()
  await prefetched
  for (let moves = 0; moves < 50; moves += 1) {
    await page.mouse.move(moves, 300)
    await link.hover()
  }
  expect(requested.toSorted()).toEqual(['css', 'js'])
  const stays = noSecondReload(page)
  await link.click()
  await stays
  expect(requested.filter((path) => path === '/contact')).toHaveLength(1)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('a chunk that is missing on the way back reloads the page once, and Forward still works', async ({
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
  const stays = noSecondReload(page)
  await page.goBack()
  await stays
  await expect(page).toHaveTitle(title)
  expect(documents).toBe(1)
  await expect(heading(page)).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(somePage.path)
})

test('the default error page shows the message and the stack of a render error', async ({
  page,
}) => {
  await replaceCode(page, `export function Page() { throw new Error('The crane is stuck') }`)
  await open(page, '/')
  await linkTo(page, anotherPage.nav).click()
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(page.getByText('The crane is stuck', { exact: true })).toBeVisible()
  await expect(page.locator('pre')).toContainText('Error: The crane is stuck')
})

test('the 404 page has status 404, and the console shows the missing path without its query', async ({
  page,
}) => {
  const recorded = page.waitForEvent('console', (message) => message.text().includes('/no/such'))
  const response = await open(page, '/no/such-page?from=mail')
  expect(response?.status()).toBe(404)
  await expect(heading(page)).toHaveText('Oops! Page not found')
  expect((await recorded).text()).not.toContain('from=mail')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})
