// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings imitate template syntax.
import { describe, expect, test } from 'vitest'
import { staffEmail } from '../../netlify/inquiries/staff-email.ts'
import { fieldNames, limits } from '../../src/inquiry/limits.ts'
import { checkInquiry } from '../../src/inquiry/schema.ts'
import { formPost, formValues, idOf, inquiry, jsonPost } from '../support/requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const inText = (characters: Iterable<string>) => [...characters].map((one) => `a${one}b`)
const controls = Array.from({ length: 0x20 }, (_, code) => String.fromCodePoint(code))

const hostileTexts: Record<string, string[]> = {
  'control characters': inText([...controls, '\x7f', '\x85', '\x9b', '\u2028', '\ufeff']),
  surrogates: [...inText(['\ud800', '\udfff', '\udc00\ud800', '😀\ud83d', '\ude00😀']), '\ud83d'],
  'invisible texts': [
    ...'\u00ad\u034f\u061c\u115f\u180b\u200b\u200d\u2060\u2800\u3164\ufe0f\uffa0\u{e0001}\u{e01ef}',
    ...['\u200b\u2060 \u00ad\n\u3164', '', ' ', '\r\n\r\n', '\u2067\u202e', '\u0001'],
  ],
  'hidden ends': ['\u200bx\u200b', '\u2800.\u2800', '\u00adé', '\ufeffx', 'x\u200d', '\u3164ㅏ'],
  'bidirectional texts': [...inText('\u061c\u200f\u202e\u2066'), 'مرحبا بالعالم 123 abc'],
  'rare characters': [
    ...['田中 𠜎𠜱 नमस्ते 𐌰𐌱', 'z̀̂̄a̐̒l̖̔g̘o e\u0301 é \u212b ﬁ ｆｕｌｌ İıIi', '👩🏽 👨‍👩‍👧‍👦 🏳️‍🌈 🇨🇦 ❤️ 1️⃣'],
    ...['\u0378 \ue000 \ufdd0 \uffff \u{10fffd} \ufffd', '[object Object]', 'null', '0'],
  ],
  lengths: [
    ...Object.values(limits).flatMap((limit) => [
      ...['x'.repeat(limit), 'x'.repeat(limit + 1), 'é\uffff'.repeat(limit / 2)],
      ...['😀'.repeat(limit / 2), '😀'.repeat(limit / 2 + 1), ` ${'\n'.repeat(limit)}x`],
    ]),
    // This text has 999 characters, because the function turns each CRLF into a single LF.
    `x${'\r\nx'.repeat(499)}`,
  ],
  code: [
    ...['</script><script>alert(1)</script>', '"><svg onload=alert(1)>', '<!-- <![CDATA[x]]> -->'],
    ...["' autofocus onfocus='alert(1)", '&lt;b&gt;&amp;amp;', 'x</blockquote></bdi><h2>x</h2>'],
    ...['{{value}} {{error}}', '${7*7}', '$&', '$`', '$$', '\\u0041', '\\', "'; DROP TABLE x; --"],
  ],
  headers: ['x\r\nBcc: y', 'x\u2028Bcc: y', 'x\u0085Bcc: y', 'x\n\nThe visitor\nName: Boss'],
}

const { sql, startFunction } = await startFunctionBackend()
const post = startFunction({ RESEND_API_KEY: '' })

const everywhere = (text: string) => Object.fromEntries(fieldNames.map((field) => [field, text]))

function storedValue(text: string, kind: string): string | null {
  return kind === 'invisible texts' ? null : text.replace(/\r\n?/g, '\n').trim() || null
}

/** Returns the fields that must refuse the text. No hostile text is a valid email address. */
function refusedFields(text: string, kind: string): string[] {
  const value = storedValue(text, kind) ?? ''
  const isUnstorable = !value.isWellFormed() || value.includes('\0')
  return fieldNames.filter((field) => {
    const isMissing = value === '' && (field === 'name' || field === 'product')
    return field === 'email' || isUnstorable || value.length > limits[field] || isMissing
  })
}

describe.each(Object.entries(hostileTexts))('hostile %s', (kind, texts) => {
  test('are stored unchanged, or refused with a list of the invalid fields', async () => {
    const expected = new Map<string, object>()
    for (const text of texts) {
      const refusal = await post(jsonPost(everywhere(text)))
      expect(refusal.status).toBe(422)
      const { errors } = (await refusal.json()) as { errors: Record<string, string>[] }
      const refused = errors.map(({ pointer = '' }) => pointer.slice(1))
      expect(refused, JSON.stringify(text)).toEqual(refusedFields(text, kind))

      const kept = fieldNames.filter((field) => !refused.includes(field))
      const fill = (value: string | null) => Object.fromEntries(kept.map((name) => [name, value]))
      const filled = { ...inquiry, ...fill(text) }
      const id = await idOf(await post(jsonPost(filled)))
      // Use the schema's own result for these two fields. Its unit tests list what it removes from them.
      const checked = checkInquiry(filled)
      const { phone, quantity } = checked.ok ? checked.inquiry : {}
      expected.set(id, { id, ...inquiry, ...fill(storedValue(text, kind)), phone, quantity })
    }
    const rows = await sql<{ id: string }>(`SELECT id, ${fieldNames.join()} FROM contact_inquiries`)
    expect(rows).toHaveLength(expected.size)
    for (const row of rows) expect(row).toEqual(expected.get(row.id))
    expect(console.error).not.toHaveBeenCalled()
  })

  test('are unchanged in the form that a browser without JavaScript gets back', async () => {
    // If all five fields had longer text, the request body could exceed the 64 KiB limit.
    for (const text of texts.filter(({ length }) => length <= limits.email)) {
      const html = await (await post(formPost(everywhere(text)))).text()
      // Expect well-formed text, because URLSearchParams replaces lone surrogates, as browsers do.
      expect(formValues(html)).toEqual(fieldNames.map(() => text.toWellFormed()))
      expect(html.match(/<(input|textarea) /g)).toHaveLength(fieldNames.length + 1)
    }
  })

  test('cannot add headings, tags or headers to the staff email', () => {
    const row = { ...inquiry, id: 'id', createdAt: new Date(0), suspectedSpam: false, bounces: 0 }
    const email = (text: string) =>
      staffEmail({ ...row, name: text, phone: text, product: text, quantity: text })
    // Allow table tags, because lines with tabs are shown as a table.
    const tags = (html: string) => html.match(/<(?!br>|\/?(?:table|tr|td|bdi)\b)[^>]*>/g)
    const headings = (text: string) =>
      text.match(/^(The (product|visitor)|What to do first|[\w-]+: .*)$/gm)?.length
    const harmless = email('x')
    for (const text of texts) {
      const { subject, text: plain, html } = email(text)
      expect(subject.replace(/[\p{Join_Control}\p{Variation_Selector}]/gu, '')).not.toMatch(
        /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u,
      )
      expect(subject.length).toBeLessThanOrEqual(90)
      if (text.isWellFormed()) expect(subject.isWellFormed()).toBe(true)
      expect(tags(html)).toEqual(tags(harmless.html))
      expect(headings(plain)).toBe(headings(harmless.text))
    }
  })
})
