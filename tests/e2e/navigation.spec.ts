import { expect, type Page, test } from 'playwright/test'
import { navigationLinks } from '../../src/routes.ts'
import { hydrated } from './hydrated.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('every listed page is reached from the navigation and marked as the current one', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  for (const { path, nav } of navigationLinks) {
    await navigation(page).getByRole('link', { name: nav }).click()
    await expect(page).toHaveURL(path)
    await expect(navigation(page).locator('[aria-current="page"]')).toHaveText(nav)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('a change of route loads no document, sets the title and starts at the top', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const title = await page.title()
  await page.evaluate(() => Object.assign(window, { stillTheSame: true }))
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => page.title()).not.toBe(title)
  await expect.poll(() => scrolled(page)).toBe(0)
  expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true)
})

test('Back starts at the top too', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await scrolled(page)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu opens, closes with Escape, and closes when a link is chosen', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const toggle = page.getByRole('button', { name: 'Menu' })
    const link = navigation(page).getByRole('link', { name: 'Amazon FBA' })
    await expect(link).toBeHidden()
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await link.focus()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(toggle).toBeFocused()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await link.click()
    await expect(page).toHaveURL('/amazon-fba')
    await expect(link).toBeHidden()
  })
})

test('the floating quote button stays dismissed until the page is loaded again', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const floating = page.getByRole('link', { name: 'Request a Quote' })
  await expect(floating).toHaveAttribute('href', '/contact')
  await page.getByRole('button', { name: 'Dismiss the quote button' }).click()
  await expect(floating).toBeHidden()
  await navigation(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect(floating).toBeHidden()
  await page.reload()
  await expect(floating).toBeVisible()
})

test('the floating quote button is not shown where it would only repeat the page', async ({
  page,
}) => {
  for (const path of ['/contact', '/thank-you']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Request a Quote' })).toHaveCount(0)
  }
})
