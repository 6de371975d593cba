import { expect, type Page, test } from 'playwright/test'
import { everyPath } from '../support/visit.ts'

/** Cumulative Layout Shift: a fifth of the limit that Core Web Vitals call good. */
const limit = 0.02

const widths = [360, 412, 768, 1280, 1920]

/** The typefaces, as soon as the page's script has loaded them. */
const typefacesOf = (page: Page) =>
  page.waitForFunction(() => {
    const faces = [...document.fonts].filter(
      ({ family, status }) => /^"?(Grotesque|Mono)"?$/.test(family) && status === 'loaded',
    )
    return faces.length > 1 && faces
  })

/** Whether the system has a face that the fallback is fitted to. Without one, shifts are not judged. */
const hasFittedFace = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Grotesque fallback') && status === 'loaded',
    ),
  )

/** The layout shift when the typefaces are added to a page that is painted in the fallback faces. */
const shiftWhenTheyArrive = (page: Page, typefaces: Awaited<ReturnType<typeof typefacesOf>>) =>
  page.evaluate(async (faces) => {
    // Chromium reports a shift after the frame in which it happens.
    const frames = async () => {
      for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame)
    }
    for (const face of faces || []) document.fonts.delete(face)
    await frames()
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    for (const face of faces || []) document.fonts.add(face)
    await frames()
    shifts.push(...observer.takeRecords())
    observer.disconnect()
    return shifts.reduce((sum, shift) => sum + Reflect.get(shift, 'value'), 0)
  }, typefaces)

test('hardly anything moves on any page if the typefaces arrive late', async ({ page }) => {
  for (const path of everyPath) {
    await page.goto(path)
    const typefaces = await typefacesOf(page)
    const isFitted = await hasFittedFace(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const shift = await shiftWhenTheyArrive(page, typefaces)
      if (isFitted) expect.soft(shift, `${path} at ${width} px`).toBeLessThan(limit)
    }
  }
})

test('the faces with letters of foreign names are loaded only for such letters', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('names')) asked.push(request.url())
  })
  await page.goto('/')
  await typefacesOf(page)
  expect(asked).toEqual([])
  await page.locator('h1').evaluate((heading) => heading.append(' Łódź ó'))
  await expect.poll(() => asked.length).toBe(2)
})
