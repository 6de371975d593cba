import type { UnsentInquiry } from './inquiry-store.ts'
import type { StaffMail } from './send-mail.ts'
import { staffMailHtml } from './staff-mail-html.ts'

const notGiven = 'not given'

/**
 * The mail that tells staff about an inquiry. It depends on the row and on nothing else: Resend
 * refuses a second attempt under the same idempotency key when a single character differs.
 * The subject holds nothing that a visitor wrote.
 */
export function staffMail(inquiry: UnsentInquiry): StaffMail {
  const { id, name, email, phone, product, quantity, createdAt } = inquiry
  const received = `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const next = `Reply to this e-mail: the answer goes to ${email}. The site promises one within 24 hours, with supplier options and one landed price.`
  const facts: [label: string, value: string][] = [
    ['Name', name],
    ['E-mail', email],
    ['Phone', phone ?? notGiven],
    ['Quantity', quantity ?? notGiven],
    ['Received', received],
    ['Inquiry', id],
  ]
  return {
    subject: `New inquiry ${id}`,
    replyTo: email,
    text: [
      'A visitor asks for a landed quote.',
      `What to do first\n${next}`,
      // Indented, so that a text which imitates our headings still reads as the visitor's.
      `The product\n${indent(product)}`,
      `The visitor\n${facts.map(([label, value]) => `${label}: ${indent(value).trim()}`).join('\n')}`,
    ].join('\n\n'),
    html: staffMailHtml({
      heading: 'A visitor asks for a landed quote',
      next,
      replyTo: email,
      product,
      facts,
    }),
  }
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}
