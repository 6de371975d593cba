import { describe, expect, test, vi } from 'vitest'
import { staffMail } from '../../netlify/inquiries/staff-mail.ts'

const row = {
  id: '7f2f4b5e-0000-4000-8000-000000000000',
  name: 'Åsa',
  email: 'asa@example.com',
  phone: null,
  product: 'Scales',
  quantity: null,
  createdAt: new Date('2025-01-31T23:59:58.765Z'),
}

describe('the mail to staff', () => {
  test('depends on nothing but the row', () => {
    const first = staffMail(row)
    vi.useFakeTimers({ now: 0 })
    expect(staffMail({ ...row })).toEqual(first)
    vi.useRealTimers()
    expect(first.text).toContain('2025-01-31 23:59 UTC')
  })

  test('says first what to do', () => {
    const { text, html } = staffMail(row)
    for (const part of [text, html]) {
      expect(part.indexOf('Reply to this e-mail')).toBeGreaterThan(0)
      expect(part.indexOf('Reply to this e-mail')).toBeLessThan(part.indexOf(row.product))
    }
  })

  test('keeps the lines of the request apart', () => {
    const { text, html } = staffMail({ ...row, product: 'red\nblue' })
    expect(text).toContain('  red\n  blue\n')
    expect(html).toContain('red<br>blue')
  })
})
