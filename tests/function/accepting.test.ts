import { expect, onTestFinished, test, vi } from 'vitest'
import { honeypot } from '../../src/inquiry/limits.ts'
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
const stored = () =>
  sql('SELECT name, email, phone, product, quantity FROM contact_inquiries')

test('stores trimmed text, and null for empty fields, once per idempotency key', async () => {
  const key = crypto.randomUUID()
  const blanks = { ...inquiry, name: '  Åsa ', phone: ' ', quantity: null }
  const first = await post(jsonPost(blanks, { 'idempotency-key': key }))
  expect([first.status, first.headers.get('content-type')]).toEqual([
    201,
    'application/json',
  ])
  const upperCase = { 'idempotency-key': key.toUpperCase() }
  const again = await post(jsonPost({ ...blanks, name: 'Åsa' }, upperCase))
  const id = await idOf(first)
  expect([again.status, await idOf(again)]).toEqual([200, id])
  expect(await sql('SELECT id FROM contact_inquiries')).toEqual([{ id }])
  expect(await stored()).toEqual([
    { ...inquiry, name: 'Åsa', phone: null, quantity: null },
  ])
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

test('stores identical content only once per day, whether it is sent as a form or as JSON', async () => {
  // If the clock moved by months, open connections would time out, so it stays within one day.
  vi.useFakeTimers({
    toFake: ['Date'],
    now: new Date().setUTCHours(23, 0, 0, 0),
  })
  onTestFinished(() => void vi.useRealTimers())
  for (const days of [1, 2]) {
    expect((await post(formPost())).status).toBe(303)
    expect((await post(rawPost(JSON.stringify(inquiry)))).status).toBe(200)
    const keys = await sql<{ key: string }>(
      'SELECT idempotency_key AS key FROM contact_inquiries',
    )
    expect(keys).toHaveLength(days)
    for (const { key } of keys) expect(key).toMatch(/^.{14}8.{4}[89ab].{16}$/)
    vi.setSystemTime(Date.now() + 3_600_000)
  }
})

test.each([
  ...['', '"; DROP TABLE', 'é', 'f'.repeat(8000), `${crypto.randomUUID()}, x`],
  // One is a version 8 UUID, like the derived keys. The other has an invalid variant.
  ...[
    '7f2f4b5e-0000-8000-8000-000000000000',
    '7f2f4b5e-0000-4000-c000-000000000000',
  ],
])('a key that is not a version 4 UUID counts as none: %.40s', async (key) => {
  expect((await post(formPost())).status).toBe(303)
  expect(
    (await post(jsonPost(inquiry, { 'idempotency-key': key }))).status,
  ).toBe(200)
})

test.each(Object.keys(inquiry))(
  'an inquiry with another %s is not a retry',
  async (field) => {
    const other = { ...inquiry, [field]: 'other@example.com' }
    const key = { 'idempotency-key': crypto.randomUUID() }
    await post(jsonPost(inquiry, key))
    const problem = await (await post(jsonPost(other, key))).json()
    expect(problem).toMatchObject({
      status: 422,
      type: '/problems/reused-idempotency-key',
    })
    expect(await stored()).toEqual([inquiry])
    await post(formPost())
    await post(formPost(other))
    expect(await stored()).toHaveLength(3)
  },
)

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
