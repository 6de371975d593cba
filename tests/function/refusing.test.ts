import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { securityHeaders } from '../../netlify/inquiries/security-headers.ts'
import { address, chunked, inquiry, jsonPost, rawPost } from '../support/inquiry-requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

vi.spyOn(console, 'info').mockReturnValue()

const backend = await startFunctionBackend()
const { post } = backend.startFunction()
const json = { 'content-type': 'application/json' }

afterAll(backend.close)

describe('a refused inquiry is not stored and', () => {
  afterEach(async () => {
    expect(await backend.sql('SELECT id FROM contact_inquiries')).toEqual([])
    expect(backend.wire.calls.neon).toBe(0)
  })

  test('names every refused field, in field order, the first also as the detail', async () => {
    const response = await post(jsonPost({ quantity: 'x'.repeat(51), email: 'asa', product: 1 }))
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toEqual({
      type: '/problems/validation-error',
      title: 'Validation Error',
      status: 422,
      detail: 'Name is required',
      errors: [
        { pointer: '/name', detail: 'Name is required' },
        { pointer: '/email', detail: 'Invalid email address' },
        { pointer: '/product', detail: 'Product details are required' },
        { pointer: '/quantity', detail: 'Quantity must be less than 50 characters' },
      ],
    })
  })

  test.each(['\0', '\ud800', 'x\udc00'])('never reaches the database with %j', async (bad) => {
    for (const field of ['name', 'email', 'phone', 'product', 'quantity'] as const) {
      const response = await post(jsonPost({ ...inquiry, [field]: `${inquiry[field]}${bad}x` }))
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ errors: [{ pointer: `/${field}` }] })
    }
  })

  test.each([
    ['empty', ''],
    ['no JSON', 'name=x'],
    ['cut off', '{"name": "x"'],
    ['null', 'null'],
    ['an array', '[{"name": "x"}]'],
    ['a text', '"name"'],
    ['nested too deeply', '['.repeat(16_000)],
    ['no UTF-8', Uint8Array.from([...Buffer.from('{"name":"'), 0xff, ...Buffer.from('"}')])],
  ])('is answered 400 when its body is %s', async (_, body) => {
    const response = await post(rawPost(body, json))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ status: 400, title: 'Bad Request' })
  })

  test('is answered 422 when a field is nested deeply', async () => {
    const body = `{"name":${'['.repeat(8000)}${']'.repeat(8000)}}`
    expect((await post(rawPost(body, json))).status).toBe(422)
  })

  test.each([
    '',
    '1',
    'not-a-uuid',
    `${crypto.randomUUID()}, ${crypto.randomUUID()}`,
    '0f8fad5b-d9cb-1469-a165-70867728950e',
  ])('is answered 400 when its key is %j', async (key) => {
    const response = await post(jsonPost(inquiry, { 'idempotency-key': key }))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      type: '/problems/malformed-idempotency-key',
    })
  })

  test.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
    'is answered 405 when the method is %s',
    async (method) => {
      const response = await post(new Request(address, { method }))
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
    },
  )

  test.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json; charset=iso-8859-1',
    'application/x-www-form-urlencoded; charset=windows-1252',
  ])('is answered 415 when its type is %s', async (type) => {
    expect((await post(rawPost('{}', { 'content-type': type }))).status).toBe(415)
  })

  test('is answered 415 without a type', async () => {
    expect((await post(rawPost(new Uint8Array([123, 125]), {}))).status).toBe(415)
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://harbourline.example' },
    { origin: 'https://elsewhere.example' },
    { origin: 'https://harbourline.example.evil.example' },
    { origin: 'null' },
  ])('is answered 403 from another site: %o', async (headers) => {
    expect((await post(jsonPost(inquiry, headers))).status).toBe(403)
  })
})

describe('a body', () => {
  function ofBytes(size: number): string {
    const body = JSON.stringify({ ...inquiry, padding: '' })
    return body.replace('"padding":""', `"padding":"${'x'.repeat(size - Buffer.byteLength(body))}"`)
  }

  test.each([
    ['with a length', (text: string) => text, json],
    ['in chunks', (text: string) => chunked(text), json],
    ['with a false length', (text: string) => chunked(text), { ...json, 'content-length': '9' }],
  ])('of 16,384 bytes passes and one byte more is 413, %s', async (_, body, headers) => {
    expect((await post(rawPost(body(ofBytes(16_384)), headers))).status).toBeLessThan(300)
    const response = await post(rawPost(body(ofBytes(16_385)), headers))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ status: 413, title: 'Content Too Large' })
  })

  test.each([
    ['without an end is read no further than it has to be', json, 30_000],
    ['that says it is too long is not read', { ...json, 'content-length': '16385' }, 2000],
  ])('%s', async (_, headers, most) => {
    let pulled = 0
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1000
        controller.enqueue(new Uint8Array(1000))
      },
    })
    expect((await post(rawPost(endless, headers))).status).toBe(413)
    expect(pulled).toBeLessThan(most)
  })

  test('that breaks off is answered 400', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{'))
        controller.error(new Error('connection lost'))
      },
    })
    expect((await post(rawPost(broken, json))).status).toBe(400)
  })
})

test('every answer, good or bad, is private, uncached and locked down', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const requests = [
    jsonPost(),
    jsonPost({}),
    jsonPost(inquiry, { 'content-type': 'text/plain' }),
    new Request(address),
    rawPost('name=x', form),
    rawPost(new URLSearchParams(inquiry).toString(), form),
  ]
  for (const request of requests) {
    const { headers } = await post(request)
    expect(headers.get('cache-control')).toBe('no-store')
    const policy = headers.get('content-security-policy')
    expect(policy?.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        expect.stringMatching(/^form-action '(none|self)'$/),
        "require-trusted-types-for 'script'",
      ]),
    )
    expect(policy).not.toContain('unsafe')
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(headers.get(name)).toBe(value)
    }
    expect(headers.get('set-cookie')).toBeNull()
  }
})
