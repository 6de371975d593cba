import { setTimeout as delay } from 'node:timers/promises'
import { Resend } from 'resend'
import { createInquiryStore, type InquiryStore } from '../../netlify/inquiries/inquiry-store.ts'
import { deliverNext, type Send } from '../../netlify/inquiries/outbox.ts'
import { patience } from '../../netlify/inquiries/retry.ts'
import { type MailOutcome, sendMail } from '../../netlify/inquiries/send-mail.ts'
import { mailSettings } from '../../netlify/inquiries/settings.ts'
import { CannotDo } from './explain.ts'
import type { Session } from './open-session.ts'

const mostPauses = 5
const refused =
  'The mail service refuses a mail for good: check key, sender and recipients with npm run doctor. The rest was not tried.'

/** Sends every mail that waits, through the function's own outbox, and says what became of them. */
export async function sendPending(session: Session): Promise<void> {
  const settings = mailSettings(session.env)
  if ('missing' in settings) throw new CannotDo(`Set ${settings.missing.join(', ')} first.`)
  const { RESEND_BASE_URL: baseUrl } = session.env
  const resend = new Resend(settings.apiKey, baseUrl ? { baseUrl } : {})
  const send: Send = (mail, key) => sendMail(resend, settings.route, mail, key)
  const outcomes = await sweep(createInquiryStore(session.sql, patience), send)

  const rows = await session.query(
    'SELECT notify_status, count(*) FROM public.contact_inquiries GROUP BY 1 ORDER BY 1',
  )
  const mails = rows.map((row) => `${row.count} ${row.notify_status}`).join(', ')
  session.stdout.write(`${outcomes.sent} sent now. Of all mails: ${mails || 'none'}.\n`)
  if (outcomes.failed) throw new CannotDo(refused)
  if (outcomes.unclear || outcomes.postponed) {
    throw new CannotDo('The mail service does not take them now. What is pending leaves later.')
  }
}

/**
 * Claims and sends until nothing is due. A service that says "too many requests" is given time; one
 * that cannot be reached ends the sweep, and so does one that refuses a mail for good: a wrong key
 * would turn every mail into one that somebody has to retry by its id.
 *
 * @param pause waits after "too many requests", one second unless told. Resend takes a few mails a second.
 */
export async function sweep(
  store: Pick<InquiryStore, 'claimUnsent' | 'markNotified'>,
  send: Send,
  pause = () => delay(1000),
): Promise<Record<MailOutcome, number>> {
  const counts = { sent: 0, failed: 0, unknown: 0, postponed: 0, unclear: 0 }
  let pauses = 0
  for (;;) {
    const outcome = await deliverNext(store, send)
    if (outcome === 'postponed' && pauses < mostPauses) {
      pauses++
      await pause()
      continue
    }
    if (!outcome) return counts
    counts[outcome]++
    if (outcome !== 'sent' && outcome !== 'unknown') return counts
    pauses = 0
  }
}
