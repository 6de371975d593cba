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

const shownTypefaces = (page: Page) =>
  page.evaluate(() => {
    const loaded = [...document.fonts].filter(
      ({ status }) => status === 'loaded',
    )
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
  for (const [name, weight] of [
    ['arial-regular', 400],
    ['arial-bold', 700],
  ]) {
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

/** Lets the pages use `family`, as if the visitor had none of the usual fonts. */
const useOnly = (page: Page, family: string) =>
  changeHtml(page, (html) => html.replace(/F1, ?F2, ?F3, ?F4/, family))

/** @returns the layout shift that the typeface causes when it arrives long after the text. */
async function openWithLateTypeface(page: Page, path: string) {
  const { promise: isReadable, resolve: release } =
    Promise.withResolvers<void>()
  await page.route('**/{grotesque,mono}*.woff2', async (route) => {
    await isReadable
    await route.fallback()
  })
  // The `load` event waits for the typeface.
  await page.goto(path, { waitUntil: 'commit' })
  await hydrated(page)
  await page.waitForFunction(() =>
    [...document.fonts].every(({ status }) => status !== 'loading'),
  )
  const shifts = await page.evaluateHandle(async () => {
    for (let count = 0; count < 3; count++)
      await new Promise(requestAnimationFrame)
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) =>
      shifts.push(...list.getEntries()),
    )
    observer.observe({ type: 'layout-shift' })
    return shifts
  })
  release()
  await page.waitForFunction(
    () =>
      window.lateFonts ||
      [...document.fonts].some(({ family }) => family.includes('Mono')),
  )
  return await shifts.evaluate(async (shifts) => {
    // Chromium reports a layout shift after the frame in which it occurs.
    for (let count = 0; count < 3; count++)
      await new Promise(requestAnimationFrame)
    return shifts.reduce((sum, shift) => sum + Reflect.get(shift, 'value'), 0)
  })
}

const fallbacks = {
  Arial: provideArial,
  'an unknown font': (page: Page) => useOnly(page, 'monospace'),
}

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
      expect(await openWithLateTypeface(page, path)).toBeLessThanOrEqual(0.02)
    })
  }
}

test('a typeface that fits is shown at once', async ({ page }) => {
  await provideArial(page)
  await openWithLateTypeface(page, '/about')
  expect(await shownTypefaces(page)).toContain('Grotesque')
})

test('a typeface that would move the page is shown with the next page', async ({
  page,
}) => {
  await useOnly(page, 'monospace')
  await page.setViewportSize({ width: 390, height: 900 })
  await openWithLateTypeface(page, '/')
  expect(await shownTypefaces(page)).not.toContain('Grotesque')
  // Here the menu's words have room in any font.
  await page.setViewportSize({ width: 1920, height: 900 })
  await followMenu(page, anotherPage.nav)
  await expectArrival(page, anotherPage.path)
  expect(await shownTypefaces(page)).toContain('Grotesque')
})

test('a picture that is painted first stays when the rest of the page arrives', async ({
  page,
}) => {
  await page.goto('/')
  for (const path of everyPath) {
    const html = await (await page.request.get(path)).text()
    const end = html.indexOf('</svg>', html.indexOf('<main')) + '</svg>'.length
    const [before, after] = await page.evaluate(
      ([start, rest]) => {
        const topOfPicture = () =>
          document.querySelector('main svg')?.getBoundingClientRect().top
        document.open()
        document.write(start)
        const before = topOfPicture()
        document.write(rest)
        document.close()
        return [before, topOfPicture()]
      },
      [html.slice(0, end), html.slice(end)] as const,
    )
    expect.soft(after, path).toBe(before)
  }
})

test('the font files for accented letters are loaded only if needed', async ({
  page,
}) => {
  await provideArial(page)
  await page.goto('/')
  await expect.poll(() => shownTypefaces(page)).toContain('Mono')
  const grotesque = async () =>
    (await shownTypefaces(page)).filter((name) => name === 'Grotesque')
  expect(await grotesque()).toHaveLength(1)
  await page.locator('h1').evaluate((heading) => heading.append(' Łódź ó'))
  await expect.poll(grotesque).toHaveLength(3)
})
