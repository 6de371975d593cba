import { extractFromPlain } from 'planer'
import { describe, expect, test, vi } from 'vitest'
import type { StoredInquiry } from '../../netlify/inquiries/inquiry-store.ts'
import { isValid, recipientsIn } from '../../netlify/inquiries/settings.ts'
import {
  leadEmail,
  listEmail,
  sameTerms,
} from '../../netlify/inquiries/staff-email.ts'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { inquiry } from '../support/requests.ts'

const row: StoredInquiry = {
  ...inquiry,
  name: 'Åsa',
  email: 'asa@example.com',
  phone: null,
  product: 'Scales',
  quantity: null,
  id: '7f2f4b5e-0000-4000-8000-000000000000',
  suspectedSpam: false,
  createdAt: new Date('2025-01-31T23:59:58.765Z'),
  emailedAt: [],
  reports: null,
}

const lead = (changes: Partial<StoredInquiry> = {}) =>
  leadEmail({ ...row, ...changes }, 'everything')

/** Returns this many inquiries, which differ only in their IDs. */
const rows = (count: number, changes: Partial<StoredInquiry> = {}) =>
  Array.from({ length: count }, (_, index) => {
    const twoDigits = String(index).padStart(2, '0')
    return { ...row, id: row.id.slice(0, -2) + twoDigits, ...changes }
  })

/** `more` inquiries wait that are not in the list. `old` ones are older than 30 days. */
const list = (inquiries: StoredInquiry[], { more = 0, old = 0 } = {}) =>
  listEmail({ inquiries, more, old }, 'everything')

test('identical rows produce identical emails, whatever the time', () => {
  // Resend recognizes an email that is sent again by the hash of its content.
  const first = lead()
  vi.useFakeTimers({ now: 0 })
  expect(lead()).toEqual(first)
  vi.useRealTimers()
})

test('the email says by when to reply', () => {
  expect(lead().text).toContain('2025-02-01 23:59 UTC')
})

test('the subject includes the product, quantity, name and reference', () => {
  const product = '\u200b\n  Scales,\tred \nblue'
  expect(lead({ product, quantity: '500 units' }).subject).toBe(
    'Quote request: Scales, red blue (500 units) from Åsa [7f2f4b5e]',
  )
})

test('the subject of suspected spam says so', () => {
  const { subject } = lead({ suspectedSpam: true })
  expect(subject.startsWith('Suspected spam: ')).toBe(true)
})

