import { referenceOf } from '../../src/inquiry/reference.ts'
import type { PendingInquiry } from './inquiry-store.ts'
import { oneLine } from './one-line.ts'
import { staffEmailHtml } from './staff-email-html.ts'

const notGiven = 'not given'
const day = 24 * 60 * 60 * 1000

/** Identical rows produce identical emails, and therefore identical idempotency keys. */
export function staffEmail(inquiry: PendingInquiry, hasReplyTo = true) {
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
      // A visitor's text may contain lines like our headings, so the visitor's lines are indented.
      `The product\n${indent(product)}`,
      `The visitor\n${facts.map(([label, value]) => `${label}: ${indent(value).trim()}`).join('\n')}`,
    ].join('\n\n'),
    html: staffEmailHtml(inquiry, next, facts),
    ...(hasReplyTo && { replyTo: email }),
  }
}

const longestSubject = 90

/** The reference makes each subject unique, because email programs group emails by subject. */
function subjectOf({
  id,
  product,
  quantity,
  name,
  suspectedSpam,
}: PendingInquiry): string {
  const start = suspectedSpam ? 'Suspected spam: ' : 'Quote request: '
  const amount = quantity ? ` (${oneLine(quantity, 15)})` : ''
  const end = `${amount} from ${oneLine(name, 24)} [${referenceOf(id)}]`
  return (
    start + oneLine(product, longestSubject - start.length - end.length) + end
  )
}

function inMinutes(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}
