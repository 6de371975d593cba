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

/** Each of these characters, between two letters. */
const betweenLetters = (characters: Iterable<string>) =>
  Array.from(characters, (character) => `a${character}b`)

const asciiControls = Array.from({ length: 0x20 }, (_, code) =>
  String.fromCodePoint(code),
)

/** Texts without any visible character. */
const invisible = [
  ...'\u00ad\u034f\u061c\u115f\u180b\u200b\u200d\u2060\u2800\u3164\ufe0f\uffa0\u{e0001}\u{e01ef}',
  '\u200b\u2060 \u00ad\n\u3164',
  '',
  ' ',
  '\r\n\r\n',
  '\u2067\u202e',
  '\u0001',
]

const controlCharacters = betweenLetters([
  ...asciiControls,
  '\x7f',
  '\x85',
  '\x9b',
  '\u2028',
  '\ufeff',
])

const loneSurrogates = [
  ...betweenLetters([
    '\ud800',
    '\udfff',
    '\udc00\ud800',
    '😀\ud83d',
    '\ude00😀',
  ]),
  '\ud83d',
]

const partlyInvisible = [
  '\u200bx\u200b',
  '\u2800.\u2800',
  '\u00adé',
  '\ufeffx',
  'x\u200d',
  '\u3164ㅏ',
  ...betweenLetters('\u061c\u200f\u202e\u2066'),
]

const otherScripts = [
  'مرحبا بالعالم 123 abc',
  '田中 𠜎𠜱 नमस्ते',
  'z̀̂̄a̐̒l̖̔g̘o e\u0301 é \u212b ﬁ ｆｕｌｌ İıIi',
  '👨‍👩‍👧‍👦 🇨🇦 1️⃣',
  '\u0378 \ue000 \ufdd0 \uffff \u{10fffd} \ufffd',
]

/** Texts that are exactly as long as a field allows, and texts that are longer. */
const asLongAs = (limit: number) => [
  'x'.repeat(limit),
  'x'.repeat(limit + 1),
  'é\uffff'.repeat(limit / 2),
  '😀'.repeat(limit / 2),
  '😀'.repeat(limit / 2 + 1),
  ` ${'\n'.repeat(limit)}x`,
]

const code = [
  'null',
  '0',
  '</script><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '<!-- <![CDATA[x]]> -->',
  "' autofocus onfocus='alert(1)",
  '&lt;b&gt;&amp;amp;',
  'x</blockquote></bdi><h2>x</h2>',
  '{{value}} {{error}}',
  '${7*7}',
  '$&',
  '$`',
  '$$',
  '\\u0041',
  '\\',
  "'; DROP TABLE x; --",
]

const headerLines = [
  'x\r\nBcc: y',
  'x\u2028Bcc: y',
  'x\u0085Bcc: y',
  'x\n\nThe visitor\nName: Boss',
]

const texts = [
  ...invisible,
  ...controlCharacters,
  ...loneSurrogates,
  ...partlyInvisible,
  ...otherScripts,
  ...Object.values(limits).flatMap(asLongAs),
  // The function turns each CRLF into a single LF, so this string fits in the product field.
  `x${'\r\nx'.repeat(499)}`,
  ...code,
  ...headerLines,
]

const { sql, startFunction } = await startFunctionBackend()
const post = startFunction({ RESEND_API_KEY: '' })

/** Returns what the function must store, or undefined if it must refuse the text. */
function storedForm(text: string, limit: number): string | undefined {
  const lineBreaks = /\r\n|[\v\f\r\x85\u2028\u2029]/g
  const tidied = text.replace(lineBreaks, '\n').trim()
  const isTooLong = tidied.length > limit
  // PostgreSQL can't store NUL, and UTF-8 can't encode a lone surrogate.
  const cannotBeStored = tidied.includes('\0') || !tidied.isWellFormed()
  const isRefused = invisible.includes(text) || isTooLong || cannotBeStored
  return isRefused ? undefined : tidied
}

