import type { UnsentInquiry } from './inquiry-store.ts'
import type { StaffEmail } from './send-email.ts'
import { staffEmailHtml } from './staff-email-html.ts'

const notGiven = 'not given'
const day = 24 * 60 * 60 * 1000

/**
 * The email that tells staff about an inquiry. Its content depends only on the row, because Resend
 * rejects a retry with the same idempotency key if a single character differs.
 *
 * @param hasReplyTo whether a reply to the email goes to the visitor.
 */
export function staffEmail(inquiry: UnsentInquiry, hasReplyTo = true): StaffEmail {
  const { id, name, email, phone, product, quantity, createdAt } = inquiry
  const whatToDo = hasReplyTo
    ? `Reply to this email: your reply goes to ${email}.`
    : `Write to ${email}: a reply to this email would not reach the visitor.`
  const deadline = inMinutes(new Date(createdAt.getTime() + day))
  const next = `${whatToDo} Reply by ${deadline}: the site promises a reply within 24 hours.`
  const facts: [label: string, value: string][] = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone ?? notGiven],
    ['Quantity', quantity ?? notGiven],
    ['Received', inMinutes(createdAt)],
    ['Inquiry', id],
  ]
  return {
    subject: subjectOf(inquiry),
    text: [
      'A visitor has requested a landed quote.',
      `What to do first\n${next}`,
      // The indentation distinguishes headings in the visitor's text from ours.
      `The product\n${indent(product)}`,
      `The visitor\n${facts.map(([label, value]) => `${label}: ${indent(value).trim()}`).join('\n')}`,
    ].join('\n\n'),
    html: staffEmailHtml(inquiry, next, facts),
    ...(hasReplyTo && { replyTo: email }),
  }
}

const longestSubject = 90

function subjectOf({ product, quantity, name, suspectedSpam }: UnsentInquiry): string {
  const start = `${suspectedSpam ? 'Suspected spam: ' : ''}Quote request: `
  const amount = quantity ? ` (${oneLine(quantity, 15)})` : ''
  const end = `${amount} from ${oneLine(name, 24)}`
  const firstLine = product.split('\n').find((line) => oneLine(line, 1)) ?? ''
  return start + oneLine(firstLine, longestSubject - start.length - end.length) + end
}

/**
 * Collapses text to one line of at most `length` UTF-16 code units. Removes invisible characters and
 * bidirectional control characters, which could hide or reorder other text in a list of emails.
 */
function oneLine(text: string, length: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s\u2800]+/gu, ' ')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
  if (line.length <= length) return line
  // The cut may have split a surrogate pair.
  const cut = line.slice(0, length - 1).replace(/\p{Surrogate}$/u, '')
  return `${cut.trimEnd()}…`
}

function inMinutes(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}
