import { describe, expect, it } from 'vitest'
import { iconNames } from '../../src/content/types.ts'
import { pageTitle } from '../../src/navigation/page-title.ts'
import { routes } from '../../src/routes.ts'
import { site } from '../../src/site.ts'
import { pages, prose, texts } from '../support/all-content.ts'

const textsAt = (key: string, start = '') =>
  texts.filter((text) => text.key === key && text.at.startsWith(start)).map(({ text }) => text)

it('heads differ, and hold what a search result shows', () => {
  const heads = Object.values(pages).map(({ head }) => head)
  for (const { title, description } of heads) {
    expect(pageTitle(title).length, title).toBeLessThanOrEqual(60)
    expect(description.length, title).toBeGreaterThanOrEqual(110)
    expect(description.length, title).toBeLessThanOrEqual(160)
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
})

it('icons are drawn for a reason: each is used by some record', () => {
  expect([...new Set(textsAt('icon'))].sort()).toEqual([...iconNames].sort())
})

describe('links', () => {
  // The type of an address is open, so that the words of a page need not know the routes.
  it('lead to pages of the site, spelled as the routes are', () => {
    expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(textsAt('href')))
  })

  it('offer a quote on every page that sells', () => {
    const others = ['contact', 'thankYou', 'privacyPolicy', 'notFound']
    for (const page of Object.keys(pages).filter((page) => !others.includes(page))) {
      expect(textsAt('href', `pages.${page}.`), page).toContain('/contact')
    }
  })

  it('of the home page lead to contact, sourcing and research', () => {
    const targets = new Set(textsAt('href', 'pages.home.'))
    expect(targets).toEqual(new Set(['/contact', '/product-sourcing', '/product-research']))
    expect(textsAt('href', 'pages.home.whatWeDo.')).toEqual(['/product-research'])
  })
})

describe('words', () => {
  const textsWith = (pattern: RegExp) => prose.filter(({ text }) => pattern.test(text))

  it('are never those of an advertisement, padded, or set with curly marks', () => {
    const banned =
      /\b(solutions?|seamless\w*|unlock\w*|elevat\w+|cutting-edge|leverag\w+|empower\w*|world-class|one-stop|lorem|ipsum|todo|tbd)\b/i
    expect(textsWith(banned)).toEqual([])
    expect(textsWith(/^$|^\s|\s$|\s\s|[‘’“”]|\d[–—]\d/)).toEqual([])
  })

  it('leave the company to its own file, with a place for its e-mail address on two pages', () => {
    const own = [site.name, site.email, new URL(site.origin).hostname]
    expect(prose.filter(({ text }) => own.some((word) => text.includes(word)))).toEqual([])
    for (const { at, text } of textsWith(/[{}]/)) {
      expect(at).toMatch(/^pages\.(contact|privacyPolicy)\./)
      expect(text.replaceAll('{email}', '')).not.toMatch(/[{}]/)
    }
  })

  it('are never said twice, but for a result that two pages report', () => {
    const sentences = prose
      .filter(({ key }) => key !== 'result')
      .flatMap(({ text }) => text.toLowerCase().split(/(?<=[.?!:;])\s+/))
      .map((sentence) => sentence.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '')
      .filter((sentence) => sentence.split(' ').length > 5)
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
  })
})
