import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { files, folder, pageAt, pages } from '../support/built-site.ts'

// Bytes as a CDN sends them. Times belong to `npm run bench`: they depend on the machine.
const KB = 1024
const budgets = {
  /** With 1,720 bytes of headers one TCP window of 14,600: the whole page is in the first round trip. */
  html: 12_880,
  /** At most 1.22 times the least that React needs, which is 59,336 bytes. */
  script: 72_390,
  /** With the form: at most 1.35 times the same. */
  formScript: 80_104,
  /** The two faces for English, with some reserve. */
  fonts: 24 * KB,
  /** With the faces for letters of foreign names. */
  everyFont: 40 * KB,
  stylesheet: 10_400,
  home: 103 * KB,
  /** Not compressed: what a cold start has to parse. */
  function: 250 * KB,
}

// Compressing takes long, so each file is compressed once.
const sizes = new Map(
  files
    .filter((file) => /\.(html|js|css|svg|woff2)$/.test(file))
    .map((file) => {
      const bytes = readFileSync(`${folder}/${file}`)
      return [`/${file}`, file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length]
    }),
)
const compressed = (file: string) => sizes.get(file) ?? Number.NaN
const sum = (files: string[]) => files.map(compressed).reduce((total, size) => total + size, 0)
const htmlOf = (path: string) => `/${path === '/' ? 'index' : path.slice(1)}.html`

/** What a page asks for by itself: its chunks with everything they import. */
function scriptsOf(path: string): string[] {
  // The loop also visits what is added to the set in the loop.
  const found = new Set(pageAt(path).document.body.dataset.script?.split(' '))
  for (const file of found) {
    const code = readFileSync(folder + file, 'utf8')
    for (const [, source = ''] of code.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)) {
      found.add(new URL(source, `http://site${file}`).pathname)
    }
  }
  return [...found]
}

describe.each(pages)('$path', ({ path }) => {
  const scripts = scriptsOf(path)

  it('is one TCP window of HTML, styles included', () => {
    // Quality 9: not every CDN spends the time that 11 takes.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    const html = brotliCompressSync(readFileSync(folder + htmlOf(path)), { params })
    expect(html.length).toBeLessThanOrEqual(budgets.html)
  })

  it('asks for no more script than React, the shell and itself', () => {
    expect(scripts.length).toBeGreaterThan(1)
    const budget = path === '/contact' ? budgets.formScript : budgets.script
    expect(sum(scripts)).toBeLessThanOrEqual(budget)
  })

  it('loads the form and its rules only if it has the form', () => {
    const code = scripts.map((file) => readFileSync(folder + file, 'utf8')).join()
    for (const part of ['/api/inquiries', 'Invalid email address']) {
      expect(code.includes(part)).toBe(path === '/contact')
    }
  })
})

const { style = '' } = pageAt('/').document.body.dataset
const everyFont = [...sizes.keys()].filter((file) => file.endsWith('.woff2'))
const home = readFileSync(folder + htmlOf('/'), 'utf8')
const pictures = [...sizes.keys()].filter((file) => file.endsWith('.svg') && home.includes(file))
const fonts = everyFont.filter((file) => /\/(grotesque|mono)\.[^/]+$/.test(file))

it.each([
  ['the typefaces', fonts, budgets.fonts],
  ['every typeface', everyFont, budgets.everyFont],
  ['the stylesheet', [style], budgets.stylesheet],
  [
    'the home page with all that it loads',
    [htmlOf('/'), ...pictures, ...fonts, ...scriptsOf('/')],
    budgets.home,
  ],
])('%s is small', (_, files, budget) => {
  expect(files).not.toHaveLength(0)
  expect(sum(files)).toBeLessThanOrEqual(budget)
})

it('the function is small, because a cold start has to parse it', () => {
  expect(statSync('dist/functions/inquiries.mjs').size).toBeLessThanOrEqual(budgets.function)
})
