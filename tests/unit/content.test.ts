import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { checkContent } from '../../scripts/publish/check-content.ts'
import { readTexts } from '../../scripts/publish/content-texts.ts'
import { about } from '../../src/content/about.ts'
import { cartonLabel } from '../../src/content/amazon-fba.ts'
import { cartonLimits } from '../../src/content/carton-limits.ts'
import { evidence } from '../../src/content/evidence.ts'
import { figures } from '../../src/content/figures.ts'
import { home } from '../../src/content/home.ts'
import { productSourcing } from '../../src/content/product-sourcing.ts'
import { examplesIn, problemsIn, warningsIn } from '../../src/content/schema.ts'
import { tiktokShop } from '../../src/content/tiktok-shop.ts'
import { walmartWfs } from '../../src/content/walmart-wfs.ts'
import { keepsPromisedTexts, site } from '../../src/site.ts'
import { telephoneLink } from '../../src/telephone-link.ts'

/** Every export with a link to a worksheet, by its name. */
const withWorksheet = {
  home,
  about,
  cartonLabel,
  walmartWfs,
  tiktokShop,
  productSourcing,
}

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
      const problem = issues(problemsIn(home, 'home'))
      const beginning = 'pricing.plans.0.title has an amount of money'
      expect(problem.startsWith(beginning)).toBe(true)
    },
  )

  it.each(['<b>Now</b>', 'a<br/>b', 'a&nbsp;b', '&#160;', '**Now**'])(
    'warns about markup: %s',
    (answer) => {
      const warning = issues(warningsIn({ faq: [{ answer }] }))
      expect(warning.startsWith('faq.0.answer has ')).toBe(true)
      expect(warning).toContain('as you typed it')
    },
  )

  it('warns about a title that search engines cut off', () => {
    // The site adds the name of the company to each title.
    const head = { title: 'x'.repeat(60), description: '' }
    const warning = issues(warningsIn({ head }))
    expect(warning.startsWith('head.title has ')).toBe(true)
    expect(warning).toContain(' characters, with the name of the company')
  })

  it('warns about a description that search engines cut off', () => {
    const head = { title: '', description: 'x'.repeat(161) }
    const warning = issues(warningsIn({ head }))
    const beginning = 'head.description has 161 characters,'
    expect(warning.startsWith(beginning)).toBe(true)
  })

  it('accepts a description that just fits', () => {
    const head = { title: '', description: 'x'.repeat(160) }
    expect(issues(warningsIn({ head }))).toBe('')
  })

  it.each(['2024-02-30', 'soon', '2001-01-01'])(
    'warns that a rule was checked too long ago (%s)',
    (checkedOn) => {
      const warnings = issues(warningsIn({ rules: [{ checkedOn }] }))
      expect(warnings).toContain(`rules.0.checkedOn is ${checkedOn}, `)
    },
  )

  it("warns about the marketplaces' limits a year after they were checked", () => {
    vi.useFakeTimers({ now: new Date('2030-01-01') })
    const warnings = issues(warningsIn(cartonLimits)).split('\n')
    vi.useRealTimers()
    for (const limit of [
      'amazonUs.units',
      'walmartUs.weight',
      'walmartUs.marks.0',
    ]) {
      const beginning = `${limit}.checkedOn is `
      expect(warnings.some((line) => line.startsWith(beginning))).toBe(true)
    }
  })

  it('accepts a rule that was checked today', () => {
    const checkedOn = new Date().toISOString().slice(0, 10)
    expect(issues(warningsIn({ rules: [{ checkedOn }] }))).toBe('')
  })

  it.each(Object.entries(withWorksheet))(
    'accepts an empty label of the link to a worksheet in %s',
    (name, exported) => {
      const hidden = JSON.stringify(exported, (key, value) =>
        key === 'worksheet' ? '' : value,
      )
      expect(hidden).toContain('"worksheet":""')
      expect(issues(problemsIn(JSON.parse(hidden), name))).toBe('')
    },
  )

  it.each([
    'Our Q&A; seamless from $3.30, <5 days & >98%! 2*3',
    'x'.repeat(500),
  ])('accepts the text "%s"', (lede) => {
    const page = { head: { title: 'A', description: 'B' }, whatWeDo: { lede } }
    expect(issues(problemsIn(page, 'home'))).toBe('')
    expect(issues(warningsIn(page))).toBe('')
  })
})

it.each(['home', 'about'])(
  'a section of the page %s may have an empty heading, which hides it',
  (name) => {
    const page = { head: {}, faq: { heading: '', questions: [] } }
    expect(issues(problemsIn(page, name))).toBe('')
  },
)

