/**
 * `npm run bench [-- --runs 7 --pages /,/contact]`: milliseconds from asking for a page to its first
 * paint on a slow phone, and what of them is style and layout, against the same HTML without styles. By
 * the browser's own trace, with the processor four times slower; medians. Seven runs of all pages take
 * about four minutes.
 */
import { rmSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { listenLocally } from '../netlify/local/listen-locally.ts'
import { compressFiles, createStaticSite } from '../netlify/local/netlify/static-site.ts'
import { chromiumArgs, findChromium } from '../scripts/browsers.ts'
import { routes } from '../src/routes.ts'
import { median } from './median.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    pages: { type: 'string', default: routes.map(({ path }) => path).join() },
  },
})
/** First paint of a page, as a multiple of that of its HTML without styles. */
const goal = 1.35

interface TraceEvent {
  name: string
  ts: number
  dur?: number
  args: { data?: { documentLoaderURL?: string } }
}

const work = await mkdtemp(join(tmpdir(), 'bench-'))
process.once('exit', () => rmSync(work, { recursive: true, force: true, maxRetries: 5 }))
const styles = /<style>.*?<\/style>\s*<noscript>.*?<\/noscript>/s
const [site, plain] = await Promise.all([serveWithout('site'), serveWithout('plain', styles)])
const executablePath = findChromium()
// Playwright closes it on Ctrl-C.
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: chromiumArgs,
})

const slow: string[] = []
for (const path of values.pages.split(',')) {
  const runs: Record<'paint' | 'style' | 'layout' | 'plain', number>[] = []
  // They take turns, so that whatever else the machine does hits both.
  for (let run = 0; run < Number(values.runs); run++) {
    const own = await measure(site + path)
    runs.push({ ...own, plain: (await measure(plain + path)).paint })
  }
  const [paint, style, layout, bare] = (['paint', 'style', 'layout', 'plain'] as const).map(
    (name) => Math.round(median(runs.map((numbers) => numbers[name]))),
  ) as [number, number, number, number]
  if (!(paint / bare <= goal)) slow.push(path)
  const ratio = (paint / bare).toFixed(2)
  console.info(`${path}: ${paint} ms (style ${style}, layout ${layout}), ${ratio} × ${bare} ms`)
}
await browser.close()
console.info(`Goal: ${goal}. ${slow.length > 0 ? `Above it: ${slow.join(', ')}` : 'All hold it.'}`)
process.exit(slow.length > 0 ? 1 : 0)

/** Serves a copy of the built site without what `left` matches, until the process ends. */
async function serveWithout(name: string, left: RegExp | string = ''): Promise<string> {
  const folder = join(work, name)
  await cp('dist/client', folder, { recursive: true })
  for (const file of (await readdir(folder)).filter((file) => file.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8')
    await writeFile(join(folder, file), html.replace(left, ''))
  }
  await compressFiles(folder)
  return (await listenLocally(0, await createStaticSite(folder))).origin
}

async function measure(url: string) {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const session = await page.context().newCDPSession(page)
  // The process that will draw the page exists already, as it does when a link is followed.
  await page.goto(new URL('/robots.txt', url).href)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as never[])))
  await session.send('Tracing.start', { categories: 'devtools.timeline,loading,blink.user_timing' })
  await page.goto(url)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await page.close()
  return read(events, url)
}

function read(events: TraceEvent[], url: string) {
  const started = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  const start = started?.ts ?? Number.NaN
  const painted = events.find(({ name, ts }) => name === 'firstContentfulPaint' && ts > start)
  const end = painted?.ts ?? Number.NaN
  const spent = (name: string) =>
    events
      .filter((event) => event.name === name && event.ts > start && event.ts < end)
      .reduce((sum, { dur = 0 }) => sum + dur, 0)
  const [paint, style, layout] = [end - start, spent('UpdateLayoutTree'), spent('Layout')]
  return { paint: paint / 1000, style: style / 1000, layout: layout / 1000 }
}
