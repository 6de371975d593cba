import { createInquiryStore } from '../../netlify/inquiries/inquiry-store.ts'
import { deliverWaiting, mailPatience } from '../../netlify/inquiries/outbox.ts'
import { patience } from '../../netlify/inquiries/retry.ts'
import { openMail } from '../../netlify/inquiries/services.ts'
import { mailSettings } from '../../netlify/inquiries/settings.ts'
import { CannotDo } from './explain.ts'
import type { Session } from './open-session.ts'

/** Sends every mail that waits, as the hourly sweep does, and says what became of them. */
export async function sendPending({ env, sql, stdout, query }: Session): Promise<void> {
  const settings = mailSettings(env)
  if ('missing' in settings) throw new CannotDo(`Set ${settings.missing.join(', ')} first.`)
  const send = openMail(env)
  if (!send) return
  const store = createInquiryStore(sql, patience)
  const log = () => {}
  const outcomes = await deliverWaiting({ store, send, log, patience: mailPatience })

  const rows = await query(
    'SELECT notify_status, count(*) FROM public.contact_inquiries GROUP BY 1 ORDER BY 1',
  )
  const mails = rows.map((row) => `${row.count} ${row.notify_status}`).join(', ')
  stdout.write(`${outcomes.sent} sent now. Of all mails: ${mails || 'none'}.\n`)
  if (outcomes.failed) throw new CannotDo('Resend refuses a mail for good: list --status failed.')
  if (outcomes.unclear || outcomes.postponed) {
    throw new CannotDo(
      'The mail service does not take them now: check key and sender with npm run doctor. They leave with a later sweep.',
    )
  }
}
