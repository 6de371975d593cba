/**
 * `npm run bench:paint [-- --runs 7 --pages /,/contact]`: the milliseconds from asking for a page to
 * its first paint on a slow phone, those of them spent on style and on layout, and those that the same
 * HTML takes without styles. Read from Chromium's trace, with the processor four times slower; medians.
 * Seven runs of all pages take about five minutes.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { chromiumOptions } from '../scripts/browsers.ts'
import { routes } from '../src/routes.ts'
import { type Numbers, takeTurns } from './rounds.ts'
import { serveVariant } from './variants.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    pages: { type: 'string', default: routes.map(({ path }) => path).join() },
  },
})
/** The longest time to the first paint, as a multiple of that of the same HTML without styles. */
const goal = 1.35
/** Delays the paint until a page is complete: without styles, Chromium may paint its first line alone. */
const whole = '<link rel="expect" href="#root" blocking="render">'

interface TraceEvent {
  name: string
  ts: number
  dur?: number
  args: { data?: { documentLoaderURL?: string; navigationId?: string } }
}

const styles = /<style>.*?<\/style>\s*<noscript>.*?<\/noscript>/s
const [plain, styled] = await Promise.all([
  serveVariant('plain', styles, whole),
  serveVariant('site', /(?=<style>)/, whole),
])
const browser = await chromium.launch(chromiumOptions)
const medians = await takeTurns(
  Number(values.runs),
  Object.fromEntries(values.pages.split(',').map((path) => [path, () => compare(path)])),
)
await browser.close()
console.table(medians)
const slow = Object.keys(medians).filter((path) => !((medians[path]?.ratio ?? Number.NaN) <= goal))
console.info(`Goal: ${goal}. ${slow.length > 0 ? `Above it: ${slow.join(', ')}` : 'All hold it.'}`)
process.exit(slow.length > 0 ? 1 : 0)

/** Measures both in direct succession, because a machine's speed changes from minute to minute. */
async function compare(path: string): Promise<Numbers> {
  const own = await measure(browser, styled, path)
  const bare = (await measure(browser, plain, path))['first paint'] ?? Number.NaN
  const ratio = (own['first paint'] ?? Number.NaN) / bare
  return { ...own, 'without styles': bare, ratio: Number(ratio.toFixed(2)) }
}

async function measure(browser: Browser, origin: string, path: string): Promise<Numbers> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const session = await page.context().newCDPSession(page)
  // Starts the process that will draw the page, which is there already when a visitor follows a link.
  await page.goto(`${origin}/robots.txt`)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as never[])))
  await session.send('Tracing.start', { categories: 'devtools.timeline,loading,blink.user_timing' })
  await page.goto(origin + path)
  await page.waitForTimeout(1000)
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await page.close()
  return read(events, origin + path)
}

function read(events: TraceEvent[], url: string): Numbers {
  const started = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  const start = started?.ts ?? Number.NaN
  const painted = events.find(
    ({ name, args }) =>
      name === 'firstContentfulPaint' &&
      args.data?.navigationId === started?.args.data?.navigationId,
  )
  const paint = painted?.ts ?? Number.NaN
  const spent = (name: string) =>
    events
      .filter((event) => event.name === name && event.ts > start && event.ts < paint)
      .reduce((sum, { dur = 0 }) => sum + dur, 0)
  const inMilliseconds = (microseconds: number) => Math.round(microseconds / 1000)
  return {
    'first paint': inMilliseconds(paint - start),
    style: inMilliseconds(spent('UpdateLayoutTree')),
    layout: inMilliseconds(spent('Layout')),
  }
}
