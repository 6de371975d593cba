import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { folder, pages } from '../support/built-site.ts'

// Bytes as a CDN sends them. Times belong to `npm run bench`: they depend on the machine.
const KB = 1024
const budgets = {
  /** One TCP window: the whole page is in the first round trip. */
  html: 14 * KB,
  script: 74 * KB,
  /** With the schema and the form. */
  contactScript: 82 * KB,
  font: 16 * KB,
  stylesheet: 11 * KB,
  /** Everything that the home page transfers. */
  home: 100 * KB,
  /** Not compressed: what a cold start has to parse. */
  function: 250 * KB,
}

const sizes = new Map<string, number>()

function compressed(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const bytes = readFileSync(folder + file)
  const size = file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
  sizes.set(file, size)
  return size
}

const sum = (files: string[]) => files.map(compressed).reduce((total, size) => total + size, 0)

/** What a page asks for by itself: its chunks with everything they import. */
function scriptsOf(document: Document): string[] {
  const found = new Set<string>()
  const collect = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    const code = readFileSync(folder + file, 'utf8')
    for (const [, source = ''] of code.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)) {
      collect(new URL(source, `http://site${file}`).pathname)
    }
  }
  document.body.dataset.script?.split(' ').forEach(collect)
  return [...found]
}

const fontOf = (document: Document) => document.body.dataset.font ?? ''
const htmlOf = (path: string) => `/${path === '/' ? 'index' : path.slice(1)}.html`

describe.each(pages)('$path', ({ path, document }) => {
  it('is one TCP window of HTML, styles included', () => {
    expect(compressed(htmlOf(path))).toBeLessThanOrEqual(budgets.html)
  })

  it('asks for no more script than React, the shell and itself', () => {
    const scripts = scriptsOf(document)
    expect(scripts.length).toBeGreaterThan(1)
    expect(sum(scripts)).toBeLessThanOrEqual(
      path === '/contact' ? budgets.contactScript : budgets.script,
    )
  })
})

describe('the site', () => {
  const [home] = pages

  it('has one small font and one small stylesheet', () => {
    const { font = '', style = '' } = home?.document.body.dataset ?? {}
    expect(compressed(font)).toBeLessThanOrEqual(budgets.font)
    expect(compressed(style)).toBeLessThanOrEqual(budgets.stylesheet)
  })

  it('shows its home page for less than a photograph', () => {
    if (!home) throw new Error('no home page')
    const transferred = [htmlOf('/'), fontOf(home.document), ...scriptsOf(home.document)]
    expect(sum(transferred)).toBeLessThanOrEqual(budgets.home)
  })

  it('loads the schema and the form on the contact page only', () => {
    const chunks = (path: string) =>
      scriptsOf(pages.find((page) => page.path === path)?.document as Document)
        .map((file) => readFileSync(folder + file, 'utf8'))
        .join()
    expect(chunks('/contact')).toContain('Invalid email address')
    for (const { path } of pages.filter((page) => page.path !== '/contact')) {
      expect(chunks(path), path).not.toContain('Invalid email address')
    }
  })

  it('has a function that is read in no time', () => {
    expect(statSync('dist/functions/inquiries.mjs').size).toBeLessThanOrEqual(budgets.function)
  })
})
