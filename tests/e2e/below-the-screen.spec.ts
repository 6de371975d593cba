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

const floatingButton = (page: Page) =>
  page.getByRole('link', { name: shell.floatingQuote.action.label })

test.describe('a printed page', () => {
  test.beforeEach(({ page }) => open(page, '/'))

  test('has no floating button', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await expect(floatingButton(page)).toBeHidden()
  })

  test('has its header only at the top', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    // Browsers repeat a fixed header on each sheet of paper.
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
  })

  test('has all answers', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    const answers = await page.locator('details p').all()
    expect(answers).not.toEqual([])
    for (const answer of answers) await expect(answer).toBeVisible()
  })
})

test.describe('a printed form', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/contact')
    await page.emulateMedia({ media: 'print' })
  })

  test('shows a copy of a short entry in place of the field, which would cut it off', async ({
    page,
  }) => {
    await formField(page, 'name').fill('Ann '.repeat(25))
    await expect(formField(page, 'name')).toBeHidden()
    // The stylesheet prints this attribute.
    await expect(page.locator('[data-text^="Ann Ann Ann"]')).toHaveCount(1)
  })

  test('has a product field as high as its text', async ({ page }) => {
    const product = formField(page, 'product')
    const manyLines = 'x\n'.repeat(40)
    await product.fill(manyLines)
    const heightCutOff = await product.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    )
    expect(heightCutOff).toBe(0)
  })
})

// US Letter at 96 pixels per inch, without the margins that browsers print.
const letter = { width: 739, height: 979 }

test.describe('the check sheet', () => {
  const sheet = (page: Page) => page.locator('#checks')

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(letter)
    await open(page, '/about')
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    // A click at its place could scroll, so click without the pointer.
    await sheet(page).getByRole('link').dispatchEvent('click')
    await expect(page.locator('body')).toHaveAttribute('data-printed')
    await page.emulateMedia({ media: 'print' })
  })

  test('prints alone', async ({ page }) => {
    await expect(sheet(page)).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.locator('main > :visible')).toHaveCount(1)
  })

  test('fits on one page', async ({ page }) => {
    const box = await sheet(page).boundingBox()
    expect(box?.height).toBeLessThan(letter.height)
  })
})

const firstButton = (page: Page) => page.locator('main a.button').first()

const pagesWithBoth = pages.filter(
  ({ document }) =>
    document.querySelector('main a.button') && document.querySelector('aside'),
)

for (const { device, width } of [
  { device: 'a phone', width: 390 },
  { device: 'a wide screen', width: 1280 },
]) {
  for (const { path } of pagesWithBoth) {
    test(`on ${device}, the floating button never covers the first button of ${path}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path)
      const first = firstButton(page)
      // Where the first button is in the window.
      for (const block of ['start', 'center', 'end'] as const) {
        await first.evaluate(
          (button, block) =>
            button.scrollIntoView({ block, behavior: 'instant' }),
          block,
        )
        await expect(first).toBeInViewport()
        await expect(floatingButton(page)).not.toBeInViewport()
      }
    })
  }

  test(`on ${device}, the floating button appears below the first sections`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    // On phones, the button first appears at the end of the third section.
    const fourthSection = page.locator('main > :nth-child(4)')
    await fourthSection.evaluate((section) => section.scrollIntoView())
    await expect(floatingButton(page)).toBeInViewport()
  })
}

test.describe('a floating button that was dismissed', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/')
    const { dismiss } = shell.floatingQuote
    await page.getByRole('button', { name: dismiss }).click()
    await expect(floatingButton(page)).toBeHidden()
    await followMenu(page, anotherPage.nav)
    await expect(page).toHaveURL(anotherPage.path)
  })

  test('stays away on the next page', async ({ page }) => {
    await expect(floatingButton(page)).toBeHidden()
  })

  test('is back in the next document', async ({ page }) => {
    await page.reload()
    await expect(floatingButton(page)).toBeVisible()
  })
})

test.describe('in forced colours, which replace the backgrounds', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, anotherPage.path)
  })

  test('a border marks the current page', async ({ page }) => {
    const isFolded = await menuButton(page).isVisible()
    test.skip(isFolded, 'The words of the header need the menu button.')
    const current = linkTo(page, anotherPage.nav)
    await expect(current).not.toHaveCSS('border-bottom-width', '0px')
    const other = linkTo(page, somePage.nav)
    await expect(other).toHaveCSS('border-bottom-width', '0px')
  })

  test('a button has a border', async ({ page }) => {
    const button = quoteLink(page)
    await expect(button).not.toHaveCSS('border-bottom-width', '0px')
  })
})
