import { expect, type Page, test } from 'playwright/test'
import { routes } from '../../src/routes.ts'

/**
 * On the scale of Cumulative Layout Shift: a fifth of what Core Web Vitals call good. It is promised
 * where one of the faces that the fallback is fitted to is installed, as on every common system; a
 * bare server with other faces is only shown that the typeface arrives.
 */
const limit = 0.02

const phone = { width: 360, height: 800 }
const screens = [
  phone,
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]

/** The typeface, once the page's own script has loaded it. */
const typefaceOf = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].find(({ family, status }) => family === 'Archivo' && status === 'loaded'),
  )

const hasFittedFace = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => family.startsWith('Archivo fallback') && status === 'loaded',
    ),
  )

/** Lets the typeface arrive once more on a page that is painted in the fallback face. */
const shiftWhenItArrives = (page: Page, typeface: Awaited<ReturnType<typeof typefaceOf>>) =>
  page.evaluate(async (face) => {
    // A shift is reported after the frame that it is in.
    const frames = async () => {
      for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame)
    }
    if (!face || !document.fonts.delete(face)) throw new Error('The page has no typeface')
    await frames()
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    document.fonts.add(face)
    await frames()
    shifts.push(...observer.takeRecords())
    observer.disconnect()
    return shifts.reduce((sum, shift) => sum + Reflect.get(shift, 'value'), 0)
  }, typeface)

test('hardly anything moves on any page on a phone, or on the home page at any width, when the typeface arrives late', async ({
  page,
}) => {
  const moved: string[] = []
  for (const { path } of routes) {
    await page.goto(path)
    const typeface = await typefaceOf(page)
    // The home page is the only one where anything at all has moved.
    for (const screen of path === '/' ? screens : [phone]) {
      await page.setViewportSize(screen)
      const shift = await shiftWhenItArrives(page, typeface)
      if (shift > limit && (await hasFittedFace(page)))
        moved.push(`${path} at ${screen.width} px: ${shift}`)
    }
  }
  expect(moved).toEqual([])
})
