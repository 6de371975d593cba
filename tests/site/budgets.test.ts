import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { scriptTargets } from '../../scripts/build/oldest-browsers.ts'
import { files, folder, pageAt, pages } from '../support/built-site.ts'

const minimalPage = `import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
hydrateRoot(document.body, createElement('p', null, 'A minimal React page'))`
const { outputFiles } = await build({
  stdin: { contents: minimalPage, resolveDir: '.' },
  define: { 'process.env.NODE_ENV': '"production"' },
  format: 'esm',
  target: scriptTargets,
  bundle: true,
  minify: true,
  write: false,
})
const minimalScript = brotliCompressSync(outputFiles[0]?.contents ?? '').length

// Size limits in bytes, after the compression that a CDN would apply.
const KB = 1024
const budgets = {
  /** Together with 1,720 bytes of headers, this fits in TCP's initial window of 14,600 bytes. */
  html: 12_880,
  /** The home page's script may be 1.25 times as large as that of a minimal React page. */
  script: 1.25 * minimalScript,
  /** Other pages contain more text, above all /product-sourcing. */
  pageScript: 1.3 * minimalScript,
  /** The contact page's script also contains the form and its rules. */
  formScript: 1.35 * minimalScript,
  fonts: 24 * KB,
  everyFont: 41 * KB,
  stylesheet: 10_400,
  home: 108 * KB,
  /** The uncompressed size, because Node parses the whole file on a cold start. */
  function: 250 * KB,
}

function sizeOf(file: string): number {
  const bytes = readFileSync(folder + file)
  return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
}

const sum = (files: string[]) => files.map(sizeOf).reduce((total, size) => total + size, 0)

/** Returns the scripts that a page loads, including all static imports. */
function scriptsOf(path: string): string[] {
  // Iterating over a Set includes entries that are added during the loop.
  const found = new Set(pageAt(path).document.body.dataset.script?.split(' '))
  for (const file of found) {
    const code = readFileSync(folder + file, 'utf8')
    for (const [, source = ''] of code.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)) {
      found.add(new URL(source, `http://site${file}`).pathname)
    }
  }
  return [...found]
}

describe.each(pages)('$path', ({ path, html }) => {
  it('fits in the initial TCP window, including its styles', () => {
    // Not every CDN uses Brotli's maximum quality of 11, because it is slow.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(budgets.html)
  })

  it('loads scripts only for React, the shell and the page itself', () => {
    const scripts = scriptsOf(path)
    expect(scripts.length).toBeGreaterThan(1)
    const { script, formScript, pageScript } = budgets
    const budget = { '/': script, '/contact': formScript }[path] ?? pageScript
    expect(sum(scripts)).toBeLessThanOrEqual(budget)
  })
})

const home = pageAt('/')
const published = files.map((file) => `/${file}`)
const everyFont = published.filter((file) => file.endsWith('.woff2'))
const fonts = everyFont.filter((file) => /\/(grotesque|mono)\.[^/]+$/.test(file))
const drawings = published.filter((file) => /\.svg$/.test(file) && home.html.includes(file))
const everythingAtHome = ['/index.html', ...drawings, ...fonts, ...scriptsOf('/')]

it.each([
  ['the set of fonts for English', sum(fonts), budgets.fonts],
  ['the set of all fonts', sum(everyFont), budgets.everyFont],
  ['the stylesheet', sum([home.document.body.dataset.style ?? '']), budgets.stylesheet],
  ['the home page with everything it loads', sum(everythingAtHome), budgets.home],
  ['the function', statSync('dist/functions/inquiries.mjs').size, budgets.function],
])('%s fits its budget', (_, size, budget) => {
  expect(size).toBeGreaterThan(0)
  expect(size).toBeLessThanOrEqual(budget)
})
