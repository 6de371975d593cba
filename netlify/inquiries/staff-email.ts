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
  type LabelValue,
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

/** In characters, because a list of emails shows only the beginning of a longer subject. */
const longestSubject = 90

/** Writes the email about one inquiry. Identical rows produce identical emails. */
export function leadEmail(
  inquiry: StoredInquiry,
  detail: Detail,
  hasReplyTo = true,
): StaffEmail {
  const { email, suspectedSpam } = inquiry
  const kind = suspectedSpam ? 'Suspected spam: ' : 'Quote request: '
  const heading = 'A visitor has requested a landed quote'
  const repliesToVisitor = hasReplyTo && detail !== 'references'
  const howToReply = repliesToVisitor
    ? `Reply to this email: your reply goes to ${email}.`
    : withoutReplyTo(email, detail)
  const deadline = toMinute(deadlineOf(inquiry))
  const notes = [
    `${howToReply} Reply by ${deadline}: the site promises a reply within 24 hours.`,
    ...noteOnEarlierEmails(inquiry),
    ...noteOnMissingText(detail),
    ...sameTerms(moneyBand()),
  ]
  const section = sectionOf(inquiry, detail)
  const subject = subjectOf(inquiry, detail, longestSubject - kind.length)
  const staffEmail: StaffEmail = {
    subject: kind + subject,
    text: emailText(heading, notes, [section]),
    html: emailHtml(heading, notes, [section]),
    inquiries: [inquiry],
  }
  return repliesToVisitor ? { ...staffEmail, replyTo: email } : staffEmail
}

function withoutReplyTo(email: string, detail: Detail): string {
  const warning = 'A reply to this email would not reach the visitor.'
  return detail === 'references' ? warning : `${warning} Write to ${email}.`
}

/** Reminds staff of the terms that the visitor has read on the site, if the owner has given any. */
export function sameTerms(terms: readonly LabelField[]): string[] {
  if (terms.length === 0) return []
  const lines = terms.map(({ label, value }) => `${label}: ${value}`)
  return [`On the site, the visitor has read: ${lines.join('; ')}.`]
}

const notGiven = 'not given'

/** Gmail cuts an email off at 102 kB. */
const mostBytes = 90_000

/** The heading and the notes of a list need less. */
const bytesAroundSections = 2000

/** Writes the email that lists the waiting inquiries. The next sweep emails those that don't fit. */
export function listEmail(waiting: Waiting, detail: Detail): StaffEmail {
  const sections = sectionsThatFit(waiting.inquiries, detail)
  const inquiries = waiting.inquiries.slice(0, sections.length)
  const unlisted = waiting.more + waiting.inquiries.length - inquiries.length
  const leads = inquiries.filter(({ suspectedSpam }) => !suspectedSpam).length
  const heading = headingOf(leads, inquiries.length - leads)
  const notes = [
    'These inquiries have not reached you in emails of their own. To reply, use the button below each name: a reply to this email would not reach the visitors.',
  ]
  if (unlisted > 0) {
    notes.push(`${inquiriesWait(unlisted)} besides these. ${listThem}`)
  }
  if (waiting.old > 0) {
    notes.push(
      `${inquiriesWait(waiting.old)} for more than 30 days. ${listThem}`,
    )
  }
  notes.push(...noteOnMissingText(detail))
  // The reference makes each subject unique, because email programs group emails by subject.
  const reference = inquiries[0] ? ` [${referenceOf(inquiries[0].id)}]` : ''
  return {
    subject: heading + reference,
    text: emailText(heading, notes, sections),
    html: emailHtml(heading, notes, sections),
    inquiries,
  }
}

/** Returns the sections of the first inquiries, as many as fit into one email, but at least one. */
function sectionsThatFit(
  inquiries: StoredInquiry[],
  detail: Detail,
): EmailSection[] {
  const sections: EmailSection[] = []
  let bytes = bytesAroundSections
  for (const inquiry of inquiries) {
    const section = sectionOf(inquiry, detail)
    bytes += bytesOf(section)
    if (bytes > mostBytes && sections.length > 0) break
    sections.push(section)
  }
  return sections
}

