import { expect, test, vi } from 'vitest'
import { staffEmail } from '../../netlify/inquiries/staff-email.ts'

const row = {
  id: '7f2f4b5e-0000-4000-8000-000000000000',
  name: 'Åsa',
  email: 'asa@example.com',
  phone: null,
  product: 'Scales',
  quantity: null,
  suspectedSpam: false,
  createdAt: new Date('2025-01-31T23:59:58.765Z'),
}

test('the staff email depends only on the row, and includes the reply deadline', () => {
  const first = staffEmail(row)
  vi.useFakeTimers({ now: 0 })
  expect(staffEmail({ ...row })).toEqual(first)
  vi.useRealTimers()
  expect(first.text).toContain('2025-02-01 23:59 UTC')
})

test('the subject includes the product, quantity and name, and flags suspected spam', () => {
  const asked = { ...row, product: '\u200b\n  Scales,\tred \nblue', quantity: '500 units' }
  expect(staffEmail(asked).subject).toBe('Quote request: Scales, red (500 units) from Åsa')
  expect(staffEmail({ ...row, suspectedSpam: true }).subject).toMatch(/^Suspected spam: /)
})

test("the staff email keeps the visitor's line breaks and isolates the text direction", () => {
  const { text, html } = staffEmail({ ...row, product: 'red\nblue' })
  expect(text).toContain('  red\n  blue\n')
  expect(html).toContain('<bdi>red<br>blue</bdi>')
})

test('the reply button has one recipient, even if the email address contains ? and &', () => {
  const { html } = staffEmail({ ...row, email: 'ann?bcc=eve&x@example.com' })
  expect(html).toContain('href="mailto:ann%3Fbcc%3Deve%26x@example.com"')
})
