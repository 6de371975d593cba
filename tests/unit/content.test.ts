import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkContrast, warningsOfEmail } from '../../scripts/build/check-contrast.ts'
import { problemsOf, problemsOfPhotos, warningsOf } from '../../scripts/build/check-words.ts'
import { readTexts, type Text } from '../../scripts/build/content-texts.ts'
import { explainSyntax } from '../../scripts/build/explain-syntax.ts'
import { evidence } from '../../src/content/evidence.ts'

const all = await readTexts()
const tokens = readFileSync('src/styles/tokens.css', 'utf8')

describe('the words', () => {
  it('of the site are right, and search results show its titles and descriptions whole', () => {
    expect(all.length).toBeGreaterThan(400)
    expect(all.flatMap(problemsOf)).toEqual([])
    expect(problemsOfPhotos()).toEqual([])
    expect(all.flatMap(warningsOf)).toEqual([])
  })

  it.each([
    ['home.ts: home › hero › lede', 'lede', ' ', 'is empty'],
    ['evidence.ts: evidence › people › entries › 1 › city', 'city', '', 'is empty'],
    ['home.ts: home › hero › lede', 'lede', 'Call {phone}', '{phone}'],
    ['home.ts: home › hero › lede', 'lede', 'Call {us', '{us'],
    ['about.ts: about › hero › lede', 'lede', 'Write to {email}', 'does not replace'],
    ['home-pricing.ts: homePricing › plans › 1 › title', 'title', 'From $ 99', 'amount of money'],
    ['home-pricing.ts: homePricing › plans › 1 › title', 'title', '99 CAD', 'amount of money'],
    ['home.ts: home › closing › action › href', 'href', '/contcat', '/contact'],
    ['home.ts: home › closing › action › href', 'href', 'contact', 'begins with /'],
  ])('at %s are refused if their %s is "%s": it %s', (place, key, text, reason) => {
    const at = `src/content/${place}`
    expect(problemsOf({ at, key, text })).toEqual([expect.stringContaining(reason)])
    expect(problemsOf({ at, key, text })[0]).toContain(at)
  })

  it('are free otherwise', () => {
    const at = 'src/content/home.ts: home › whatWeDo › lede'
    const said = 'Our five services: seamless solutions from $3.30, in 3–5 days. Over 98%!'
    expect(problemsOf({ at, key: 'lede', text: said })).toEqual([])
    const company = 'src/content/evidence.ts: evidence › company › since'
    expect(problemsOf({ at: company, key: 'since', text: '' })).toEqual([])
  })

  it('get a warning if search results cut them off', () => {
    const head = (key: string, length: number): Text => {
      return { at: `src/content/home.ts: home › head › ${key}`, key, text: 'x'.repeat(length) }
    }
    expect(warningsOf(head('description', 161))).toEqual([expect.stringMatching(/161.*160/)])
    expect(warningsOf(head('title', 60))).toEqual([expect.stringContaining('home › head › title')])
    expect([...warningsOf(head('description', 160)), ...warningsOf(head('title', 20))]).toEqual([])
  })

  it('name photos that are there, in a format that the build reads', () => {
    const floor = {
      heading: '',
      entries: [
        { file: 'floor.HEIC', alt: 'x' },
        { file: 'a.png', alt: 'x' },
      ],
    }
    const [format, missing] = problemsOfPhotos({ ...evidence, factoryFloor: floor }, () => false)
    expect(format).toContain('"floor.HEIC". Save it as JPEG')
    expect(missing).toContain('there is no src/content/photos/a.png')
  })
})

