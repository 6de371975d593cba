import { expect, type Page, test } from 'playwright/test'
import { everyPath } from '../support/visit.ts'

const typefacesOf = (page: Page) =>
  page.waitForFunction(() => {
    const faces = [...document.fonts].filter(
      ({ family, status }) => /^"?(Grotesque|Mono)"?$/.test(family) && status === 'loaded',
    )
    return faces.length > 1 && faces
  })

const measureShift = (page: Page, typefaces: Awaited<ReturnType<typeof typefacesOf>>) =>
  page.evaluate(async (faces) => {
    // Wait for three frames, because Chromium reports a layout shift after the frame in which it occurs.
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

test('late web fonts cause almost no layout shift on any page', async ({ page }) => {
  // Block the full stylesheet: scripts can't remove the typefaces that a stylesheet declares.
  await page.route('**/*.css', (route) => route.abort())
  for (const path of everyPath) {
    await page.goto(path)
    const typefaces = await typefacesOf(page)
    for (const width of [360, 412, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const shift = await measureShift(page, typefaces)
      // Half of 0.1, the highest layout shift score that Core Web Vitals rate as good.
      expect.soft(shift, `${path} at ${width} px`).toBeLessThanOrEqual(0.05)
    }
    const fallbacks = await page.evaluate(() => {
      const faces = [...document.fonts].filter(({ family }) => family.includes('fallback'))
      return faces.map(({ status }) => status)
    })
    const remedy = 'install Arial, Liberation Sans (fonts-liberation) or Roboto'
    expect(fallbacks, remedy).toContain('loaded')
  }
})

test('fonts for foreign names are loaded only if such letters occur', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const withNames = () => requested.filter((url) => url.includes('names'))
  await page.goto('/')
  await typefacesOf(page)
  expect(withNames()).toEqual([])
  await page.locator('h1').evaluate((heading) => heading.append(' Łódź ó'))
  await expect.poll(withNames).toHaveLength(2)
})
