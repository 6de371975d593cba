import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkContrast } from '../../scripts/publish/check-contrast.ts'
import { problemsOf, warningsOf } from '../../scripts/publish/check-words.ts'

describe('the text check', () => {
  const check = (place: string, text: string) => {
    const checked = { at: `src/content/${place}`, text }
    return {
      problems: problemsOf(checked).join('\n'),
      warnings: warningsOf(checked).join('\n'),
    }
  }

  it.each([
    ['home.ts: home › hero › lede', ' ', 'is empty'],
    ['home.ts: home › hero › lede', 'Call {phone}', '{phone}'],
    [
      'home.ts: home › pricing › plans › 1 › title',
      'From $ 99',
      'amount of money',
    ],
    [
      'home.ts: home › pricing › plans › 1 › title',
      '99 CAD',
      'amount of money',
    ],
  ])(
    'reports a problem in %s if the text is "%s" (message: %s)',
    (place, text, reason) => {
      const { problems } = check(place, text)
      expect(problems).toContain(reason)
      expect(problems).toContain(place)
    },
  )

  it.each([
    ...['<b>Now</b>', 'a<br/>b', 'a&nbsp;b', '&#160;', '**Now**'].map(
      (text) => ['lede', text],
    ),
    // Search engines truncate descriptions of more than 160 characters.
    ['head › description', 'x'.repeat(161)],
  ])('warns about the %s "%s"', (place, text) => {
    const { warnings } = check(`home.ts: home › ${place}`, text)
    expect(warnings).toMatch(
      new RegExp(`^src/content/home\\.ts: home › ${place} has `),
    )
  })

  it.each(['2024-02-30', 'soon', '2001-01-01'])(
    'warns that a rule was checked too long ago (%s)',
    (date) => {
      const { warnings } = check('rules.ts: rules › checkedOn', date)
      expect(warnings).toContain(date)
    },
  )

  it.each([
    ['rules.ts: rules › checkedOn', new Date().toISOString().slice(0, 10)],
    ['home.ts: home › hero › quote › worksheet', ''],
    [
      'home.ts: home › whatWeDo › lede',
      'Our Q&A; seamless from $3.30, <5 days & >98%! 2*3',
    ],
    ['evidence.ts: evidence › company › since', ''],
    ['home.ts: home › head › description', 'x'.repeat(160)],
  ])('accepts %s "%s"', (place, text) => {
    expect(check(place, text)).toEqual({ problems: '', warnings: '' })
  })
})

it('the colour check reports a value that is not a colour', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const problems = checkContrast(
    tokens.replace(/--accent:[^;]*;/, '--accent: blau;'),
  )
  expect(problems).toEqual([
    expect.stringContaining('--accent is not a colour: blau'),
  ])
})

it('the content map in src/content/README.md has every file, and only places that exist', () => {
  const map = readFileSync('src/content/README.md', 'utf8')
  const mapped: string[] = []
  for (const [row, links = '', places = ''] of map.matchAll(
    /^\|.*\| (.*\.ts\).*) \|(.*)\|$/gm,
  )) {
    const files = [...links.matchAll(/\]\(([^)]+\.ts)\)/g)].map(
      ([, file = '']) => file,
    )
    mapped.push(...files)
    const code = files
      .map((file) => readFileSync(join('src/content', file), 'utf8'))
      .join()
    const missing = [...places.matchAll(/`(\w+)`/g)].filter(
      ([, place]) => !new RegExp(`\\b${place}\\b *[:=]`).test(code),
    )
    expect(missing, row).toEqual([])
  }
  const inFolder = readdirSync('src/content').filter((name) =>
    /(?<!types)\.ts$/.test(name),
  )
  expect(mapped).toEqual(expect.arrayContaining(inFolder))
})
