import { afterEach, describe, expect, test } from 'vitest'
import { securityHeaders } from '../../netlify/inquiries/security-headers.ts'
import { address, chunked, inquiry, jsonPost, rawPost } from '../support/inquiry-requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const post = backend.startFunction({ RESEND_API_KEY: '' })

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const valid = JSON.stringify(inquiry)
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...Buffer.from(part as string)]))
const nested = (depth: number) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`

const jsonBodies = (bodies: BodyInit[]) => bodies.map((body) => rawPost(body, json))

const brokenJson = jsonBodies([
  ...['', ' ', '{', ']', '"', 'nul', 'null', 'true', 'NaN', '1', '"name"', '[]', '{} x', 'name=x'],
  ...[
    `[${valid}]`,
    "{'name':1}",
    '{name:1}',
    '{"a":1,}',
    '{"a":"\\x41"}',
    '{"a":"\n"}',
    '{"a":01}',
  ],
  ...['/**/{}', '\u00a0{}', '\ufeff\ufeff{}', '{}\0', '['.repeat(16_000), valid.slice(0, -1)],
])

const notUtf8 = [
  ...jsonBodies([
    ...[[0xff], [0x80], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xc3]].map(
      (wrong) => bytes('{"name":"', wrong, '"}'),
    ),
    new Uint8Array(Buffer.from(valid, 'utf16le')),
  ]),
  ...['name=%FF', 'name=%C0%80', '%FF=x', 'a=%E2%82'].map((body) => rawPost(body, form)),
]

const wrongValues = [
  ...Object.keys(inquiry).flatMap((field) =>
    [1, true, [], {}, ['x'], { toString: 'x' }, '\0', 'x\ud800', '\udc00x'].map((value) =>
      jsonPost({ ...inquiry, [field]: value }),
    ),
  ),
  ...['name', 'email', 'product'].map((field) => jsonPost({ ...inquiry, [field]: null })),
  ...jsonBodies([
    ...['{}', JSON.stringify({ inquiry }), `{"__proto__":${valid}}`, nested(8000)],
    ...[valid.replace('}', ',"name":""}'), valid.replace('}', ',"name":{"__proto__":"x"}}')],
  ]),
]

const otherTypes = [
  ...['', ';', '*/*', 'json', 'text/plain', 'text/html', 'application/jsonp', 'application/xml'],
  ...['application/json; charset=utf-16', 'application/json; charset=iso-8859-1'],
  ...[`${form['content-type']};charset=latin1`, 'multipart/form-data; boundary=x'],
  ...['application/json, text/plain', `a/${'b'.repeat(2000)}`],
].map((type) => rawPost(valid, { 'content-type': type }))

const otherMethods = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'].map(
  (method) => new Request(address, { method }),
)

const malformedKeys = [
  ...['', 'x', '1', 'null', '00000000-0000-0000-0000-000000000000', '"; DROP TABLE', 'é', '{}'],
  ...['7f2f4b5e-0000-1000-8000-000000000000', '7f2f4b5e-0000-4000-c000-000000000000'],
  ...['7f2f4b5e000040008000000000000000', '{7f2f4b5e-0000-4000-8000-000000000000}'],
  ...[`${crypto.randomUUID()}, ${crypto.randomUUID()}`, 'f'.repeat(8000)],
].map((key) => jsonPost(inquiry, { 'idempotency-key': key }))

const otherSites = [
  ...['null', '*', 'x', '', 'http://', 'https://elsewhere.example', 'file://', '//localhost'],
  ...['https://harbourline.example.evil.example', 'https://harbourline.example@evil.example'],
].map((origin) => jsonPost(inquiry, { origin }))

const otherSitesByBrowser = ['cross-site', 'same-site', '', 'SAME-ORIGIN', 'same-origin, x'].map(
  (site) => jsonPost(inquiry, { 'sec-fetch-site': site, origin: 'https://harbourline.example' }),
)

const cases: [status: number, what: string, requests: Request[], type?: string][] = [
  [400, 'broken JSON', brokenJson],
  [400, 'bytes that are not UTF-8', notUtf8],
  [422, 'values that are wrong, hidden or nested', wrongValues, '/problems/validation-error'],
  [415, 'other content types', [...otherTypes, rawPost(bytes('{}'), {})]],
  [405, 'other methods', otherMethods],
  [400, 'malformed keys', malformedKeys, '/problems/malformed-idempotency-key'],
  [403, 'other sites', [...otherSites, ...otherSitesByBrowser]],
]

describe('a refused inquiry is not stored and', () => {
  afterEach(async () => {
    expect(await backend.sql('SELECT id FROM contact_inquiries')).toEqual([])
    expect(backend.wire.calls.neon).toBe(0)
    expect(console.error).not.toHaveBeenCalled()
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

  test.each(cases)('is answered %d to %s', async (status, what, requests, type = 'about:blank') => {
    for (const [index, request] of requests.entries()) {
      const isForm = request.headers.get('content-type')?.startsWith(form['content-type'])
      const response = await post(request)
      expect(response.status, `${what} ${index}`).toBe(status)
      expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null)
      if (isForm) continue
      const problem = await response.json()
      expect(problem).toMatchObject({ status, type })
      expect(problem.detail).toMatch(/^[A-Z][^"]+$/)
    }
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
    expect(policy).not.toContain('unsafe')
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
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(headers.get(name)).toBe(value)
    }
    expect(headers.get('set-cookie')).toBeNull()
  }
})

test.each(['gzip', 'br', 'identity, gzip'])(
  'a body in the coding %s is refused',
  async (coding) => {
    const response = await post(rawPost(valid, { ...json, 'content-encoding': coding }))
    expect(response.status).toBe(415)
  },
)

test('a person who opens the address gets a page with the form and a way to /contact', async () => {
  const response = await post(new Request(address, { headers: { accept: 'text/html,*/*;q=0.8' } }))
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toContain('<form')
})
