import { isEmailAddress } from '../../../src/inquiry/email-address.ts'
import { fieldNames } from '../../../src/inquiry/limits.ts'
import { tidyAddress } from '../../../src/inquiry/schema.ts'
import { CommandError } from '../command.ts'
import { printInquiries } from './print.ts'
import { query } from './query.ts'
import { containsText, findInquiries } from './stored-inquiry.ts'

const perPage = 20
const mostFound = 100
const counts = `SELECT count(*) AS total, count(*) FILTER (WHERE waits) AS waiting
  FROM public.inquiry_states`

/** Prints one page: the inquiries that wait, and then the others, the newest first. */
export async function listPage(page: number): Promise<void> {
  const [count = {}] = await query(counts)
  const total = Number(count.total)
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (page > pages)
    throw new CommandError(`The last page is npm run inquiries list ${pages}.`)
  if (total === 0) return console.info('There are no inquiries yet.')

  const start = (page - 1) * perPage
  const anyInquiry = 'true'
  const found = await findInquiries(
    anyInquiry,
    [start],
    `LIMIT ${perPage} OFFSET $1`,
  )
  const end = start + found.length
  console.info(
    `Inquiries ${start + 1} to ${end} of ${total}. Waiting: ${count.waiting}.`,
  )
  printInquiries(found)
  if (end < total)
    console.info(`\n${total - end} more: npm run inquiries list ${page + 1}`)
}

/** Prints the inquiries in which any entry contains the text. */
export async function findText(text: string): Promise<void> {
  // The form stores `ann@müller.de` as `ann@xn--mller-kva.de`.
  const stored = tidyAddress(text)
  const address = isEmailAddress(stored) ? stored : text
  // One more than are printed shows whether there are more.
  const found = await findInquiries(
    `${containsText} OR lower(inquiry.email) = lower($3)`,
    [text, fieldNames, address],
    `LIMIT ${mostFound + 1}`,
  )
  if (found.length === 0)
    throw new CommandError('No inquiry contains this text.')
  printInquiries(found.slice(0, mostFound))
  if (found.length > mostFound) {
    console.info(
      `\nThere are more than ${mostFound}. Search for a longer text.`,
    )
  }
}
