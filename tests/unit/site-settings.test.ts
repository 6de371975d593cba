import { expect, it } from 'vitest'
import {
  isExample,
  isForVisitors,
  normalizeSiteSettings,
  problemsOfSite,
} from '../../scripts/publish/site-settings.ts'

/** Reads a setting as the build does. @returns the variables used and the problems found. */
function read(settings: NodeJS.ProcessEnv) {
  const env: NodeJS.ProcessEnv = {
    SITE_URL: 'https://b.ca',
    SITE_EMAIL: ' a+b@b.ca ',
    ...settings,
  }
  normalizeSiteSettings(env)
  const origin = env.SITE_URL || env.URL || ''
  const site = { origin, email: env.SITE_EMAIL ?? '' }
  return [env, problemsOfSite(site, env, false).join('\n')]
}

it.for([
  [' https://WWW.Shop.ca/ ', 'https://www.shop.ca'],
  ['https://Müller.de', 'https://xn--mller-kva.de'],
  ['https://shop.ca:443', 'https://shop.ca'],
])(
  'SITE_URL=%s is used as browsers write it, and SITE_EMAIL without spaces',
  (row) => {
    const [written, origin] = row
    const used = { SITE_URL: origin, URL: '', SITE_EMAIL: 'a+b@b.ca' }
    expect(read({ SITE_URL: written })).toEqual([used, ''])
    expect(read({ SITE_URL: '', URL: written })).toEqual([
      { ...used, SITE_URL: '', URL: origin },
      '',
    ])
  },
)

it.for([
  ['http://shop.ca', 'begins with http:. Write https://shop.ca.'],
  ['https://shop.ca/en/', 'has a path after the domain'],
  ['https://me@shop.ca', 'contains a user name. Write https://shop.ca.'],
  ['https://:secret@shop.ca', 'contains a user name. Write https://shop.ca.'],
  ['shop.ca', "isn't a web address"],
])('SITE_URL=%s is refused, because it %s', ([SITE_URL, reason]) => {
  expect(read({ SITE_URL })[1]).toContain(`SITE_URL ${reason}`)
})

it.for([
  ...[...'?&#%/='].map((sign) => [
    `a${sign}b@shop.ca`,
    `contains ${sign}, which breaks links`,
  ]),
  ['Shop <hello@shop.ca>', "isn't an email address"],
  ['mailto:hello@shop.ca', "isn't an email address"],
  ['a@shop.ca, b@shop.ca', "isn't an email address"],
  ['info@müller.de', 'has a domain with letters that email programs'],
])('SITE_EMAIL=%s is refused, because it %s', ([SITE_EMAIL, reason]) => {
  expect(read({ SITE_EMAIL })[1]).toContain(`SITE_EMAIL ${reason}`)
})

it.for([
  ['http://shop.netlify.app', 'https://shop.netlify.app'],
  ['https://shop.ca/en', 'https://shop.ca'],
  ['shop.ca', 'one such as https://www.example.com'],
])(
  'for URL=%s, which only the host can change, SITE_URL is the remedy',
  (row) => {
    const [URL, remedy] = row
    expect(read({ SITE_URL: '', URL })[1]).toMatch(
      new RegExp(
        `^URL, which the host sets, .*\\. Set SITE_URL to ${remedy}\\.$`,
      ),
    )
  },
)

it.for<[string, NodeJS.ProcessEnv, string | null, boolean]>([
  ['on a host', {}, 'Vercel', true],
  ['with SITE_EMAIL', { SITE_EMAIL: 'a@b.ca' }, null, true],
  ['with SITE_URL', { SITE_URL: 'https://b.ca' }, null, true],
  ['for production on Netlify', { CONTEXT: 'production' }, null, true],
  ["on a developer's machine", {}, null, false],
  ['by a script that sets only CI', { CI: 'true' }, null, false],
  ['by npm start on a host', { BUILD_IS_LOCAL: '1' }, 'GitHub Actions', false],
])('a build %s: %o', ([, env, hostName, isPublished]) => {
  expect(isForVisitors(env, hostName)).toBe(isPublished)
})

it('a published site needs an address and an email address of its own', () => {
  const site = {
    origin: 'https://harbourline.example',
    email: 'hello@harbourline.example',
  }
  const [origin, email] = problemsOfSite(site, {}, true)
  expect(origin).toMatch(/^SITE_URL is not set, .* Set SITE_URL to /)
  expect(email).toMatch(/^SITE_EMAIL is not set\. Set SITE_EMAIL to /)
  const env = { SITE_URL: site.origin, SITE_EMAIL: site.email }
  const [typedOrigin, typedEmail] = problemsOfSite(site, env, true)
  expect(typedOrigin).toMatch(/^SITE_URL is only an example\./)
  expect(typedEmail).toMatch(/^SITE_EMAIL is only an example\./)
  expect(problemsOfSite(site, {}, false)).toEqual([])
  const own = { origin: 'https://shop.ca', email: 'hello@shop.ca' }
  expect(problemsOfSite(own, {}, true)).toEqual([])
})

it.for([
  ['https://shop.example', true],
  ['https://www.example.com', true],
  ['https://shop.example:8443/path', true],
  ['postgres://user:password@db.example/shop', true],
  ['"Doe, Ann" <ann@shop.example>, bob@shop.ca', true],
  ['ann@example.org', true],
  ['ann@shop.test', true],
  ['ann.example@shop.ca', false],
  ['Example Trading <ann@shop.ca>', false],
  ['https://example.shop.ca', false],
  ['https://shop.test.com', false],
  ['https://myexample.com', false],
] as const)('isExample(%o) is %o', ([value, expected]) => {
  expect(isExample(value)).toBe(expected)
})
