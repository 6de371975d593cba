import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkContrast } from '../../scripts/publish/check-contrast.ts'
import { readTexts } from '../../scripts/publish/content-texts.ts'
import { evidence } from '../../src/content/evidence.ts'
import { examplesIn, problemsIn, warningsIn } from '../../src/content/schema.ts'
import { keepsPromisedTexts, site } from '../../src/site.ts'
import { telephoneLink } from '../../src/telephone-link.ts'

/** The issues of a content file's export, as `place message`. */
function issues(found: ReturnType<typeof problemsIn>): string {
  const lines = found.map(({ path, message }) => `${path.join('.')} ${message}`)
  return lines.join('\n')
}

describe('the text check', () => {
  it.each([
    ['is empty', { hero: { lede: ' ' } }, 'hero.lede is empty'],
    ['has a placeholder', { lede: 'Call {phone}' }, 'lede has {phone}'],
  ])('reports a text that %s', (_, home, problem) => {
    expect(issues(problemsIn(home, 'home'))).toContain(problem)
  })

  it.runIf(keepsPromisedTexts).each(['From $ 99', '99 CAD', '€5'])(
    'reports an amount in the pricing section: %s',
    (title) => {
      const home = { pricing: { plans: [{ title }] } }
      expect(issues(problemsIn(home, 'home'))).toMatch(
        /^pricing\.plans\.0\.title has an amount of money/,
      )
    },
  )

  it.each(['<b>Now</b>', 'a<br/>b', 'a&nbsp;b', '&#160;', '**Now**'])(
    'warns about markup: %s',
    (text) => {
      expect(issues(warningsIn({ faq: [{ answer: text }] }))).toMatch(
        /^faq\.0\.answer has .*as you typed it/,
      )
    },
  )

  it('warns about a title and a description that search engines cut off', () => {
    const head = { title: 'x'.repeat(60), description: 'x'.repeat(161) }
    const warnings = issues(warningsIn({ head }))
    expect(warnings).toMatch(/^head\.title has \d+ characters, with the name/)
    expect(warnings).toMatch(/^head\.description has 161 characters\./m)
  })

  it.each(['2024-02-30', 'soon', '2001-01-01'])(
    'warns that a rule was checked too long ago (%s)',
    (checkedOn) => {
      const warnings = issues(warningsIn({ rules: [{ checkedOn }] }))
      expect(warnings).toContain(`rules.0.checkedOn is ${checkedOn}, `)
    },
  )

  it('accepts a rule that was checked today', () => {
    const checkedOn = new Date().toISOString().slice(0, 10)
    expect(issues(warningsIn({ rules: [{ checkedOn }] }))).toBe('')
  })

  it('accepts an empty label of the link to a worksheet', () => {
    const hero = { quote: { worksheet: '' } }
    expect(issues(problemsIn({ head: {}, hero }, 'home'))).toBe('')
    expect(issues(problemsIn({ head: {}, hero, a: hero }, 'about'))).toBe('')
  })

  it.each([
    ['Our Q&A; seamless from $3.30, <5 days & >98%! 2*3'],
    ['x'.repeat(500)],
  ])('accepts the text "%s"', (lede) => {
    const page = { head: { title: 'A', description: 'B' }, whatWeDo: { lede } }
    expect(issues(problemsIn(page, 'home'))).toBe('')
    expect(issues(warningsIn(page))).toBe('')
  })
})

it('a section may have an empty heading, which hides it, but a page may not', () => {
  const hidden = { head: {}, faq: { heading: '', questions: [] } }
  expect(issues(problemsIn(hidden, 'about'))).toBe('')
  expect(issues(problemsIn(hidden, 'home'))).toBe('')
  const nameless = { head: {}, hero: { heading: '' } }
  expect(issues(problemsIn(nameless, 'about'))).toContain('hero.heading is')
  const broken = { head: {}, faq: { heading: 'FAQ', lede: '', list: [' '] } }
  expect(issues(problemsIn(broken, 'about'))).toMatch(
    /^faq\.lede is empty.*\nfaq\.list\.0 is empty.*$/,
  )
})

