import { expect, type Page, test } from 'playwright/test'
import { shell } from '../../src/content/shell.ts'
import { anotherPage, linkTo, open, somePage } from '../support/visit.ts'

const skippedElements = (page: Page) =>
  page.locator('main > section > *, footer > *').evaluateAll((elements) => {
    const options = { contentVisibilityAuto: true }
    return elements.filter((element) => !element.checkVisibility(options))
      .length
  })

test('a printed page has all sections, answers and entries', async ({
  page,
}) => {
  // Without `requestAnimationFrame`, `useAllVisible` can't turn off `content-visibility: auto`.
  await page.addInitScript(() =>
    Reflect.set(window, 'requestAnimationFrame', () => 0),
  )
  await open(page, '/')
  expect(await skippedElements(page)).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => skippedElements(page)).toBe(0)
  await expect(page.getByRole('link', { name: 'Request a Quote' })).toBeHidden()
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
  for (const answer of await page.locator('details p').all())
    await expect(answer).toBeVisible()
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ann '.repeat(25))
  await expect(page.getByLabel('Name')).toBeHidden()
  const product = page.getByLabel('What product do you need?')
  await product.fill('x\n'.repeat(40))
  expect(
    await product.evaluate((text) => text.scrollHeight - text.clientHeight),
  ).toBe(0)
})

test('the check sheet prints alone, on one page', async ({ page }) => {
  // A letter page at 96 pixels per inch, without the margins that browsers print.
  const [width, height] = [739, 979]
  await page.setViewportSize({ width, height })
  await open(page, '/about')
  const sheet = page.locator('#checks')
  await sheet.getByRole('link').evaluate((link) => {
    window.print = () => document.body.setAttribute('data-printed', '')
    if (link instanceof HTMLElement) link.click()
  })
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  for (const other of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(other)).toBeHidden()
  await expect(page.locator('main > :visible')).toHaveCount(1)
  expect((await sheet.boundingBox())?.height).toBeLessThan(height)
})

test('the floating button appears below the first one, and can be dismissed', async ({
  page,
}) => {
  const floating = page.getByRole('link', { name: 'Request a Quote' })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    const first = page.locator('main a.button').first()
    await first.evaluate((button) => button.scrollIntoView({ block: 'start' }))
    await expect(first).toBeInViewport()
    await expect(floating).not.toBeInViewport()
    // On phones, the button first appears at the end of the third section.
    await page
      .locator('main > :nth-child(4)')
      .evaluate((next) => next.scrollIntoView())
    await expect(floating).toBeInViewport()
  }
  await page.getByRole('button', { name: shell.floatingQuote.dismiss }).click()
  await expect(floating).toBeHidden()
  await linkTo(page, anotherPage.nav).click()
  await expect(page).toHaveURL(anotherPage.path)
  await expect(floating).toBeHidden()
  await page.reload()
  await expect(floating).toBeVisible()
})

test('in forced colours, the current page is marked and buttons have borders', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, anotherPage.path)
  const noBorder = ['border-bottom-width', '0px'] as const
  await expect(linkTo(page, anotherPage.nav)).not.toHaveCSS(...noBorder)
  await expect(linkTo(page, somePage.nav)).toHaveCSS(...noBorder)
  const button = page
    .getByRole('banner')
    .getByRole('link', { name: 'Get Free Quote' })
  await expect(button).not.toHaveCSS(...noBorder)
})
