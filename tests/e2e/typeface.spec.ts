import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import {
  anotherPage,
  everyPath,
  expectArrival,
  followMenu,
  hydrated,
} from '../support/visit.ts'

// The policy allows only the styles that the build wrote, and these tests change them.
test.use({ bypassCSP: true })

/** Returns the family of each font file that the page has loaded. */
const loadedTypefaces = (page: Page) =>
  page.evaluate(() => {
    const fonts = [...document.fonts]
    const loaded = fonts.filter(({ status }) => status === 'loaded')
    return loaded.map(({ family }) => family.replaceAll('"', ''))
  })

/** Changes the HTML of every page that the browser loads. */
async function changeHtml(page: Page, change: (html: string) => string) {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = change(html)
    expect(body, 'the HTML declares the fallback fonts').not.toBe(html)
    await route.fulfill({ response, body })
  })
}

const arimo = 'node_modules/@fontsource/arimo/files/arimo-latin'

/**
 * Lets the pages use Arial on any machine: serves Arimo, an npm package with Arial's character
 * widths, in its place.
 */
async function provideArial(page: Page): Promise<void> {
  const weights = { 'arial-regular': 400, 'arial-bold': 700 }
  for (const [name, weight] of Object.entries(weights)) {
    const body = await readFile(`${arimo}-${weight}-normal.woff2`)
    await page.route(`/${name}.woff2`, (route) =>
      route.fulfill({ body, contentType: 'font/woff2' }),
    )
  }
  await changeHtml(page, (html) =>
    html
      .replaceAll('local(Arial)', 'url(/arial-regular.woff2)')
      .replaceAll('local(Arial Bold)', 'url(/arial-bold.woff2)'),
  )
}

/** Replaces our fallback fonts, as if the visitor had none of the usual fonts. */
const provideNoUsualFont = (page: Page) =>
  changeHtml(page, (html) => html.replace(/F1, ?F2, ?F3, ?F4/, 'monospace'))

/** Chromium reports a layout shift after the frame in which it occurs. */
const someFrames = async (page: Page) => {
  for (let count = 0; count < 3; count++)
    await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Opens a page that is complete long before its typeface. @returns a function that releases it. */
async function openWithoutTypeface(page: Page, path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/{grotesque,mono}*.woff2', async (route) => {
    await released
    await route.fallback()
  })
  // The `load` event waits for the typeface.
  await page.goto(path, { waitUntil: 'commit' })
  await hydrated(page)
  await page.waitForFunction(() =>
    [...document.fonts].every(({ status }) => status !== 'loading'),
  )
  await someFrames(page)
  return release
}

/** @returns the layout shift that the typeface causes when it arrives long after the text. */
async function openWithLateTypeface(page: Page, path: string) {
  const release = await openWithoutTypeface(page, path)
  const shifts = await page.evaluateHandle(() => {
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) =>
      entries.push(...list.getEntries()),
    )
    observer.observe({ type: 'layout-shift' })
    return entries
  })
  release()
  // The page declares the typeface, or stores it for the next page.
  await page.waitForFunction(
    () =>
      window.lateFonts ||
      [...document.fonts].some(({ family }) => family.includes('Mono')),
  )
  await someFrames(page)
  return await shifts.evaluate((entries) => {
    const values = entries.map((entry) => Reflect.get(entry, 'value'))
    return values.reduce((sum, value) => sum + value, 0)
  })
}

const fallbacks = {
  Arial: provideArial,
  'an unknown font': provideNoUsualFont,
}

/** Visitors don't notice shifts as small as this one. Above 0.1, Web Vitals call a page poor. */
const tolerableShift = 0.02

/** On these pages and screens, the typeface changed the number of lines above a picture. */
const screens = [
  { path: '/', width: 390 },
  { path: '/product-sourcing', width: 1280 },
  { path: '/tiktok-shop', width: 412 },
  { path: '/thank-you', width: 390 },
  { path: '/privacy-policy', width: 360 },
]

for (const [name, provide] of Object.entries(fallbacks)) {
  for (const { path, width } of screens) {
    test(`a typeface that replaces ${name} late doesn't move ${path} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await provide(page)
      const shift = await openWithLateTypeface(page, path)
      expect(shift).toBeLessThanOrEqual(tolerableShift)
    })
  }
}

test('a typeface that fits is shown at once', async ({ page }) => {
  await provideArial(page)
  await openWithLateTypeface(page, '/about')
  expect(await loadedTypefaces(page)).toContain('Grotesque')
})

test.describe('a typeface that would move the page', () => {
  test.beforeEach(async ({ page }) => {
    await provideNoUsualFont(page)
    await page.setViewportSize({ width: 390, height: 900 })
    await openWithLateTypeface(page, '/')
  })

  test('is not shown at once', async ({ page }) => {
    expect(await loadedTypefaces(page)).not.toContain('Grotesque')
  })

  test('is shown with the next page', async ({ page }) => {
    // In this window, the header has room for the menu's words in any font.
    await page.setViewportSize({ width: 1920, height: 900 })
    await followMenu(page, anotherPage.nav)
    await expectArrival(page, anotherPage.path)
    expect(await loadedTypefaces(page)).toContain('Grotesque')
  })
})

const topOfPicture = (page: Page) =>
  page.evaluate(
    () => document.querySelector('main svg')?.getBoundingClientRect().top,
  )

test('a picture that is painted first stays when the rest of the page arrives', async ({
  page,
}) => {
  await page.goto('/')
  for (const path of everyPath) {
    const html = await (await page.request.get(path)).text()
    const endTag = '</svg>'
    const startOfMain = html.indexOf('<main')
    const endOfPicture = html.indexOf(endTag, startOfMain) + endTag.length
    // Writes each part into the document as if it had just arrived from the network.
    await page.evaluate(
      (part) => {
        document.open()
        document.write(part)
      },
      html.slice(0, endOfPicture),
    )
    const topAtFirst = await topOfPicture(page)
    await page.evaluate((part) => {
      document.write(part)
      document.close()
    }, html.slice(endOfPicture))
    expect.soft(await topOfPicture(page), path).toBe(topAtFirst)
  }
})

test('the font files for accented letters are loaded only if needed', async ({
  page,
}) => {
  await provideArial(page)
  await page.goto('/')
  await expect.poll(() => loadedTypefaces(page)).toContain('Mono')
  const grotesqueFiles = async () => {
    const families = await loadedTypefaces(page)
    return families.filter((family) => family === 'Grotesque')
  }
  expect(await grotesqueFiles()).toHaveLength(1)
  // One file has "ó", and another one the other letters.
  const accentedLetters = ' Łódź ó'
  await page
    .locator('h1')
    .evaluate((heading, text) => heading.append(text), accentedLetters)
  await expect.poll(grotesqueFiles).toHaveLength(3)
})
