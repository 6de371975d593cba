import { describe, expect, test } from 'vitest'
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

const { startFunction, network } = await startFunctionBackend()
const post = startFunction({ RESEND_API_KEY: '' }, oneTry)
const address = jsonPost().url
const validJson = JSON.stringify(inquiry)
const form = formType['content-type']
const { failures, problem } = inquiryForm

const withHeader = (name: string, value: string) =>
  jsonPost(inquiry, { [name]: value })

const withEntry = (field: string, entry: unknown) =>
  jsonPost({ ...inquiry, [field]: entry })

/** A body whose connection is lost before its end. */
const cutOff = () =>
  new ReadableStream({
    pull: (controller) => controller.error(new Error('connection lost')),
  })

function expectHeaders({ headers }: Response, cacheControl: string) {
  const own = new Headers(securityHeaders)
  expect(Object.fromEntries(headers)).toMatchObject(Object.fromEntries(own))
  expect(headers.get('cache-control')).toBe(cacheControl)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy.startsWith("default-src 'none'; ")).toBe(true)
  expect(policy).not.toContain('unsafe')
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
  const response = await post(jsonPost(inquiry, headers))
  expect(response.status).toBe(201)
})

test('a refusal lists all invalid fields, with the first error as the detail', async () => {
  const invalid = { quantity: 'x'.repeat(51), email: 'asa', product: 1 }
  const response = await post(jsonPost(invalid))
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
      {
        pointer: '/quantity',
        detail: 'Quantity must be less than 50 characters',
      },
    ],
  })
})

interface Refusal {
  status: number
  what: string
  requests: Request[]
}

const refusals: Refusal[] = [
  {
    status: 400,
    what: 'broken JSON',
    requests: ['', '{', '\ufeff\ufeff{}', '['.repeat(16_000)].map((body) =>
      rawPost(body),
    ),
  },
  {
    status: 400,
    what: 'a body that is cut off',
    requests: [rawPost(cutOff())],
  },
  {
    status: 400,
    what: "JSON that isn't an object",
    requests: ['null', '1', '"x"', '[]', `[${validJson}]`].map((body) =>
      rawPost(body),
    ),
  },
  {
    status: 400,
    what: 'JSON that is not UTF-8',
    requests: [rawPost(Buffer.from('{"name":"Å"}', 'latin1'))],
  },
  {
    status: 400,
    what: 'forms that are not UTF-8',
    requests: ['name=%FF', '%ED%A0=x'].map((body) => rawPost(body, formType)),
  },
  {
    status: 422,
    what: 'no entries',
    requests: [
      rawPost('{}'),
      jsonPost({ inquiry }),
      rawPost(`{"__proto__":${validJson}}`),
    ],
  },
  {
    status: 422,
    what: 'required entries that are null',
    requests: ['name', 'email', 'product'].map((field) =>
      withEntry(field, null),
    ),
  },
  {
    status: 422,
    what: 'entries that are not texts',
    requests: Object.keys(inquiry).flatMap((field) =>
      [1, true, [], { toString: 1 }].map((entry) => withEntry(field, entry)),
    ),
  },
  {
    status: 415,
    what: 'other content types',
    requests: [
      '',
      '*/*',
      'text/plain',
      'application/jsonp',
      'application/json, text/plain',
      'application/json; charset=utf-16',
      `${form};charset=latin1`,
      'multipart/form-data; boundary=x',
      `a/${'b'.repeat(2000)}`,
    ].map((type) => withHeader('content-type', type)),
  },
  {
    status: 415,
    what: 'compressed bodies',
    requests: ['gzip', 'identity, gzip'].map((encoding) =>
      withHeader('content-encoding', encoding),
    ),
  },
  {
    status: 405,
    what: 'other methods',
    requests: ['GET', 'HEAD', 'PUT'].map(
      (method) => new Request(address, { method }),
    ),
  },
  {
    status: 403,
    what: 'posts from other origins',
    requests: [
      'null',
      'x',
      '',
      'http://',
      'https://elsewhere.example',
      '//localhost',
      'https://harbourline.example.evil.example',
      'https://harbourline.example@evil.example',
    ].map((origin) => withHeader('origin', origin)),
  },
  {
    status: 403,
    what: 'posts from other sites',
    requests: ['cross-site', 'same-site', ''].map((site) =>
      withHeader('sec-fetch-site', site),
    ),
  },
]

// A browser that posts the form without JavaScript gets a page instead of JSON.
const expectsPage = ({ headers }: Request) =>
  String(headers.get('content-type')).startsWith(form)

