/**
 * `npm run bench [-- --runs 5] [--cpu 10]`: the built pages against two floors in one run, measured
 * by Lighthouse with its simulated phone. Rounds are interleaved, the numbers are medians, and only
 * ratios within one run mean anything.
 */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { listenLocally } from '../netlify/local/listen-locally.ts'
import { compressFiles, createStaticSite } from '../netlify/local/netlify/static-site.ts'
import { spawnGroup } from '../netlify/local/process-group.ts'
import { chromiumArgs, findChromium } from '../scripts/browsers.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    cpu: { type: 'string', default: '4' },
    pages: { type: 'string', default: '/,/contact' },
  },
})

// The browser, Lighthouse and the servers end with this process, also after an error or Ctrl-C.
const work = await mkdtemp(join(tmpdir(), 'bench-'))
process.once('exit', () => rmSync(work, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const audits = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
}
const origins = Object.entries(await serveFloors())
const measured: Record<string, Record<string, number>[]> = {}
for (let run = 1; run <= Number(values.runs); run += 1) {
  for (const path of values.pages.split(',')) {
    for (const [name, origin] of origins) {
      const page = `${name} ${path}`
      const numbers = await measure(origin + path)
      measured[page] = [...(measured[page] ?? []), numbers]
      console.error(`run ${run} of ${values.runs}, ${page}: score ${numbers.score}`)
    }
  }
}
const medians = Object.entries(measured).map(([page, runs]) => [page, medianOf(runs)])
console.table(Object.fromEntries(medians))
process.exit()

/**
 * Serves the built site and its two floors from copies of it, until the process ends.
 *
 * @returns the origins: `bare` without script and web font, `react` with the least that React needs
 * to be alive, asked for after the first paint as the site does, and `site` as it is.
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
  const script = outputFiles[0]?.contents ?? ''

  async function serve(name: string, replaced: RegExp | string, by: string): Promise<string> {
    const folder = join(work, name)
    await cp('dist/client', folder, { recursive: true })
    await writeFile(join(folder, 'floor.js'), script)
    for (const file of (await readdir(folder)).filter((file) => file.endsWith('.html'))) {
      const html = await readFile(join(folder, file), 'utf8')
      await writeFile(join(folder, file), html.replace(replaced, by))
    }
    await compressFiles(folder)
    return (await listenLocally(0, await createStaticSite(folder))).origin
  }
  return {
    bare: await serve('bare', /<script type="module">.*?<\/script>/s, ''),
    react: await serve('react', / data-script="[^"]*"/, ' data-script="/floor.js"'),
    site: await serve('site', '', ''),
  }
}

async function measure(url: string): Promise<Record<string, number>> {
  const { browser, port } = await startBrowser()
  const report = join(work, 'report.json')
  const options = ['--quiet', '--only-categories=performance', `--port=${port}`]
  const throttling = `--throttling.cpuSlowdownMultiplier=${values.cpu}`
  const output = ['--output=json', `--output-path=${report}`]
  const command = ['--yes', 'lighthouse@13.5.0', url, ...options, throttling, ...output]
  const [code] = await once(spawnGroup('npx', command, { stdio: 'inherit' }), 'close')
  if (code !== 0) throw new Error(`Lighthouse ended with status ${code}`)
  browser.kill()
  await once(browser, 'close')
  const { categories, audits: results } = JSON.parse(await readFile(report, 'utf8'))
  const numbers: Record<string, number> = { score: categories.performance.score * 100 }
  for (const [name, audit] of Object.entries(audits)) {
    numbers[name] = Number(results[audit].numericValue.toFixed(3))
  }
  return numbers
}

/** Starts a browser for one measurement: one that Lighthouse started would outlive Ctrl-C. */
async function startBrowser() {
  const own = ['--headless=new', '--remote-debugging-port=0', '--no-first-run']
  const args = [...chromiumArgs, ...own, `--user-data-dir=${work}/profile`]
  const browser = spawnGroup(findChromium() ?? 'chromium', args, { stdio: 'pipe' })
  let output = ''
  for await (const text of browser.stderr ?? []) {
    output += text
    const port = /listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(output)?.[1]
    if (port) return { browser, port }
  }
  throw new Error(`Chromium did not start:\n${output}`)
}

function medianOf(runs: Record<string, number>[]) {
  const sorted = (name: string) => runs.map((run) => run[name] ?? 0).sort((a, b) => a - b)
  const names = ['score', ...Object.keys(audits)]
  return Object.fromEntries(names.map((name) => [name, sorted(name)[runs.length >> 1]]))
}
