import { describe, expect, test } from 'vitest'
import { readSiteRules } from '../../scripts/local/netlify/static-site.ts'
import { securityHeaders } from '../../src/security-headers.ts'
import { files, folder, pages } from '../support/built-site.ts'

const { headersFor } = await readSiteRules(folder)
const home = headersFor('/')
const addresses = [
  ...pages.map(({ path }) => path),
  ...files.map((file) => `/${file}`),
]

const isPreview = (address: string) => `${address}/`.startsWith('/sharing/')
const isAsset = (address: string) =>
  address.startsWith('/assets/') && address.includes('.')

describe('the content security policy', () => {
  const policy = home['Content-Security-Policy'] ?? ''

  /** Returns the sources that a directive allows. */
  function sourcesOf(name: string): string[] {
    const directives = policy.split('; ').map((text) => text.split(' '))
    return directives.find(([first]) => first === name)?.slice(1) ?? []
  }

  test.each(['script-src', 'style-src'])(
    "%s allows the site's own files and inline code with a known hash",
    (name) => {
      const [own, ...hashes] = sourcesOf(name)
      expect(own).toBe("'self'")
      expect(hashes).not.toEqual([])
      for (const hash of hashes) expect(hash.startsWith("'sha256-")).toBe(true)
    },
  )

  test('allows no unsafe code', () => {
    expect(policy).not.toContain('unsafe')
  })

  test('allows no other origins', () => {
    // An analytics tool would add an origin, but by default, the site has no such tool.
    expect(policy).not.toContain('://')
  })
})

test('every page and file has the security headers', () => {
  expect(home).toMatchObject(securityHeaders)
  const others = addresses.filter((address) => !isPreview(address))
  for (const address of [...others, '/no-such-page', '/deeply/nested?x'])
    expect(headersFor(address), address).toMatchObject(home)
})

test('other sites may embed the link previews', () => {
  const previews = addresses.filter(isPreview)
  expect(previews).not.toEqual([])
  const expected = { ...home, 'Cross-Origin-Resource-Policy': 'cross-origin' }
  for (const address of previews)
    expect(headersFor(address), address).toMatchObject(expected)
})

test('browsers keep assets for a year', () => {
  const assets = addresses.filter(isAsset)
  expect(assets).not.toEqual([])
  for (const asset of assets) {
    const caching = headersFor(asset)['Cache-Control']
    expect(caching, asset).toBe('public, max-age=31536000, immutable')
  }
})

test("each asset's name contains a hash, so that browsers load a changed one", () => {
  for (const asset of addresses.filter(isAsset))
    expect(asset).toMatch(/[.-][\w-]{8}\.\w+$/)
})

test('browsers revalidate all other files', () => {
  for (const address of addresses.filter((address) => !isAsset(address)))
    expect(headersFor(address), address).not.toHaveProperty('Cache-Control')
})

test('browsers do not keep the 404 response for an asset that is gone', () => {
  const headers = headersFor('/assets/gone-12345678.js')
  expect(headers).not.toHaveProperty('Cache-Control')
})
