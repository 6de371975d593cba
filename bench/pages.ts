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

/** Lighthouse 13's throttling values for a slow 4G connection. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowdown = 4
const runs = 7

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
  const path = `/${file.replace(/(index)?\.html$/, '')}`
  return { path, bare: [] as Paints[], site: [] as Paints[] }
})
for (let run = 1; run <= runs; run += 1) {
  for (const { path, bare, site } of measured) {
    console.info(`Run ${run} of ${runs}: ${path}`)
    bare.push(await measure(browser, `${origin}/bare${path}`))
    site.push(await measure(browser, origin + path))
  }
}
const rows = measured.map(({ path, bare, site }) => {
  const compare = (name: keyof Paints) => {
    const [floor, own] = [bare, site].map((paints) =>
      median(paints.map((paint) => paint[name])),
    )
    return `${own} : ${floor} = ${((own ?? 0) / (floor ?? 0)).toFixed(2)}`
  }
  return [path, { 'first paint': compare('first'), LCP: compare('largest') }]
})
console.table(Object.fromEntries(rows))
process.exit()

function bareHtml(html: string): string {
  const kept =
    'h[1-6]|p|ul|ol|li|dl|dt|dd|table|tr|th|td|header|main|section|footer|details|summary'
  const body = html
    .replace(/^.*?<body\b[^>]*>/s, '')
    .replace(/<(script|style|svg|noscript|template)\b.*?<\/\1>/gs, '')
    .replace(new RegExp(`<(?!/?(?:${kept})\\b)[^>]*>`, 'g'), ' ')
    .replace(/<(\w+)[^>]*>/g, '<$1>')
  const viewport =
    '<meta name="viewport" content="width=device-width, initial-scale=1">'
  return `<!doctype html><html lang="en"><meta charset="utf-8">${viewport}<title>Bare</title>${body}`
}

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
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'networkidle' })
  const paints = await page.evaluate(readPaints)
  await page.close()
  return paints
}

async function readPaints(): Promise<Paints> {
  const last = (type: string) =>
    new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        resolve(Math.round(list.getEntries().at(-1)?.startTime ?? 0))
      }).observe({ type, buffered: true })
    })
  // The last entry of type `paint` is the first contentful paint.
  return {
    first: await last('paint'),
    largest: await last('largest-contentful-paint'),
  }
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
}
