import { expect, type Page, test } from 'playwright/test'
import { navigationLinks } from '../../src/routes.ts'
import { mainNavigation } from '../support/main-navigation.ts'
import { open } from '../support/open-page.ts'

// Sections below the screen are laid out after the first paint. Nobody may notice.

const lastHeading = (page: Page) => page.locator('main > section h2').last()

/** How many of the parts of a page are not laid out at the moment. */
const skipped = (page: Page) =>
  page
    .locator('main > section > *, footer > *')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length,
    )

/** A page whose browser never has time for what is below the screen. */
async function openInHaste(page: Page, path: string) {
  await page.addInitScript(() => Reflect.set(window, 'requestAnimationFrame', () => 0))
  await open(page, path)
}

test.describe('what is below the screen', () => {
  test('is found by searching the page', async ({ page }) => {
    await openInHaste(page, '/')
    expect(await skipped(page)).toBeGreaterThan(0)
    const words = await lastHeading(page).textContent()
    await page.evaluate((text) => Reflect.get(window, 'find').call(window, text), words)
    await expect(lastHeading(page)).toBeInViewport()
  })

  test('is where a fragment leads', async ({ page }) => {
    await openInHaste(page, '/')
    const id = await lastHeading(page).getAttribute('id')
    const other = await page.context().newPage()
    await openInHaste(other, `/#${id}`)
    await expect(lastHeading(other)).toBeInViewport()
  })

  test('comes into view with the focus', async ({ page }) => {
    await openInHaste(page, '/')
    // From the last link of the page backwards, so that one key leads far away.
    await page.locator('footer a').last().focus()
    await expect(page.locator('footer a').last()).toBeInViewport()
    while (!(await page.locator('main > section a:focus').count())) {
      await page.keyboard.press('Shift+Tab')
    }
    await expect(page.locator('main > section a:focus')).toBeInViewport()
  })

  test('is printed', async ({ page }) => {
    await openInHaste(page, '/')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => skipped(page)).toBe(0)
  })

  test('is laid out soon on every page, so that the scroll bar and a picture are right', async ({
    page,
  }) => {
    await open(page, '/')
    await expect.poll(() => skipped(page)).toBe(0)
    for (const { path } of navigationLinks) {
      await mainNavigation(page).locator(`a[href="${path}"]`).click()
      await expect(page).toHaveURL(path)
      await expect.poll(() => skipped(page)).toBe(0)
    }
  })
})
