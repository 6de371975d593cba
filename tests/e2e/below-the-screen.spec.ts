import { expect, type Page, test } from 'playwright/test'
import { shell } from '../../src/content/shell.ts'
import { anotherPage, everyPath, linkTo, open } from '../support/visit.ts'

const skippedElements = (page: Page) =>
  page.locator('main > section > *, footer > *').evaluateAll((elements) => {
    const options = { contentVisibilityAuto: true }
    return elements.filter((element) => !element.checkVisibility(options)).length
  })

test('a printed page has all sections and answers, and no floating button', async ({ page }) => {
  // Without `requestAnimationFrame`, `useArrival` can't turn off `content-visibility: auto`.
  await page.addInitScript(() => Reflect.set(window, 'requestAnimationFrame', () => 0))
  await open(page, '/')
  expect(await skippedElements(page)).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => skippedElements(page)).toBe(0)
  await expect.soft(page.getByRole('link', { name: 'Request a Quote' })).toBeHidden()
  await expect.soft(page.getByRole('banner')).toHaveCSS('position', 'static')
  for (const answer of await page.locator('details p').all()) await expect(answer).toBeVisible()
  await page.goto('/contact')
  const product = page.getByLabel('What product do you need?')
  await product.fill('x\n'.repeat(40))
  expect(await product.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0)
})

test('the floating button appears only after the first buttons scroll away', async ({ page }) => {
  const floating = page.getByRole('link', { name: 'Request a Quote' })
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    const tall = ['/', '/product-sourcing', '/amazon-fba', '/tiktok-shop', '/about']
    for (const path of tall.filter((path) => everyPath.includes(path))) {
      await page.goto(path)
      const own = page.locator('main a.button').first()
      await own.evaluate((button) => button.scrollIntoView({ block: 'start' }))
      await expect(own).toBeInViewport()
      await expect.soft(floating, path).not.toBeInViewport()
      // On phones, the button first appears at the end of the third section.
      await page.locator('main > :nth-child(4)').evaluate((next) => next.scrollIntoView())
      await expect.soft(floating, path).toBeInViewport()
    }
  }
})

test('the floating quote button stays hidden once dismissed', async ({ page }) => {
  const floating = page.getByRole('link', { name: 'Request a Quote' })
  await open(page, '/')
  await expect(floating).toHaveAttribute('href', '/contact')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(floating).toBeInViewport()
  await page.getByRole('button', { name: shell.floatingQuote.dismiss }).click()
  await expect(floating).toBeHidden()
  await linkTo(page, anotherPage.nav).click()
  await expect(page).toHaveURL(anotherPage.path)
  await expect(floating).toBeHidden()
  await page.reload()
  await expect(floating).toBeVisible()
})

test('in forced colours, the current page is marked and buttons have borders', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, anotherPage.path)
  const border = (selector: string) =>
    page
      .locator(selector)
      .evaluate((element) => parseFloat(getComputedStyle(element).borderBottomWidth))
  expect.soft(await border('header li [aria-current]')).toBeGreaterThanOrEqual(1)
  expect.soft(await border('header li:first-child a')).toBe(0)
  expect.soft(await border('header a[href="/contact"]')).toBeGreaterThanOrEqual(1)
})
