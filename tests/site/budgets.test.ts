import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { files, folder, pageAt, pages } from '../support/built-site.ts'

// Bytes as a CDN sends them. `npm run bench` measures times, which depend on the machine.
const KB = 1024
const budgets = {
  /** With 1,720 bytes of headers, this fills one TCP window of 14,600 bytes: one round trip. */
  html: 12_880,
  /** At most 1.2 times a minimal React page, which is 59,336 bytes. */
  script: 71_203,
  /** With the form: at most 1.3 times a minimal React page. */
  formScript: 77_136,
  /** The two faces for English, with some reserve. */
  fonts: 24 * KB,
  /** All faces, with the letters of foreign names. */
  everyFont: 40 * KB,
  stylesheet: 10_400,
  home: 103 * KB,
  /** Not compressed, because a cold start has to parse it. */
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

/** A page's own chunks, with everything that they import. */
function scriptsOf(path: string): string[] {
  // The loop also visits the files that are added to the set meanwhile.
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
  it('fits one TCP window, with its styles', () => {
    // Quality 9, because not every CDN takes the time for 11.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(budgets.html)
  })

  it('requests only the script of React, the shell and the page itself', () => {
    const scripts = scriptsOf(path)
    expect(scripts.length).toBeGreaterThan(1)
    const budget = path === '/contact' ? budgets.formScript : budgets.script
    expect(sum(scripts)).toBeLessThanOrEqual(budget)
  })
})

const home = pageAt('/')
const everyFont = [...sizes.keys()].filter((file) => file.endsWith('.woff2'))
const fonts = everyFont.filter((file) => /\/(grotesque|mono)\.[^/]+$/.test(file))
const drawings = [...sizes.keys()].filter((file) => /\.svg$/.test(file) && home.html.includes(file))
const everythingAtHome = ['/index.html', ...drawings, ...fonts, ...scriptsOf('/')]

it.each([
  ['the typefaces', fonts, budgets.fonts],
  ['all typefaces', everyFont, budgets.everyFont],
  ['the stylesheet', [home.document.body.dataset.style ?? ''], budgets.stylesheet],
  ['the home page, with everything that it loads', everythingAtHome, budgets.home],
])('%s keeps within its budget', (_, files, budget) => {
  expect(files).not.toHaveLength(0)
  expect(sum(files)).toBeLessThanOrEqual(budget)
})

it('the function keeps within its budget', () => {
  expect(statSync('dist/functions/inquiries.mjs').size).toBeLessThanOrEqual(budgets.function)
})
