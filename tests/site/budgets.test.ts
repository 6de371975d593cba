import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { files, folder, pageAt, pages } from '../support/built-site.ts'

// Limits in bytes, for files that are compressed as by a CDN.
const KB = 1024
const budgets = {
  /** With 1,720 bytes of headers, a page fills TCP's initial window of 14,600 bytes: one round trip. */
  html: 12_880,
  /** The home page's script: 1.2 times the script of a minimal React page, which has 59,336 bytes. */
  homeScript: 71_203,
  /** Another page's script. */
  script: 72_000,
  /** The script of the page with the form: 1.3 times the script of a minimal React page. */
  formScript: 77_136,
  /** The two typefaces with the letters of English. */
  fonts: 24 * KB,
  stylesheet: 10_400,
  home: 104 * KB,
  /** The size before compression, because Node parses the whole file at a cold start. */
  function: 250 * KB,
}

// Compression is slow, so each file is compressed once.
const sizes = new Map(
  files
    .filter((file) => /\.(html|js|css|svg|woff2)$/.test(file))
    .map((file) => {
      const bytes = readFileSync(`${folder}/${file}`)
      return [`/${file}`, file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length]
    }),
)
const sum = (files: string[]) =>
  files.map((file) => sizes.get(file) ?? Number.NaN).reduce((total, size) => total + size, 0)

/** The scripts that a page requests, with all their static imports. */
function scriptsOf(path: string): string[] {
  // The loop also visits files that are added to the set while it runs.
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
  it('fits one TCP window, including its styles', () => {
    // Not every CDN uses quality 11, which is slow.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(budgets.html)
  })

  it('requests only the script of React, the shell and the page itself', () => {
    const scripts = scriptsOf(path)
    expect(scripts.length).toBeGreaterThan(1)
    const budget = { '/': budgets.homeScript, '/contact': budgets.formScript }[path]
    expect(sum(scripts)).toBeLessThanOrEqual(budget ?? budgets.script)
  })
})

const home = pageAt('/')
const fonts = [...sizes.keys()].filter((file) => /\/(grotesque|mono)\.[^/]+\.woff2$/.test(file))
const drawings = [...sizes.keys()].filter((file) => /\.svg$/.test(file) && home.html.includes(file))
const everythingAtHome = ['/index.html', ...drawings, ...fonts, ...scriptsOf('/')]

it.each([
  ['the typefaces for English', sum(fonts), budgets.fonts],
  ['the stylesheet', sum([home.document.body.dataset.style ?? '']), budgets.stylesheet],
  ['the home page, with everything that it loads', sum(everythingAtHome), budgets.home],
  ['the function', statSync('dist/functions/inquiries.mjs').size, budgets.function],
])('%s fits its budget', (_, size, budget) => {
  expect(size).toBeGreaterThan(0)
  expect(size).toBeLessThanOrEqual(budget)
})
