import { expect, test } from 'vitest'
import { type Fault, sqlError } from '../support/fault-proxy.ts'
import { address, formPost, formType, inquiry, rawPost } from '../support/inquiry-requests.ts'
import { oneTry, startFunctionBackend } from '../support/start-function.ts'

const { sql, startFunction, wire } = await startFunctionBackend()
const post = startFunction({ RESEND_API_KEY: '' }, oneTry)
const form = formType['content-type']
const failed = 'Failed to submit your inquiry. Please try again.'

test('parses a form post like URLSearchParams, and redirects to the thank-you page', async () => {
  const body = 'name=Z&name=A&email=a%40example.com&product=100%+cotton%0D%0Ashirts&x'
  const response = await post(rawPost(body, formType))
  expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you'])
  expect(await sql('SELECT name, product, phone FROM contact_inquiries')).toEqual([
    { name: 'A', product: '100% cotton\nshirts', phone: null },
  ])
})

test.each<[number, string, string, Record<string, string>, Fault?]>([
  [503, 'an outage', failed, {}, 'reset before'],
  [500, 'a missing table', failed, {}, sqlError('42P01')],
  [403, 'a cross-site post', 'other websites', { 'sec-fetch-site': 'cross-site' }],
  [400, 'an invalid key', 'Idempotency-Key', { 'idempotency-key': 'x' }],
])(
  'returns the form with all values and status %i after %s',
  async (status, _, message, headers, fault) => {
    wire.faults.neon.push(fault ?? 'pass')
    const response = await post(formPost(inquiry, headers))
    expect(response.status).toBe(status)
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
    const page = await response.text()
    expect(page).toContain(message)
    for (const [field, value] of Object.entries(inquiry)) {
      expect(page).toContain(`name="${field}" value="${value}"`)
    }
  },
)

test.each<[number, string, Request]>([
  [413, 'is too large', rawPost(`product=${'x'.repeat(16_384)}`, formType)],
  [400, 'is not UTF-8', rawPost('name=%FF', formType)],
  [415, 'is in Latin-1', rawPost('name=x', { 'content-type': `${form}; charset=latin1` })],
  [405, 'is a browser GET', new Request(address, { headers: { accept: 'text/html,*/*' } })],
])('returns an empty form with status %i if the request %s', async (status, _, request) => {
  const response = await post(request)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toContain('<form')
})
