import { expect, test } from 'vitest'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { fieldNames } from '../../src/inquiry/limits.ts'
import { securityHeaders } from '../../src/security-headers.ts'
import { type Fault, sqlError } from '../support/fault-proxy.ts'
import {
  formPost,
  formType,
  formValues,
  inquiry,
  jsonPost,
  rawPost,
} from '../support/requests.ts'
import { oneTry, startFunctionBackend } from '../support/start-function.ts'

const { startFunction, wire } = await startFunctionBackend()
const post = startFunction({ RESEND_API_KEY: '' }, oneTry)
const address = jsonPost().url
const valid = JSON.stringify(inquiry)
const form = formType['content-type']
const { failures, problem } = inquiryForm
const jsonBodies = (...bodies: BodyInit[]) =>
  bodies.map((body) => rawPost(body))
const withHeader = (name: string, ...values: string[]) =>
  values.map((value) => jsonPost(inquiry, { [name]: value }))
const withValue = (field: string, ...values: unknown[]) =>
  values.map((value) => jsonPost({ ...inquiry, [field]: value }))
const notTexts = Object.keys(inquiry).flatMap((key) =>
  withValue(key, 1, true, [], { toString: 1 }),
)
const cutOff = () =>
  new ReadableStream({
    pull: (controller) => controller.error(new Error('connection lost')),
  })

function expectHeaders({ headers }: Response, cacheControl: string) {
  expect(Object.fromEntries(headers)).toMatchObject({
    ...Object.fromEntries(new Headers(securityHeaders)),
    'cache-control': cacheControl,
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; (?!.*unsafe)/,
    ),
  })
}

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://harbourline.example' },
  {
    origin: 'https://www.harbourline.example',
    host: 'www.harbourline.example',
  },
])('accepts an inquiry posted from the site itself: %o', async (headers) => {
  expect((await post(jsonPost(inquiry, headers))).status).toBe(201)
})

test('a refusal lists all invalid fields, with the first error as the detail', async () => {
  const response = await post(
    jsonPost({ quantity: 'x'.repeat(51), email: 'asa', product: 1 }),
  )
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = {
    type: '/problems/validation-error',
    title: 'Validation Error',
    status: 422,
  }
  const errors = [
    { pointer: '/name', detail: 'Name is required' },
    { pointer: '/email', detail: 'Invalid email address' },
    { pointer: '/product', detail: 'Product details are required' },
    {
      pointer: '/quantity',
      detail: 'Quantity must be less than 50 characters',
    },
  ]
  expect(await response.json()).toEqual({
    ...problem,
    detail: 'Name is required',
    errors,
  })
})

