import { expect, type Page, test } from 'playwright/test'
import {
  anotherPage,
  everyPath,
  followMenu,
  hydrated,
  open,
} from '../support/visit.ts'

// A long page, of which the browser skips several sections.
const path = '/product-sourcing'

/** Counts the elements that the browser hasn't laid out. */
const countSkipped = (page: Page) =>
  page.locator('main > section > *, footer > *').evaluateAll((elements) => {
    const options = { contentVisibilityAuto: true }
    const isSkipped = (element: Element) => !element.checkVisibility(options)
    return elements.filter(isSkipped).length
  })

/** Makes the browser busy until `becomeIdle`. */
async function keepBusy(page: Page) {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    window.requestIdleCallback = (callback) =>
      waiting.push(() =>
        callback({ didTimeout: false, timeRemaining: () => 50 }),
      )
    window.addEventListener('test-idle', () => {
      for (const callback of waiting) callback()
    })
  })
}

const becomeIdle = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('test-idle')))

for (const anyPath of everyPath) {
  test(`${anyPath} is laid out completely when the browser is idle`, async ({
    page,
  }) => {
    await open(page, anyPath)
    await expect.poll(() => countSkipped(page)).toBe(0)
  })
}

test.describe('before the browser is idle', () => {
  test.beforeEach(async ({ page }) => {
    await keepBusy(page)
    await open(page, path)
  })

  test('the sections below the screen are not laid out', async ({ page }) => {
    expect(await countSkipped(page)).toBeGreaterThan(0)
  })

  test('Tab lays out all sections, because it can lead to any of them', async ({
    page,
  }) => {
    await page.keyboard.press('Tab')
    expect(await countSkipped(page)).toBe(0)
  })

  test('another key lays out nothing', async ({ page }) => {
    await page.keyboard.press('Shift')
    expect(await countSkipped(page)).toBeGreaterThan(0)
  })

  test('a printed page has all sections', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => countSkipped(page)).toBe(0)
  })
})

test.describe('when the browser becomes idle', () => {
  test('the section in view keeps its place', async ({ page }) => {
    await keepBusy(page)
    await open(page, path)
    const last = page.locator('main > section').last()
    await last.evaluate((section) =>
      section.scrollIntoView({ behavior: 'instant' }),
    )
    const measure = () =>
      last.evaluate((section) => {
        const { top } = section.getBoundingClientRect()
        return { top, heightAbove: top + window.scrollY }
      })
    // Wait until the browser itself lays out what is near the screen.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(resolve)),
        ),
    )
    const before = await measure()
    await becomeIdle(page)
    const after = await measure()
    // Without a change above the section, this test would prove nothing.
    expect(after.heightAbove).not.toBe(before.heightAbove)
    expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2)
  })
})

test('the next page delays its sections too, so that a click shows it sooner', async ({
  page,
}) => {
  await open(page, path)
  await expect.poll(() => countSkipped(page)).toBe(0)
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0
  })
  await followMenu(page, anotherPage.nav)
  await expect(page).toHaveURL(anotherPage.path)
  await hydrated(page)
  await expect.poll(() => countSkipped(page)).toBeGreaterThan(0)
})
