import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkContrast } from '../../scripts/build/check-contrast.ts'
import { problemsOf, warningsOf } from '../../scripts/build/check-words.ts'
import type { Text } from '../../scripts/build/content-texts.ts'

describe('the text check', () => {
  it.each([
    ['home.ts: home › hero › lede', 'lede', ' ', 'is empty'],
    ['evidence.ts: evidence › people › entries › 1 › city', 'city', '', 'is empty'],
    ['home.ts: home › hero › lede', 'lede', 'Call {phone}', '{phone}'],
    ['home.ts: home › hero › lede', 'lede', 'Call {us', '{us'],
    ['about.ts: about › hero › lede', 'lede', 'Write to {email}', 'as typed'],
    ['home.ts: home › pricing › plans › 1 › title', 'title', 'From $ 99', 'amount of money'],
    ['home.ts: home › pricing › plans › 1 › title', 'title', '99 CAD', 'amount of money'],
  ])('reports a problem in %s if %s is "%s" (message: %s)', (place, key, text, reason) => {
    const at = `src/content/${place}`
    expect(problemsOf({ at, key, text })).toEqual([expect.stringContaining(reason)])
    expect(problemsOf({ at, key, text })[0]).toContain(at)
  })

  it('accepts any other wording and empty company facts', () => {
    const at = 'src/content/home.ts: home › whatWeDo › lede'
    const text = 'Our five services: Q&A; seamless from $3.30, <5 days & >98%! 2*3'
    expect(problemsOf({ at, key: 'lede', text })).toEqual([])
    expect(warningsOf({ at, key: 'lede', text })).toEqual([])
    const company = 'src/content/evidence.ts: evidence › company › since'
    expect(problemsOf({ at: company, key: 'since', text: '' })).toEqual([])
  })

  it.each(['<b>Now</b>', 'a<br/>b', 'a&nbsp;b', '&#160;', '**Now**'])('warns about %s', (text) => {
    const [warning] = warningsOf({ at: 'src/content/faq.ts: faq', key: '', text })
    expect(warning).toMatch(
      /^src\/content\/faq\.ts: faq has .* Visitors will see it as you typed it/,
    )
  })

  it('warns about titles and descriptions that search engines would truncate', () => {
    const head = (key: string, length: number): Text => {
      return { at: `src/content/home.ts: home › head › ${key}`, key, text: 'x'.repeat(length) }
    }
    expect(warningsOf(head('description', 161))).toEqual([expect.stringMatching(/161.*160/)])
    expect(warningsOf(head('title', 60))).toEqual([expect.stringContaining('home › head › title')])
    expect([...warningsOf(head('description', 160)), ...warningsOf(head('title', 20))]).toEqual([])
  })
})

it('the colour check reports a value that is not a colour', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const problems = checkContrast(tokens.replace(/--accent:[^;]*;/, '--accent: blau;'))
  expect(problems).toEqual([expect.stringContaining('--accent is not a colour: blau')])
})

describe('the content map in src/content/README.md', () => {
  const map = readFileSync('src/content/README.md', 'utf8')
  const rows = [...map.matchAll(/^\| (?!what|-)(.+) \|$/gm)].map(([, row = '']) => {
    const [what = '', links = '', places = ''] = row.split(' | ')
    const files = links.matchAll(/\]\(([^)]+)\)/g)
    return {
      what,
      files: [...files].map(([, file = '']) => join('src/content', file)),
      places: [...places.matchAll(/`(\w+)`/g)].map(([, place = '']) => place),
    }
  })

  it('refers only to places that exist', () => {
    expect(rows.length).toBeGreaterThan(30)
    for (const { what, files, places } of rows.filter(({ files }) => files.length > 0)) {
      const modules = files.filter((file) => file.endsWith('.ts'))
      const code = modules.map((file) => readFileSync(file, 'utf8')).join()
      const missing = places.filter((place) => !new RegExp(`\\b${place}\\b *[:=]`).test(code))
      expect(missing, what).toEqual([])
    }
  })

  it('has a row for every file', () => {
    const inFolder = readdirSync('src/content').filter((name) => /(?<!types)\.ts$/.test(name))
    const linked = rows.flatMap(({ files }) => files)
    expect(inFolder.filter((name) => !linked.includes(`src/content/${name}`))).toEqual([])
  })
})
