import { moneyBand } from '../../src/content/terms.ts'
import type { LabelField } from '../../src/content/types.ts'
import { fields } from '../../src/inquiry/fields.ts'
import { referenceOf } from '../../src/inquiry/reference.ts'
import type { StoredInquiry, Waiting } from './inquiry-store.ts'
import { oneLine } from './one-line.ts'
import {
  type EmailSection,
  emailHtml,
  emailText,
} from './staff-email-layout.ts'

/**
 * How much of the visitors' entries an email contains. If Resend, or a firewall in front of it,
 * refuses an email because of a visitor's text, the next email contains less.
 */
export type Detail = 'everything' | 'addresses' | 'references'

export interface StaffEmail {
  subject: string
  text: string
  html: string
  replyTo?: string
  /** The inquiries that the email carries. */
  inquiries: StoredInquiry[]
}

/** The email about one inquiry. Identical rows produce identical emails. */
export function leadEmail(
  inquiry: StoredInquiry,
  detail: Detail,
  hasReplyTo = true,
): StaffEmail {
  const { email, suspectedSpam } = inquiry
  const showsAddress = detail !== 'references'
  const repliesToVisitor = hasReplyTo && showsAddress
  const kind = suspectedSpam ? 'Suspected spam: ' : 'Quote request: '
  const heading = 'A visitor has requested a landed quote'
  const whatToDo = repliesToVisitor
    ? `Reply to this email: your reply goes to ${email}.`
    : `A reply to this email would not reach the visitor.${showsAddress ? ` Write to ${email}.` : ''}`
  const notes = [
    `${whatToDo} Reply by ${inMinutes(deadlineOf(inquiry))}: the site promises a reply within 24 hours.`,
    ...sentBefore(inquiry),
    ...leftOut(detail),
    ...sameTerms(moneyBand()),
  ]
  const section = sectionOf(inquiry, detail)
  return {
    subject: kind + subjectOf(inquiry, detail, 90 - kind.length),
    text: emailText(heading, notes, [section]),
    html: emailHtml(heading, notes, [section]),
    ...(repliesToVisitor && { replyTo: email }),
    inquiries: [inquiry],
  }
}

/** Reminds staff of the terms that the visitor has read on the site, if the owner has given any. */
export function sameTerms(terms: readonly LabelField[]): string[] {
  if (terms.length === 0) return []
  const lines = terms.map(({ label, value }) => `${label}: ${value}`)
  return [`On the site, the visitor has read: ${lines.join('; ')}.`]
}

const notGiven = 'not given'
const mostBytes = 90_000

/**
 * The email that lists what waits. Gmail cuts an email off at 102 kB, so the list ends before; the
 * next sweep emails the rest.
 */
export function listEmail(waiting: Waiting, detail: Detail): StaffEmail {
  const inquiries: StoredInquiry[] = []
  const sections: EmailSection[] = []
  let bytes = 2000
  for (const inquiry of waiting.inquiries) {
    const section = sectionOf(inquiry, detail)
    bytes += Math.max(
      Buffer.byteLength(emailHtml('', [], [section])),
      Buffer.byteLength(emailText('', [], [section])),
    )
    if (bytes > mostBytes && inquiries.length > 0) break
    inquiries.push(inquiry)
    sections.push(section)
  }

  const more = waiting.more + waiting.inquiries.length - inquiries.length
  const leads = inquiries.filter(({ suspectedSpam }) => !suspectedSpam).length
  const heading = headingOf(leads, inquiries.length - leads)
  const notes = [
    'These inquiries have not reached you in emails of their own. To reply, use the button below each name: a reply to this email would not reach the visitors.',
    ...(more > 0 ? [`${countOf(more)} besides these. ${listThem}`] : []),
    ...(waiting.old > 0
      ? [`${countOf(waiting.old)} for more than 30 days. ${listThem}`]
      : []),
    ...leftOut(detail),
  ]
  // The reference makes each subject unique, because email programs group emails by subject.
  const reference = inquiries[0] ? ` [${referenceOf(inquiries[0].id)}]` : ''
  return {
    subject: heading + reference,
    text: emailText(heading, notes, sections),
    html: emailHtml(heading, notes, sections),
    inquiries,
  }
}

const listThem = 'To see them, run: npm run inquiries list'

function countOf(count: number): string {
  return count === 1 ? '1 inquiry waits' : `${count} inquiries wait`
}

function headingOf(leads: number, spam: number): string {
  const requests = leads === 1 ? '1 quote request' : `${leads} quote requests`
  const verb = leads + spam === 1 ? 'waits' : 'wait'
  if (leads === 0) return `Suspected spam: ${spam} ${verb} for you`
  return spam === 0
    ? `${requests} ${verb} for a reply`
    : `${requests} and ${spam} suspected spam wait for you`
}

function sectionOf(inquiry: StoredInquiry, detail: Detail): EmailSection {
  const { id, name, email, suspectedSpam } = inquiry
  const reference = referenceOf(id)
  const deadline = inMinutes(deadlineOf(inquiry))
  const facts: [label: string, value: string][] = [
    ['Received', inMinutes(inquiry.createdAt)],
    ['Reply by', deadline],
    ['Inquiry', id],
  ]
  if (detail === 'references')
    return { title: `Inquiry ${reference}`, facts, notes: [] }

  const shown = fields.filter(
    (field) =>
      !field.multiline && (detail === 'everything' || isAddress(field.name)),
  )
  const entries = shown.map((field): [string, string] => [
    field.label,
    inquiry[field.name] ?? notGiven,
  ])
  const long = fields.filter(({ multiline }) => multiline)
  const texts = long.map((field): [string, string] => {
    const text = inquiry[field.name] ?? notGiven
    const [firstLine = ''] = text.split('\n')
    return [field.label, suspectedSpam ? oneLine(firstLine, 200) : text]
  })
  const visitor = oneLine(name, 100)
  return {
    title: suspectedSpam ? `Suspected spam: ${visitor}` : visitor,
    replyTo: { address: email, subject: `Your quote request [${reference}]` },
    texts: detail === 'everything' ? texts : [],
    facts: [...entries, ...facts],
    notes: sentBefore(inquiry),
  }
}

function isAddress(field: string): boolean {
  return field === 'name' || field === 'email'
}

function leftOut(detail: Detail): string[] {
  if (detail === 'everything') return []
  return [
    'An email with the visitor’s text was refused, so this email leaves the text out. To read it, run: npm run inquiries show REFERENCE (the first eight characters of the inquiry).',
  ]
}

/** The times make each attempt a different email, which Resend therefore sends again. */
function sentBefore({ emailedAt, reports }: StoredInquiry): string[] {
  if (emailedAt.length === 0) return []
  const times = emailedAt.map(inMinutes).join(', ')
  return [
    `This inquiry was emailed before (${times}), but Resend reported: ${reports ?? 'no delivery'}.`,
  ]
}

function subjectOf(
  inquiry: StoredInquiry,
  detail: Detail,
  length: number,
): string {
  const reference = `[${referenceOf(inquiry.id)}]`
  if (detail === 'references') return reference
  const { name, product, quantity } = inquiry
  const from = `from ${oneLine(name, 24)} ${reference}`
  if (detail === 'addresses') return from
  const amount = quantity ? ` (${oneLine(quantity, 15)})` : ''
  const end = `${amount} ${from}`
  return oneLine(product, length - end.length) + end
}

function deadlineOf({ createdAt }: StoredInquiry): Date {
  return new Date(createdAt.getTime() + 24 * 60 * 60 * 1000)
}

function inMinutes(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
