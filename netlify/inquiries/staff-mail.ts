import { escapeHtml } from './escape-html.ts'
import type { UnsentInquiry } from './inquiry-store.ts'

export interface StaffMail {
  subject: string
  text: string
  html: string
  replyTo: string
}

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
    html: [
      '<!doctype html><html lang="en"><body>',
      '<h1>A visitor asks for a landed quote</h1>',
      `<h2>What to do first</h2><p>${escapeHtml(next)}</p>`,
      `<h2>The product</h2><blockquote>${inHtml(product)}</blockquote>`,
      '<h2>The visitor</h2><table>',
      ...facts.map(
        ([label, value]) => `<tr><th align="left">${label}</th><td>${inHtml(value)}</td></tr>`,
      ),
      '</table></body></html>',
    ].join('\n'),
  }
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}

/** `<bdi>` keeps right-to-left text and direction overrides from rearranging what surrounds them. */
function inHtml(text: string): string {
  return `<bdi>${escapeHtml(text).replaceAll('\n', '<br>')}</bdi>`
}
