import { isEmailAddress } from '../../../src/inquiry/email-address.ts'
import { tidyAddress } from '../../../src/inquiry/schema.ts'
import { CommandError } from '../command.ts'
import { printInquiries } from './print.ts'
import { query } from './query.ts'
import { findInquiries } from './stored-inquiry.ts'

const remainingCopies = `Copies that this command doesn't delete:
  - emails in the staff mailbox, and replies to them
  - emails in Resend's log, until your plan's log retention period has passed
  - exports (CSV files) and backups
  - Neon's restore history, until its restore window has passed`

/** Deletes the inquiries of one address, written as visitors may write it in the form. */
export async function deleteFrom(given: string, isConfirmed: boolean) {
  const address = tidyAddress(given)
  if (!isEmailAddress(address))
    throw new CommandError(
      `${given} isn't an email address. To look for a name: npm run inquiries find TEXT`,
    )
  if (!isConfirmed) {
    const found = await findInquiries('lower(email) = lower($1)', [address])
    if (found.length === 0) throw new CommandError(noneFrom(address))
    printInquiries(found)
    const these = found.length === 1 ? 'this inquiry' : `all ${found.length}`
    return console.info(
      `\nNothing is deleted yet. To delete ${these}, run the same command with the word yes at its end.\n\n${remainingCopies}`,
    )
  }
  const deleted = await query(
    `DELETE FROM public.contact_inquiries WHERE lower(email) = lower($1) RETURNING id`,
    [address],
  )
  if (deleted.length === 0) throw new CommandError(noneFrom(address))
  console.info(
    `Deleted from ${address}: ${deleted.length}.\n\n${remainingCopies}`,
  )
}

function noneFrom(address: string): string {
  return `No inquiry is from ${address}. To look for a name or another address: npm run inquiries find TEXT`
}
