import { expect, type Page, test } from 'playwright/test'
import { site } from '../../src/site.ts'
import { anotherPage, somePage } from '../support/every-path.ts'
import { mainNavigation } from '../support/main-navigation.ts'
import { open } from '../support/open-page.ts'

const linkTo = (page: Page, name: string) => mainNavigation(page).getByRole('link', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const historyLength = (page: Page) => page.evaluate(() => history.length)
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
}

/** A visitor arrives when the page begins at its top, with focus on its heading. */
async function expectArrival(page: Page, path: string) {
  await expect(page).toHaveURL(path)
  await expect(heading(page)).toBeFocused()
  expect(await scrolled(page)).toBe(0)
}

/** Holds back a page's chunk until the returned function is called. */
async function holdBack(page: Page, chunk: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(chunk, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a link and Back load no document, start at the top, and set title and canonical address', async ({
  page,
}) => {
  await open(page, '/')
  const title = await page.title()
  const canonical = page.locator('link[rel=canonical]')
  await page.evaluate(() => Object.assign(window, { stillTheSame: true }))
  await scrollDown(page)
  const link = page.getByRole('contentinfo').locator('a[href^="/"]:not([href="/"])').first()
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expectArrival(page, path)
  await expect(page).not.toHaveTitle(title)
  await expect(canonical).toHaveAttribute('href', new RegExp(`\\w${path}$`))
  await scrollDown(page)
  await page.goBack()
  await expectArrival(page, '/')
  await expect(page).toHaveTitle(title)
  await expect(canonical).toHaveAttribute('href', /\w\/$/)
  expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true)
})

test('a page that was reached is told once, and the first page not at all', async ({ page }) => {
  await open(page, '/')
  const announcer = page.locator('#announcer')
  await expect(page.locator(':focus')).toHaveCount(0)
  await expect(announcer).toBeEmpty()
  await linkTo(page, somePage.nav).click()
  await expectArrival(page, somePage.path)
  const told = await announcer.textContent()
  expect(told).toBeTruthy()
  expect(await page.title()).toContain(told)
  // The heading, which is spoken for having focus, says here what the title says.
  await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }).click()
  await expectArrival(page, '/contact')
  await expect(announcer).toBeEmpty()
})

test('the old page stays until the next one is there, and two clicks are one step of history', async ({
  page,
}) => {
  const letArrive = await holdBack(page, anotherPage.chunk)
  await open(page, '/')
  const home = (await heading(page).textContent()) ?? ''
  const entries = await historyLength(page)
  await linkTo(page, anotherPage.nav).click()
  await expect(page).toHaveURL(anotherPage.path)
  await expect(heading(page)).toHaveText(home)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await linkTo(page, anotherPage.nav).dblclick()
  await expect(heading(page)).toHaveText(home)
  letArrive()
  await expect(heading(page)).not.toHaveText(home)
  await expectArrival(page, anotherPage.path)
  expect(await historyLength(page)).toBe(entries + 1)
})

test('what is chosen last counts, also when a page chosen before it arrives later', async ({
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

test('a link to the page itself starts it anew', async ({ page }) => {
  await open(page, '/')
  const entries = await historyLength(page)
  await scrollDown(page)
  await page.getByRole('banner').getByRole('link', { name: site.name }).click()
  await expectArrival(page, '/')
  expect(await historyLength(page)).toBe(entries)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu closes with Escape, with a link, and when Back changes the page', async ({
    page,
  }) => {
    await open(page, '/')
    const toggle = page.getByRole('button', { name: 'Menu' })
    const link = linkTo(page, somePage.nav)
    await expect(link).toBeHidden()
    await toggle.click()
    await link.focus()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(toggle).toBeFocused()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await link.click()
    await expect(page).toHaveURL(somePage.path)
    await expect(link).toBeHidden()
    await toggle.click()
    await expect(link).toBeVisible()
    await page.goBack()
    await expect(link).toBeHidden()
  })

  test('Escape closes the menu first and a notice after it', async ({ page }) => {
    await open(page, '/contact')
    await page.getByRole('main').getByRole('button', { name: 'Get Free Quote' }).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('Validation Error')
    const toggle = page.getByRole('button', { name: 'Menu' })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(notice).toContainText('Validation Error')
    await page.keyboard.press('Escape')
    await expect(notice).toBeEmpty()
  })
})

test('the floating quote button is not on pages about the quote, and stays dismissed', async ({
  page,
}) => {
  const floating = page.getByRole('link', { name: 'Request a Quote' })
  for (const path of ['/contact', '/thank-you']) {
    await open(page, path)
    await expect(floating).toHaveCount(0)
  }
  await open(page, '/')
  await expect(floating).toHaveAttribute('href', '/contact')
  // Over the words of the first screen it would hide them; it comes with what is below.
  await expect(floating).not.toBeInViewport()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(floating).toBeInViewport()
  await page.getByRole('button', { name: 'Dismiss the quote button' }).click()
  await expect(floating).toBeHidden()
  await linkTo(page, anotherPage.nav).click()
  await expect(page).toHaveURL(anotherPage.path)
  await expect(floating).toBeHidden()
  await page.reload()
  await expect(floating).toBeVisible()
})

test('where a button in view leads is fetched once somebody reads the page, if data is not dear', async ({
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
