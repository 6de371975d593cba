import { neon } from '@neondatabase/serverless'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkInquiry, fieldNames, limits } from '../../src/inquiry/schema.ts'
import { jsonPost } from '../support/inquiry-requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const post = backend.startFunction({ RESEND_API_KEY: '' })
const { sql } = backend

const columns = fieldNames.join(', ')

/** Mostly text that people could type, up to the limit; sometimes anything at all, or too long. */
function text(limit: number) {
  const typed = fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('😀', '\r\n', '\u200b', "';--", '\\'),
    ),
  )
  const longest = fc
    .tuple(fc.constantFrom('é', '😀', '\u{10ffff}', '\uffff'), fc.integer({ min: -1, max: 1 }))
    .map(([unit, more]) => unit.repeat(Math.floor(limit / unit.length) + more))
  return fc.oneof(
    { weight: 30, arbitrary: typed.map((parts) => `x${parts.join('')}`.slice(0, limit)) },
    { weight: 10, arbitrary: longest },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: fc.constantFrom('', ' \n', '\u2060', 'a\0b', '\ud800') },
  )
}

const candidate = fc.record({
  name: text(limits.name),
  email: fc.stringMatching(/^[a-z][a-z0-9_+'-]{0,60}[a-z]@[a-z]{1,60}\.example$/),
  phone: fc.option(text(limits.phone)),
  product: text(limits.product),
  quantity: fc.option(text(limits.quantity)),
})

describe('schema and database agree', () => {
  test('what the schema accepts is stored and given back unchanged, the rest is refused', async () => {
    const outcomes = { stored: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(candidate, async (values) => {
        const checked = checkInquiry(values)
        const response = await post(jsonPost(values))
        const body = await response.json()
        if (checked.ok) {
          outcomes.stored++
          expect(response.status).toBe(201)
          expect(
            await sql(`SELECT ${columns} FROM contact_inquiries WHERE id = $1`, [body.id]),
          ).toEqual([checked.inquiry])
        } else {
          outcomes.refused++
          expect(response.status).toBe(422)
        }
      }),
      { numRuns: 300, seed: 1 },
    )
    expect(Math.min(outcomes.stored, outcomes.refused)).toBeGreaterThan(20)
  })

  test.each(fieldNames)('on how long %s may be, in UTF-16 units', async (field) => {
    const owner = neon(backend.env.DATABASE_URL)
    const store = (value: string) => {
      const row = { name: 'x', email: 'x', phone: 'x', product: 'x', quantity: 'x', [field]: value }
      return owner.query('SELECT submit_inquiry($1, $1, $2, $3, $4, $5, $6, false)', [
        crypto.randomUUID(),
        ...Object.values(row),
      ])
    }
    const limit = limits[field]
    for (const unit of ['x', 'é', '\uffff', '😀', '\u{10000}', '\u{10ffff}']) {
      const longest = unit.repeat(Math.floor(limit / unit.length)).padEnd(limit, 'x')
      expect(longest).toHaveLength(limit)
      await store(longest)
      await expect(store(`${longest}x`)).rejects.toMatchObject({ code: '23514' })
    }
    await expect(store('')).rejects.toMatchObject({ code: '23514' })
  })
})
