import { afterEach, describe, expect, test } from 'vitest'
import { securityHeaders } from '../../src/security-headers.ts'
import { address, formType, inquiry, jsonPost, jsonType, rawPost } from '../support/requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const { sql, startFunction, wire } = await startFunctionBackend()
const post = startFunction({ RESEND_API_KEY: '' })
const valid = JSON.stringify(inquiry)
const form = formType['content-type']
const jsonBodies = (...bodies: BodyInit[]) => bodies.map((body) => rawPost(body, jsonType))
const jsonPosts = (name: string, values: string[]) =>
  values.map((value) => jsonPost(inquiry, { [name]: value }))

const brokenJson = jsonBodies(
  ...['', '{', 'null', '1', '"x"', '[]', `[${valid}]`, '\ufeff\ufeff{}', 'name=x'],
  '['.repeat(16_000),
  new ReadableStream({ pull: (controller) => controller.error(new Error('connection lost')) }),
)

const notUtf8 = [
  ...jsonBodies(Buffer.from('{"name":"Å"}', 'latin1')),
  ...['name=%FF', '%ED%A0%80=x'].map((body) => rawPost(body, formType)),
]

const wrongValues = [
  ...Object.keys(inquiry).flatMap((field) =>
    [1, true, [], {}, ['x'], { toString: 'x' }, '\0', 'x\ud800', '\udc00x'].map((value) =>
      jsonPost({ ...inquiry, [field]: value }),
    ),
  ),
  ...['name', 'email', 'product'].map((field) => jsonPost({ ...inquiry, [field]: null })),
  ...jsonBodies('{}', JSON.stringify({ inquiry }), `{"__proto__":${valid}}`),
  ...jsonBodies(
    `{"name":${'['.repeat(8000)}${']'.repeat(8000)}}`,
    valid.replace('}', ',"name":""}'),
  ),
]

const otherTypes = [
  ...['', '*/*', 'text/plain', 'application/jsonp', 'application/json, text/plain'],
  ...['application/json; charset=utf-16', `${form};charset=latin1`],
  ...['multipart/form-data; boundary=x', `a/${'b'.repeat(2000)}`],
].map((type) => rawPost(valid, { 'content-type': type }))

const otherCodings = jsonPosts('content-encoding', ['gzip', 'br', 'identity, gzip'])

const otherMethods = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PROPFIND'].map(
  (method) => new Request(address, { method }),
)

const otherOrigins = jsonPosts('origin', [
  ...['null', 'x', '', 'http://', 'https://elsewhere.example', '//localhost'],
  ...['https://harbourline.example.evil.example', 'https://harbourline.example@evil.example'],
])

const otherSites = ['cross-site', 'same-site', '', 'same-origin, x'].map((site) =>
  jsonPost(inquiry, { 'sec-fetch-site': site, origin: 'https://harbourline.example' }),
)

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://harbourline.example' },
  { origin: 'https://www.harbourline.example', host: 'www.harbourline.example' },
])('accepts an inquiry posted from the site itself: %o', async (headers) => {
  expect((await post(jsonPost(inquiry, headers))).status).toBe(201)
})

describe('a refused inquiry is not stored and', () => {
  afterEach(async () => {
    expect(await sql('SELECT id FROM contact_inquiries')).toEqual([])
    expect(wire.calls.neon).toBe(0)
    expect(console.error).not.toHaveBeenCalled()
  })

  test('gets a list of all invalid fields, with the first error as the detail', async () => {
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

  test.each<[status: number, reason: string, requests: Request[], type?: string]>([
    [400, 'malformed JSON', brokenJson],
    [400, 'bytes that are not UTF-8', notUtf8],
    [422, 'wrong, hidden or nested values', wrongValues, '/problems/validation-error'],
    [415, 'unsupported content types and encodings', [...otherTypes, ...otherCodings]],
    [405, 'other HTTP methods', otherMethods],
    [403, 'cross-site posts', [...otherOrigins, ...otherSites]],
  ])('gets status %d for %s', async (status, reason, requests, type = 'about:blank') => {
    for (const [index, request] of requests.entries()) {
      const isForm = request.headers.get('content-type')?.startsWith(form)
      const response = await post(request)
      expect(response.status, `${reason} ${index}`).toBe(status)
      expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null)
      if (isForm) continue
      const detail = expect.stringMatching(/^[A-Z][^"]+$/)
      expect(await response.json()).toMatchObject({ status, type, detail })
    }
  })
})

test('a body of 65,536 bytes is accepted, and a longer one is read only up to the limit', async () => {
  const ofBytes = (size: number) => valid + ' '.repeat(size - Buffer.byteLength(valid))
  expect((await post(rawPost(ofBytes(65_536), jsonType))).ok).toBe(true)
  expect((await post(rawPost(ofBytes(65_537), jsonType))).status).toBe(413)
  let pulled = 0
  const pull = (body: ReadableStreamDefaultController) => {
    pulled += 1000
    body.enqueue(new Uint8Array(1000))
  }
  expect((await post(rawPost(new ReadableStream({ pull }), jsonType))).status).toBe(413)
  expect(pulled).toBeLessThan(80_000)
})

test('every response forbids shared caching, sets no cookies and has a strict CSP', async () => {
  const requests = [jsonPost(), jsonPost({}), new Request(address), rawPost('name=x', formType)]
  for (const request of requests) {
    const { headers } = await post(request)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': expect.stringMatching(/^no-store$|^private, no-cache$/),
      ...Object.fromEntries(new Headers(securityHeaders)),
      'content-security-policy': expect.not.stringContaining('unsafe'),
    })
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; base-uri 'none'/)
    expect(headers.get('set-cookie')).toBeNull()
  }
})