test.each(['name', 'product'] as const)(
  'hostile texts in the field %s are stored unchanged, or refused',
  async (field) => {
    for (const text of texts) {
      const expected = storedForm(text, limits[field])
      const response = await post(jsonPost({ ...inquiry, [field]: text }))
      if (expected === undefined) {
        expect(response.status, JSON.stringify(text)).toBe(422)
        continue
      }
      const query = `SELECT ${field} FROM contact_inquiries WHERE id = $1`
      const rows = await sql(query, [await idOf(response)])
      expect(rows).toEqual([{ [field]: expected }])
    }
    expect(console.error).not.toHaveBeenCalled()
  },
)

// The schema removes some characters from these fields. schema.test.ts tests which ones.
test.each(['email', 'phone', 'quantity'])(
  'hostile texts in the field %s cause no error',
  async (field) => {
    for (const text of texts) {
      const { status } = await post(jsonPost({ ...inquiry, [field]: text }))
      expect([201, 422], JSON.stringify(text)).toContain(status)
    }
    expect(console.error).not.toHaveBeenCalled()
  },
)

test('a browser without JavaScript gets the form back with the same hostile texts', async () => {
  // Each text is entered in all fields. Longer texts would make the request too large.
  const shortEnough = texts.filter(({ length }) => length <= limits.email)
  const tooLongForEachField = '样'.repeat(limits.product + 100)
  for (const text of [...shortEnough, tooLongForEachField]) {
    const entries = fieldNames.map((field) => [field, text])
    const response = await post(formPost(Object.fromEntries(entries)))
    const html = await response.text()
    // URLSearchParams replaces lone surrogates, as browsers do.
    expect(formValues(html)).toEqual(fieldNames.map(() => text.toWellFormed()))
    const controls =
      html.split('<input ').length + html.split('<textarea ').length - 2
    // The honeypot is a field too.
    expect(controls).toBe(fieldNames.length + 1)
  }
})

// The schema refuses a required entry that has no visible character.
const stored = texts.filter((text) => !invisible.includes(text))

const emails: { what: string; emailWith: (text: string) => StaffEmail }[] = [
  {
    what: 'an ordinary email',
    emailWith: (text) => leadEmail(rowWith(text), 'everything'),
  },
  {
    what: 'a list',
    emailWith: (text) => {
      const inquiries = [rowWith(text), rowWith(text)]
      return listEmail({ inquiries, more: 0, old: 0 }, 'everything')
    },
  },
]

/** A stored inquiry in which every text is this one, cut to the length that its field allows. */
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

/** Returns the email's tags, except those that keep the visitor's lines apart. */
function tagsIn(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? []
  return tags.filter((tag) => !['<br>', '<bdi>', '</bdi>'].includes(tag))
}

test.each(emails)('hostile texts cannot add tags to $what', ({ emailWith }) => {
  const expected = tagsIn(emailWith('harmless').html)
  for (const text of stored) {
    const { html } = emailWith(text)
    expect(tagsIn(html), JSON.stringify(text)).toEqual(expected)
  }
})

/** Returns the lines that are ours. Each line of the visitor's begins with a bar. */
const ourLines = (text: string) =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('|'))

test.each(emails)(
  'hostile texts cannot add lines that look like ours to $what',
  ({ emailWith }) => {
    const expected = ourLines(emailWith('harmless').text).length
    for (const text of stored) {
      const lines = ourLines(emailWith(text).text)
      expect(lines.length, JSON.stringify(text)).toBeLessThanOrEqual(expected)
    }
  },
)

const subjectWith = (text: string) =>
  leadEmail(rowWith(text), 'everything').subject

test('hostile texts can neither hide nor reorder the subject', () => {
  // Joiners and variation selectors change the letter before them, and nothing else.
  const joiners = /[\p{Join_Control}\p{Variation_Selector}]/gu
  const dangerous =
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u
  for (const text of stored)
    expect(subjectWith(text).replace(joiners, '')).not.toMatch(dangerous)
})

test('hostile texts do not make the subject too long', () => {
  for (const text of stored)
    expect(subjectWith(text).length).toBeLessThanOrEqual(90)
})

test('the subject is not cut within a character', () => {
  for (const text of stored.filter((each) => each.isWellFormed()))
    expect(subjectWith(text).isWellFormed(), text).toBe(true)
})