test.each<[number, string, Request[]]>([
  [
    400,
    'broken JSON',
    jsonBodies('', '{', '\ufeff\ufeff{}', '['.repeat(16_000), cutOff()),
  ],
  [
    400,
    "JSON that isn't an object",
    jsonBodies('null', '1', '"x"', '[]', `[${valid}]`),
  ],
  [
    400,
    'bytes that are not UTF-8',
    jsonBodies(Buffer.from('{"name":"Å"}', 'latin1')),
  ],
  [
    400,
    'forms that are not UTF-8',
    [rawPost('name=%FF', formType), rawPost('%ED%A0=x', formType)],
  ],
  [
    422,
    'no values',
    jsonBodies('{}', JSON.stringify({ inquiry }), `{"__proto__":${valid}}`),
  ],
  [
    422,
    'null',
    ['name', 'email', 'product'].flatMap((field) => withValue(field, null)),
  ],
  [422, 'values that are not texts', notTexts],
  [
    415,
    'other content types',
    withHeader(
      'content-type',
      ...[
        '',
        '*/*',
        'text/plain',
        'application/jsonp',
        'application/json, text/plain',
      ],
      ...['application/json; charset=utf-16', `${form};charset=latin1`],
      ...['multipart/form-data; boundary=x', `a/${'b'.repeat(2000)}`],
    ),
  ],
  [
    415,
    'compressed bodies',
    withHeader('content-encoding', 'gzip', 'identity, gzip'),
  ],
  [
    405,
    'other methods',
    ['GET', 'HEAD', 'PUT'].map((method) => new Request(address, { method })),
  ],
  [
    403,
    'posts from other origins',
    withHeader(
      'origin',
      ...[
        'null',
        'x',
        '',
        'http://',
        'https://elsewhere.example',
        '//localhost',
      ],
      ...[
        'https://harbourline.example.evil.example',
        'https://harbourline.example@evil.example',
      ],
    ),
  ],
  [
    403,
    'posts from other sites',
    withHeader('sec-fetch-site', 'cross-site', 'same-site', ''),
  ],
])(
  'responds with %i, before anything reaches the database, to %s',
  async (status, _, requests) => {
    for (const [index, request] of requests.entries()) {
      const response = await post(request)
      expect(response.status, `request ${index}`).toBe(status)
      expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null)
      // A browser that posts the form without JavaScript gets a page instead of JSON.
      if (request.headers.get('content-type')?.startsWith(form)) continue
      expectHeaders(response, 'no-store')
      const detail = expect.stringMatching(/^[A-Z][^"]+$/)
      expect(await response.json()).toMatchObject({ status, detail })
    }
    expect(wire.calls.neon).toBe(0)
    expect(console.error).not.toHaveBeenCalled()
  },
)

test('a body of 65,536 bytes is accepted, and a longer one is read only up to the limit', async () => {
  const ofBytes = (size: number) =>
    valid + ' '.repeat(size - Buffer.byteLength(valid))
  expect((await post(rawPost(ofBytes(65_536)))).ok).toBe(true)
  expect((await post(rawPost(ofBytes(65_537)))).status).toBe(413)
  let pulled = 0
  const pull = (body: ReadableStreamDefaultController) => {
    pulled += 1000
    body.enqueue(new Uint8Array(1000))
  }
  expect((await post(rawPost(new ReadableStream({ pull })))).status).toBe(413)
  expect(pulled).toBeLessThan(80_000)
})

const crossSite = { 'sec-fetch-site': 'cross-site' }
const latin1 = `${form}; charset=latin1`
const browserGet = { headers: { accept: 'text/html,*/*' } }

test.each<[number, string, Request, string, Fault?]>([
  [503, 'there is an outage', formPost(), failures.notSubmitted, 'refuse'],
  [
    500,
    'a table is missing',
    formPost(),
    failures.notSubmitted,
    sqlError('42P01'),
  ],
  [403, 'the post is cross-site', formPost(inquiry, crossSite), 'other sites'],
  [
    413,
    'the body is too large',
    rawPost(`product=${'x'.repeat(65_536)}`, formType),
    '',
  ],
  [400, 'the body is not UTF-8', rawPost('name=%FF', formType), ''],
  [415, 'it is Latin-1', rawPost('', { 'content-type': latin1 }), ''],
  [405, 'a browser sends GET', new Request(address, browserGet), ''],
])(
  'returns the form with status %i if %s',
  async (status, _, request, message, fault) => {
    wire.faults.neon.push(fault ?? 'pass')
    const response = await post(request)
    expect(response.status).toBe(status)
    // With `no-store`, a visitor who goes back to this page would see the browser's error page.
    expectHeaders(response, 'private, no-cache')
    expect(response.headers.get('content-type')).toBe(
      'text/html; charset=utf-8',
    )
    expect(response.headers.get('retry-after')).toBe(
      status === 503 ? '5' : null,
    )
    const page = await response.text()
    expect(page).toContain(message)
    expect(formValues(page)).toEqual(
      fieldNames.map((name) => (message ? inquiry[name] : '')),
    )
    expect(page.includes(problem.kept)).toBe(message !== '')
    // After a permanent fault, the function knows that nothing was stored.
    expect(page.includes(problem.mayHaveArrived)).toBe(status === 503)
  },
)

test('a content type of more than 200 characters is refused', async () => {
  const padded = `application/json${' '.repeat(15_000)}; charset=utf-8`
  const request = rawPost('{}', { 'content-type': padded })
  expect((await post(request)).status).toBe(415)
})