test.each([
  // Arabic and emojis need the invisible characters, and other text doesn't.
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['❤️\u200d🔥🏴󠁧󠁢󠁳󠁣󠁴󠁿', '❤️\u200d🔥🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['A\u202enn\u2066\u{e0067}', 'Ann'],
  [`${'x'.repeat(19)}👨\u200d👩\u200d👧`, `${'x'.repeat(19)}…`],
])('the name %j is %j in the subject', (name, expected) => {
  expect(lead({ name }).subject).toContain(`from ${expected} [`)
})

test('a name of 24 characters is whole in the subject, and a longer one is cut', () => {
  const longestWhole = 'x'.repeat(24)
  expect(lead({ name: longestWhole }).subject).toContain(
    `from ${longestWhole} [`,
  )
  // The ellipsis takes the place of the 24th character.
  expect(lead({ name: 'x'.repeat(25) }).subject).toContain(
    `from ${'x'.repeat(23)}… [`,
  )
})

test("the email keeps the visitor's line breaks and isolates the text direction", () => {
  const { text, html } = lead({ product: 'red   1\n blue' })
  expect(text).toContain('| red   1\n|  blue\n')
  expect(html).toContain(
    '<bdi>\u2060red\u00a0\u00a0 1</bdi><br><bdi>\u2060\u00a0blue</bdi>',
  )
})

test('the email keeps the tabs between the columns of a spreadsheet', () => {
  const { text, html } = lead({ product: 'S\t10\nM\t2' })
  expect(text).toContain('| S\t10\n| M\t2')
  expect(html).toContain('<bdi>\u2060S\t10</bdi><br><bdi>\u2060M\t2</bdi>')
  expect(html).toContain('white-space:pre-wrap')
})

// `planer`, like the shared inboxes that use it, removes what it takes for a quoted email.
test.each([
  'Bamboo boards\nDestination: the coast\n700 mats',
  'Size\tPieces\nLarge\t200\n700 mats',
  'On Monday, Ann wrote:\n> five boxes\n700 mats',
  'On Amazon, similar boxes are sent in brown paper.\n700 mats',
  'Am Montag schrieb Ann:\n700 mats',
  '-----Original Message-----\nFrom: Ann\nSubject: boxes\n700 mats',
  '> > quoted\n-- \n700 mats',
])('shared inboxes leave the product %j in the plain text', (product) => {
  const { text } = list(rows(2, { product }))
  expect(extractFromPlain(text)).toContain('700 mats')
})

test('shared inboxes leave the product in the HTML, because nothing in it looks quoted', () => {
  const { html } = lead({ product: 'From: Ann\nTo: Bob' })
  expect(html).not.toContain('<blockquote')
  expect(html).toContain(
    '<bdi>\u2060From: Ann</bdi><br><bdi>\u2060To: Bob</bdi>',
  )
})

test('the reply button has one recipient, even if the email address contains ? and &', () => {
  const { html } = lead({ email: 'ann?bcc=eve&x@example.com' })
  expect(html).toContain('href="mailto:ann%3Fbcc%3Deve%26x@example.com?subject')
})

test('an entry that the visitor left empty is "not given"', () => {
  const { label } = inquiryForm.questions.phone
  expect(lead().text).toContain(`${label}: not given`)
})

test('an email that is sent again says when it was sent before, and what Resend reported', () => {
  const emailedAt = [
    new Date('2025-02-01T08:00Z'),
    new Date('2025-02-01T09:00Z'),
  ]
  const again = lead({ emailedAt, reports: 'bounced: Transient General' })
  expect(again.text).toContain('2025-02-01 08:00 UTC, 2025-02-01 09:00 UTC')
  expect(again.text).toContain('bounced: Transient General')
})

describe('the subject of a list', () => {
  const spam = rows(2, { suspectedSpam: true })

  test('counts leads', () => {
    expect(list(rows(3)).subject).toBe(
      '3 quote requests wait for a reply [7f2f4b5e]',
    )
  })

  test('counts suspected spam', () => {
    expect(list(spam).subject).toBe('Suspected spam: 2 wait for you [7f2f4b5e]')
  })

  test('counts leads and suspected spam apart', () => {
    expect(list([...rows(1), ...spam]).subject).toBe(
      '1 quote request and 2 suspected spam wait for you [7f2f4b5e]',
    )
  })
})

test('each entry of a list has a link that opens a reply with a subject', () => {
  const { html } = list(rows(2))
  const links = html.split('href="mailto:asa@example.com?subject=').length - 1
  expect(links).toBe(2)
})

test('a reply to a list has no recipient, because its visitors differ', () => {
  expect(list(rows(2)).replyTo).toBeUndefined()
})

describe('a list', () => {
  const product = 'First line\nSecond line'

  test('has the whole product of a lead', () => {
    expect(list(rows(2, { product })).text).toContain('Second line')
  })

  test('has only the first line of suspected spam', () => {
    const { text } = list(rows(2, { product, suspectedSpam: true }))
    expect(text).toContain('First line')
    expect(text).not.toContain('Second line')
  })
})

test('a list counts the inquiries that are not in it', () => {
  expect(list(rows(2), { more: 10 }).text).toContain(
    '10 inquiries wait besides these',
  )
})

test('a list counts the inquiries that are older than 30 days', () => {
  expect(list(rows(2), { old: 4 }).text).toContain(
    '4 inquiries wait for more than 30 days',
  )
})

test('a list ends before Gmail would cut it off, and counts the rest', () => {
  // Each of these characters has three bytes in UTF-8.
  const waiting = rows(50, { product: '样'.repeat(1000) })
  const more = 7
  const { html, text, inquiries } = list(waiting, { more })
  for (const part of [html, text])
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(90_000)
  const omitted = waiting.length - inquiries.length
  expect(omitted).toBeGreaterThan(0)
  expect(text).toContain(`${omitted + more} inquiries wait besides these`)
})

test('an entry that is too long for a list is sent all the same', () => {
  const product = '&'.repeat(30_000)
  expect(list(rows(2, { product })).inquiries).toHaveLength(1)
})

test.each(['addresses', 'references'] as const)(
  'a list with only %s carries the same inquiries',
  (detail) => {
    const waiting = { inquiries: rows(3), more: 0, old: 0 }
    const { inquiries, text } = listEmail(waiting, detail)
    expect(inquiries).toEqual(waiting.inquiries)
    expect(text).not.toContain(row.product)
    expect(text.includes(row.email)).toBe(detail === 'addresses')
  },
)

// Owners copy lists of recipients from their email programs.
test.each([
  {
    list: ' ann@shop.example , Bob <bob@ä.ca>,',
    addresses: ['ann@shop.example', 'bob@xn--4ca.ca'],
  },
  {
    list: '"Doe, Ann (ann@a.ca)" <ann@a.ca>; \'ann@a.ca\' <ann@a.ca>',
    addresses: ['ann@a.ca'],
  },
  {
    list: 'Doe, Ann <ann@shop.example>\nbob@a.ca',
    addresses: ['ann@shop.example', 'bob@a.ca'],
  },
  {
    list: 'ann@shop.example <ann@shop.example>; <bob@a.ca>',
    addresses: ['ann@shop.example', 'bob@a.ca'],
  },
])('the recipients $list are $addresses', ({ list, addresses }) => {
  expect(recipientsIn(list)).toEqual(addresses)
  expect(isValid.INQUIRY_NOTIFY_TO(list)).toBe(true)
})

// The emails go to the addresses that can be read, and the doctor reports the rest.
test.each([
  { list: ' , ', readable: [] },
  { list: 'ann@shop.example bob@a.ca', readable: [] },
  { list: 'ann.shop.example, bob@a.ca', readable: ['bob@a.ca'] },
  { list: 'Ann <ann@shop.example', readable: [] },
])('the recipients $list are refused', ({ list, readable }) => {
  expect(isValid.INQUIRY_NOTIFY_TO(list)).toBe(false)
  expect(recipientsIn(list)).toEqual(readable)
})

test('the email repeats the terms on the site, if the owner has given them', () => {
  const [line] = sameTerms([
    { label: 'Our fee', value: '6%' },
    { label: 'Quote valid for', value: '30 days' },
  ])
  expect(line).toContain('Our fee: 6%; Quote valid for: 30 days.')
})

test('the email has no line for terms that the owner has not given', () => {
  expect(sameTerms([])).toEqual([])
})
