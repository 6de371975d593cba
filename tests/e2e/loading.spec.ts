import { expect, type Page, test } from 'playwright/test'
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

test('the old page stays, with its address, until the next one has loaded, and two presses add one history entry', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const letArrive = await holdBack(page, anotherPage.chunk)
  await open(page, '/')
  const home = (await heading.textContent()) ?? ''
  const entries = await historyLength(page)
  await linkTo(page, anotherPage.nav).dblclick()
  await expect(heading).toHaveText(home)
  expect(new URL(page.url()).pathname).toBe('/')
  letArrive()
  await expectArrival(page, anotherPage.path)
  await expect(heading).not.toHaveText(home)
  expect(await historyLength(page)).toBe(entries + 1)
})

// Each holds something back, and resolves when the page has come so far.
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
    const heading = page.getByRole('heading', { level: 1 })
    const home = (await heading.textContent()) ?? ''
    await linkTo(page, somePage.nav).click()
    await expect(page).toHaveURL(somePage.path)
    await expect(heading).not.toHaveText(home)
  })
}

test('a control on any page works on the first visit and after navigation', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Press' })
  await page.route(anotherPage.path, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(
      /(<main[^>]*>).*(<\/main>)/s,
      '$1<h1>Test</h1><button>Press</button>$2',
    )
    await route.fulfill({ response, body })
  })
  await page.route(anotherPage.chunk, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const element = (type, props) =>
               ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, props })
             const onClick = ({ target }) => target.setAttribute('aria-pressed', 'true')
             export const content = { head: { title: 'Test', description: '' } }
             export const Page = () => [
               { ...element('h1', { children: 'Test' }), key: 'h1' },
               { ...element('button', { children: 'Press', onClick }), key: 'button' },
             ]`,
    }),
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
  const contact = () => asked.some((url) => url.includes('/contact-'))
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
  const asked = page.waitForRequest((request) => request.isNavigationRequest())
  await linkTo(page, anotherPage.nav).click()
  await page.clock.fastForward(5000)
  expect((await asked).url()).toContain(anotherPage.path)
})

test('files that a deploy has removed are requested once, and again at the next click, which loads the document', async ({
  page,
}) => {
  await open(page, '/')
  const asked: string[] = []
  await page.route(/\.css$|\/contact-/, (route) => route.fulfill(missing))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/contact|\.css$/.test(pathname)) asked.push(pathname.replace(/^\/assets\/.*\./, ''))
  })
  const link = page.getByRole('banner').locator('a[href="/contact"]')
  const prefetched = page.waitForResponse(/\/contact-/)
  await link.hover()
  await prefetched
  for (let moves = 0; moves < 50; moves += 1) {
    await page.mouse.move(moves, 300)
    await link.hover()
  }
  expect(asked.toSorted()).toEqual(['css', 'js'])
  // The script logs it when a document lacks its own chunk, and does not reload again.
  const staying = page.waitForEvent('console', (message) => message.type() === 'info')
  await link.click()
  await staying
  expect(asked.filter((path) => path === '/contact')).toHaveLength(1)
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
  const staying = page.waitForEvent('console', (message) => message.type() === 'info')
  await page.goBack()
  await staying
  await expect(page).toHaveTitle(title)
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