it('a page must have a heading', () => {
  const page = { head: {}, hero: { heading: '' } }
  expect(issues(problemsIn(page, 'about'))).toContain('hero.heading is empty')
})

it('the other texts of a section must not be empty', () => {
  const faq = { heading: 'FAQ', lede: '', list: [' '] }
  const [lede, entry, ...others] = problemsIn({ head: {}, faq }, 'about')
  expect(lede?.path).toEqual(['faq', 'lede'])
  expect(lede?.message).toContain('is empty')
  expect(entry?.path).toEqual(['faq', 'list', 0])
  expect(entry?.message).toContain('is empty')
  expect(others).toEqual([])
})

describe('facts about the company', () => {
  function problemsOfCompany(facts: object) {
    const company = { ...evidence.company, ...facts }
    return issues(problemsIn({ ...evidence, company }, 'evidence'))
  }

  function problemsOfReference(href: string) {
    const references = { heading: 'A', entries: [{ name: 'A', href }] }
    return issues(problemsIn({ ...evidence, references }, 'evidence'))
  }

  it('suggests how to write a telephone number that would be dialled wrong', () => {
    const problems = problemsOfCompany({ telephone: '+90 (0212) 555 00 00' })
    expect(problems).toContain('Write it as +90 212 555 00 00.')
  })

  it.each([
    '416-555-0100',
    '00 44 20 7946 0958',
    '+44 20 7946',
    '+1 416 555 0100, +44 20 7946 0958',
    '+1 416 555 0100 / 0101',
    'call us',
  ])('refuses the telephone number %s', (telephone) => {
    expect(problemsOfCompany({ telephone })).toContain(
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
    expect(problemsOfCompany({ telephone })).toBe('')
    expect(telephoneLink(telephone)).toBe(link)
  })

  it.each([
    ['www.shop.ca/reviews', 'Write https://www.shop.ca/reviews.'],
    ['//shop.ca', 'Copy it from the address bar'],
    ['the shop in Lyon', 'Copy it from the address bar'],
    ['https://the shop', 'Copy it from the address bar'],
    ['https://shop.ca/our reviews', 'Copy it from the address bar'],
    ['mailto:ann@shop.ca', 'Copy it from the address bar'],
    ['https://shop.ca,https://b.ca', 'Copy it from the address bar'],
    ['https://shop', 'Copy it from the address bar'],
    ['', 'Copy it from the address bar'],
  ])('refuses the link "%s" of a reference', (href, remedy) => {
    const problems = problemsOfReference(href)
    const beginning = "references.entries.0.href isn't a"
    expect(problems.startsWith(beginning)).toBe(true)
    expect(problems).toContain(remedy)
  })

  it.each(['http://shop.ca/a', 'HTTP://shop.ca/a'])(
    'refuses the link %s, and suggests https',
    (link) => {
      const sentence = `isn't encrypted: "${link}". Write https://shop.ca/a, `
      expect(problemsOfReference(link)).toContain(sentence)
      expect(problemsOfCompany({ registerLink: link })).toContain(sentence)
    },
  )

  it.each(['https://shop.ca', 'https://maps.shop.ca/a?b=c#d'])(
    'accepts the link %s of a reference',
    (href) => expect(problemsOfReference(href)).toBe(''),
  )

  it.each(['2014 ', 'in 2014', '14', '2999'])(
    'refuses the year "%s"',
    (year) => {
      expect(problemsOfCompany({ since: year })).toContain(
        "isn't a year in the past",
      )
    },
  )

  it('accepts the current year', () => {
    const since = String(new Date().getFullYear())
    expect(problemsOfCompany({ since })).toBe('')
  })

  it('accepts facts that are missing', () => {
    const empty = { legalName: '', telephone: '', since: '', registerLink: '' }
    expect(problemsOfCompany(empty)).toBe('')
  })

  it.each([
    { amount: -1, problem: 'fees.monthly.amount is negative' },
    { percent: 120, problem: 'fees.monthly.percent is over 100 percent' },
  ])('refuses a fee because $problem', ({ problem, ...monthly }) => {
    const problems = problemsIn({ ...evidence, fees: { monthly } }, 'evidence')
    expect(issues(problems).startsWith(problem)).toBe(true)
  })
})

it('accepts a fee of 100 percent', () => {
  const fees = { monthly: { percent: 100 } }
  expect(issues(problemsIn({ ...evidence, fees }, 'evidence'))).toBe('')
})

describe('addresses of pages', () => {
  function problemsOfPaths(...paths: string[]) {
    const routes = paths.map((path) => ({ path }))
    return issues(problemsIn(routes, 'routes'))
  }

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
    const problem = problemsOfPaths('/', path)
    expect(problem.startsWith('1.path has an address')).toBe(true)
    expect(problem.endsWith(`: ${remedy}`)).toBe(true)
  })

  it('refuses an address that two pages have', () => {
    const problem = problemsOfPaths('/', '/gifts', '/gifts')
    const beginning = '2.path is in the list twice: "/gifts"'
    expect(problem.startsWith(beginning)).toBe(true)
  })

  it.each(['/api/gifts', '/assets', '/404', '/_local', '/sharing/gifts'])(
    'refuses the address %s, which the site uses itself',
    (path) =>
      expect(problemsOfPaths(path)).toContain('that the site needs for itself'),
  )

  it.each(['/', '/gift-boxes', '/guides/gift-boxes', '/2026_gifts', '/apiary'])(
    'accepts the address %s',
    (path) => expect(problemsOfPaths(path)).toBe(''),
  )
})

