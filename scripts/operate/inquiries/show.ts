import { oneLine } from '../../../netlify/inquiries/one-line.ts'
import { fields } from '../../../src/inquiry/fields.ts'
import { CommandError } from '../command.ts'
import { describeState, inMinutes, printAligned } from './print.ts'
import { query } from './query.ts'
import {
  type FoundInquiry,
  findInquiries,
  type StoredInquiry,
} from './stored-inquiry.ts'

/** A row of `sent_emails`. */
interface SentEmail {
  id: string
  sent_at: string
  delivered_at: string | null
  report: string | null
}

const emailsOf = `
  SELECT row_to_json(email) AS email
  FROM public.sent_emails AS email
  JOIN public.sent_email_inquiries AS carried ON carried.email_id = email.id
  WHERE carried.inquiry_id = $1 ORDER BY email.sent_at`

/** Prints everything that is stored about the inquiry with this reference. */
export async function showInquiry(reference: string): Promise<void> {
  const found = await findInquiries('starts_with(id::text, lower($1))', [
    reference,
  ])
  if (found.length === 0) throw new CommandError('There is no such inquiry.')
  // Two IDs can begin with the same eight characters.
  for (const inquiry of found) await print(inquiry)
}

async function print({ inquiry, state }: FoundInquiry): Promise<void> {
  console.info(`\nInquiry ${inquiry.id}, ${describeState({ inquiry, state })}`)
  for (const { name, label } of fields) {
    console.info(`\n${label}`)
    printText(inquiry[name])
  }
  const emails = await query<{ email: SentEmail }>(emailsOf, [inquiry.id])
  console.info('\nEmails to staff')
  if (emails.length === 0) console.info('  none')
  for (const { email } of emails) printEmail(email)
  // These are the columns that the site fills in, and those of fields that were removed.
  console.info('\nOther columns')
  printAligned(otherColumns(inquiry))
}

function otherColumns(inquiry: StoredInquiry): Record<string, string> {
  const printed = ['id', ...fields.map(({ name }) => name)]
  const others: Record<string, string> = {}
  for (const [name, value] of Object.entries(inquiry)) {
    if (!printed.includes(name)) others[name] = textOf(value)
  }
  return others
}

/** Prints each line by itself, without characters that could send commands to the terminal. */
function printText(value: unknown): void {
  for (const line of String(value ?? 'not given').split('\n'))
    console.info(`  ${oneLine(line, Number.POSITIVE_INFINITY)}`)
}

function printEmail({ id, sent_at, delivered_at, report }: SentEmail): void {
  const facts = [
    inMinutes(sent_at),
    delivered_at
      ? `delivered ${inMinutes(delivered_at)}`
      : 'no delivery reported',
  ]
  if (report) facts.push(oneLine(report, 300))
  console.info(`  ${facts.join(', ')} (${id} at Resend)`)
}

function textOf(value: unknown): string {
  return value === null ? 'none' : oneLine(String(value), 300)
}
