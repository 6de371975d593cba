import { afterEach, describe, expect, test } from 'vitest'
import { securityHeaders } from '../../netlify/security-headers.ts'
import { address, inquiry, jsonPost, rawPost } from '../support/inquiry-requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const post = backend.startFunction({ RESEND_API_KEY: '' })

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const valid = JSON.stringify(inquiry)
const jsonBodies = (bodies: BodyInit[]) => bodies.map((body) => rawPost(body, json))

const brokenJson = jsonBodies([
  ...['', '{', 'null', '1', '"x"', '[]', `[${valid}]`, '\ufeff\ufeff{}', 'name=x'],
  '['.repeat(16_000),
])

const notUtf8 = [
  ...jsonBodies([Buffer.from('{"name":"Å"}', 'latin1')]),
  ...['name=%FF', '%ED%A0%80=x'].map((body) => rawPost(body, form)),
]

const wrongValues = [
  ...Object.keys(inquiry).flatMap((field) =>
    [1, true, [], {}, ['x'], { toString: 'x' }, '\0', 'x\ud800', '\udc00x'].map((value) =>
      jsonPost({ ...inquiry, [field]: value }),
    ),
  ),
  ...['name', 'email', 'product'].map((field) => jsonPost({ ...inquiry, [field]: null })),
  ...jsonBodies(['{}', JSON.stringify({ inquiry }), `{"__proto__":${valid}}`]),
  ...jsonBodies([
    `{"name":${'['.repeat(8000)}${']'.repeat(8000)}}`,
    valid.replace('}', ',"name":""}'),
  ]),
]

const otherTypes = [
  ...['', '*/*', 'text/plain', 'application/jsonp', 'application/json, text/plain'],
  ...['application/json; charset=utf-16', `${form['content-type']};charset=latin1`],
  ...['multipart/form-data; boundary=x', `a/${'b'.repeat(2000)}`],
  // Longer than any real one: a pattern that meets 15,000 spaces takes half a second.
  ...[' ', ';', '; '].map(
    (part) => `application/json${part.repeat(15_000 / part.length)}; charset=utf-8`,
  ),
].map((type) => rawPost(valid, { 'content-type': type }))

const codings = ['gzip', 'br', 'identity, gzip'].map((coding) =>
  rawPost(valid, { ...json, 'content-encoding': coding }),
)

const otherMethods = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'].map(
  (method) => new Request(address, { method }),
)

const malformedKeys = [
  ...['', 'x', '00000000-0000-0000-0000-000000000000', '"; DROP TABLE', 'é', 'f'.repeat(8000)],
  // The function derives keys of version 8, which nobody else may name.
  ...['7f2f4b5e-0000-8000-8000-000000000000', '7f2f4b5e-0000-4000-c000-000000000000'],
  ...['7f2f4b5e000040008000000000000000', `${crypto.randomUUID()}, ${crypto.randomUUID()}`],
].map((key) => jsonPost(inquiry, { 'idempotency-key': key }))

const otherSites = [
  ...['null', 'x', '', 'http://', 'https://elsewhere.example', '//localhost'],
  ...['https://harbourline.example.evil.example', 'https://harbourline.example@evil.example'],
  `https://${'a@'.repeat(7000)}harbourline.example`,
].map((origin) => jsonPost(inquiry, { origin }))

const otherSitesByBrowser = ['cross-site', 'same-site', '', 'same-origin, x'].map((site) =>
  jsonPost(inquiry, { 'sec-fetch-site': site, origin: 'https://harbourline.example' }),
)

const cases: [status: number, what: string, requests: Request[], type?: string][] = [
  [400, 'broken JSON', brokenJson],
  [400, 'bytes that are not UTF-8', notUtf8],
  [422, 'values that are wrong, hidden or nested', wrongValues, '/problems/validation-error'],
  [415, 'other content types and codings', [...otherTypes, ...codings]],
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
  const ofBytes = (size: number) => valid + ' '.repeat(size - Buffer.byteLength(valid))

  /** A stream, which tells no length. */
  function chunked(text: string): ReadableStream<Uint8Array> {
    const bytes = Buffer.from(text)
    return new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 1000)
          controller.enqueue(bytes.subarray(at, at + 1000))
        controller.close()
      },
    })
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

  test('that breaks off gets a 400', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{'))
        controller.error(new Error('connection lost'))
      },
    })
    expect((await post(rawPost(broken, json))).status).toBe(400)
  })
})

test('every response, good or bad, is private, uncached and has a strict policy', async () => {
  const policy = [
    ...["default-src 'none'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"],
    ...[expect.stringMatching(/^form-action '(none|self)'$/), "require-trusted-types-for 'script'"],
  ]
  for (const request of [jsonPost(), jsonPost({}), new Request(address), rawPost('name=x', form)]) {
    const { headers } = await post(request)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      ...Object.fromEntries(new Headers(securityHeaders)),
      'content-security-policy': expect.not.stringContaining('unsafe'),
    })
    expect(headers.get('content-security-policy')?.split('; ')).toEqual(
      expect.arrayContaining(policy),
    )
    expect(headers.get('set-cookie')).toBeNull()
  }
})

test('a browser that opens the address gets a page with the form', async () => {
  const response = await post(new Request(address, { headers: { accept: 'text/html,*/*;q=0.8' } }))
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toContain('<form')
})
