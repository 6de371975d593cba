/**
 * `npm run bench` compares the first paint and LCP of the built pages with those of bare HTML, which
 * has the same text but no styles, scripts or images. It loads each page seven times in a throttled
 * Chromium, takes about ten minutes, and prints medians in milliseconds and their ratios.
 */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { chromiumOptions } from '../scripts/browsers.ts'
import { listenLocally } from '../scripts/local/http-server.ts'
import { createStaticSite } from '../scripts/local/netlify/static-site.ts'

/**
 * Lighthouse 13's throttling values for a slow 4G connection. Lighthouse gives kilobits per second, and
 * Chromium needs bytes.
 */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
/** How many times slower than this machine the processor is, as in Lighthouse 13. */
const slowdown = 4
const runs = 7

/** When a page painted its first content and its largest element, in milliseconds. */
type Paints = Record<'first' | 'largest', number>

const folder = '.test-results/bench'
await cp('dist/client', folder, { recursive: true })
await mkdir(join(folder, 'bare'), { recursive: true })
const pages = (await readdir('dist/client'))
  .filter((file) => file.endsWith('.html'))
  .sort()
for (const page of pages) {
  const html = await readFile(join(folder, page), 'utf8')
  await writeFile(join(folder, 'bare', page), bareHtml(html))
}
const { origin } = await listenLocally(0, await createStaticSite(folder))
const browser = await chromium.launch(chromiumOptions)
const measured = pages.map((file) => {
  const name = file.replace('.html', '')
  const path = name === 'index' ? '/' : `/${name}`
  return { path, bare: [] as Paints[], site: [] as Paints[] }
})
for (let run = 1; run <= runs; run += 1) {
  for (const { path, bare, site } of measured) {
    console.info(`Run ${run} of ${runs}: ${path}`)
    bare.push(await measure(browser, `${origin}/bare${path}`))
    site.push(await measure(browser, origin + path))
  }
}
const rows: Record<string, Record<string, string>> = {}
for (const { path, bare, site } of measured) {
  rows[path] = {
    'first paint': compare(bare, site, 'first'),
    LCP: compare(bare, site, 'largest'),
  }
}
console.table(rows)
process.exit()

/** Returns both medians and their ratio: for example, `1530 : 1500 = 1.02`. */
function compare(bare: Paints[], site: Paints[], paint: keyof Paints): string {
  const bareMedian = median(bare.map((paints) => paints[paint]))
  const siteMedian = median(site.map((paints) => paints[paint]))
  const ratio = (siteMedian / bareMedian).toFixed(2)
  return `${siteMedian} : ${bareMedian} = ${ratio}`
}

const textElements =
  'h[1-6]|p|ul|ol|li|dl|dt|dd|table|tr|th|td|header|main|section|footer|details|summary'

/** Keeps only the page's text and the elements that structure it, without attributes. */
function bareHtml(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  const withoutCode = body.replace(
    /<(script|style|svg|noscript|template)\b.*?<\/\1>/gs,
    '',
  )
  const otherTags = new RegExp(`<(?!/?(?:${textElements})\\b)[^>]*>`, 'g')
  const structured = withoutCode.replace(otherTags, ' ')
  const bare = structured.replace(/<(\w+)[^>]*>/g, '<$1>')
  const viewport =
    '<meta name="viewport" content="width=device-width, initial-scale=1">'
  return `<!doctype html><html lang="en"><meta charset="utf-8">${viewport}<title>Bare</title>${bare}`
}

/** Loads the page as Lighthouse 13's phone does. */
async function measure(browser: Browser, url: string): Promise<Paints> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  // Load another page first, because a real visitor's browser already has a renderer process.
  await page.goto(`${new URL(url).origin}/robots.txt`)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'networkidle' })
  const paints = await page.evaluate(readPaints)
  await page.close()
  return paints
}

/** Runs in the page. */
async function readPaints(): Promise<Paints> {
  function timeOfLast(type: string): Promise<number> {
    return new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => {
        resolve(Math.round(list.getEntries().at(-1)?.startTime ?? 0))
      })
      observer.observe({ type, buffered: true })
    })
  }
  // The last entry of type `paint` is the first contentful paint.
  return {
    first: await timeOfLast('paint'),
    largest: await timeOfLast('largest-contentful-paint'),
  }
}

/** Returns the middle one of an odd number of values. */
function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(values.length / 2)] ?? Number.NaN
}
