import { expect, type Page, test } from 'playwright/test'
import { shell } from '../../src/content/shell.ts'
import { pages } from '../support/built-site.ts'
import { formField } from '../support/form.ts'
import {
  anotherPage,
  followMenu,
  linkTo,
  menuButton,
  open,
  quoteLink,
  somePage,
} from '../support/visit.ts'

const skippedElements = (page: Page) =>
  page.locator('main > section > *, footer > *').evaluateAll((elements) => {
    const options = { contentVisibilityAuto: true }
    return elements.filter((element) => !element.checkVisibility(options))
      .length
  })

test('a printed page has all sections', async ({ page }) => {
  await open(page, '/')
  expect(await skippedElements(page)).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => skippedElements(page)).toBe(0)
})

test('a printed page has all answers, no floating button and a header at the top', async ({
  page,
}) => {
  await open(page, '/')
  await page.emulateMedia({ media: 'print' })
  await expect(floatingButton(page)).toBeHidden()
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
  for (const answer of await page.locator('details p').all())
    await expect(answer).toBeVisible()
})

test('a printed form shows entries in full', async ({ page }) => {
  await open(page, '/contact')
  await page.emulateMedia({ media: 'print' })
  await formField(page, 'name').fill('Ann '.repeat(25))
  // A field would cut off the text, so the page prints a copy of the text instead.
  await expect(formField(page, 'name')).toBeHidden()
  const product = formField(page, 'product')
  await product.fill('x\n'.repeat(40))
  const cutOff = await product.evaluate(
    ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
  )
  expect(cutOff).toBe(0)
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

const floatingButton = (page: Page) =>
  page.getByRole('link', { name: shell.floatingQuote.action.label })

const firstButton = (page: Page) => page.locator('main a.button').first()

const pagesWithBoth = pages.filter(
  ({ document }) =>
    document.querySelector('main a.button') && document.querySelector('aside'),
)

for (const [device, width] of [
  ['a phone', 390],
  ['a wide screen', 1280],
] as const) {
  for (const { path } of pagesWithBoth) {
    test(`on ${device}, the floating button never covers the first button of ${path}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path)
      const floating = floatingButton(page)
      const first = firstButton(page)
      for (const block of ['start', 'center', 'end'] as const) {
        await first.evaluate(
          (button, block) =>
            button.scrollIntoView({ block, behavior: 'instant' }),
          block,
        )
        await expect(first).toBeInViewport()
        await expect(floating).not.toBeInViewport()
      }
    })
  }

  test(`on ${device}, the floating button appears below the first sections`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    // On phones, the button first appears at the end of the third section.
    await page
      .locator('main > :nth-child(4)')
      .evaluate((next) => next.scrollIntoView())
    await expect(floatingButton(page)).toBeInViewport()
  })
}

test('a dismissed floating button stays away until the next document', async ({
  page,
}) => {
  const floating = floatingButton(page)
  await open(page, '/')
  await page.getByRole('button', { name: shell.floatingQuote.dismiss }).click()
  await expect(floating).toBeHidden()
  await followMenu(page, anotherPage.nav)
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
  const isFolded = await menuButton(page).isVisible()
  test.skip(isFolded, 'The words of the header need the menu button.')
  const noBorder = ['border-bottom-width', '0px'] as const
  await expect(linkTo(page, anotherPage.nav)).not.toHaveCSS(...noBorder)
  await expect(linkTo(page, somePage.nav)).toHaveCSS(...noBorder)
  const button = quoteLink(page)
  await expect(button).not.toHaveCSS(...noBorder)
})
