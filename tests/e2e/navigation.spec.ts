import { expect, type Page, test } from 'playwright/test'
import { site } from '../../src/site.ts'
import { somePage } from '../support/every-path.ts'
import { sendInquiry } from '../support/inquiry-form.ts'
import { expectArrival, historyLength, linkTo } from '../support/main-navigation.ts'
import { open } from '../support/open-page.ts'

async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
}

test('a link and Back load no document, start at the top, and announce the page once', async ({
  page,
}) => {
  await open(page, '/')
  const title = await page.title()
  const canonical = page.locator('link[rel=canonical]')
  const announcer = page.locator('#announcer')
  await page.evaluate(() => Object.assign(window, { stillTheSame: true }))
  await expect(page.locator(':focus')).toHaveCount(0)
  await expect(announcer).toBeEmpty()

  await scrollDown(page)
  await linkTo(page, somePage.nav).click()
  await expectArrival(page, somePage.path)
  await expect(page).not.toHaveTitle(title)
  await expect(canonical).toHaveAttribute('href', new RegExp(`\\w${somePage.path}$`))
  const told = await announcer.textContent()
  expect(told).toBeTruthy()
  expect(await page.title()).toContain(told)

  await scrollDown(page)
  await page.goBack()
  await expectArrival(page, '/')
  await expect(page).toHaveTitle(title)
  await expect(canonical).toHaveAttribute('href', /\w\/$/)

  // A link to the current page scrolls to its top and adds no history entry.
  const entries = await historyLength(page)
  await scrollDown(page)
  await page.getByRole('banner').getByRole('link', { name: site.name }).click()
  await expectArrival(page, '/')
  expect(await historyLength(page)).toBe(entries)

  // Screen readers speak the focused heading. Here it holds the title, which is not announced again.
  await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }).click()
  await expectArrival(page, '/contact')
  await expect(announcer).toBeEmpty()
  expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true)
})

test('a return to the first page announces it once', async ({ page }) => {
  // Its heading holds its title, and screen readers speak the focused heading.
  await open(page, '/privacy-policy')
  await linkTo(page, somePage.nav).click()
  await expectArrival(page, somePage.path)
  await page.goBack()
  await expectArrival(page, '/privacy-policy')
  await expect(page.locator('#announcer')).toBeEmpty()
})

test('on a phone the menu closes by Escape, which leaves the notice, by a link, by Back and when the window gets wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/contact')
  await sendInquiry(page)
  const notice = page.getByRole('alert')
  const toggle = page.getByRole('button', { name: 'Menu' })
  const link = linkTo(page, somePage.nav)
  await expect(notice).toContainText('Validation Error')
  await expect(link).toBeHidden()
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
  await expect(link).toBeVisible()
  await page.goBack()
  await expect(link).toBeHidden()

  await toggle.click()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator(':popover-open')).toHaveCount(0)
})
