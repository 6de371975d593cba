import { describe, expect, test, vi } from 'vitest'
import { honeypot } from '../../src/inquiry/limits.ts'
import { formPost, idOf, inquiry, jsonPost, rawPost } from '../support/inquiry-requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const { sql } = backend
const post = backend.startFunction()

const json = { 'content-type': 'application/json' }
const caught = { 'inquiry-honeypot': 'filled' }
const stored = 'SELECT name, email, phone, product, quantity FROM contact_inquiries'

describe('an inquiry from the form', () => {
  test('is stored trimmed, with null for what was left empty, and answered with its id', async () => {
    const response = await post(
      jsonPost({ ...inquiry, name: '  Åsa ', phone: ' ', quantity: null }),
    )
    expect(response.status).toBe(201)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await sql(`${stored} WHERE id = $1`, [await idOf(response)])).toEqual([
      { ...inquiry, name: 'Åsa', phone: null, quantity: null },
    ])
  })

  test.each([
    ['with unknown keys', '{"__proto__": {"name": "x"}, "id": 1,'],
    ['with the last value of a key that comes twice', '{"name": "First",'],
    ['after a byte order mark', '\uFEFF{'],
  ])('is accepted %s, in any spelling of its type', async (_, start) => {
    for (const type of ['application/json', 'Application/JSON;charset="UTF-8"']) {
      await post(rawPost(JSON.stringify(inquiry).replace('{', start), { 'content-type': type }))
    }
    // One row: without a key, equal contents are the same inquiry.
    expect(await sql(stored)).toEqual([inquiry])
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://harbourline.example' },
    { origin: 'https://www.harbourline.example', host: 'www.harbourline.example' },
  ])('is accepted from our own page: %o', async (headers) => {
    expect((await post(jsonPost(inquiry, headers))).status).toBe(201)
  })
})

describe('the same inquiry sent again', () => {
  test('is answered 200 with the same id and stored once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const id = await idOf(await post(jsonPost(inquiry, key)))
    const upperCase = { 'idempotency-key': key['idempotency-key'].toUpperCase() }
    const again = await post(jsonPost({ ...inquiry, name: ` ${inquiry.name}` }, upperCase))
    expect(again.status).toBe(200)
    expect(await idOf(again)).toBe(id)
    expect(await sql(stored)).toEqual([inquiry])
  })

  test.each(Object.keys(inquiry))('under its key with another %s is refused', async (field) => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    await post(jsonPost(inquiry, key))
    const response = await post(jsonPost({ ...inquiry, [field]: 'other@example.com' }, key))
    expect(response.status).toBe(422)
    const problem = await response.json()
    expect(problem).toMatchObject({ status: 422, type: '/problems/reused-idempotency-key' })
    expect(problem.title).not.toBe('Validation Error')
    expect(await sql(stored)).toEqual([inquiry])
  })

  test('is the same inquiry, whether the browser or the script of the page has posted it', async () => {
    expect((await post(formPost())).status).toBe(303)
    expect((await post(rawPost(JSON.stringify(inquiry), json))).status).toBe(200)
    expect(await sql(stored)).toEqual([inquiry])
  })

  test('without a key is the same inquiry on the same UTC day', async () => {
    const send = () => post(rawPost(JSON.stringify(inquiry), json))
    // Today, because a clock that jumps by months breaks the timers of open connections.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(23, 0, 0, 0) })
    try {
      const first = await send()
      const second = await send()
      expect([first.status, second.status]).toEqual([201, 200])
      expect(await idOf(second)).toBe(await idOf(first))
      vi.setSystemTime(Date.now() + 3_600_000)
      expect((await send()).status).toBe(201)
    } finally {
      vi.useRealTimers()
    }
  })

  test.each(Object.keys(inquiry))(
    'without a key and with another %s is another inquiry',
    async (field) => {
      await post(formPost())
      await post(formPost({ ...inquiry, [field]: 'other@example.com' }))
      const keys = await sql<{ key: string }>(
        'SELECT idempotency_key AS key FROM contact_inquiries',
      )
      expect(keys).toHaveLength(2)
      // UUIDs of version 8, which the header may not hold: nobody can guess and send another's key.
      for (const { key } of keys) expect(key).toMatch(/^.{14}8.{4}[89ab].{16}$/)
    },
  )
})

test.each<[string, boolean, () => Request]>([
  ['a robot that fills in the hidden field', true, () => jsonPost(inquiry, caught)],
  ['such a robot without JavaScript', true, () => formPost({ ...inquiry, [honeypot]: 'x' })],
  ['a form without the field', false, () => formPost(inquiry)],
  ['a field in JSON', false, () => jsonPost({ ...inquiry, [honeypot]: 'x' })],
  ['an empty header', false, () => jsonPost(inquiry, { 'inquiry-honeypot': '' })],
])('%s is suspected: %s', async (_, suspected_spam, request) => {
  await post(request())
  const suspicions = await sql('SELECT suspected_spam FROM contact_inquiries')
  expect(suspicions).toEqual([{ suspected_spam }])
})
