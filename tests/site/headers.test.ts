import { createHash } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { readSiteRules } from '../../scripts/local/netlify/site-rules.ts'
import { files, folder, pages } from '../support/built-site.ts'

const { headersFor } = await readSiteRules(folder, 'netlify.toml')
const home = headersFor('/')
const addresses = [...pages.map(({ path }) => path), ...files.map((file) => `/${file}`)]
const isForOthers = (address: string) => /^\/sharing(?:\/|$)/.test(address)

describe('the content security policy', () => {
  const isHash = (source: string) => source.startsWith("'sha256-")
  const policy = (home['Content-Security-Policy'] ?? '')
    .split('; ')
    .map((directive) => directive.split(' '))

  it('allows what the site uses and nothing else', () => {
    const withoutHashes = policy.map((words) => words.filter((word) => !isHash(word)).join(' '))
    expect(withoutHashes.toSorted()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "script-src 'self'",
      "style-src 'self'",
      "trusted-types 'none'",
    ])
  })

  it.each(['script', 'style'])('has the hash of every inline %s, and no other', (tag) => {
    const elements = new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g')
    const inline = pages
      .flatMap(({ html }) => [...html.matchAll(elements)])
      // The policy does not apply to data, such as JSON-LD.
      .filter(([, attributes, text]) => text && !attributes?.includes('json'))
      .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(inline.length).toBeGreaterThanOrEqual(pages.length)
    const allowed = policy.find(([name]) => name === `${tag}-src`)?.filter(isHash)
    expect(allowed?.toSorted()).toEqual([...new Set(inline)].sort())
  })
})

test('every page and file is sent with the same protection', () => {
  expect(home).toEqual({
    'Content-Security-Policy': expect.any(String),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(/^([a-z-]+=\(\)(, |$))+$/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  })
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
    expect(home['Permissions-Policy']).toContain(`${feature}=()`)
  }
  const own = addresses.filter((address) => !isForOthers(address))
  for (const address of [...own, '/no-such-page', '/deeply/nested?x']) {
    expect(headersFor(address), address).toMatchObject(home)
  }
})

test('other sites may show the sharing pictures, and nothing else', () => {
  const pictures = addresses.filter((address) => isForOthers(address) && address.endsWith('.png'))
  expect(pictures).toHaveLength(pages.length)
  for (const picture of pictures) {
    const headers = { ...home, 'Cross-Origin-Resource-Policy': 'cross-origin' }
    expect(headersFor(picture), picture).toEqual(headers)
  }
})

// Netlify sends `public, max-age=0, must-revalidate` with what has no rule. One for `/*` that said
// the same would match the assets as well.
test('browsers keep assets, whose names change with their content, for a year, and ask again for the rest', () => {
  const assets = addresses.filter((address) => /^\/assets\/.*\.\w+$/.test(address))
  expect(assets).not.toEqual([])
  for (const asset of assets) {
    expect(asset).toMatch(/[.-][\w-]{8}\.\w+$/)
    expect(headersFor(asset)['Cache-Control']).toBe('public, max-age=31536000, immutable')
  }
  // A rule for the whole folder would let browsers keep a 404 for a year.
  expect(headersFor('/assets/gone-12345678.js')['Cache-Control']).toBeUndefined()
  for (const address of addresses.filter((address) => !address.startsWith('/assets'))) {
    expect(headersFor(address)['Cache-Control'], address).toBeUndefined()
  }
})
