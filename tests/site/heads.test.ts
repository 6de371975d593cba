import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { metaContent } from '../../scripts/build/built-pages.ts'
import { readColours } from '../../src/prerender/colours.ts'
import { site } from '../../src/site.ts'
import { folder, pages, pngSize } from '../support/built-site.ts'

const indexed = pages.filter((page) => page.indexed)
const hidden = pages.filter((page) => !page.indexed)

function contentOf(document: Document, property: string) {
  const found = [
    ...document.querySelectorAll(`meta[property="${property}"], meta[name="${property}"]`),
  ]
  expect(found.length, property).toBeLessThanOrEqual(1)
  return found[0]?.getAttribute('content') ?? undefined
}

function canonicalOf(document: Document) {
  return document.querySelector('link[rel=canonical]')?.getAttribute('href')
}

/** The path of an address of this site; any other address fails. */
function pathOf(url = '') {
  expect(url).toMatch(new RegExp(`^${site.origin}/`))
  return url.slice(site.origin.length)
}

const pictureOf = (document: Document) => pathOf(contentOf(document, 'og:image'))

describe.each(pages)('a link to $path', ({ document }) => {
  it('is previewed by what the page says of itself', () => {
    expect(document.title).toBe(`${contentOf(document, 'og:title')} | ${site.name}`)
    expect(contentOf(document, 'og:description')).toBe(contentOf(document, 'description'))
    expect(contentOf(document, 'og:site_name')).toBe(site.name)
    expect(contentOf(document, 'og:locale')).toBe(document.documentElement.lang.replace('-', '_'))
    expect(contentOf(document, 'og:type')).toBe('website')
    expect(contentOf(document, 'twitter:card')).toBe('summary_large_image')
  })

  it('is previewed with a picture of its headline, in the size that it states', () => {
    const stated = `${contentOf(document, 'og:image:width')}x${contentOf(document, 'og:image:height')}`
    const picture = pictureOf(document)
    expect(stated).toBe('1200x630')
    expect(pngSize(picture)).toBe(stated)
    expect(statSync(folder + picture).size).toBeLessThan(60_000)
    expect(contentOf(document, 'og:image:alt')).toBe(document.querySelector('h1')?.textContent)
  })
})

describe('pictures of links', () => {
  it('are different on every page', () => {
    const pictures = pages.map(({ document }) =>
      readFileSync(folder + pictureOf(document), 'base64'),
    )
    expect(new Set(pictures).size).toBe(pages.length)
  })
})

describe('a page has one address', () => {
  it('which its head, the preview and the sitemap agree on', () => {
    const sitemap = readFileSync(`${folder}/sitemap.xml`, 'utf8')
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    expect(indexed.map(({ document }) => canonicalOf(document))).toEqual(listed)
    expect(indexed.map(({ document }) => contentOf(document, 'og:url'))).toEqual(listed)
  })

  it('which models are given as well', () => {
    const summary = readFileSync(`${folder}/llms.txt`, 'utf8')
    const listed = [...summary.matchAll(/^- \[(.*?)\]\((.*?)\): (.*)$/gm)].map((match) =>
      match.slice(1),
    )
    expect(listed).toEqual(
      indexed.map(({ document }) => [
        contentOf(document, 'og:title'),
        canonicalOf(document),
        contentOf(document, 'description'),
      ]),
    )
  })

  it.each(hidden)('unless it is not to be listed, as $path', ({ document }) => {
    expect(contentOf(document, 'robots')).toBe('noindex')
    expect(canonicalOf(document)).toBeUndefined()
    expect(contentOf(document, 'og:url')).toBeUndefined()
  })
})

describe('the icons', () => {
  const [{ document }] = pages as [(typeof pages)[0]]
  const linked = (selector: string) => document.querySelector(selector)?.getAttribute('href') ?? ''
  const manifest = JSON.parse(readFileSync(folder + linked('link[rel=manifest]'), 'utf8'))

  it('are there for home screens, in their sizes', () => {
    expect(pngSize(linked('link[rel=apple-touch-icon]'))).toBe('180x180')
    for (const { src, sizes } of manifest.icons) expect(pngSize(src)).toBe(sizes)
    const offered = manifest.icons.map(
      ({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`,
    )
    expect(offered).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
  })

  it('are there for tabs, as a drawing and for browsers that show none', () => {
    expect(readFileSync(folder + linked('link[type="image/svg+xml"]'), 'utf8')).toContain(
      'prefers-color-scheme:dark',
    )
    const ico = readFileSync(folder + linked('link[sizes="32x32"]'))
    const offset = ico.readUInt32LE(18)
    expect(ico.toString('latin1', offset + 1, offset + 4)).toBe('PNG')
    expect(ico.length).toBe(offset + ico.readUInt32LE(14))
  })

  it('come with the name of the company and the colour of the page', () => {
    const paper = readColours(readFileSync('src/styles/tokens.css', 'utf8'))('paper')
    expect(manifest).toMatchObject({ name: site.name, start_url: '/', theme_color: paper.light })
    for (const scheme of ['light', 'dark'] as const) {
      const selector = `meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`
      expect(document.querySelector(selector)?.getAttribute('content')).toBe(paper[scheme])
    }
  })
})

describe('colours outside CSS', () => {
  it.each([
    // As Chromium paints them.
    ['oklch(0.985 0.008 85)', '#fdfaf4'],
    ['oklch(19% 0.022 255)', '#0d141e'],
    ['oklch(0.53 0.19 33)', '#c12b09'],
    ['oklch(1 0 0)', '#ffffff'],
  ])('%s is %s', (oklch, hex) => {
    expect(readColours(`:root { --role: ${oklch}; }`)('role')).toEqual({ light: hex, dark: hex })
  })

  it('are only those that the tokens name', () => {
    expect(() => readColours(':root { --paper: oklch(1 0 0); }')('pap')).toThrow('--pap')
  })
})

describe('what a head says', () => {
  it('is read as it was before it became HTML', () => {
    const html = '<meta name="description" content="Zoë&#x27;s &quot;a&quot; &amp;lt; &lt;b&gt;"/>'
    expect(metaContent(html, 'name="description"')).toBe('Zoë\'s "a" &lt; <b>')
    expect(() => metaContent(html, 'name="author"')).toThrow('author')
  })
})
