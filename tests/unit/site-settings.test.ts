import { describe, expect, it } from 'vitest'
import {
  isExample,
  isForVisitors,
  normalizeSiteSettings,
  problemsOfSite,
  warningsOfSite,
} from '../../scripts/publish/site-settings.ts'

/** Reads the settings of a build, of which only these differ from settings without a fault. */
function read(settings: NodeJS.ProcessEnv) {
  const used: NodeJS.ProcessEnv = {
    SITE_URL: 'https://b.ca',
    SITE_EMAIL: 'a@b.ca',
    ...settings,
  }
  normalizeSiteSettings(used)
  const origin = used.SITE_URL || used.URL || ''
  const site = { origin, email: used.SITE_EMAIL ?? '' }
  return { used, problems: problemsOfSite(site, used, false).join('\n') }
}

describe.each([
  { typed: ' https://WWW.Shop.ca/ ', origin: 'https://www.shop.ca' },
  { typed: 'https://Müller.de', origin: 'https://xn--mller-kva.de' },
  { typed: 'https://shop.ca:443', origin: 'https://shop.ca' },
])('the address "$typed" is used as browsers write it', ({ typed, origin }) => {
  it('in SITE_URL', () => {
    const { used, problems } = read({ SITE_URL: typed })
    expect(used.SITE_URL).toBe(origin)
    expect(problems).toBe('')
  })

  it("in the host's URL", () => {
    const { used, problems } = read({ SITE_URL: '', URL: typed })
    expect(used).toMatchObject({ SITE_URL: '', URL: origin })
    expect(problems).toBe('')
  })
})

it('SITE_EMAIL is used without the spaces around it', () => {
  const { used, problems } = read({ SITE_EMAIL: ' a+b@b.ca ' })
  expect(used.SITE_EMAIL).toBe('a+b@b.ca')
  expect(problems).toBe('')
})

it.each([
  ['http://shop.ca', 'begins with http:. Write https://shop.ca.'],
  ['https://shop.ca/en/', 'has a path after the domain'],
  ['https://me@shop.ca', 'contains a user name. Write https://shop.ca.'],
  ['https://:secret@shop.ca', 'contains a user name. Write https://shop.ca.'],
  ['shop.ca', "isn't a web address"],
  ['https://localhost', "isn't a web address"],
  ['https://shop.ca,https://shop.com', "isn't a web address"],
  ['https://*.shop.ca', "isn't a web address"],
])('SITE_URL=%s is refused, because it %s', (SITE_URL, reason) => {
  expect(read({ SITE_URL }).problems).toContain(`SITE_URL ${reason}`)
})

it('the origin in src/site.ts must be written as browsers write it', () => {
  const site = { origin: 'https://shop.ca/', email: 'a@b.ca' }
  expect(problemsOfSite(site, {}, false)).toEqual([
    'origin in src/site.ts is written differently by browsers. Write https://shop.ca.',
  ])
})

describe('a build that is only a check', () => {
  const example = {
    origin: 'https://harbourline.example',
    email: 'hello@harbourline.example',
  }

  it('says how to build the site for visitors', () => {
    const [warning, ...others] = warningsOfSite(example, {})
    expect(others).toEqual([])
    for (const word of ["Don't publish", 'SITE_URL', 'SITE_EMAIL'])
      expect(warning).toContain(word)
  })

  it('says nothing if src/site.ts has the own addresses', () => {
    const own = { origin: 'https://shop.ca', email: 'hello@shop.ca' }
    expect(warningsOfSite(own, {})).toEqual([])
  })

  it('says nothing in npm start, which publishes nothing', () => {
    expect(warningsOfSite(example, { BUILD_IS_LOCAL: '1' })).toEqual([])
  })
})

it.each([...'?&#%/='])(
  'SITE_EMAIL is refused if it contains %s, which breaks links',
  (sign) => {
    const { problems } = read({ SITE_EMAIL: `a${sign}b@shop.ca` })
    expect(problems).toContain(
      `SITE_EMAIL contains ${sign}, which breaks links`,
    )
  },
)

