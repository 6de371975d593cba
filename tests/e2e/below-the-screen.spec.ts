import { expect, type Page, test } from 'playwright/test'
import { anotherPage } from '../support/every-path.ts'
import { linkTo } from '../support/main-navigation.ts'
import { open } from '../support/open-page.ts'

// Sections below the screen are laid out after the first paint. Nobody may notice.

const lastHeading = (page: Page) => page.locator('main > section h2').last()

/** How many of the parts of a page are not laid out at the moment. */
const undrawn = (page: Page) =>
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

test('what is below the screen is found by searching the page, printed, and where a fragment leads', async ({
  page,
}) => {
  await openInHaste(page, '/')
  expect(await undrawn(page)).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => undrawn(page)).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => undrawn(page)).toBeGreaterThan(0)
  const words = await lastHeading(page).textContent()
  await page.evaluate((text) => Reflect.get(window, 'find').call(window, text), words)
  await expect(lastHeading(page)).toBeInViewport()

  const id = await lastHeading(page).getAttribute('id')
  const other = await page.context().newPage()
  await openInHaste(other, `/#${id}`)
  await expect(lastHeading(other)).toBeInViewport()
})

test('the floating quote button comes with what is below the screen, and stays dismissed', async ({
  page,
}) => {
  const floating = page.getByRole('link', { name: 'Request a Quote' })
  await open(page, '/')
  await expect(floating).toHaveAttribute('href', '/contact')
  // Over the words of the first screen it would hide them.
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
