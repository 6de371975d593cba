import { expect, it } from 'vitest'
import {
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
  return [
    env,
    problemsOfSite({ origin, email: env.SITE_EMAIL ?? '' }, env).join('\n'),
  ]
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
  expect(read({ SITE_URL: undefined, URL: SITE_URL })[1]).toContain(
    `URL ${reason}`,
  )
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
