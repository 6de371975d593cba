/**
 * `npm run screenshots [-- --url http://localhost:8888] [--pages /,/about] [--widths 360,1280] [--engines]`
 *
 * Pictures of every page, light and dark, into `.screenshots/`, from a site that is running: in
 * Chromium, or with `--engines` in each of Chromium, Firefox and WebKit that is installed.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type BrowserType, chromium, firefox, type LaunchOptions, webkit } from 'playwright'
import { routes } from '../src/routes.ts'
import { chromiumArgs, findChromium, findFirefox } from './browsers.ts'
import { hasWebKitGtk, openWebKitGtk } from './webkitgtk.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8888' },
    pages: { type: 'string', default: [...routes.map(({ path }) => path), '/404'].join() },
    widths: { type: 'string', default: '360,768,1280,1920' },
    engines: { type: 'boolean', default: false },
  },
})
const widths = values.widths.split(',').map(Number)

await mkdir('.screenshots', { recursive: true })
const chromiumPath = findChromium()
await inPlaywright('', chromium, {
  args: chromiumArgs,
  ...(chromiumPath && { executablePath: chromiumPath }),
})
if (values.engines) {
  const executablePath = findFirefox()
  if (executablePath)
    await inPlaywright('-firefox', firefox, { channel: 'moz-firefox', executablePath })
  if (existsSync(webkit.executablePath())) await inPlaywright('-webkit', webkit, {})
  else if (hasWebKitGtk) await inWebKitGtk()
}

async function inPlaywright(engine: string, type: BrowserType, options: LaunchOptions) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Stock Firefox is told of the scheme by a preference only: 0 is dark.
    const preference = 'layout.css.prefers-color-scheme.content-override'
    const firefoxUserPrefs = { [preference]: colorScheme === 'dark' ? 0 : 1 }
    const browser = await type.launch({ ...options, firefoxUserPrefs })
    for (const width of widths) {
      const viewport = { width, height: width < 500 ? 740 : 900 }
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
      for (const path of values.pages.split(',')) {
        await page.goto(values.url + path)
        await page.waitForFunction(hasTypeface)
        await save(path, width, colorScheme + engine, await page.screenshot({ fullPage: true }))
      }
      await page.close()
    }
    await browser.close()
  }
}

/** WebDriver takes pictures of a window only, so the window is as high as the page, and at least 450 px wide. */
async function inWebKitGtk() {
  for (const scheme of ['light', 'dark']) {
    const { browser, close } = await openWebKitGtk({ dark: scheme === 'dark' })
    for (const width of widths) {
      for (const path of values.pages.split(',')) {
        await browser.manage().window().setRect({ x: 0, y: 0, width, height: 900 })
        await browser.get(values.url + path)
        await browser.wait(() => browser.executeScript(hasTypeface))
        const height = await browser.executeScript<number>(() => document.body.scrollHeight + 100)
        await browser.manage().window().setRect({ x: 0, y: 0, width, height })
        await browser.executeAsyncScript((done: () => void) =>
          requestAnimationFrame(() => requestAnimationFrame(done)),
        )
        const picture = Buffer.from(await browser.takeScreenshot(), 'base64')
        await save(path, width, `${scheme}-webkit`, picture)
      }
    }
    await close()
  }
}

/** Runs in the page: the typeface is asked for after the first paint, when nothing else may be loading. */
function hasTypeface(): boolean {
  const faces = [...document.fonts].filter(({ family }) => /^"?Grotesque"?$/.test(family))
  return faces.some(({ status }) => status === 'loaded')
}

async function save(path: string, width: number, kind: string, picture: Buffer) {
  const file = `.screenshots/${path.slice(1) || 'home'}-${width}-${kind}.png`
  await writeFile(file, picture)
  console.info(file)
}
