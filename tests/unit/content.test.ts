import { describe, expect, it } from 'vitest'
import { pageTitle } from '../../src/navigation/page-title.ts'
import { routes } from '../../src/routes.ts'
import { site } from '../../src/site.ts'
import { pages, prose, type Text, texts } from '../support/all-content.ts'

/**
 * What no text of the site may hold. The words on the left complete the message "This text …". An owner
 * who wants to allow it deletes the line; nothing else depends on it.
 */
const rules: Record<string, RegExp> = {
  'names an amount of money, and prices are shown without amounts':
    /[$€£¥]\s?\d|\d\s?([$€£¥]|(USD|CAD|EUR)\b)/,
  'has a word of advertisements':
    /\b(solutions?|seamless\w*|unlock\w*|elevat\w+|cutting-edge|leverag\w+|empower\w*|world-class|one-stop)\b/i,
  'is not written yet': /\b(lorem|ipsum|todo|tbd)\b/i,
  'counts the entries of a list, and the next entry would make it wrong':
    /\b(three|four|five|six|seven|eight|nine|ten|thirteen) (questions|services|steps|reasons|principles|ways)\b/i,
  'is empty, or has a space too many': /^$|^\s|\s$|\s\s/,
  'joins numbers with a dash, and spans are written with a hyphen, as in 3-5': /\d[–—]\d/,
}

const where = ({ at, text }: Text) => `${at} = ${text}`

describe('words', () => {
  it.each(Object.entries(rules))('no text %s', (what, pattern) => {
    const found = prose.filter(({ text }) => pattern.test(text))
    expect(
      found.map(where),
      `This text ${what}. src/content/README.md says how to lift it.`,
    ).toEqual([])
  })

  it('name the company nowhere, and its e-mail address only by {email}, where the page fills it in', () => {
    const own = [site.name, site.email, new URL(site.origin).hostname]
    const named = prose.filter(({ text }) => own.some((word) => text.includes(word)))
    expect(named.map(where), 'Name and addresses of the company are in src/site.ts.').toEqual([])
    for (const { at, text } of prose.filter(({ text }) => /[{}]/.test(text))) {
      expect(at).toMatch(/\/(contact|inquiry-form|privacy-policy|thank-you)\.ts/)
      expect(text.replaceAll('{email}', ''), at).not.toMatch(/[{}]/)
    }
  })

  it('have no sentence twice, except a result that two pages report', () => {
    const sentences = prose
      .filter(({ key }) => key !== 'result')
      .flatMap(({ text }) => text.toLowerCase().split(/(?<=[.?!:;])\s+/))
      .map((sentence) => sentence.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '')
      .filter((sentence) => sentence.split(' ').length > 5)
    const twice = sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)
    expect(twice, 'These sentences stand in two places.').toEqual([])
  })
})

it('titles and descriptions differ, and are as long as a search result shows', () => {
  const heads = Object.values(pages).map(({ head }) => head)
  for (const { title, description } of heads) {
    expect(pageTitle(title).length, `title "${title}", with the company`).toBeLessThanOrEqual(60)
    expect(description.length, `description of "${title}"`).toBeGreaterThanOrEqual(110)
    expect(description.length, `description of "${title}"`).toBeLessThanOrEqual(160)
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
})

// The type of an address is any string, so that src/content does not depend on src/routes.ts.
it('links within the site lead to a route', () => {
  const paths = routes.map(({ path }) => path)
  const inside = texts.filter(({ key, text }) => key === 'href' && text.startsWith('/'))
  const dead = inside.filter(({ text }) => !paths.includes(text))
  expect(dead.map(where), 'These lead to no page of src/routes.ts.').toEqual([])
})
