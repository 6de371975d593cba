import { describe, expect, it } from 'vitest'
import { home } from '../../src/content/home.ts'
import { pageTitle } from '../../src/navigation/page-title.ts'
import { routes } from '../../src/routes.ts'
import { site } from '../../src/site.ts'
import { files, names, pages, prose, texts } from '../support/all-content.ts'

const heads = Object.values(pages).map(({ head }) => head)

function wordCount(text: string) {
  return text.split(/\s+/).length
}

describe('heads', () => {
  it.each(heads)('"$title" leaves room for the company within 60 characters', ({ title }) => {
    expect(title).not.toBe('')
    expect(pageTitle(title).length).toBeLessThanOrEqual(60)
  })

  it.each(heads)('"$title" has a description of 110 to 160 characters', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(110)
    expect(description.length).toBeLessThanOrEqual(160)
  })
})

describe('links', () => {
  const hrefs = texts.filter(({ key }) => key === 'href')

  // The type of an address is open, so that the words of a page need not know the routes.
  it.each(files)('in $file lead to pages of the site, spelled as the routes are', ({ texts }) => {
    const paths = routes.map(({ path }) => path)
    const targets = texts.filter(({ key }) => key === 'href')
    expect(targets.filter(({ text }) => !paths.includes(text))).toEqual([])
  })

  it('offer a quote on every page that sells', () => {
    const others = ['contact', 'thankYou', 'privacyPolicy', 'notFound']
    const selling = names.filter((name) => !others.includes(name))
    for (const name of selling) {
      const targets = hrefs.filter(({ at }) => at.startsWith(`pages.${name}.`))
      expect(
        targets.map(({ text }) => text),
        name,
      ).toContain('/contact')
    }
  })

  it('of what we do lead to product research alone', () => {
    expect(home.whatWeDo.cards.flatMap(({ link }) => link?.href ?? [])).toEqual([
      '/product-research',
    ])
  })

  it('of the home page lead to contact, sourcing and research', () => {
    const targets = hrefs.filter(({ at }) => at.startsWith('pages.home.')).map(({ text }) => text)
    expect(new Set(targets)).toEqual(
      new Set(['/contact', '/product-sourcing', '/product-research']),
    )
  })
})

describe('words', () => {
  const banned =
    /\b(solutions?|seamless\w*|unlock\w*|elevat\w+|cutting-edge|leverag\w+|empower\w*|world-class|one-stop|lorem|ipsum|todo|tbd)\b/i

  it('are never those of an advertisement', () => {
    expect(prose.filter(({ text }) => banned.test(text))).toEqual([])
  })

  it('leave the name and the address of the company to its own file', () => {
    const own = [site.name, site.email, new URL(site.origin).hostname]
    expect(prose.filter(({ text }) => own.some((word) => text.includes(word)))).toEqual([])
  })

  it('have a place for the e-mail address in contact and the privacy policy alone', () => {
    const tokens = prose.filter(({ text }) => /[{}]/.test(text))
    expect(tokens.length).toBeGreaterThan(0)
    for (const { at, text } of tokens) {
      expect(at).toMatch(/^pages\.(contact|privacyPolicy)\./)
      expect(text.replaceAll('{email}', '')).not.toMatch(/[{}]/)
    }
  })

  it('are neither empty nor padded', () => {
    expect(prose.filter(({ text }) => text === '' || /^\s|\s$|\s\s/.test(text))).toEqual([])
  })

  it('use the straight apostrophe and the plain hyphen of figures', () => {
    expect(prose.filter(({ text }) => /[‘’“”]|\d[–—]\d/.test(text))).toEqual([])
  })

  it('are never said twice, but for a result that two pages report', () => {
    const sentences = prose
      .filter(({ key }) => key !== 'result')
      .flatMap(({ at, text }) =>
        text.split(/(?<=[.?!:;])\s+/).map((sentence) => ({ at, sentence })),
      )
      .filter(({ sentence }) => wordCount(sentence) > 5)
    const places = Map.groupBy(sentences, ({ sentence }) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    const repeated = [...places].filter(([, hits]) => hits.length > 1)
    expect(repeated.map(([sentence, hits]) => [sentence, ...hits.map(({ at }) => at)])).toEqual([])
  })

  it('are few: a description stays below 29, a lede between 10 and 35', () => {
    const counted = prose.filter(({ at }) => !at.includes('.head.'))
    for (const { at, key, text } of counted) {
      if (key === 'description') expect(wordCount(text), at).toBeLessThanOrEqual(28)
      if (key === 'lede') {
        expect(wordCount(text), at).toBeGreaterThanOrEqual(10)
        expect(wordCount(text), at).toBeLessThanOrEqual(35)
      }
    }
  })
})
