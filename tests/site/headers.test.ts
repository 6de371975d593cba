import { createHash } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { readSiteRules } from '../../netlify/local/netlify/site-rules.ts'
import { files, folder, pages } from '../support/built-site.ts'

const { headersFor } = await readSiteRules(folder, 'netlify.toml')
const home = headersFor('/')
const policy = parsePolicy(home['Content-Security-Policy'])

/** Directives by name, each with its sources in order. */
function parsePolicy(header = ''): Record<string, string[]> {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/))
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]))
}

/** The sources that inline content needs; data, such as JSON-LD, is not run and needs none. */
function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...elements].flatMap(([, attributes = '', text]) =>
    text && !/type="application\/(ld\+)?json"/.test(attributes)
      ? [`'sha256-${createHash('sha256').update(text).digest('base64')}'`]
      : [],
  )
}

const isHash = (source: string) => source.startsWith("'sha256-")

describe('the content security policy', () => {
  it('allows what the site uses and nothing else', () => {
    const withoutHashes = Object.entries(policy).map(([name, sources]) => [
      name,
      sources.filter((source) => !isHash(source)).join(' '),
    ])
    expect(Object.fromEntries(withoutHashes)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    })
  })

  it.each(['script', 'style'] as const)('has the hash of every inline %s, and no other', (tag) => {
    const allowed = policy[`${tag}-src`]?.filter(isHash)
    const inline = pages.flatMap(({ html }) => hashesOf(html, tag))
    expect(inline.length).toBeGreaterThanOrEqual(pages.length)
    expect(allowed?.toSorted()).toEqual([...new Set(inline)].sort())
  })
})

const isForOthers = (address: string) => /^\/sharing(?:\/|$)/.test(address)

test('every page and file is sent with the same protection', () => {
  const { 'Content-Security-Policy': _, ...others } = home
  expect(others).toEqual({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  })
  const addresses = [...pages.map(({ path }) => path), ...files.map((file) => `/${file}`)]
  const own = addresses.filter((address) => !isForOthers(address))
  for (const address of [...own, '/no-such-page', '/deeply/nested?x']) {
    expect(headersFor(address), address).toMatchObject(home)
  }
})

test('pictures of links may be shown by other sites, and nothing else may', () => {
  const pictures = files.filter((file) => file.endsWith('.png') && isForOthers(`/${file}`))
  expect(pictures).toHaveLength(pages.length)
  for (const picture of pictures) {
    expect(headersFor(`/${picture}`), picture).toEqual({
      ...home,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  }
})

test('no page may use a feature of the device', () => {
  const features = home['Permissions-Policy']?.split(', ') ?? []
  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([])
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
    expect(features).toContain(`${feature}=()`)
  }
})

describe('a browser', () => {
  const cacheControl = (address: string) => headersFor(address)['Cache-Control']

  it('keeps an asset, whose name changes with its content, for a year', () => {
    const assets = files.filter((file) => /^assets\/.*\.\w+$/.test(file))
    for (const file of assets) {
      expect(file).toMatch(/[.-][\w-]{8}\.\w+$/)
      expect(cacheControl(`/${file}`)).toBe('public, max-age=31536000, immutable')
    }
  })

  // Netlify sends `public, max-age=0, must-revalidate` with what has no rule. One for `/*` that said
  // the same would match the assets as well.
  it('asks again for everything else', () => {
    const others = files.filter((file) => !file.startsWith('assets'))
    for (const address of [...pages.map(({ path }) => path), ...others.map((file) => `/${file}`)]) {
      expect(cacheControl(address), address).toBeUndefined()
    }
  })
})
