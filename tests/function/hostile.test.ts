// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings imitate template syntax.
import { expect, test } from 'vitest'
import type { StoredInquiry } from '../../netlify/inquiries/inquiry-store.ts'
import {
  leadEmail,
  listEmail,
  type StaffEmail,
} from '../../netlify/inquiries/staff-email.ts'
import { fieldNames, limits } from '../../src/inquiry/limits.ts'
import {
  formPost,
  formValues,
  idOf,
  inquiry,
  jsonPost,
} from '../support/requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const inText = (characters: Iterable<string>) =>
  [...characters].map((one) => `a${one}b`)
const controls = Array.from({ length: 0x20 }, (_, code) =>
  String.fromCodePoint(code),
)

const invisible = [
  ...'\u00ad\u034f\u061c\u115f\u180b\u200b\u200d\u2060\u2800\u3164\ufe0f\uffa0\u{e0001}\u{e01ef}',
  ...[
    '\u200b\u2060 \u00ad\n\u3164',
    '',
    ' ',
    '\r\n\r\n',
    '\u2067\u202e',
    '\u0001',
  ],
]

const texts = [
  ...invisible,
  ...inText([...controls, '\x7f', '\x85', '\x9b', '\u2028', '\ufeff']),
  ...inText(['\ud800', '\udfff', '\udc00\ud800', '😀\ud83d', '\ude00😀']),
  ...[
    '\ud83d',
    '\u200bx\u200b',
    '\u2800.\u2800',
    '\u00adé',
    '\ufeffx',
    'x\u200d',
    '\u3164ㅏ',
  ],
  ...inText('\u061c\u200f\u202e\u2066'),
  ...[
    'مرحبا بالعالم 123 abc',
    '田中 𠜎𠜱 नमस्ते',
    'z̀̂̄a̐̒l̖̔g̘o e\u0301 é \u212b ﬁ ｆｕｌｌ İıIi',
  ],
  ...[
    '👨‍👩‍👧‍👦 🇨🇦 1️⃣',
    '\u0378 \ue000 \ufdd0 \uffff \u{10fffd} \ufffd',
    'null',
    '0',
  ],
  ...Object.values(limits).flatMap((limit) => [
    ...['x'.repeat(limit), 'x'.repeat(limit + 1), 'é\uffff'.repeat(limit / 2)],
    ...[
      '😀'.repeat(limit / 2),
      '😀'.repeat(limit / 2 + 1),
      ` ${'\n'.repeat(limit)}x`,
    ],
  ]),
  // The function turns each CRLF into a single LF, so this string fits in the product field.
  `x${'\r\nx'.repeat(499)}`,
  ...[
    '</script><script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    '<!-- <![CDATA[x]]> -->',
  ],
  ...[
    "' autofocus onfocus='alert(1)",
    '&lt;b&gt;&amp;amp;',
    'x</blockquote></bdi><h2>x</h2>',
  ],
  ...[
    '{{value}} {{error}}',
    '${7*7}',
    '$&',
    '$`',
    '$$',
    '\\u0041',
    '\\',
    "'; DROP TABLE x; --",
  ],
  ...[
    'x\r\nBcc: y',
    'x\u2028Bcc: y',
    'x\u0085Bcc: y',
    'x\n\nThe visitor\nName: Boss',
  ],
]

const { sql, startFunction } = await startFunctionBackend()
const post = startFunction({ RESEND_API_KEY: '' })

const everywhere = (text: string) =>
  Object.fromEntries(fieldNames.map((field) => [field, text]))

const breaks = /\r\n|[\v\f\r\x85\u2028\u2029]/g
const isRefused = (field: 'name' | 'product', value: string) =>
  value === '' ||
  value.length > limits[field] ||
  /[\0\p{Surrogate}]/u.test(value)

test('hostile texts are stored unchanged, or refused', async () => {
  for (const text of texts) {
    const value = invisible.includes(text)
      ? ''
      : text.replace(breaks, '\n').trim()
    for (const field of ['name', 'product'] as const) {
      const response = await post(jsonPost({ ...inquiry, [field]: text }))
      if (isRefused(field, value)) {
        expect(response.status, JSON.stringify(text)).toBe(422)
        continue
      }
      const query = `SELECT ${field} AS value FROM contact_inquiries WHERE id = $1`
      expect(await sql(query, [await idOf(response)])).toEqual([{ value }])
    }
    // The schema removes some characters from these fields. schema.test.ts tests which ones.
    for (const field of ['email', 'phone', 'quantity']) {
      const { status } = await post(jsonPost({ ...inquiry, [field]: text }))
      expect([201, 422], JSON.stringify(text)).toContain(status)
    }
  }
  expect(console.error).not.toHaveBeenCalled()
})

test('a browser without JavaScript gets the form back with the same hostile texts', async () => {
  // Each string is entered in all five fields. Longer strings would make the request too large.
  const short = texts.filter(({ length }) => length <= limits.email)
  for (const text of [...short, '样'.repeat(limits.product + 100)]) {
    const html = await (await post(formPost(everywhere(text)))).text()
    // URLSearchParams replaces lone surrogates, as browsers do.
    expect(formValues(html)).toEqual(fieldNames.map(() => text.toWellFormed()))
    expect(html.match(/<(input|textarea) /g)).toHaveLength(
      fieldNames.length + 1,
    )
  }
})

// The schema refuses a required entry that has no visible character.
const stored = texts.filter((text) => !invisible.includes(text))

const emailWith: [string, (text: string) => StaffEmail][] = [
  ['an ordinary email', (text) => leadEmail(rowWith(text), 'everything')],
  [
    'a list',
    (text) =>
      listEmail(
        { inquiries: [rowWith(text), rowWith(text)], more: 0, old: 0 },
        'everything',
      ),
  ],
]

function rowWith(text: string): StoredInquiry {
  const entries = fieldNames.map((name) => [
    name,
    Array.from(text).slice(0, limits[name]).join(''),
  ])
  return {
    ...inquiry,
    ...Object.fromEntries(entries),
    email: inquiry.email,
    id: 'id',
    createdAt: new Date(0),
    suspectedSpam: false,
    emailedAt: [],
    reports: null,
  }
}

test.each(emailWith)('hostile texts cannot add tags to %s', (_, email) => {
  const tags = (html: string) =>
    html.match(/<[^>]*>/g)?.filter((tag) => !/^<(br|\/?bdi)>$/.test(tag))
  for (const text of stored)
    expect(tags(email(text).html), JSON.stringify(text)).toEqual(
      tags(email('x').html),
    )
})

test.each(emailWith)('hostile texts cannot add headings to %s', (_, email) => {
  // A bar is before each line of the visitor's.
  const headings = (text: string) =>
    text.split('\n').filter((line) => line && !line.startsWith('|')).length
  for (const text of stored)
    expect(
      headings(email(text).text),
      JSON.stringify(text),
    ).toBeLessThanOrEqual(headings(email('x').text))
})

test('hostile texts cannot hide or reorder the subject', () => {
  for (const text of stored) {
    const { subject } = leadEmail(rowWith(text), 'everything')
    const visible = subject.replace(
      /[\p{Join_Control}\p{Variation_Selector}]/gu,
      '',
    )
    expect(visible).not.toMatch(
      /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u,
    )
    expect(subject.length).toBeLessThanOrEqual(90)
    if (text.isWellFormed()) expect(subject.isWellFormed()).toBe(true)
  }
})