describe('a slip of the keyboard is explained', () => {
  const file = 'src/content/home.ts'
  const right = `export const home = {
  hero: {
    heading: 'Right Product',
    lede: 'At your door',
  },
  steps: [
    {
      title: 'Brief',
      note: 'Write',
    },
    {
      title: 'Reply',
      note: 'Read',
    },
  ],
  links: [{ label: 'Home', href: '/' }],
} as const
`
  it.each([
    ['no comma', `Product',`, `Product'`, 3, `heading: 'Right Product',`],
    ['no comma after an entry', `'Write',\n    },`, `'Write',\n    }`, 10, '},'],
    ['no comma within a line', `'Home', href`, `'Home' href`, 16, `{ label: 'Home', href: '/' }`],
    ['no opening mark', `'Right`, 'Right', 3, `heading: "Right Product",`],
    ['no closing mark', `Product'`, 'Product', 3, `heading: "Right Product",`],
    ['no closing mark within a line', `'/' }`, `'/ }`, 16, `href: '/' }]`],
    ['curly marks', `'Right Product'`, '“Right Product”', 3, `heading: "Right Product",`],
    ['an apostrophe', 'At your', `It's at your`, 4, `lede: "It's at your door",`],
    ['an apostrophe within a line', 'Home', `Ann's`, 16, `label: 'Ann\\'s'`],
    ['marks within marks', `'At your door'`, `"At "your" door"`, 4, String.raw`"At \"your\" door"`],
    ['no colon', 'heading:', 'heading', 3, `heading: 'Right Product'`],
    ['a semicolon', `door',`, `door';`, 4, `lede: 'At your door',`],
    ['two commas', `door',`, `door',,`, 4, `lede: 'At your door',`],
    ['an entry not closed', `'Write',\n    },`, `'Write',`, 10, '    },'],
    ['an entry not opened', `{\n      title: 'Reply'`, `  title: 'Reply'`, 11, '{'],
    ['a list not closed', '  ],\n', '', 15, '  ],'],
    ['a section not closed', `door',\n  },`, `door',`, 5, '  },'],
    ['a bracket too many', `  },\n`, `  },\n  },\n`, 6, '  },'],
    ['the last bracket gone', '} as const', ' as const', 17, '} as const'],
  ])('%s', (_, before, after, line, type) => {
    expect(explainSyntax(file, right)).toBeUndefined()
    const wrong = right.replace(before, () => after)
    const explained = explainSyntax(file, wrong) ?? ''
    expect(explained).toMatch(new RegExp(`^${file}, line ${line}: .+\\n\\n`))
    expect(explained.split('\n\n')[1]).toContain(type)
  })

  it('with the line, also if it is none of the usual ones', () => {
    const explained = explainSyntax(file, right.replace(`'Brief'`, '] ] ('))
    expect(explained).toMatch(/line 8: .*similar entry\.\n\n.*\] \] \(/)
  })
})

describe('the colours', () => {
  it('of the site can be read on each of its grounds', () => {
    expect(checkContrast(tokens)).toEqual([])
    expect(warningsOfEmail(tokens)).toEqual([])
  })

  it('are named with their ratio and a remedy if they cannot', () => {
    const pale = tokens.replace(/--accent:[^;]*;/, '--accent: #ffb000;')
    const problems = checkContrast(pale)
    expect(problems[0]).toMatch(
      /^src\/styles\/tokens\.css: --accent \(#ffb000\) on --paper \(#fdfaf4\) has a contrast of 1\.7\d : 1 in the light scheme.* Make --accent darker/,
    )
    expect(problems.every((problem) => /--(accent|error|on-accent)/.test(problem))).toBe(true)
    expect(warningsOfEmail(pale)).toEqual([expect.stringContaining("accent: '#ffb000'")])
  })

  it('are refused if they are no colours', () => {
    const wrong = tokens.replace(/--accent:[^;]*;/, '--accent: blau;')
    expect(checkContrast(wrong)).toEqual([
      expect.stringContaining('--accent is not a colour: blau'),
    ])
  })
})

describe('the map in src/content/README.md', () => {
  const rows = [
    ...readFileSync('src/content/README.md', 'utf8').matchAll(/^\| (?!what|-)(.+) \|$/gm),
  ]
    .map(([, row = '']) => row.split(' | '))
    .map(([seen, links = '', places = '']) => ({
      seen,
      files: [...links.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) =>
        join('src/content', file),
      ),
      places: [...places.matchAll(/`(\w+)`/g)].map(([, place = '']) => place),
    }))
  const isIn = ({ at }: Text, place: string) => new RegExp(`(: | › )${place}( › |$)`).test(at)

  it('leads to files that exist, and to places that are in them', () => {
    expect(rows.length).toBeGreaterThan(30)
    for (const { seen, files, places } of rows) {
      for (const file of files) expect(existsSync(file), `${seen}: ${file}`).toBe(true)
      const code = files
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(file, 'utf8'))
      const missing = places.filter(
        (place) => files.length > 0 && !new RegExp(`\\b${place}\\b *[:=]`).test(code.join()),
      )
      expect(missing, `${seen}: no such place in ${files}`).toEqual([])
    }
  })

  it('leads to every file of the folder and to every text', () => {
    const inFolder = readdirSync('src/content').filter((name) => /(?<!types)\.ts$/.test(name))
    const named = rows.flatMap(({ files }) => files)
    expect(inFolder.filter((name) => !named.includes(`src/content/${name}`))).toEqual([])
    const lost = all.filter(
      (text) =>
        !rows.some(
          ({ files, places }) =>
            (files.length === 0 || files.some((file) => text.at.startsWith(`${file}: `))) &&
            (places.length === 0 || places.some((place) => isIn(text, place))),
        ),
    )
    expect(
      lost.map(({ at }) => at),
      'Give these a row in src/content/README.md.',
    ).toEqual([])
  })
})
