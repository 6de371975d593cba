import { expect, type Page, test } from 'playwright/test'
import { routes } from '../../src/routes.ts'

declare global {
  interface Window {
    shifts: string[]
  }
}

/** Notes from now on what moves in each page, and how far, as the page's own `shifts`. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        // A link in the middle of a text may move by a pixel or two with the words before it.
        if (entry.value > 0.0005) window.shifts.push(`${entry.value} at ${entry.startTime} ms`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

// At 430 px some texts are a line longer in one of the two faces than in the other.
for (const width of [430, 1280]) {
  test(`nothing moves at ${width} px when the typeface arrives after the first paint`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await watchShifts(page)
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      )
      await route.continue()
    })
    for (const { path } of routes) {
      await page.goto(path)
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, status }) => family === 'Archivo' && status === 'loaded',
        ),
      )
      // A shift is reported with the frame after the one that it is in.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      expect(await page.evaluate(() => window.shifts), path).toEqual([])
    }
  })
}
