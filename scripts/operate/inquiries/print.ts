import { oneLine } from '../../../netlify/inquiries/one-line.ts'
import { fields } from '../../../src/inquiry/fields.ts'
import { referenceOf } from '../../../src/inquiry/reference.ts'
import type { FoundInquiry } from './stored-inquiry.ts'

/** Longer entries are cut, so that a page of the list can be read. `show` prints all of an entry. */
const mostCharacters = 300

/** Prints one line for each entry that the visitor made, below the date, reference and state. */
export function printInquiries(found: FoundInquiry[]): void {
  for (const { inquiry, state } of found) {
    const heading = [
      inMinutes(inquiry.created_at),
      referenceOf(inquiry.id),
      describeState({ inquiry, state }),
    ]
    console.info(`\n${heading.join('  ')}`)
    const entries: Record<string, string> = {}
    for (const { name } of fields) {
      const entry = inquiry[name]
      if (entry) entries[name] = oneLine(String(entry), mostCharacters)
    }
    printAligned(entries)
  }
}

/** Prints one line for each property, with the values below one another. */
export function printAligned(values: Record<string, string>): void {
  const names = Object.keys(values)
  const width = Math.max(...names.map((name) => name.length))
  for (const [name, value] of Object.entries(values))
    console.info(`  ${name.padEnd(width)}  ${value}`)
}

/** Says what has become of the inquiry's emails, for example `waits: 403 …`. */
export function describeState({ inquiry, state }: FoundInquiry): string {
  const spam = inquiry.suspected_spam ? 'suspected spam, ' : ''
  const outcome = spam + outcomeOf({ inquiry, state })
  // If the inquiry no longer waits, an earlier refusal does not matter.
  const refusal = state.waits && inquiry.email_error
  const reasons = [refusal, state.reports].filter(Boolean).join('; ')
  return reasons ? `${outcome}: ${oneLine(reasons, mostCharacters)}` : outcome
}

function outcomeOf({ inquiry, state }: FoundInquiry): string {
  if (state.waits) return 'waits'
  if (inquiry.handled_at) return 'handled'
  return state.delivered_at ? 'delivered' : 'sent'
}

/** @param time an ISO 8601 time with an offset, as PostgreSQL writes it in JSON. */
export function inMinutes(time: string): string {
  const utc = new Date(time).toISOString()
  return `${utc.slice(0, 16).replace('T', ' ')} UTC`
}
