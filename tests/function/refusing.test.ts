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

/** Expects the site's security headers, a strict policy and this `Cache-Control`. */
function expectHeaders({ headers }: Response, cacheControl: string) {
  // `Headers` writes the names in small letters, as the response does.
  const expected = new Headers(securityHeaders)
  expect(Object.fromEntries(headers)).toMatchObject(
    Object.fromEntries(expected),
  )
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
])(
  'the function accepts an inquiry from a page of the site itself, with the headers %o',
  async (headers) => {
    const response = await post(jsonPost(inquiry, headers))
    expect(response.status).toBe(201)
  },
)

test.each([
  'hotma\u0131l.com',
  '\u0261mail.com',
  'outl\u1d0f\u1d0fk.de',
  'Y\u00c1H\u00d8O.co.uk',
  'mail.gm\u1ea1il.com',
  'xn--gmal-nza.com',
  'shop.\u0441\u043e\u043c',
  'shop.com\u0301',
  'shop.\u0441\u0430',
  'exa\u029fed.example',
  'shop\u06f2\u06f0.example',
])(
  'the function refuses an address at %j, which only looks like another domain',
  async (domain) => {
    const response = await post(withEntry('email', `ann@${domain}`))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: [{ pointer: '/email' }],
    })
  },
)

test.each([
  'caf\u00e9.fr',
  'kap\u0131.com',
  'sm\u00f8rrebr\u00f8d.dk',
  'gmail.\u0440\u0443\u0441',
  '\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444',
  '\u043c\u0430\u0433\u0430\u0437\u0438\u043d.\u043e\u0440\u0433',
  '\u0645\u062b\u0627\u0644\u06f2.\u0627\u06cc\u0631\u0627\u0646',
])(
  'the function accepts an address at the international domain %j',
  async (domain) => {
    const response = await post(withEntry('email', `ann@${domain}`))
    expect(response.status).toBe(201)
  },
)

test('the response to an invalid inquiry lists the error of each field, and repeats the first error as its detail', async () => {
  // The name is missing.
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
    what: 'a content type other than JSON and forms in UTF-8',
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
    what: 'a compressed body',
    requests: ['gzip', 'identity, gzip'].map((encoding) =>
      withHeader('content-encoding', encoding),
    ),
  },
  {
    status: 405,
    what: 'a method other than POST',
    requests: ['GET', 'HEAD', 'PUT'].map(
      (method) => new Request(address, { method }),
    ),
  },
  {
    status: 403,
    what: 'the origin of another site',
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
    what: 'a Sec-Fetch-Site header of another site',
    requests: ['cross-site', 'same-site', ''].map((site) =>
      withHeader('sec-fetch-site', site),
    ),
  },
]

// A browser that posts the form without JavaScript gets a page instead of JSON.
const expectsPage = ({ headers }: Request) =>
  String(headers.get('content-type')).startsWith(form)

test.each(refusals)(
  'requests with $what get a response with status $status, before anything reaches the database',
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
      // The detail is a sentence that quotes nothing from the request.
      expect(body.detail).toMatch(/^[A-Z][^"]+$/)
    }
    expect(network.calls.neon).toBe(0)
    expect(console.error).not.toHaveBeenCalled()
  },
)

/** Returns a valid inquiry as JSON of this size. */
const jsonOfBytes = (size: number) =>
  validJson + ' '.repeat(size - Buffer.byteLength(validJson))

test('the function accepts a body of 65,536 bytes', async () => {
  const response = await post(rawPost(jsonOfBytes(65_536)))
  expect(response.ok).toBe(true)
})

test('the function refuses a body of 65,537 bytes', async () => {
  const response = await post(rawPost(jsonOfBytes(65_537)))
  expect(response.status).toBe(413)
})

test('the function reads little more than 65,536 bytes of an endless body', async () => {
  let bytesRead = 0
  const endless = new ReadableStream({
    pull(controller) {
      bytesRead += 1000
      controller.enqueue(new Uint8Array(1000))
    },
  })
  const response = await post(rawPost(endless))
  expect(response.status).toBe(413)
  // A stream reads some chunks in advance.
  expect(bytesRead).toBeLessThan(80_000)
})

interface RefusedForm {
  status: number
  because: string
  request: () => Request
  fault?: Fault
  /** Part of the page's message. Undefined if the function doesn't read the entries. */
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
    because: 'the form is in Latin-1',
    request: () => rawPost('', { 'content-type': `${form}; charset=latin1` }),
  },
  {
    status: 405,
    because: 'the method is GET',
    request: () =>
      new Request(address, { headers: { accept: 'text/html,*/*' } }),
  },
]

function postForm({ request, fault = 'pass' }: RefusedForm) {
  network.nextFaults.neon.push(fault)
  return post(request())
}

test.each(forms)(
  'if the function refuses a form because $because, a browser gets a page with status $status and the security headers',
  async (form) => {
    const response = await postForm(form)
    expect(response.status).toBe(form.status)
    // With `no-store`, a visitor who goes back to this page would see the browser's error page.
    expectHeaders(response, 'private, no-cache')
    const type = response.headers.get('content-type')
    expect(type).toBe('text/html; charset=utf-8')
  },
)

const outages = forms.filter(({ status }) => status === 503)
const otherRefusals = forms.filter(({ status }) => status !== 503)

test.each(outages)(
  'if the function refuses a form because $because, the response says when to try again',
  async (form) => {
    const { headers } = await postForm(form)
    expect(headers.get('retry-after')).toBe('5')
  },
)

test.each(otherRefusals)(
  'if the function refuses a form because $because, the response does not say when to try again',
  async (form) => {
    const { headers } = await postForm(form)
    expect(headers.get('retry-after')).toBeNull()
  },
)

const readable = forms.filter(({ message }) => message !== undefined)
const unreadable = forms.filter(({ message }) => message === undefined)

test.each(readable)(
  'if the function refuses a form because $because, the page gives the reason',
  async (form) => {
    const page = await (await postForm(form)).text()
    expect(page).toContain(form.message)
  },
)

test.each(readable)(
  'if the function refuses a form because $because, the page keeps the entries, and says so',
  async (form) => {
    const page = await (await postForm(form)).text()
    expect(formValues(page)).toEqual(fieldNames.map((name) => inquiry[name]))
    expect(page).toContain(problem.kept)
  },
)

test.each(unreadable)(
  'if the function refuses a form because $because, the page has empty fields and does not say that it kept the entries',
  async (form) => {
    const page = await (await postForm(form)).text()
    expect(formValues(page)).toEqual(fieldNames.map(() => ''))
    expect(page).not.toContain(problem.kept)
  },
)

test.each(outages)(
  'if the function refuses a form because $because, the page says that the inquiry may have arrived',
  async (form) => {
    const page = await (await postForm(form)).text()
    expect(page).toContain(problem.mayHaveArrived)
  },
)

// In these cases, the function knows that nothing was stored.
test.each(otherRefusals)(
  'if the function refuses a form because $because, the page does not say that the inquiry may have arrived',
  async (form) => {
    const page = await (await postForm(form)).text()
    expect(page).not.toContain(problem.mayHaveArrived)
  },
)

// With 15,000 spaces, Node's `MIMEType` would parse the content type for 380 ms.
test('the function refuses a content type of 201 characters', async () => {
  const start = 'application/json;'
  const end = 'charset=utf-8'
  const contentType = start + end.padStart(201 - start.length)
  const response = await post(rawPost('{}', { 'content-type': contentType }))
  expect(response.status).toBe(415)
})
