import type { UnsentInquiry } from './inquiry-store.ts'
import type { StaffEmail } from './send-email.ts'
import { staffEmailHtml } from './staff-email-html.ts'

const notGiven = 'not given'
const day = 24 * 60 * 60 * 1000

/**
 * The email that tells staff about an inquiry. It depends only on the row, because Resend refuses a second
 * attempt under the same idempotency key if any character differs.
 */
export function staffEmail(inquiry: UnsentInquiry): StaffEmail {
  const { email } = inquiry
  const next = `Reply to this email: your reply goes to ${email}.`
  return { ...compose(inquiry, next), replyTo: email }
}

/** The staff email for a visitor whose address Resend does not accept as `Reply-To`. */
export function staffEmailWithoutReplyTo(inquiry: UnsentInquiry): StaffEmail {
  const next = `Write to ${inquiry.email}: a reply to this email would not reach the visitor.`
  return compose(inquiry, next)
}

function compose(inquiry: UnsentInquiry, whatToDo: string): Omit<StaffEmail, 'replyTo'> {
  const { id, name, email, phone, product, quantity, createdAt } = inquiry
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
      'A visitor asks for a landed quote.',
      `What to do first\n${next}`,
      // The indentation shows that a heading in the visitor's text is not ours.
      `The product\n${indent(product)}`,
      `The visitor\n${facts.map(([label, value]) => `${label}: ${indent(value).trim()}`).join('\n')}`,
    ].join('\n\n'),
    html: staffEmailHtml({ next, replyTo: email, product, facts }),
  }
}

const longestSubject = 90

/** The product, its quantity and the visitor's name, in about 90 characters. */
function subjectOf({ product, quantity, name, suspectedSpam }: UnsentInquiry): string {
  const start = `${suspectedSpam ? 'Suspected spam: ' : ''}Quote request: `
  const amount = quantity ? ` (${oneLine(quantity, 15)})` : ''
  const end = `${amount} from ${oneLine(name, 24)}`
  const firstLine = product.split('\n').find((line) => oneLine(line, 1)) ?? ''
  return start + oneLine(firstLine, longestSubject - start.length - end.length) + end
}

/**
 * Removes control, direction and invisible characters, which could rearrange or hide other text in a list
 * of emails, and cuts the text to `length` UTF-16 code units.
 */
function oneLine(text: string, length: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s\u2800]+/gu, ' ')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
  if (line.length <= length) return line
  // The cut may leave half of a surrogate pair.
  const cut = line.slice(0, length - 1).replace(/\p{Surrogate}$/u, '')
  return `${cut.trimEnd()}…`
}

function inMinutes(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}
