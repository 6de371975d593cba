import { expect, test, vi } from 'vitest'
import { isValid, recipientsIn } from '../../netlify/inquiries/settings.ts'
import { staffEmail } from '../../netlify/inquiries/staff-email.ts'

const row = {
  ...{
    name: 'Åsa',
    email: 'asa@example.com',
    phone: null,
    product: 'Scales',
    quantity: null,
  },
  ...{
    id: '7f2f4b5e-0000-4000-8000-000000000000',
    suspectedSpam: false,
    bounces: 0,
  },
  createdAt: new Date('2025-01-31T23:59:58.765Z'),
}

test('the staff email depends only on the row, and includes the reply deadline', () => {
  const first = staffEmail(row)
  vi.useFakeTimers({ now: 0 })
  expect(staffEmail({ ...row })).toEqual(first)
  vi.useRealTimers()
  expect(first.text).toContain('2025-02-01 23:59 UTC')
})

test('the subject includes the product, quantity, name and reference, and flags spam', () => {
  const asked = {
    ...row,
    product: '\u200b\n  Scales,\tred \nblue',
    quantity: '500 units',
  }
  const subject =
    'Quote request: Scales, red blue (500 units) from Åsa [7f2f4b5e]'
  expect(staffEmail(asked).subject).toBe(subject)
  expect(staffEmail({ ...row, suspectedSpam: true }).subject).toMatch(
    /^Suspected spam: /,
  )
})

test.each([
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['❤️\u200d🔥🏴󠁧󠁢󠁳󠁣󠁴󠁿', '❤️\u200d🔥🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['A\u202enn\u2066\u{e0067}', 'Ann'],
  [`${'x'.repeat(19)}👨\u200d👩\u200d👧`, `${'x'.repeat(19)}…`],
])('the name %j is %j in the subject', (name, expected) => {
  expect(staffEmail({ ...row, name }).subject).toContain(`from ${expected} [`)
})

test("the staff email keeps the visitor's line breaks and columns, and isolates the text direction", () => {
  const { text, html } = staffEmail({ ...row, product: 'red   1\n blue' })
  expect(text).toContain('  red   1\n   blue\n')
  expect(html).toContain(
    '<bdi>red\u00a0\u00a0 1</bdi><br><bdi>\u00a0blue</bdi>',
  )
  const table = staffEmail({
    ...row,
    product: 'Sizes:\nS\t10\nM\t2\t3\t4\t5\t6\t7\t8',
  })
  expect(table.text).toContain('  S\t10\n  M\t2\t')
  expect(table.html.match(/(?<=<td[^>]*><bdi>)\w+/g)).toEqual([
    'S',
    '10',
    'M',
    ...'2345678',
  ])
  expect(table.html).toContain(';min-width:576px')
})

test('the reply button has one recipient, even if the email address contains ? and &', () => {
  const { html } = staffEmail({ ...row, email: 'ann?bcc=eve&x@example.com' })
  expect(html).toContain('href="mailto:ann%3Fbcc%3Deve%26x@example.com"')
})

test.each<[string, isValid: boolean, string[]]>([
  [
    ' ann@shop.example , Bob <bob@ä.ca>,',
    true,
    ['ann@shop.example', 'bob@xn--4ca.ca'],
  ],
  [
    '"Doe, Ann (ann@a.ca)" <ann@a.ca>; \'ann@a.ca\' <ann@a.ca>',
    true,
    ['ann@a.ca'],
  ],
  [
    'Doe, Ann <ann@shop.example>\nbob@a.ca',
    true,
    ['ann@shop.example', 'bob@a.ca'],
  ],
  [
    'ann@shop.example <ann@shop.example>; <bob@a.ca>',
    true,
    ['ann@shop.example', 'bob@a.ca'],
  ],
  [' , ', false, []],
  ['ann@shop.example bob@a.ca', false, []],
  ['ann.shop.example, bob@a.ca', false, ['bob@a.ca']],
  ['Ann <ann@shop.example', false, []],
])(
  'reads the recipients %j as email programs do (valid: %s)',
  (list, valid, addresses) => {
    expect(recipientsIn(list)).toEqual(addresses)
    expect(isValid.INQUIRY_NOTIFY_TO(list)).toBe(valid)
  },
)