it.each([
  ['language', 'English', 'such as en-CA'],
  ['language', 'en_CA', 'such as en-CA'],
  ['frames', ['https://calendly.com/me'], "isn't an origin"],
  ['frames', ['calendly.com'], "isn't an origin"],
  ['frames', ['https://*'], "isn't an origin"],
  ['frames', ['http://calendly.com'], "isn't an origin"],
])('the check of src/site.ts refuses %s: %o', (name, value, reason) => {
  const found = issues(problemsIn({ ...site, [name]: value }, 'site'))
  expect(found).toContain(reason)
})

it('finds addresses in texts that are only examples', () => {
  const texts = ['See https://shop.example/a', 'a@b.example', 'For example.']
  const [first, second, ...others] = issues(examplesIn({ texts })).split('\n')
  expect(first?.startsWith('texts.0 has shop.example, which ')).toBe(true)
  expect(second?.startsWith('texts.1 has a@b.example, which ')).toBe(true)
  expect(others).toEqual([])
})

it('every warning about the content says what to change', async () => {
  const { warnings } = await checkContent(false)
  for (const warning of warnings) expect(warning).not.toContain('Invalid input')
})

it('a fault in a text that several files share is reported once, for the first file', async () => {
  const shared = Object(figures[0])
  const { label } = shared
  onTestFinished(() => {
    shared.label = label
  })
  shared.label = ''
  const { problems } = await checkContent(false)
  expect(problems).toEqual([
    expect.stringContaining('src/content/figures.ts: figures › 1 › label'),
  ])
})

describe('the content map in src/content/README.md', () => {
  const guide = readFileSync('src/content/README.md', 'utf8')

  /** The rows of the map: which part of the site, links to its files, and the places in them. */
  const rows = guide
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes('.ts)'))
    .map((line) => {
      const [, part = '', links = '', places = ''] = line.split('|')
      const files = links.matchAll(/\]\(([^)]+\.ts)\)/g)
      const names = places.matchAll(/`(\w+)`/g)
      return {
        part: part.trim(),
        files: Array.from(files, ([, file = '']) => file),
        places: Array.from(names, ([, place = '']) => place),
      }
    })

  it('has every file', () => {
    const files = readdirSync('src/content').filter(
      (name) =>
        name.endsWith('.ts') && !['types.ts', 'schema.ts'].includes(name),
    )
    const mapped = rows.flatMap((row) => row.files)
    expect(mapped).toEqual(expect.arrayContaining(files))
  })

  it.each(rows)('names only places that exist: $part', ({ files, places }) => {
    const code = files
      .map((file) => readFileSync(join('src/content', file), 'utf8'))
      .join()
    const missing = places.filter(
      (place) => !new RegExp(`\\b${place}\\b *[:=]`).test(code),
    )
    expect(missing).toEqual([])
  })
})

const promised = it.runIf(keepsPromisedTexts)

promised('the guide lists everything Canadian in the texts', async () => {
  const guide = readFileSync('src/content/README.md', 'utf8')
  const [, chapter = ''] = guide.split("## If your company isn't in Canada")
  const quoted = chapter.matchAll(/“([^”]+)”/g)
  const listed = Array.from(quoted, ([, words = '']) => words.toLowerCase())
  const texts = await readTexts()
  // The rules of marketplaces in Canada are the same for a company elsewhere.
  const ownTexts = texts.filter(({ at }) => !at.includes('/carton-'))
  const canadian = ownTexts.filter(({ text }) => text.includes('Canad'))
  expect(canadian.length).toBeGreaterThan(4)
  for (const { at, text } of canadian) {
    const unlisted = listed.reduce(
      (rest, words) => rest.replaceAll(words, ''),
      text.toLowerCase(),
    )
    expect(unlisted, at).not.toContain('canad')
  }
})
