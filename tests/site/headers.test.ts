import { expect, test } from 'vitest'
import { readSiteRules } from '../../scripts/local/netlify/static-site.ts'
import { securityHeaders } from '../../src/security-headers.ts'
import { files, folder, pages } from '../support/built-site.ts'

const { headersFor } = await readSiteRules(folder)
const home = headersFor('/')
const addresses = [
  ...pages.map(({ path }) => path),
  ...files.map((file) => `/${file}`),
]

test('the content security policy allows no other origins and no unsafe code', () => {
  const policy = home['Content-Security-Policy'] ?? ''
  expect(policy).toMatch(
    /; script-src 'self'( 'sha256-[^ ]+')+; style-src 'self'( 'sha256-[^ ]+')+; /,
  )
  // An analytics tool would add an origin to the policy, but by default, the site has no such tool.
  expect(policy).not.toMatch(/:\/\/|unsafe/)
})

test('every page and file has the security headers, and others may embed only previews', () => {
  expect(home).toMatchObject(securityHeaders)
  const preview = { 'Cross-Origin-Resource-Policy': 'cross-origin' }
  for (const address of [...addresses, '/no-such-page', '/deeply/nested?x']) {
    const expected = {
      ...home,
      ...(/^\/sharing(?:\/|$)/.test(address) && preview),
    }
    expect(headersFor(address), address).toMatchObject(expected)
  }
})

test('browsers cache assets for a year and revalidate all other files', () => {
  const isAsset = (address: string) => /^\/assets\/.*\.\w+$/.test(address)
  expect(addresses.filter(isAsset)).not.toHaveLength(0)
  for (const address of addresses) {
    const value = isAsset(address)
      ? 'public, max-age=31536000, immutable'
      : undefined
    expect(headersFor(address)['Cache-Control'], address).toBe(value)
    // Asset names must contain a content hash. Otherwise, browsers would keep outdated files.
    if (isAsset(address)) expect(address).toMatch(/[.-][\w-]{8}\.\w+$/)
  }
  // A rule for all of /assets would make browsers cache 404 responses for a year.
  expect(
    headersFor('/assets/gone-12345678.js')['Cache-Control'],
  ).toBeUndefined()
})
