import { CannotDo } from './explain.ts'
import type { Session } from './open-session.ts'

/** Gives all mails in a state another chance, on the operator's word that they have not arrived. */
export async function retryMails({ query, stdout }: Session, status: string): Promise<void> {
  const rows = await query(
    `UPDATE public.contact_inquiries SET notify_status = 'pending', notify_unclear_since = NULL
     WHERE notify_status = $1 RETURNING id`,
    [status],
  )
  stdout.write(
    `${rows.length} made pending: send-pending sends them, or the next sweep those of the last 30 days.\n`,
  )
}

/**
 * Gives one mail another chance, on the operator's word that it has not arrived.
 *
 * One that is pending already is left as it is, so that the statement may run twice.
 */
export async function retryMail({ query, stdout }: Session, id: string): Promise<void> {
  const [before] = await query(
    `WITH renewed AS (
       UPDATE public.contact_inquiries
       SET notify_status = 'pending', notify_unclear_since = NULL
       WHERE id = $1 AND notify_status IN ('failed', 'unknown')
     )
     SELECT notify_status FROM public.contact_inquiries WHERE id = $1`,
    [id],
  )
  if (!before) throw new CannotDo('There is no inquiry with that id; "list" shows them.')
  if (before.notify_status === 'sent')
    throw new CannotDo('Its mail has left; it is not sent again.')
  stdout.write(
    'Its mail is pending: send-pending sends it, or the next sweep if it is not older than 30 days.\n',
  )
}
