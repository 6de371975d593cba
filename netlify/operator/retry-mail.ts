import { CannotDo } from './explain.ts'
import type { Inquiries } from './open-inquiries.ts'

/** Gives one mail another chance, on the operator's word that it has not arrived. */
export async function retryMail(inquiries: Inquiries, id: string): Promise<void> {
  const rows = await inquiries.query(
    `UPDATE public.contact_inquiries
     SET notify_status = 'pending', notify_unclear_since = NULL
     WHERE id = $1 AND notify_status IN ('failed', 'unknown', 'suppressed') RETURNING id`,
    [id],
  )
  if (rows.length === 0)
    throw new CannotDo('There is no such inquiry, or its mail has left or is pending.')
  process.stdout.write('Its mail is pending: send-pending sends it, or the next inquiry does.\n')
}
