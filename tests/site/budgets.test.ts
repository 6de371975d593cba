import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { files, folder, pageAt, pages } from '../support/built-site.ts'

// All sizes are in bytes, after the compression that a CDN would apply.

/** A page's HTML and 1,720 bytes of headers must fit in TCP's initial window of 14,600 bytes. */
const htmlBudget = 12_880

/** The size of the script for a page with one paragraph, rendered by React 19.3. */
const minimalScript = 59_301

/** Script limits, as multiples of `minimalScript`. The script for /contact includes the form. */
const scriptBudgets: Record<string, number> = { '/': 1.25, '/contact': 1.35 }

function sizeOf(file: string): number {
  const bytes = readFileSync(folder + file)
  return file.endsWith('.woff2')
    ? bytes.length
    : brotliCompressSync(bytes).length
}

const sum = (files: string[]) =>
  files.map(sizeOf).reduce((total, size) => total + size, 0)

function scriptsOf(path: string): string[] {
  const found = new Set(pageAt(path).document.body.dataset.script?.split(' '))
  for (const file of found) {
    const code = readFileSync(folder + file, 'utf8')
    for (const [, source = ''] of code.matchAll(
      /(?:from|import)\s*"(\.[^"]+)"/g,
    )) {
      found.add(new URL(source, `http://site${file}`).pathname)
    }
  }
  return [...found]
}

it.each(pages)(
  'the HTML and the scripts of $path fit their budgets',
  ({ path, html }) => {
    // Compress at a lower quality than Brotli's maximum of 11, which is too slow for some CDNs.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(
      htmlBudget,
    )
    const scripts = scriptsOf(path)
    expect(scripts.length).toBeGreaterThan(1)
    expect(sum(scripts) / minimalScript).toBeLessThanOrEqual(
      scriptBudgets[path] ?? 1.3,
    )
  },
)

it('the home page fits its budget, with all scripts, drawings and fonts for English', () => {
  const { html } = pageAt('/')
  const published = files.map((file) => `/${file}`)
  const fonts = published.filter((file) =>
    /\/(grotesque|mono)\.[^/]+\.woff2$/.test(file),
  )
  const drawings = published.filter(
    (file) => file.endsWith('.svg') && html.includes(file),
  )
  expect(fonts).toHaveLength(2)
  const everything = ['/index.html', ...drawings, ...fonts, ...scriptsOf('/')]
  expect(sum(everything)).toBeLessThanOrEqual(108 * 1024)
})
