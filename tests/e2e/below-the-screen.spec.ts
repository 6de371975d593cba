import { expect, type Page, test } from 'playwright/test'
import { anotherPage } from '../support/every-path.ts'
import { linkTo } from '../support/main-navigation.ts'
import { open } from '../support/open-page.ts'

// The style sheet gives sections below the screen `content-visibility: auto` until after the first paint.

const lastHeading = (page: Page) => page.locator('main > section h2').last()

/** How many parts of a page the browser has not laid out yet. */
const undrawn = (page: Page) =>
  page
    .locator('main > section > *, footer > *')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length,
    )

/** Opens a page that never lays out what is below the screen: content-visibility.ts waits for a frame. */
async function openUndrawn(page: Page, path: string) {
  await page.addInitScript(() => Reflect.set(window, 'requestAnimationFrame', () => 0))
  await open(page, path)
}

test('what is not laid out yet is printed, and reached by a search in the page, by a fragment and by the focus', async ({
  page,
}) => {
  await openUndrawn(page, '/')
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
  await openUndrawn(other, `/#${id}`)
  await expect(lastHeading(other)).toBeInViewport()
  const lastLink = other.locator('footer a').last()
  await lastLink.focus()
  await expect(lastLink).toBeInViewport()
})

test('the floating quote button appears below the first screen, and stays away once dismissed', async ({
  page,
}) => {
  const floating = page.getByRole('link', { name: 'Request a Quote' })
  await open(page, '/')
  await expect(floating).toHaveAttribute('href', '/contact')
  // On the first screen it would cover words.
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
