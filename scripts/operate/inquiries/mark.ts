import { fieldNames } from '../../../src/inquiry/limits.ts'
import { referenceOf } from '../../../src/inquiry/reference.ts'
import { CommandError } from '../command.ts'
import { printInquiries } from './print.ts'
import { query } from './query.ts'
import { containsText, findInquiries } from './stored-inquiry.ts'

const mostPrinted = 50

/** Ends the wait of these inquiries: no email lists them again. */
export async function markHandled(references: string[]): Promise<void> {
  await change(references, {
    assignments: 'handled_at = now()',
    outcome: 'is handled',
  })
}

/** Lets inquiries that were marked as handled or as spam wait again, as leads. */
export async function reopen(references: string[]): Promise<void> {
  await change(references, {
    assignments: 'handled_at = NULL, suspected_spam = false',
    outcome: 'is open again',
  })
}

interface Change {
  /** SQL that sets columns. */
  assignments: string
  /** What is printed after the reference of each changed inquiry. */
  outcome: string
}

/**
 * Changes the inquiries whose IDs begin with the references, and prints a line for each of them.
 * @throws CommandError if a reference belongs to no inquiry. The other inquiries are changed.
 */
async function change(
  references: string[],
  { assignments, outcome }: Change,
): Promise<void> {
  const changed = await query(
    `UPDATE public.contact_inquiries SET ${assignments}
     WHERE EXISTS (SELECT FROM unnest($1::text[]) AS given WHERE starts_with(id::text, given))
     RETURNING id`,
    [references],
  )
  const ids = changed.map(({ id }) => String(id))
  for (const id of ids) console.info(`${referenceOf(id)} ${outcome}.`)
  const unknown = references.filter(
    (reference) => !ids.some((id) => id.startsWith(reference)),
  )
  if (unknown.length > 0)
    throw new CommandError(`There is no inquiry ${unknown.join(' or ')}.`)
}

/** Marks the waiting inquiries that contain the text as spam that has been handled. */
export async function markSpam(text: string, isConfirmed: boolean) {
  const values = [text, fieldNames]
  if (!isConfirmed) {
    const found = await findInquiries(`waits AND ${containsText}`, values)
    if (found.length === 0)
      throw new CommandError('No waiting inquiry contains this text.')
    printInquiries(found.slice(0, mostPrinted))
    const rest = found.length - mostPrinted
    if (rest > 0) console.info(`\n… and ${rest} more`)
    return console.info(
      `\nNothing has changed yet. To mark all ${found.length} as spam, run the same command with the word yes at its end.`,
    )
  }
  const marked = await query(
    `UPDATE public.contact_inquiries AS inquiry SET suspected_spam = true, handled_at = now()
     FROM public.inquiry_states AS state
     WHERE state.id = inquiry.id AND waits AND ${containsText} RETURNING inquiry.id`,
    values,
  )
  console.info(`Marked as spam: ${marked.length}.`)
}
