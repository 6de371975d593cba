import { expect, type Page, test } from 'playwright/test'
import { anotherPage, linkTo, open } from '../support/visit.ts'

const lastHeading = (page: Page) => page.locator('main > section h2').last()

/** The number of parts that `content-visibility: auto` keeps from being laid out. */
const skippedParts = (page: Page) =>
  page.locator('main > section > *, footer > *').evaluateAll((parts) => {
    const options = { contentVisibilityAuto: true }
    return parts.filter((part) => !part.checkVisibility(options)).length
  })

/** Opens a page that never lays out its lower part: content-visibility.ts waits for a frame. */
async function openSkipped(page: Page, path: string) {
  await page.addInitScript(() => Reflect.set(window, 'requestAnimationFrame', () => 0))
  await open(page, path)
}

test('print, search in the page, a fragment and the focus reach parts that are not laid out yet', async ({
  page,
}) => {
  await openSkipped(page, '/')
  expect(await skippedParts(page)).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => skippedParts(page)).toBe(0)
  await expect.soft(page.getByRole('link', { name: 'Request a Quote' })).toBeHidden()
  await expect.soft(page.getByRole('banner')).toHaveCSS('position', 'static')
  for (const answer of await page.locator('details p').all()) await expect(answer).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => skippedParts(page)).toBeGreaterThan(0)
  const words = await lastHeading(page).textContent()
  await page.evaluate((text) => Reflect.get(window, 'find').call(window, text), words)
  await expect(lastHeading(page)).toBeInViewport()

  const id = await lastHeading(page).getAttribute('id')
  const other = await page.context().newPage()
  await openSkipped(other, `/#${id}`)
  await expect(lastHeading(other)).toBeInViewport()
  const lastLink = other.locator('footer a').last()
  await lastLink.focus()
  await expect(lastLink).toBeInViewport()
})

test('the floating quote button appears below the first screen and stays away once dismissed', async ({
  page,
}) => {
  const floating = page.getByRole('link', { name: 'Request a Quote' })
  await open(page, '/')
  await expect(floating).toHaveAttribute('href', '/contact')
  // On the first screen, the button would cover words.
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

test('in forced colours, the current page is marked and buttons have borders', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, anotherPage.path)
  const border = (name: string) =>
    page
      .locator(name)
      .evaluate((element) => parseFloat(getComputedStyle(element).borderBottomWidth))
  expect.soft(await border('header li [aria-current]')).toBeGreaterThanOrEqual(1)
  expect.soft(await border('header li:first-child a')).toBe(0)
  expect.soft(await border('header a[href="/contact"]')).toBeGreaterThanOrEqual(1)
})
