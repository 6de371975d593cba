/**
 * `npm run bench [-- --runs 5] [--cpu 10]`: the built pages against two floors in one run, measured
 * by Lighthouse with its simulated phone. Rounds are interleaved, the numbers are medians, and only
 * ratios within one run mean anything.
 *
 * The floors are this site's own home and contact page: `bare` without script and web font, `react`
 * with the least that React needs to be alive, asked for after the first paint as the site does.
 */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { build } from 'esbuild'
import { compressFiles, createStaticSite } from '../netlify/local/netlify/static-site.ts'
import { chromiumArgs, findChromium } from '../scripts/browsers.ts'

const lighthouse = 'lighthouse@13.5.0'
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    cpu: { type: 'string', default: '4' },
    pages: { type: 'string', default: '/,/contact' },
  },
})

const work = await mkdtemp(join(tmpdir(), 'bench-'))
const variants = { bare: join(work, 'bare'), react: join(work, 'react'), site: join(work, 'site') }
for (const folder of Object.values(variants)) await cp('dist/client', folder, { recursive: true })
await rewritePages(variants.bare, (html) =>
  html.replace(/<script type="module">[\s\S]*?<\/script>/, ''),
)
await build({
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
  outfile: join(variants.react, 'assets/floor.js'),
})
await rewritePages(variants.react, (html) =>
  html.replace(/ data-script="[^"]*"/, ' data-script="/assets/floor.js"'),
)

const entries = await Promise.all(
  Object.entries(variants).map(async ([name, folder]) => {
    await compressFiles(folder)
    const answer = await createStaticSite(folder)
    const server = createServer(answer)
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
    const { port } = server.address() as AddressInfo
    return { name, origin: `http://localhost:${port}`, server }
  }),
)

const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const
type Measured = Record<keyof typeof audits | 'score', number>
const measured = new Map<string, Measured[]>()

for (let run = 1; run <= Number(values.runs); run += 1) {
  for (const path of values.pages.split(',')) {
    for (const { name, origin } of entries) {
      process.stderr.write(`\rrun ${run} of ${values.runs}: ${name} ${path}          `)
      const key = `${name} ${path}`
      measured.set(key, [...(measured.get(key) ?? []), await measure(origin + path)])
    }
  }
}
process.stderr.write('\r')

console.table(Object.fromEntries([...measured].map(([key, runs]) => [key, medians(runs)])))
for (const { server } of entries) server.close()
await rm(work, { recursive: true })

async function rewritePages(folder: string, rewrite: (html: string) => string) {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.html'))) {
    const file = join(folder, name)
    await writeFile(file, rewrite(await readFile(file, 'utf8')))
  }
}

async function measure(url: string): Promise<Measured> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', lighthouse, url, '--quiet', '--output=json'],
      '--only-categories=performance',
      `--throttling.cpuSlowdownMultiplier=${values.cpu}`,
      `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 1 << 28 },
  )
  const report = JSON.parse(stdout)
  const numbers = Object.entries(audits).map(([name, audit]) => [
    name,
    report.audits[audit].numericValue,
  ])
  return { ...Object.fromEntries(numbers), score: report.categories.performance.score * 100 }
}

function medians(runs: Measured[]) {
  const of = (name: keyof Measured) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[runs.length >> 1] ?? 0
  return {
    score: of('score'),
    'FCP ms': Math.round(of('FCP')),
    'LCP ms': Math.round(of('LCP')),
    'TBT ms': Math.round(of('TBT')),
    CLS: Number(of('CLS').toFixed(3)),
    KB: Number((of('bytes') / 1024).toFixed(1)),
  }
}