test.each(refusals)(
  'responds with $status, before anything reaches the database, to $what',
  async ({ status, requests }) => {
    for (const [index, request] of requests.entries()) {
      const response = await post(request)
      expect(response.status, `request ${index}`).toBe(status)
      const allowed = status === 405 ? 'POST' : null
      expect(response.headers.get('allow')).toBe(allowed)
      if (expectsPage(request)) continue
      expectHeaders(response, 'no-store')
      const body = await response.json()
      expect(body.status).toBe(status)
      // A sentence that quotes nothing from the request.
      expect(body.detail).toMatch(/^[A-Z][^"]+$/)
    }
    expect(network.calls.neon).toBe(0)
    expect(console.error).not.toHaveBeenCalled()
  },
)

describe('the size of a body', () => {
  const jsonOfBytes = (size: number) =>
    validJson + ' '.repeat(size - Buffer.byteLength(validJson))

  test('may be 65,536 bytes', async () => {
    const response = await post(rawPost(jsonOfBytes(65_536)))
    expect(response.ok).toBe(true)
  })

  test('may not be 65,537 bytes', async () => {
    const response = await post(rawPost(jsonOfBytes(65_537)))
    expect(response.status).toBe(413)
  })

  test('is checked while the body is read, so an endless body is not read', async () => {
    let bytesRead = 0
    const endless = new ReadableStream({
      pull(controller) {
        bytesRead += 1000
        controller.enqueue(new Uint8Array(1000))
      },
    })
    const response = await post(rawPost(endless))
    expect(response.status).toBe(413)
    expect(bytesRead).toBeLessThan(80_000)
  })
})

interface RefusedForm {
  status: number
  because: string
  request: () => Request
  fault?: Fault
  /** Part of the message, if the function could read the entries. */
  message?: string
}

const forms: RefusedForm[] = [
  {
    status: 503,
    because: 'there is an outage',
    request: () => formPost(),
    fault: 'refuse',
    message: failures.notSubmitted,
  },
  {
    status: 500,
    because: 'a table is missing',
    request: () => formPost(),
    fault: sqlError('42P01'),
    message: failures.notSubmitted,
  },
  {
    status: 403,
    because: 'the post is cross-site',
    request: () => formPost(inquiry, { 'sec-fetch-site': 'cross-site' }),
    message: 'other sites',
  },
  {
    status: 413,
    because: 'the body is too large',
    request: () => rawPost(`product=${'x'.repeat(65_536)}`, formType),
  },
  {
    status: 400,
    because: 'the body is not UTF-8',
    request: () => rawPost('name=%FF', formType),
  },
  {
    status: 415,
    because: 'it is Latin-1',
    request: () => rawPost('', { 'content-type': `${form}; charset=latin1` }),
  },
  {
    status: 405,
    because: 'a browser sends GET',
    request: () =>
      new Request(address, { headers: { accept: 'text/html,*/*' } }),
  },
]

describe.each(forms)(
  'if a form is refused with $status because $because',
  ({ status, request, fault = 'pass', message }) => {
    function postForm() {
      network.nextFaults.neon.push(fault)
      return post(request())
    }

    test('the response is a page with the security headers', async () => {
      const response = await postForm()
      expect(response.status).toBe(status)
      // With `no-store`, a visitor who goes back to this page would see the browser's error page.
      expectHeaders(response, 'private, no-cache')
      const type = response.headers.get('content-type')
      expect(type).toBe('text/html; charset=utf-8')
    })

    test('only an outage says when to try again', async () => {
      const { headers } = await postForm()
      expect(headers.get('retry-after')).toBe(status === 503 ? '5' : null)
    })

    test('the form keeps the entries that could be read, and says so', async () => {
      const page = await (await postForm()).text()
      const kept = fieldNames.map((name) => (message ? inquiry[name] : ''))
      expect(formValues(page)).toEqual(kept)
      expect(page.includes(problem.kept)).toBe(message !== undefined)
    })

    test('the page gives the reason', async () => {
      const page = await (await postForm()).text()
      expect(page).toContain(message ?? '')
    })

    test('only after an outage, the inquiry may have arrived', async () => {
      const page = await (await postForm()).text()
      // After a permanent fault, the function knows that nothing was stored.
      expect(page.includes(problem.mayHaveArrived)).toBe(status === 503)
    })
  },
)

// Node's parser takes 380 ms for 15,000 blanks.
test('a content type of more than 200 characters is refused', async () => {
  const padded = `application/json${' '.repeat(15_000)}; charset=utf-8`
  const response = await post(rawPost('{}', { 'content-type': padded }))
  expect(response.status).toBe(415)
})
