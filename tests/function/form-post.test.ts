import { expect, test } from 'vitest'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { fieldNames } from '../../src/inquiry/limits.ts'
import { type Fault, sqlError } from '../support/fault-proxy.ts'
import { address, formPost, formType, formValues, inquiry, rawPost } from '../support/requests.ts'
import { oneTry, startFunctionBackend } from '../support/start-function.ts'

const { sql, startFunction, wire } = await startFunctionBackend()
const post = startFunction({ RESEND_API_KEY: '' }, oneTry)
const form = formType['content-type']
const { failures, problem } = inquiryForm

test('parses a form post as URLSearchParams would, and redirects to the thank-you page', async () => {
  const body = 'name=Z&name=A&email=a%40example.com&product=100%+cotton%0D%0Ashirts&x'
  const response = await post(rawPost(body, formType))
  expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you'])
  expect(await sql('SELECT name, product, phone FROM contact_inquiries')).toEqual([
    { name: 'A', product: '100% cotton\nshirts', phone: null },
  ])
})

const crossSite = { 'sec-fetch-site': 'cross-site' }
const browserGet = { headers: { accept: 'text/html,*/*' } }

test.each<[number, string, Request, string, Fault?]>([
  [503, 'there is an outage', formPost(), failures.notSubmitted, 'reset before'],
  [500, 'a table is missing', formPost(), failures.notSubmitted, sqlError('42P01')],
  [403, 'the post is cross-site', formPost(inquiry, crossSite), 'other sites'],
  [413, 'the body is too large', rawPost(`product=${'x'.repeat(65_536)}`, formType), ''],
  [400, 'the body is not UTF-8', rawPost('name=%FF', formType), ''],
  [415, 'it is Latin-1', rawPost('', { 'content-type': `${form}; charset=latin1` }), ''],
  [405, 'a browser sends GET', new Request(address, browserGet), ''],
])('returns the form with status %i if %s', async (status, _, request, message, fault) => {
  wire.faults.neon.push(fault ?? 'pass')
  const response = await post(request)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
  const page = await response.text()
  expect(page).toContain(message)
  // If the body could not be read, the form is empty.
  expect(formValues(page)).toEqual(fieldNames.map((name) => (message ? inquiry[name] : '')))
  expect(page.includes(problem.kept)).toBe(message !== '')
  expect(page.includes(problem.mayHaveArrived)).toBe(status >= 500)
})

test('returns a text that is too long with the form, even in Chinese', async () => {
  const product = '样'.repeat(1900)
  const response = await post(formPost({ ...inquiry, product }))
  expect(response.status).toBe(422)
  // With `no-store`, visitors who go back to this page would see the browser's error page.
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  expect(await response.text()).toContain(`\n${product}</textarea>`)
})