/** Returns the size of the larger of the section's two versions. */
function bytesOf(section: EmailSection): number {
  const html = emailHtml('', [], [section])
  const text = emailText('', [], [section])
  return Math.max(Buffer.byteLength(html), Buffer.byteLength(text))
}

const listThem = 'To see them, run: npm run inquiries list'

function inquiriesWait(count: number): string {
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
  const facts: LabelValue[] = [
    { label: 'Received', value: toMinute(inquiry.createdAt) },
    { label: 'Reply by', value: toMinute(deadlineOf(inquiry)) },
    { label: 'Inquiry', value: id },
  ]
  if (detail === 'references')
    return { title: `Inquiry ${reference}`, facts, notes: [] }

  const visitor = oneLine(name, 100)
  return {
    title: suspectedSpam ? `Suspected spam: ${visitor}` : visitor,
    replyTo: { address: email, subject: `Your quote request [${reference}]` },
    texts: detail === 'everything' ? longEntries(inquiry) : [],
    facts: [...shortEntries(inquiry, detail), ...facts],
    notes: noteOnEarlierEmails(inquiry),
  }
}

/** Returns the entries of one line: all of them, or only the visitor's name and email address. */
function shortEntries(inquiry: StoredInquiry, detail: Detail): LabelValue[] {
  const entries: LabelValue[] = []
  for (const { name, label, multiline } of fields) {
    const isAddress = name === 'name' || name === 'email'
    const isShown = isAddress || detail === 'everything'
    if (isShown && !multiline) {
      entries.push({ label, value: inquiry[name] ?? notGiven })
    }
  }
  return entries
}

const longestSpamEntry = 200

/** Returns the entries that may have several lines. Of suspected spam, the first line is enough. */
function longEntries(inquiry: StoredInquiry): LabelValue[] {
  const entries: LabelValue[] = []
  for (const { name, label, multiline } of fields) {
    if (!multiline) continue
    const text = inquiry[name] ?? notGiven
    const [firstLine = ''] = text.split('\n')
    const value = inquiry.suspectedSpam
      ? oneLine(firstLine, longestSpamEntry)
      : text
    entries.push({ label, value })
  }
  return entries
}

/** Returns a note if the email lacks the visitor's text. */
function noteOnMissingText(detail: Detail): string[] {
  if (detail === 'everything') return []
  return [
    'An email with the visitor’s text was refused, so this email leaves the text out. To read it, run: npm run inquiries show REFERENCE (the first eight characters of the inquiry).',
  ]
}

/**
 * Returns a note if earlier emails about the inquiry didn't arrive. The times in it make each attempt
 * a different email, which Resend therefore sends again.
 */
function noteOnEarlierEmails({ emailedAt, reports }: StoredInquiry): string[] {
  if (emailedAt.length === 0) return []
  const times = emailedAt.map(toMinute).join(', ')
  const outcome = reports ?? 'no delivery'
  return [
    `This inquiry was emailed before (${times}), but Resend reported: ${outcome}.`,
  ]
}

// Both in characters.
const longestName = 24
const longestQuantity = 15

/** For example, `Baking mats (2,400) from Ann [0f3a9c21]`. The product is cut so that the subject fits. */
function subjectOf(
  inquiry: StoredInquiry,
  detail: Detail,
  longest: number,
): string {
  const reference = `[${referenceOf(inquiry.id)}]`
  if (detail === 'references') return reference
  const { name, product, quantity } = inquiry
  const from = `from ${oneLine(name, longestName)} ${reference}`
  if (detail === 'addresses') return from
  const amount = quantity ? ` (${oneLine(quantity, longestQuantity)})` : ''
  const afterProduct = `${amount} ${from}`
  return oneLine(product, longest - afterProduct.length) + afterProduct
}

/** Returns the time 24 hours after the inquiry arrived. */
function deadlineOf({ createdAt }: StoredInquiry): Date {
  return new Date(createdAt.getTime() + 24 * 60 * 60 * 1000)
}

/** For example, `2026-11-28 10:30 UTC`. */
function toMinute(time: Date): string {
  const minute = time.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
  return `${minute.replace('T', ' ')} UTC`
}
