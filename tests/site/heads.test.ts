import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { metaContent } from '../../scripts/build/built-pages.ts'
import { readColours } from '../../src/prerender/colours.ts'
import { site } from '../../src/site.ts'
import { folder, pages, pngSize } from '../support/built-site.ts'

function contentOf(document: Document, name: string) {
  const found = [...document.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)]
  expect(found.length, name).toBeLessThanOrEqual(1)
  return found[0]?.getAttribute('content') ?? undefined
}

/** The file of the preview's picture, whose address has to be one of this site. */
function pictureOf(document: Document) {
  const url = contentOf(document, 'og:image') ?? ''
  expect(url).toMatch(new RegExp(`^${site.origin}/`))
  return url.slice(site.origin.length)
}

describe.each(pages)('the head of $path', ({ path, indexed, document }) => {
  it('says of the page what the page itself says, and gives it one address or none', () => {
    const address = indexed ? site.origin + path : undefined
    const expected = {
      'og:description': contentOf(document, 'description'),
      'og:site_name': site.name,
      'og:locale': document.documentElement.lang.replace('-', '_'),
      'og:type': 'website',
      'og:image:alt': document.querySelector('h1')?.textContent,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:url': address,
      'twitter:card': 'summary_large_image',
      robots: indexed ? undefined : 'noindex',
    }
    for (const [name, content] of Object.entries(expected)) {
      expect(contentOf(document, name), name).toBe(content)
    }
    expect(document.title).toBe(`${contentOf(document, 'og:title')} | ${site.name}`)
    const canonical = document.querySelector('link[rel=canonical]')
    expect(canonical?.getAttribute('href')).toBe(address)
  })

  it('has a picture of its headline, small enough for services that do not wait', () => {
    expect(pngSize(pictureOf(document))).toBe('1200x630')
    expect(statSync(folder + pictureOf(document)).size).toBeLessThan(100_000)
  })
})

it.each<[string, (document: Document) => string | undefined]>([
  ['title', (document) => document.title],
  ['description', (document) => contentOf(document, 'description')],
  ['picture', (document) => readFileSync(folder + pictureOf(document), 'base64')],
])('every page has a %s of its own', (_, read) => {
  expect(new Set(pages.map(({ document }) => read(document))).size).toBe(pages.length)
})

it('the colour of the browser is that of the page, in light and dark', () => {
  const paper = readColours(readFileSync('src/styles/tokens.css', 'utf8'))('paper')
  for (const { document } of pages) {
    for (const scheme of ['light', 'dark'] as const) {
      const selector = `meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`
      expect(document.querySelector(selector)?.getAttribute('content')).toBe(paper[scheme])
    }
  }
})

describe('colours outside CSS', () => {
  it.each([
    // As Chromium paints them.
    ['oklch(0.985 0.008 85)', '#fdfaf4'],
    ['oklch(19% 0.022 255)', '#0d141e'],
    ['oklch(1 0 0)', '#ffffff'],
  ])('%s is %s', (oklch, hex) => {
    expect(readColours(`:root { --role: ${oklch}; }`)('role')).toEqual({ light: hex, dark: hex })
  })

  it('are only those that the tokens name', () => {
    expect(() => readColours(':root { --paper: oklch(1 0 0); }')('pap')).toThrow('--pap')
  })
})

it('what a head says is read as it was before it became HTML', () => {
  const html = '<meta name="description" content="Zoë&#x27;s &quot;a&quot; &amp;lt; &lt;b&gt;"/>'
  expect(metaContent(html, 'name="description"')).toBe('Zoë\'s "a" &lt; <b>')
  expect(() => metaContent(html, 'name="author"')).toThrow('author')
})
