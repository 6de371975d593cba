import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fieldNames, honeypot } from '../../src/inquiry/limits.ts'
import {
  formPost,
  formType,
  idOf,
  inquiry,
  jsonPost,
  rawPost,
} from '../support/requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const { sql, startFunction } = await startFunctionBackend()
const post = startFunction()
const stored = () => sql(`SELECT ${fieldNames.join()} FROM contact_inquiries`)

test('stores trimmed text, and null for empty fields', async () => {
  const blanks = { ...inquiry, name: '  Åsa ', phone: ' ', quantity: null }
  const response = await post(jsonPost(blanks))
  expect(response.status).toBe(201)
  const tidied = { ...inquiry, name: 'Åsa', phone: null, quantity: null }
  expect(await stored()).toEqual([tidied])
})

test('responds with the id of the row, as JSON', async () => {
  const response = await post(jsonPost())
  expect(response.headers.get('content-type')).toBe('application/json')
  const id = await idOf(response)
  expect(await sql('SELECT id FROM contact_inquiries')).toEqual([{ id }])
})

test('parses a form post as URLSearchParams would, and redirects to the thank-you page', async () => {
  const body =
    'name=Z&name=A&email=a%40example.com&product=100%+cotton%0D%0Ashirts&x'
  const response = await post(rawPost(body, formType))
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/thank-you',
  ])
  const values = { name: 'A', product: '100% cotton\nshirts', phone: null }
  expect(await stored()).toMatchObject([values])
})

test('stores identical content once, whether it is sent as a form or as JSON', async () => {
  const id = await idOf(await post(jsonPost()))
  expect((await post(formPost())).status).toBe(303)
  expect(await idOf(await post(jsonPost()))).toBe(id)
  expect(await stored()).toEqual([inquiry])
})

test('an Idempotency-Key header changes nothing', async () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })
  const id = await idOf(await post(jsonPost(inquiry, key())))
  expect(await idOf(await post(jsonPost(inquiry, key())))).toBe(id)
})

test.each(Object.keys(inquiry))(
  'an inquiry with another %s is another inquiry',
  async (field) => {
    await post(jsonPost())
    await post(jsonPost({ ...inquiry, [field]: 'other@example.com' }))
    expect(await stored()).toHaveLength(2)
  },
)

test('entries cannot set any column except the fields', async () => {
  const id = crypto.randomUUID()
  await post(
    jsonPost({
      ...inquiry,
      id,
      created_at: '2001-01-01',
      suspected_spam: true,
    }),
  )
  const [row] = await sql(
    `SELECT id, suspected_spam, created_at > now() - interval '1 hour' AS new
     FROM contact_inquiries`,
  )
  expect(row?.id).not.toBe(id)
  expect(row).toMatchObject({ suspected_spam: false, new: true })
})

describe('the day of the key', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
  })

  test.each([
    ['does not change at midnight UTC', '23:59', 2],
    ['changes at 10:00 UTC', '09:59', 1],
  ])('%s', async (_, before, minutes) => {
    vi.setSystemTime(`2026-11-28T${before}Z`)
    await post(jsonPost())
    vi.setSystemTime(Date.now() + minutes * 60_000)
    await post(jsonPost())
    expect(await stored()).toHaveLength(before === '09:59' ? 2 : 1)
  })
})

test.each<[string, boolean, () => Request]>([
  [
    'a filled field',
    true,
    () => jsonPost(inquiry, { 'inquiry-honeypot': 'filled' }),
  ],
  [
    'a filled field in a form',
    true,
    () => formPost({ ...inquiry, [honeypot.name]: 'x' }),
  ],
  ['a form without the field', false, () => formPost(inquiry)],
  [
    'the field in JSON',
    false,
    () => jsonPost({ ...inquiry, [honeypot.name]: 'x' }),
  ],
])(
  'honeypot: with %s, suspected_spam is %s',
  async (_, suspected_spam, request) => {
    await post(request())
    expect(await sql('SELECT suspected_spam FROM contact_inquiries')).toEqual([
      { suspected_spam },
    ])
  },
)