describe('facts about the company', () => {
  const company = (facts: object) => {
    const changed = { ...evidence.company, ...facts }
    return issues(problemsIn({ ...evidence, company: changed }, 'evidence'))
  }
  const reference = (href: string) => {
    const references = { heading: 'A', entries: [{ name: 'A', href }] }
    return issues(problemsIn({ ...evidence, references }, 'evidence'))
  }

  it.each([['+90 (0212) 555 00 00', '+90 212 555 00 00']])(
    'suggests how to write the telephone number %s',
    (typed, remedy) => {
      expect(company({ telephone: typed })).toContain(`Write it as ${remedy}.`)
    },
  )

  it.each([
    '416-555-0100',
    '00 44 20 7946 0958',
    '+44 20 7946',
    '+1 416 555 0100, +44 20 7946 0958',
    '+1 416 555 0100 / 0101',
    'call us',
  ])('refuses the telephone number %s', (telephone) => {
    expect(company({ telephone })).toContain(
      "isn't one international telephone number",
    )
  })

  it.each([
    ['+1 (416) 555-0100', 'tel:+14165550100'],
    ['+44 20 7946 0958', 'tel:+442079460958'],
    ['+39 02 1234567', 'tel:+39021234567'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['+49 (0) 30 901820', 'tel:+4930901820'],
    ['+1 416 555 0100 ext. 12', 'tel:+14165550100;ext=12'],
    ['+1 416-555-0100 x12', 'tel:+14165550100;ext=12'],
  ])('accepts the telephone number %s, and links to %s', (telephone, link) => {
    expect(company({ telephone })).toBe('')
    expect(telephoneLink(telephone)).toBe(link)
  })

  it.each([
    ['www.shop.ca/reviews', 'Write https://www.shop.ca/reviews.'],
    ['//shop.ca', 'Copy it from the address bar'],
    ['the shop in Lyon', 'Copy it from the address bar'],
    ['https://the shop', 'Copy it from the address bar'],
    ['mailto:ann@shop.ca', 'Copy it from the address bar'],
    ['', 'Copy it from the address bar'],
  ])('refuses the link "%s" of a reference', (href, remedy) => {
    expect(reference(href)).toMatch(/^references\.entries\.0\.href isn't a/)
    expect(reference(href)).toContain(remedy)
  })

  it.each(['https://shop.ca', 'https://maps.shop.ca/a?b=c#d'])(
    'accepts the link %s of a reference',
    (href) => expect(reference(href)).toBe(''),
  )

  it.each(['2014 ', 'in 2014', '14', '2999'])(
    'refuses the year "%s"',
    (year) => {
      expect(company({ since: year })).toContain("isn't a year in the past")
    },
  )

  it('accepts facts that are missing', () => {
    const empty = { legalName: '', telephone: '', since: '', registerLink: '' }
    expect(company(empty)).toBe('')
  })

  it('refuses a negative fee, and more than 100 percent', () => {
    const fees = { monthly: { amount: -1, percent: 120 } }
    const problems = issues(problemsIn({ ...evidence, fees }, 'evidence'))
    expect(problems).toMatch(/^fees\.monthly\.amount is negative/)
    expect(problems).toMatch(/^fees\.monthly\.percent is over 100/m)
  })
})

describe('addresses of pages', () => {
  const check = (...paths: string[]) =>
    issues(
      problemsIn(
        paths.map((path) => ({ path })),
        'routes',
      ),
    )

  it.each([
    ['/gift-boxes/', '/gift-boxes'],
    ['gift-boxes', '/gift-boxes'],
    ['//gift-boxes', '/gift-boxes'],
    ['/Gift Boxes', '/gift-boxes'],
    ['/géschenke', '/geschenke'],
    ['/gift-boxes.html', '/gift-boxes-html'],
    ['/gifts?box=1', '/gifts-box-1'],
    ['/guides/gift-boxes/', '/guides/gift-boxes'],
  ])('suggests how to write the address %s', (path, remedy) => {
    expect(check('/', path)).toMatch(
      new RegExp(`^1\\.path has an address.*: ${remedy}$`),
    )
  })

  it('refuses an address that two pages have', () => {
    expect(check('/', '/gifts', '/gifts')).toMatch(
      /^2\.path is in the list twice: "\/gifts"/,
    )
  })

  it.each(['/api/gifts', '/assets', '/404', '/_local', '/sharing/gifts'])(
    'refuses the address %s, which the site uses itself',
    (path) => expect(check(path)).toContain('that the site needs for itself'),
  )

  it.each(['/', '/gift-boxes', '/guides/gift-boxes', '/2026_gifts', '/apiary'])(
    'accepts the address %s',
    (path) => expect(check(path)).toBe(''),
  )
})

it.each([
  ['language', 'English', 'such as en-CA'],
  ['language', 'en_CA', 'such as en-CA'],
  ['frames', ['https://calendly.com/me'], "isn't an origin"],
  ['frames', ['calendly.com'], "isn't an origin"],
  ['frames', ['http://calendly.com'], "isn't an origin"],
])('the check of src/site.ts refuses %s: %o', (name, value, reason) => {
  const found = issues(problemsIn({ ...site, [name]: value }, 'site'))
  expect(found).toContain(reason)
})

it('finds addresses in texts that are only examples', () => {
  const texts = ['See https://shop.example/a', 'a@b.example', 'For example.']
  expect(issues(examplesIn({ texts }))).toMatch(
    /^texts\.0 has shop\.example, which .*\ntexts\.1 has a@b\.example, which .*$/,
  )
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
    /(?<!types|schema)\.ts$/.test(name),
  )
  expect(mapped).toEqual(expect.arrayContaining(inFolder))
})

it('the guide lists everything in the texts that is Canadian', async () => {
  const guide = readFileSync('src/content/README.md', 'utf8')
  const [, list = ''] = guide.split("## If your company isn't in Canada")
  const listed = [...list.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words)
  const texts = await readTexts()
  // The rules of marketplaces in Canada are the same for a company elsewhere.
  const own = texts.filter(({ at }) => !at.includes('carton-check.ts'))
  const canadian = own.filter(({ text }) => /Canad/.test(text))
  expect(canadian.length).toBeGreaterThan(4)
  for (const { at, text } of canadian) {
    const rest = listed.reduce((left, words) => {
      return left.replaceAll(new RegExp(words, 'gi'), '')
    }, text)
    expect(rest, at).not.toMatch(/Canad/)
  }
})
