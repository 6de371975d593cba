import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import { everyPath } from '../support/visit.ts'

const loadedTypefaces = (page: Page) =>
  page.evaluate(() => {
    const loaded = [...document.fonts].filter(
      ({ status }) => status === 'loaded',
    )
    return loaded.map(({ family }) => family.replaceAll('"', ''))
  })

/** Removes the web fonts and then restores them. @returns the layout shift that this causes. */
const measureShift = (page: Page) =>
  page.evaluate(async () => {
    // Wait for three frames, because Chromium reports a layout shift after the frame in which it occurs.
    const frames = async () => {
      for (let count = 0; count < 3; count++)
        await new Promise(requestAnimationFrame)
    }
    const faces = [...document.fonts].filter(
      ({ family }) => !/^F\d$/.test(family),
    )
    for (const face of faces) document.fonts.delete(face)
    await frames()
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) =>
      shifts.push(...list.getEntries()),
    )
    observer.observe({ type: 'layout-shift' })
    for (const face of faces) document.fonts.add(face)
    await frames()
    return shifts.reduce((sum, shift) => sum + Reflect.get(shift, 'value'), 0)
  })

const arimo = 'node_modules/@fontsource/arimo/files/arimo-latin'

/**
 * Lets the pages use Arial on any machine: serves Arimo, an npm package with Arial's character
 * widths, in its place.
 */
async function provideArial(page: Page): Promise<void> {
  await page.route('/arial-*.woff2', async (route) => {
    const weight = route.request().url().includes('bold') ? 700 : 400
    const body = await readFile(`${arimo}-${weight}-normal.woff2`)
    await route.fulfill({ body, contentType: 'font/woff2' })
  })
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html
      .replaceAll('local(Arial)', 'url(/arial-regular.woff2)')
      .replaceAll('local(Arial Bold)', 'url(/arial-bold.woff2)')
    expect(body, 'the HTML declares a fallback typeface').not.toBe(html)
    await route.fulfill({ response, body })
  })
}

// The policy allows only the styles that the build wrote, and this test changes them.
test.use({ bypassCSP: true })

test('late web fonts cause almost no layout shift on any page', async ({
  page,
}) => {
  await provideArial(page)
  // Block the full stylesheet, because this test can't remove typefaces that a stylesheet declares.
  await page.route('**/*.css', (route) => route.abort())
  for (const path of everyPath) {
    await page.goto(path)
    for (const name of ['Mono', 'F1'])
      await expect.poll(() => loadedTypefaces(page)).toContain(name)
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    for (const width of [360, 412, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      // Half of 0.1, the highest layout shift score that counts as good in Core Web Vitals.
      expect
        .soft(await measureShift(page), `${path} at ${width} px`)
        .toBeLessThanOrEqual(0.05)
    }
  }
})

test('the font files for accented letters are loaded only if needed', async ({
  page,
}) => {
  await page.route('**/*.css', (route) => route.abort())
  await page.goto('/')
  await expect.poll(() => loadedTypefaces(page)).toContain('Mono')
  const grotesque = async () =>
    (await loadedTypefaces(page)).filter((name) => name === 'Grotesque')
  expect(await grotesque()).toHaveLength(1)
  await page.locator('h1').evaluate((heading) => heading.append(' Łódź ó'))
  await expect.poll(grotesque).toHaveLength(3)
})
