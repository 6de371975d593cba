import { createInquiryStore } from '../../netlify/inquiries/inquiry-store.ts'
import { deliverWaiting, mailPatience } from '../../netlify/inquiries/outbox.ts'
import { patience } from '../../netlify/inquiries/retry.ts'
import { openMail } from '../../netlify/inquiries/services.ts'
import { CannotDo } from './explain.ts'
import type { Session } from './open-session.ts'

/** Sends every mail that waits, those older than the sweep's 30 days too, and says what became of them. */
export async function sendPending({ env, sql, stdout }: Session): Promise<void> {
  const send = openMail(env)
  if (!send) throw new CannotDo('Set the variables that the line above names first.')
  const store = createInquiryStore(sql, patience)
  const log = () => {}
  const outcomes = await deliverWaiting({ store, send, log, patience: mailPatience })

  const counts = Object.entries(outcomes).filter(([, mails]) => mails > 0)
  const said = counts.map(([outcome, mails]) => `${mails} ${outcome}`).join(', ')
  stdout.write(`${said || 'Nothing to send'}.\n`)
  if (outcomes.failed) throw new CannotDo('Resend refuses a mail for good: list --status failed.')
  if (outcomes.unclear || outcomes.postponed) {
    throw new CannotDo(
      'The mail service does not take them now: check key and sender with npm run doctor. They leave with a later sweep.',
    )
  }
}

/**
 * Makes failed and unknown mails pending again. The operator has made sure that they did not arrive.
 *
 * @param which the id of one inquiry, or `failed` or `unknown` for all that are.
 */
export async function retryMails({ query, stdout }: Session, which: string): Promise<void> {
  const rows = await query(
    `UPDATE public.contact_inquiries SET notify_status = 'pending', notify_unclear_since = NULL
     WHERE notify_status IN ('failed', 'unknown') AND $1 IN (id::text, notify_status)
     RETURNING id`,
    [which],
  )
  if (rows.length === 0) {
    throw new CannotDo('No such mail is failed or unknown; "list" shows what became of each.')
  }
  stdout.write(
    `${rows.length} made pending: send-pending sends them, or the next sweep those of the last 30 days.\n`,
  )
}
