import { expect, type Page, test } from 'playwright/test'
import { sendInquiry } from '../support/form.ts'
import {
  anotherPage,
  expectArrival,
  hydrated,
  linkTo,
  open,
  somePage,
} from '../support/visit.ts'

async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect
    .poll(() => page.evaluate(() => window.scrollY))
    .toBeGreaterThan(500)
}

test('links and Back load no document, scroll up and announce the page', async ({
  page,
}) => {
  await open(page, somePage.path)
  const title = await page.title()
  const announcer = page.locator('#announcer')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await expect(page.locator(':focus')).toHaveCount(0)
  await expect(announcer).toBeEmpty()

  await scrollDown(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy Policy' })
    .click()
  await expectArrival(page, '/privacy-policy')
  await expect(page).not.toHaveTitle(title)
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', /\w\/privacy-policy$/)
  // Screen readers read the focused heading, so the site doesn't announce a title that repeats it.
  await expect(announcer).toBeEmpty()

  await scrollDown(page)
  await page.goBack()
  await expectArrival(page, somePage.path)
  await expect(page).toHaveTitle(title)
  await expect(announcer).toHaveText(title.replace(/ \|.*/, ''))

  // A link to the current page scrolls to the top and adds no history entry.
  const entries = await page.evaluate(() => history.length)
  await scrollDown(page)
  await linkTo(page, somePage.nav).click()
  await expectArrival(page, somePage.path)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('Back and a reload show the section that the URL names', async ({
  page,
}) => {
  await open(page, '/privacy-policy')
  const links = page.getByRole('main').locator('a[href^="#"]')
  const hashes = await links.evaluateAll((all) =>
    all.map((link) => Reflect.get(link, 'hash')),
  )
  const [middle, last] = [hashes[3], hashes.at(-1)]
  for (const hash of [middle, last]) {
    await page.locator(`main a[href="${hash}"]`).first().click()
    await expect(page.locator(hash)).toBeInViewport()
  }
  await page.goBack()
  await expect(page.locator(middle)).toBeInViewport()
  await page.reload()
  await hydrated(page)
  await expect(page.locator(middle)).toBeInViewport()
})

test('the page that the server sent stays, however its URL is written', async ({
  page,
}) => {
  const { path, nav } = anotherPage
  const unusual = `${path.toUpperCase()}.html;jsessionid=1`
  await page.route(`**${unusual}**`, async (route) => {
    await route.fulfill({ response: await page.request.get(path) })
  })
  const encoded = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`
  for (const address of [encoded, `${unusual}?gclid=1`]) {
    await open(page, address)
    await expect(linkTo(page, nav)).toHaveAttribute('aria-current', 'page')
    await linkTo(page, somePage.nav).click()
    await expectArrival(page, somePage.path)
    await page.goBack()
    await expect(linkTo(page, nav)).toHaveAttribute('aria-current', 'page')
  }
})

test('Escape closes the menu before a notice; links, Back and width close it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/contact')
  await sendInquiry(page)
  const notice = page.getByRole('alert')
  const toggle = page.locator('[popovertarget]')
  const link = linkTo(page, somePage.nav)
  await expect(notice).toContainText('Validation Error')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(notice).toContainText('Validation Error')
  await page.keyboard.press('Escape')
  await expect(notice).toBeEmpty()

  await toggle.click()
  await link.click()
  await expect(page).toHaveURL(somePage.path)
  await expect(link).toBeHidden()
  await toggle.click()
  await page.goBack()
  await expect(link).toBeHidden()

  await toggle.click()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator(':popover-open')).toHaveCount(0)
})
