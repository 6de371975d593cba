import { beforeAll, describe, expect, test, vi } from 'vitest'
import { sqlError } from '../support/fault-proxy.ts'
import { formPost, inquiry, rawPost } from '../support/inquiry-requests.ts'
import { oneTry, startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const post = backend.startFunction({ RESEND_API_KEY: '' }, oneTry)
const { wire, sql } = backend
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const failed = 'Failed to submit your inquiry. Please try again.'

// The key of a form post depends on the UTC day, which must not change during a test.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))

function answerIn(html: string, field: string): string | undefined {
  return new RegExp(`name="${field}" value="([^"]*)"`).exec(html)?.[1]
}

describe('a browser without JavaScript', () => {
  test('is sent on to the thank-you page; a line break may be CRLF, a field twice, % bare', async () => {
    const body = 'name=Z&name=A&email=a%40example.com&product=100%+cotton%0D%0Ashirts&x'
    const response = await post(rawPost(body, form))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/thank-you')
    expect(await sql('SELECT name, product, phone FROM contact_inquiries')).toEqual([
      { name: 'A', product: '100% cotton\nshirts', phone: null },
    ])
  })

  test('gets the form back with its errors', async () => {
    const response = await post(formPost({ ...inquiry, name: '', email: 'asa' }))
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toMatch(
      /; form-action 'self'; style-src 'self'; font-src 'self'; img-src 'self'$/,
    )
    const html = await response.text()
    expect(html).toContain(
      '<ul><li><a href="#name">Name is required</a></li><li><a href="#email">Invalid email address</a></li></ul>',
    )
    expect(html).toContain('<p id="email-error">Invalid email address</p>')
    expect(html).not.toContain('product-error')
  })

  test.each([
    ['503', 'an outage', ['reset before' as const], {}, failed],
    ['500', 'a broken table', [sqlError('42P01')], {}, failed],
    ['403', 'another site', [], { 'sec-fetch-site': 'cross-site' }, 'other websites'],
    ['400', 'a bad key', [], { 'idempotency-key': 'x' }, 'Idempotency-Key'],
  ])('gets every answer back in a %s, after %s', async (status, _, faults, headers, message) => {
    wire.faults.neon.push(...faults)
    const response = await post(formPost(inquiry, headers))
    expect(response.status).toBe(Number(status))
    expect(response.headers.get('retry-after')).toBe(status === '503' ? '5' : null)
    const html = await response.text()
    expect(html).toContain(message)
    for (const [field, value] of Object.entries(inquiry)) expect(answerIn(html, field)).toBe(value)
  })

  test.each([
    ['413', `product=${'x'.repeat(16_384)}`, form],
    ['400', 'name=%FF', form],
    ['415', 'name=x', { 'content-type': `${form['content-type']}; charset=iso-8859-1` }],
  ])('gets a readable %s when its body cannot be read', async (status, body, headers) => {
    const response = await post(rawPost(body, headers))
    expect(response.status).toBe(Number(status))
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain('<form')
  })
})
