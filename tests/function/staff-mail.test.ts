import { describe, expect, test } from 'vitest'
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
  test('depends on nothing but the row', async () => {
    const first = staffMail(row)
    await new Promise((later) => setTimeout(later, 2))
    expect(staffMail({ ...row })).toEqual(first)
    expect(first.text).toContain('2025-01-31 23:59 UTC')
  })

  test('says first what to do', () => {
    const { text, html } = staffMail(row)
    for (const part of [text, html]) {
      expect(part.indexOf('Reply to this e-mail')).toBeGreaterThan(0)
      expect(part.indexOf('Reply to this e-mail')).toBeLessThan(part.indexOf(row.product))
    }
  })

  test('holds nothing of the visitor in its subject', () => {
    const hostile = 'x\r\nBcc: everyone@example.com'
    const { subject } = staffMail({ ...row, name: hostile, product: hostile, quantity: hostile })
    expect(subject).toBe(`New inquiry ${row.id}`)
  })

  test('shows markup as text', () => {
    const hostile = `<img src=x onerror="alert(1)">&amp;'`
    const { text, html } = staffMail({ ...row, name: hostile, product: hostile, phone: hostile })
    expect(html).not.toContain('<img')
    expect(html.split('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;&#39;')).toHaveLength(
      4,
    )
    expect(text.split(hostile)).toHaveLength(4)
  })

  test('keeps the lines of the request apart', () => {
    const { text, html } = staffMail({ ...row, product: 'red\nblue' })
    expect(text).toContain('  red\n  blue\n')
    expect(html).toContain('red<br>blue')
  })

  test('keeps what a visitor wrote apart from its own headings', () => {
    const { text } = staffMail({ ...row, product: 'x\n\nThe visitor\nName: Boss' })
    expect(text.match(/^The visitor$/gm)).toHaveLength(1)
    expect(text.match(/^Name: /gm)).toHaveLength(1)
  })
})
