/**
 * `npm run screenshots [-- --url http://localhost:8888] [--pages /,/about] [--widths 360,1280]`
 *
 * Saves screenshots of every page of a running site, light and dark, to `.screenshots/`.
 */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { routes } from '../src/routes.ts'
import { chromiumOptions } from './browsers.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8888' },
    pages: { type: 'string', default: [...routes.map(({ path }) => path), '/404'].join() },
    widths: { type: 'string', default: '360,768,1280,1920' },
  },
})

const browser = await chromium.launch(chromiumOptions)
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of values.widths.split(',').map(Number)) {
    const viewport = { width, height: width < 500 ? 740 : 900 }
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
    for (const address of values.pages.split(',')) {
      await page.goto(values.url + address)
      await page.waitForFunction(isDrawn)
      const path = `.screenshots/${address.slice(1) || 'home'}-${width}-${colorScheme}.png`
      await page.screenshot({ path, fullPage: true })
      console.info(path)
    }
    await page.close()
  }
}
await browser.close()

/** Runs in the page. Until the typeface is loaded and all content laid out, the height is wrong. */
function isDrawn(): boolean {
  const faces = [...document.fonts].filter(({ family }) => /^"?Grotesque"?$/.test(family))
  return (
    faces.some(({ status }) => status === 'loaded') &&
    'allVisible' in document.documentElement.dataset
  )
}
