import { describe, expect, test } from 'vitest'
import { staffEmail } from '../../netlify/inquiries/staff-email.ts'
import { fieldNames, limits } from '../../src/inquiry/limits.ts'
import { checkInquiry } from '../../src/inquiry/schema.ts'
import { formPost, formValues, idOf, inquiry, jsonPost } from '../support/requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'
import { hostileTexts } from './hostile-texts.ts'

const { sql, startFunction } = await startFunctionBackend()
const post = startFunction({ RESEND_API_KEY: '' })

const everywhere = (text: string) => Object.fromEntries(fieldNames.map((field) => [field, text]))

function storedValue(text: string, kind: string): string | null {
  return kind === 'invisible texts' ? null : text.replace(/\r\n?/g, '\n').trim() || null
}

function checkedFields(fields: object) {
  const checked = checkInquiry(fields)
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
  return checked.inquiry
}

/** Returns the fields that must reject a text. No hostile text is a valid email address. */
function refusedFields(text: string, kind: string): string[] {
  const value = storedValue(text, kind) ?? ''
  const isUnstorable = !value.isWellFormed() || value.includes('\0')
  return fieldNames.filter((field) => {
    const isMissing = value === '' && (field === 'name' || field === 'product')
    return field === 'email' || isUnstorable || value.length > limits[field] || isMissing
  })
}

describe.each(Object.entries(hostileTexts))('hostile %s', (kind, texts) => {
  test('are stored unchanged, or rejected with a list of the invalid fields', async () => {
    const expected = new Map<string, object>()
    for (const text of texts) {
      const refusal = await post(jsonPost(everywhere(text)))
      expect(refusal.status).toBe(422)
      const { errors } = (await refusal.json()) as { errors: Record<string, string>[] }
      const refused = errors.map(({ pointer = '' }) => pointer.slice(1))
      expect(refused, JSON.stringify(text)).toEqual(refusedFields(text, kind))

      const kept = fieldNames.filter((field) => !refused.includes(field))
      const fill = (value: string | null) => Object.fromEntries(kept.map((name) => [name, value]))
      const id = await idOf(await post(jsonPost({ ...inquiry, ...fill(text) })))
      const stored = { ...inquiry, ...fill(storedValue(text, kind)) }
      // The unit tests of the schema list what is removed from these two fields.
      const { phone, quantity } = checkedFields({ ...inquiry, ...fill(text) })
      expected.set(id, { id, ...stored, phone, quantity })
    }
    const rows = await sql<{ id: string }>(`SELECT id, ${fieldNames.join()} FROM contact_inquiries`)
    expect(rows).toHaveLength(expected.size)
    for (const row of rows) expect(row).toEqual(expected.get(row.id))
    expect(console.error).not.toHaveBeenCalled()
  })

  test('are unchanged in the form that a browser without JavaScript gets back', async () => {
    // If all five fields had longer text, the request body could exceed the 64 KiB limit.
    for (const text of texts.filter(({ length }) => length <= limits.email)) {
      const response = await post(formPost(everywhere(text)))
      expect(response.status).toBe(422)
      const html = await response.text()
      // Like a browser, URLSearchParams replaces lone surrogates.
      expect(formValues(html)).toEqual(fieldNames.map(() => text.toWellFormed()))
      expect(html.match(/<(input|textarea) /g)).toHaveLength(fieldNames.length + 1)
    }
  })

  test('cannot add headings, tags or headers to the staff email', () => {
    const row = {
      id: 'id',
      email: inquiry.email,
      createdAt: new Date(0),
      suspectedSpam: false,
      bounces: 0,
    }
    const email = (text: string) =>
      staffEmail({ ...row, name: text, phone: text, product: text, quantity: text })
    // Lines with tabs are shown as a table.
    const tags = (html: string) => html.match(/<(?!br>|\/?(?:table|tr|td|bdi)\b)[^>]*>/g)
    const headings = (text: string) =>
      text.match(/^(The (product|visitor)|What to do first|[\w-]+: .*)$/gm)?.length
    const harmless = email('x')
    for (const text of texts) {
      const { subject, replyTo, text: plain, html } = email(text)
      expect(replyTo).toBe(harmless.replyTo)
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
