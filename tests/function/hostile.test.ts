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

// NUL to unit separator.
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
  '\x7f', // Delete
  '\x85', // Next line
  '\x9b', // The beginning of a terminal command
  '\u2028', // Line separator
  '\ufeff', // Byte order mark
])

/** Texts that contain half of a UTF-16 surrogate pair, which UTF-8 can't encode. */
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

/** Texts with both visible and invisible characters. */
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
  'مرحبا بالعالم 123 abc', // From right to left
  '田中 𠜎𠜱 नमस्ते', // Letters outside the Basic Multilingual Plane, and combining vowels
  'z̀̂̄a̐̒l̖̔g̘o e\u0301 é \u212b ﬁ ｆｕｌｌ İıIi', // Many accents, and letters that Unicode normalizes
  '👨‍👩‍👧‍👦 🇨🇦 1️⃣', // Joined emoji
  '\u0378 \ue000 \ufdd0 \uffff \u{10fffd} \ufffd', // Unassigned, private and invalid code points
]

/** Texts that are exactly as long as a field allows, and texts that are longer. */
const asLongAs = (limit: number) => [
  'x'.repeat(limit),
  'x'.repeat(limit + 1),
  'é\uffff'.repeat(limit / 2),
  '😀'.repeat(limit / 2),
  '😀'.repeat(limit / 2 + 1),
  // Trimmed, this text has only one character.
  ` ${'\n'.repeat(limit)}x`,
]

/** Texts that a program could take for code, markup, a template or a placeholder. */
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

/** Texts that try to add a header or a line of ours to an email. */
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
  // The function turns each CRLF into a single LF, so this text has 999 characters and fits in the
  // product field.
  `x${'\r\nx'.repeat(499)}`,
  ...code,
  ...headerLines,
]

const { sql, startFunction } = await startFunctionBackend()
const post = startFunction({ RESEND_API_KEY: '' })

/** Returns the text that the function must store, or undefined if it must refuse the text. */
function textToStore(text: string, limit: number): string | undefined {
  const lineBreaks = /\r\n|[\v\f\r\x85\u2028\u2029]/g
  const tidied = text.replace(lineBreaks, '\n').trim()
  const isTooLong = tidied.length > limit
  // PostgreSQL can't store NUL, and UTF-8 can't encode a lone surrogate.
  const cannotBeStored = tidied.includes('\0') || !tidied.isWellFormed()
  const isRefused = invisible.includes(text) || isTooLong || cannotBeStored
  return isRefused ? undefined : tidied
}

test.each(['name', 'product'] as const)(
  'hostile texts in the field %s are either stored, with nothing but line breaks and spaces changed, or refused',
  async (field) => {
    for (const text of texts) {
      const expected = textToStore(text, limits[field])
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
  'hostile texts in the field %s are stored or refused, and cause no error',
  async (field) => {
    for (const text of texts) {
      const { status } = await post(jsonPost({ ...inquiry, [field]: text }))
      expect([201, 422], JSON.stringify(text)).toContain(status)
    }
    expect(console.error).not.toHaveBeenCalled()
  },
)

test('a browser without JavaScript gets the form back with the same hostile texts in its fields', async () => {
  // Each text is entered in all fields. Longer texts would make the request too large.
  const shortEnough = texts.filter(({ length }) => length <= limits.email)
  const tooLongForEachField = '样'.repeat(limits.product + 100)
  for (const text of [...shortEnough, tooLongForEachField]) {
    const entries = fieldNames.map((field) => [field, text])
    const response = await post(formPost(Object.fromEntries(entries)))
    const html = await response.text()
    // URLSearchParams replaces lone surrogates, as browsers do.
    expect(formValues(html)).toEqual(fieldNames.map(() => text.toWellFormed()))
    const controls = html.match(/<(input|textarea) /g)
    // No text has added a control. The honeypot is one of them.
    expect(controls).toHaveLength(fieldNames.length + 1)
  }
})

// The schema refuses a required entry that has no visible character, so no email contains it.
const storedTexts = texts.filter((text) => !invisible.includes(text))

const emails: { what: string; emailWith: (text: string) => StaffEmail }[] = [
  {
    what: 'an ordinary email',
    emailWith: (text) => leadEmail(inquiryWith(text), 'everything'),
  },
  {
    what: 'a list',
    emailWith: (text) => {
      const inquiries = [inquiryWith(text), inquiryWith(text)]
      return listEmail({ inquiries, more: 0, old: 0 }, 'everything')
    },
  },
]

/** Returns a stored inquiry in which each entry but the email address is this text, cut to the limit. */
function inquiryWith(text: string): StoredInquiry {
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

/** Returns the email's tags, except those that our code puts around each of the visitor's lines. */
function tagsIn(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? []
  return tags.filter((tag) => !['<br>', '<bdi>', '</bdi>'].includes(tag))
}

test.each(emails)(
  'hostile texts cannot add HTML tags to $what',
  ({ emailWith }) => {
    const expected = tagsIn(emailWith('harmless').html)
    for (const text of storedTexts) {
      const { html } = emailWith(text)
      expect(tagsIn(html), JSON.stringify(text)).toEqual(expected)
    }
  },
)

/** Returns the lines that aren't a visitor's. Each of a visitor's lines begins with a bar. */
const ourLines = (text: string) =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('|'))

test.each(emails)(
  'hostile texts cannot add lines that look like ours to $what',
  ({ emailWith }) => {
    const expected = ourLines(emailWith('harmless').text).length
    for (const text of storedTexts) {
      const lines = ourLines(emailWith(text).text)
      expect(lines.length, JSON.stringify(text)).toBeLessThanOrEqual(expected)
    }
  },
)

/** Returns the subject of the email about an inquiry that consists of this text. */
const subjectWith = (text: string) =>
  leadEmail(inquiryWith(text), 'everything').subject

test('the subject contains no characters of a hostile text that could hide or reorder other characters', () => {
  // Joiners and variation selectors change the letter before them, and nothing else.
  const joiners = /[\p{Join_Control}\p{Variation_Selector}]/gu
  const dangerous =
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u
  for (const text of storedTexts)
    expect(subjectWith(text).replace(joiners, '')).not.toMatch(dangerous)
})

test('hostile texts do not make the subject longer than 90 characters', () => {
  for (const text of storedTexts)
    expect(subjectWith(text).length).toBeLessThanOrEqual(90)
})

test('the subject is never cut within a surrogate pair', () => {
  for (const text of storedTexts.filter((each) => each.isWellFormed()))
    expect(subjectWith(text).isWellFormed(), text).toBe(true)
})
