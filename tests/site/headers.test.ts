import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { securityHeaders } from '../../netlify/security-headers.ts'
import { readSiteRules } from '../../scripts/local/netlify/static-site.ts'
import { files, folder, pages } from '../support/built-site.ts'

const { headersFor } = await readSiteRules(folder)
const home = headersFor('/')
const addresses = [...pages.map(({ path }) => path), ...files.map((file) => `/${file}`)]
const isForOthers = (address: string) => /^\/sharing(?:\/|$)/.test(address)

/** Returns the CSP hashes of all inline scripts or styles. JSON-LD and other data need no hash. */
function inlineHashes(tag: 'script' | 'style'): string[] {
  const hashes = pages
    .flatMap(({ document }) => [...document.querySelectorAll(`${tag}:not([src], [type$=json])`)])
    .map(({ textContent }) => createHash('sha256').update(textContent).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

test('the content security policy allows no inline code except what the pages contain', () => {
  const directives = (home['Content-Security-Policy'] ?? '').split('; ')
  for (const tag of ['script', 'style'] as const) {
    const allowed = directives.find((directive) => directive.startsWith(`${tag}-src`))?.split(' ')
    expect(allowed?.slice(1).sort()).toEqual(["'self'", ...inlineHashes(tag)].sort())
  }
  // Without analytics in src/site.ts, the pages use no other origin and contain no code for it.
  expect(directives.join()).not.toContain('://')
  expect(pages.map(({ html }) => html).join()).not.toContain('#analytics')
})

test('every page and file has the same security headers', () => {
  expect(home).toMatchObject(securityHeaders)
  const own = addresses.filter((address) => !isForOthers(address))
  for (const address of [...own, '/no-such-page', '/deeply/nested?x']) {
    expect(headersFor(address), address).toMatchObject(home)
  }
})

test('other sites may embed only the link preview images', () => {
  const pictures = addresses.filter((address) => isForOthers(address) && address.endsWith('.png'))
  expect(pictures).toHaveLength(pages.length)
  for (const picture of pictures) {
    const headers = { ...home, 'Cross-Origin-Resource-Policy': 'cross-origin' }
    expect(headersFor(picture), picture).toEqual(headers)
  }
})

// Netlify's default is `public, max-age=0, must-revalidate`. A rule with this value for `/*` would
// also apply to the assets.
test('browsers cache assets for a year and revalidate all other files', () => {
  const assets = addresses.filter((address) => /^\/assets\/.*\.\w+$/.test(address))
  expect(assets).not.toHaveLength(0)
  for (const asset of assets) {
    // The file name contains a content hash.
    expect(asset).toMatch(/[.-][\w-]{8}\.\w+$/)
    expect(headersFor(asset)['Cache-Control']).toBe('public, max-age=31536000, immutable')
  }
  // A rule for the whole folder would make browsers cache 404 responses for a year.
  expect(headersFor('/assets/gone-12345678.js')['Cache-Control']).toBeUndefined()
  for (const address of addresses.filter((address) => !address.startsWith('/assets'))) {
    expect(headersFor(address)['Cache-Control'], address).toBeUndefined()
  }
})
