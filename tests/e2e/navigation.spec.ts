import { expect, type Page, test } from 'playwright/test'
import { contact } from '../../src/content/contact.ts'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { sendInquiry } from '../support/form.ts'
import {
  anotherPage,
  expectArrival,
  followMenu,
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

test('a document that opens moves no focus and announces nothing', async ({
  page,
}) => {
  await open(page, somePage.path)
  await expect(page.locator(':focus')).toHaveCount(0)
  await expect(page.locator('#announcer')).toBeEmpty()
})

test.describe('after a link', () => {
  let firstTitle: string

  test.beforeEach(async ({ page }) => {
    await open(page, somePage.path)
    firstTitle = await page.title()
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await scrollDown(page)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: contact.form.privacy.link.label })
      .click()
    await expectArrival(page, '/privacy-policy')
  })

  const isSameDocument = (page: Page) =>
    page.evaluate(() => 'isSameDocument' in window)

  test('the title and the canonical URL are those of the new page', async ({
    page,
  }) => {
    await expect(page).not.toHaveTitle(firstTitle)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', /\w\/privacy-policy$/)
  })

  test('a title that the heading repeats is not announced', async ({
    page,
  }) => {
    // Screen readers read the focused heading.
    await expect(page.locator('#announcer')).toBeEmpty()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('Back shows the top of the earlier page, without a new document', async ({
    page,
  }) => {
    await scrollDown(page)
    await page.goBack()
    await expectArrival(page, somePage.path)
    await expect(page).toHaveTitle(firstTitle)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('Back announces a title that the heading does not repeat', async ({
    page,
  }) => {
    await page.goBack()
    await expectArrival(page, somePage.path)
    const [name = ''] = firstTitle.split(' |')
    await expect(page.locator('#announcer')).toHaveText(name)
  })
})

test('a link to the current page scrolls up and adds no history entry', async ({
  page,
}) => {
  await open(page, somePage.path)
  const entries = await page.evaluate(() => history.length)
  await scrollDown(page)
  await followMenu(page, somePage.nav)
  await expectArrival(page, somePage.path)
  expect(await page.evaluate(() => history.length)).toBe(entries)
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
    await followMenu(page, somePage.nav)
    await expectArrival(page, somePage.path)
    await page.goBack()
    await expect(linkTo(page, nav)).toHaveAttribute('aria-current', 'page')
  }
})

test.describe('the menu of a phone', () => {
  const toggle = (page: Page) => page.locator('[popovertarget]')
  const link = (page: Page) => linkTo(page, somePage.nav)

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/contact')
  })

  test('is followed by its links when Tab is pressed', async ({ page }) => {
    await toggle(page).click()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(link(page)).toBeFocused()
  })

  test('is closed by Escape, which returns the focus', async ({ page }) => {
    await toggle(page).click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(link(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('is closed by the first Escape, and a notice by the second', async ({
    page,
  }) => {
    const notice = page.getByRole('alert')
    await sendInquiry(page)
    await expect(notice).toContainText(inquiryForm.invalid)
    await toggle(page).click()
    await expect(link(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link(page)).toBeHidden()
    await expect(notice).toContainText(inquiryForm.invalid)
    await page.keyboard.press('Escape')
    await expect(notice).toBeEmpty()
  })

  test('is closed by a link', async ({ page }) => {
    await toggle(page).click()
    await link(page).click()
    await expect(page).toHaveURL(somePage.path)
    await expect(link(page)).toBeHidden()
  })

  test('is closed by Back', async ({ page }) => {
    await toggle(page).click()
    await link(page).click()
    await expectArrival(page, somePage.path)
    await toggle(page).click()
    await page.goBack()
    await expect(link(page)).toBeHidden()
  })

  test('is closed when the window gets wide', async ({ page }) => {
    await toggle(page).click()
    await page.setViewportSize({ width: 1920, height: 800 })
    const isNeeded = await toggle(page).isVisible()
    test.skip(isNeeded, 'The words of the header fit on no screen.')
    await expect(page.locator(':popover-open')).toHaveCount(0)
  })
})