it.each([
  ['Shop <hello@shop.ca>', "isn't an email address"],
  ['mailto:hello@shop.ca', "isn't an email address"],
  ['a@shop.ca, b@shop.ca', "isn't an email address"],
  ['info@müller.de', 'has a domain with letters that email programs'],
])('SITE_EMAIL=%s is refused, because it %s', (SITE_EMAIL, reason) => {
  expect(read({ SITE_EMAIL }).problems).toContain(`SITE_EMAIL ${reason}`)
})

it.each([
  ['http://shop.netlify.app', 'https://shop.netlify.app'],
  ['https://shop.ca/en', 'https://shop.ca'],
  ['shop.ca', 'one such as https://www.example.com'],
])(
  'for URL=%s, which only the host can change, the remedy is to set SITE_URL to %s',
  (URL, remedy) => {
    const { problems } = read({ SITE_URL: '', URL })
    expect(problems.startsWith('URL, which the host sets, ')).toBe(true)
    expect(problems.endsWith(`. Set SITE_URL to ${remedy}.`)).toBe(true)
  },
)

interface Build {
  what: string
  env: NodeJS.ProcessEnv
  /** The host's or CI service's name. */
  hostName: string | null
}

const forVisitors: Build[] = [
  { what: 'on a host', env: {}, hostName: 'Vercel' },
  { what: 'with SITE_EMAIL', env: { SITE_EMAIL: 'a@b.ca' }, hostName: null },
  {
    what: 'with SITE_URL',
    env: { SITE_URL: 'https://b.ca' },
    hostName: null,
  },
  {
    what: 'for production on Netlify',
    env: { CONTEXT: 'production' },
    hostName: null,
  },
]

it.each(forVisitors)('a build $what is for visitors', ({ env, hostName }) => {
  expect(isForVisitors(env, hostName)).toBe(true)
})

const notForVisitors: Build[] = [
  { what: "on a developer's machine", env: {}, hostName: null },
  {
    what: 'by a script that sets only CI',
    env: { CI: 'true' },
    hostName: null,
  },
  {
    what: 'by npm start on a host',
    env: { BUILD_IS_LOCAL: '1' },
    hostName: 'GitHub Actions',
  },
]

it.each(notForVisitors)(
  'a build $what is not for visitors',
  ({ env, hostName }) => {
    expect(isForVisitors(env, hostName)).toBe(false)
  },
)

const example = {
  origin: 'https://harbourline.example',
  email: 'hello@harbourline.example',
}
const own = { origin: 'https://shop.ca', email: 'hello@shop.ca' }

describe('a published site', () => {
  const isPublished = true

  it('needs an address and an email address', () => {
    const [origin, email] = problemsOfSite(example, {}, isPublished)
    expect(origin?.startsWith('SITE_URL is not set, ')).toBe(true)
    expect(origin).toContain(' Set SITE_URL to ')
    const noEmail = 'SITE_EMAIL is not set. Set SITE_EMAIL to '
    expect(email?.startsWith(noEmail)).toBe(true)
  })

  it('needs other addresses than the examples', () => {
    const env = { SITE_URL: example.origin, SITE_EMAIL: example.email }
    const [origin, email] = problemsOfSite(example, env, isPublished)
    expect(origin?.startsWith('SITE_URL is only an example.')).toBe(true)
    expect(email?.startsWith('SITE_EMAIL is only an example.')).toBe(true)
  })

  it('has no problem with addresses of its own', () => {
    expect(problemsOfSite(own, {}, isPublished)).toEqual([])
  })
})

it('a site that is not published may have the example addresses', () => {
  const isPublished = false
  expect(problemsOfSite(example, {}, isPublished)).toEqual([])
})

it.each([
  'https://shop.example',
  'https://www.example.com',
  'https://shop.example:8443/path',
  'postgres://user:password@db.example/shop',
  '"Doe, Ann" <ann@shop.example>, bob@shop.ca',
  'ann@example.org',
  'ann@shop.test',
])('%s is only an example', (value) => {
  expect(isExample(value)).toBe(true)
})

it.each([
  'ann.example@shop.ca',
  'Example Trading <ann@shop.ca>',
  'https://example.shop.ca',
  'https://shop.test.com',
  'https://myexample.com',
])('%s is not only an example', (value) => {
  expect(isExample(value)).toBe(false)
})
