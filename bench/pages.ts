/**
 * `npm run bench [-- --runs 5] [--pages /]`: the built pages and two reduced copies of them, the
 * floors, measured by Lighthouse with its simulated phone. The numbers are medians, and only ratios
 * within one run mean anything. Five runs of two pages take about fifteen minutes.
 */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { chromiumOptions } from '../scripts/browsers.ts'
import { spawnGroup } from '../scripts/local/process-group.ts'
import { type Numbers, takeTurns } from './rounds.ts'
import { serveVariant, work } from './variants.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/contact' },
  },
})

/** For Lighthouse to reach the browser. Not 9222, where a developer's own browser may listen. */
const port = 9333
const audits = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
}
const origins = Object.entries(await serveFloors())
const measurements = values.pages
  .split(',')
  .flatMap((path) =>
    origins.map(([name, origin]) => [`${name} ${path}`, () => measure(origin + path)] as const),
  )
console.table(await takeTurns(Number(values.runs), Object.fromEntries(measurements)))
process.exit()

/**
 * Serves the built site and its two floors from copies of it, until the process ends.
 *
 * @returns the origins: `bare` without script and web font, `react` with a script that only starts
 *   React, loaded after the first paint as the site's own is, and `site` as it is.
 */
async function serveFloors(): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createElement } from 'react'
        import { hydrateRoot } from 'react-dom/client'
        hydrateRoot(document.createElement('div'), createElement('p', null, 'floor'))`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  const script = outputFiles[0]?.contents ?? new Uint8Array()

  const files = { 'floor.js': script }
  return {
    bare: await serveVariant('bare', /<script type="module">.*?<\/script>/s),
    react: await serveVariant('react', / data-script="[^"]*"/, ' data-script="/floor.js"', files),
    site: await serveVariant('site'),
  }
}

async function measure(url: string): Promise<Numbers> {
  // A browser that Lighthouse starts would outlive Ctrl-C.
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--remote-debugging-port=${port}`],
  })
  const report = join(work, 'report.json')
  const options = ['--quiet', '--only-categories=performance', `--port=${port}`]
  const output = ['--output=json', `--output-path=${report}`]
  const command = ['--yes', 'lighthouse@13.5.0', url, ...options, ...output]
  const [code] = await once(spawnGroup('npx', command, { stdio: 'inherit' }), 'close')
  if (code !== 0) throw new Error(`Lighthouse ended with status ${code}`)
  await browser.close()
  const { categories, audits: results } = JSON.parse(await readFile(report, 'utf8'))
  const numbers: Numbers = { score: categories.performance.score * 100 }
  for (const [name, audit] of Object.entries(audits)) {
    numbers[name] = Number(results[audit].numericValue.toFixed(3))
  }
  const requests: { resourceType: string; transferSize: number }[] =
    results['network-requests'].details.items
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  numbers['script bytes'] = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0)
  return numbers
}
