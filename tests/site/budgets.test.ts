import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, parseSync, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { keepsPromisedTexts } from '../../src/site.ts'
import { files, folder, pageAt, pages } from '../support/built-site.ts'

// All sizes are in bytes, after the compression that a CDN would apply.

/** The owner's own texts may be longer than those that the site began with. */
const textAllowance = keepsPromisedTexts ? 1 : 1.25

/**
 * A page must fit in TCP's initial window of 14,600 bytes. Its headers, with those that Netlify adds,
 * are 1,727 bytes as text and 1,279 bytes in HTTP/2, which compresses them. TLS adds up to 220 bytes.
 */
const htmlBudget = 13_000

/** The full stylesheet, which the page loads only after the first paint. */
const stylesheetBudget = 10_400

/** The two font files that an English page loads. */
const fontBudget = 20 * 1024

/** Limits for a page's scripts, as multiples of the script for a minimal React page. */
const usualScriptBudget = 1.175
const scriptBudgets: Record<string, number> = {
  // This page has the form.
  '/contact': 1.375,
  '/thank-you': 1.22,
  // The hashes in file names change the compressed size by up to 0.002.
  '/404': 1.252,
}

/** The limit for a page's scripts together with those that it loads when the visitor touches it. */
const touchedBudget = 1.4

const everythingBudget = 108 * 1024

const published = files.map((file) => `/${file}`)
const englishFonts = published.filter((file) =>
  /\/(grotesque|mono)\.[^/]+\.woff2$/.test(file),
)

const sizes = new Map<string, number>()

function sizeOf(file: string): number {
  const known = sizes.get(file)
  if (known) return known
  const bytes = readFileSync(folder + file)
  // A font file contains compressed data, so a CDN doesn't compress it again.
  const isCompressed = file.endsWith('.woff2')
  const size = isCompressed ? bytes.length : brotliCompressSync(bytes).length
  sizes.set(file, size)
  return size
}

const sum = (files: string[]) =>
  files.map(sizeOf).reduce((total, size) => total + size, 0)

/** Returns the scripts that the page loads at once, with those that they import. */
function scriptsOf(path: string): string[] {
  const { script = '' } = pageAt(path).document.body.dataset
  return withImports(script.split(' '))
}

/** Returns the page's scripts, with those that it loads when the visitor touches it. */
function touchedScriptsOf(path: string): string[] {
  const { page } = pageAt(path)
  const itsCode = published.filter((file) =>
    file.startsWith(`/assets/${page}-`),
  )
  expect(itsCode).toHaveLength(1)
  return withImports([...scriptsOf(path), ...itsCode])
}

function withImports(scripts: string[]): string[] {
  const found = new Set(scripts)
  // The loop also visits the scripts that it adds.
  for (const file of found) {
    const code = readFileSync(folder + file, 'utf8')
    const { staticImports } = parseSync(file, code).module
    for (const { moduleRequest } of staticImports)
      found.add(new URL(moduleRequest.value, `http://site${file}`).pathname)
  }
  return [...found]
}

/** Bundles a page that has only a paragraph, to measure React's own size. */
async function minimalScriptSize(): Promise<number> {
  const code = `import { createElement } from 'react'
    import { hydrateRoot } from 'react-dom/client'
    hydrateRoot(document.body, createElement('p', null, 'A paragraph'))`
  const virtual = {
    name: 'minimal-page',
    resolveId: (id: string) => (id === 'minimal-page' ? id : null),
    load: (id: string) => (id === 'minimal-page' ? code : null),
  }
  const bundle = (await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [virtual],
    build: { write: false, rolldownOptions: { input: 'minimal-page' } },
  })) as Rolldown.RolldownOutput
  const [chunk] = bundle.output
  return brotliCompressSync(chunk.code).length
}

const minimalSize = await minimalScriptSize()

it.each(pages)('the HTML of $path fits its budget', ({ html }) => {
  // Compress at a lower quality than Brotli's maximum of 11, which is too slow for some CDNs.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const { length } = brotliCompressSync(html, { params })
  expect(length).toBeLessThanOrEqual(htmlBudget * textAllowance)
})

it.each(pages)('the scripts of $path fit their budget', ({ path }) => {
  const scripts = scriptsOf(path)
  expect(scripts.length).toBeGreaterThan(1)
  const limit = scriptBudgets[path] ?? usualScriptBudget
  expect(sum(scripts) / minimalSize).toBeLessThanOrEqual(limit * textAllowance)
})

it.each(pages)(
  'the scripts of $path fit their budget after a touch',
  ({ path }) => {
    const size = sum(touchedScriptsOf(path))
    const limit = touchedBudget * textAllowance
    expect(size / minimalSize).toBeLessThanOrEqual(limit)
  },
)

it('the stylesheet fits its budget', () => {
  const stylesheets = published.filter((file) => file.endsWith('.css'))
  expect(stylesheets).toHaveLength(1)
  expect(sum(stylesheets)).toBeLessThanOrEqual(stylesheetBudget)
})

it('the fonts for English fit their budget', () => {
  expect(englishFonts).toHaveLength(2)
  expect(sum(englishFonts)).toBeLessThanOrEqual(fontBudget)
})

it('the home page fits its budget, with all scripts, drawings and fonts for English', () => {
  const { html } = pageAt('/')
  const drawings = published.filter(
    (file) => file.endsWith('.svg') && html.includes(file),
  )
  const everything = ['/index.html', ...drawings, ...englishFonts]
  const total = sum([...everything, ...scriptsOf('/')])
  expect(total).toBeLessThanOrEqual(everythingBudget * textAllowance)
})
