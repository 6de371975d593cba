import { expect, test, vi } from 'vitest'
import { staffMail } from '../../netlify/inquiries/staff-mail.ts'

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

test('the mail to staff depends on nothing but the row', () => {
  const first = staffMail(row)
  vi.useFakeTimers({ now: 0 })
  expect(staffMail({ ...row })).toEqual(first)
  vi.useRealTimers()
  expect(first.text).toContain('Answer by 2025-02-01 23:59 UTC')
})

test('the mail to staff says in its subject what is asked, how much and by whom', () => {
  const asked = { ...row, product: '\u200b\n  Scales,\tred \nblue', quantity: '500 units' }
  expect(staffMail(asked).subject).toBe('Quote request: Scales, red (500 units) from Åsa')
  expect(staffMail({ ...row, suspectedSpam: true }).subject).toMatch(/^Suspected spam: /)
})

test('the mail to staff keeps the lines of the request apart, and its direction to itself', () => {
  const { text, html } = staffMail({ ...row, product: 'red\nblue' })
  expect(text).toContain('  red\n  blue\n')
  expect(html).toContain('<bdi>red<br>blue</bdi>')
})

test('the button to reply writes to the address alone, whatever its name holds', () => {
  const { html } = staffMail({ ...row, email: 'ann?bcc=eve&x@example.com' })
  expect(html).toContain('href="mailto:ann%3Fbcc%3Deve%26x@example.com"')
})
