import { setTimeout as delay } from 'node:timers/promises'
import { Resend } from 'resend'
import { createInquiryStore, type InquiryStore } from '../../netlify/inquiries/inquiry-store.ts'
import { deliverNext, type Send } from '../../netlify/inquiries/outbox.ts'
import { patience } from '../../netlify/inquiries/retry.ts'
import { type MailOutcome, sendMail } from '../../netlify/inquiries/send-mail.ts'
import { type Environment, mailSettings } from '../../netlify/inquiries/settings.ts'
import { CannotDo } from './explain.ts'
import type { Inquiries } from './open-inquiries.ts'
import { startProgress } from './progress.ts'

/** Milliseconds after which Resend, which takes a few mails a second, takes the next. */
const pause = 1000
const mostPauses = 5

/** Sends every mail that waits, through the function's own outbox, and says what became of them. */
export async function sendPending(inquiries: Inquiries, environment: Environment): Promise<void> {
  const settings = mailSettings(environment)
  if ('missing' in settings) throw new CannotDo(`Set ${settings.missing.join(', ')} first.`)
  const resend = new Resend(settings.apiKey)
  const send: Send = (mail, key) => sendMail(resend, settings.route, mail, key)
  const store = createInquiryStore(inquiries.sql, patience)

  const before = await countMails(inquiries)
  const progress = startProgress()
  const outcomes = await sweep(store, send, (done) =>
    progress.show(`${done} of ${before.pending} mails`),
  )
  progress.clear()
  // Counted in the table, because claiming gives up mails whose fate nobody can know any more.
  const after = await countMails(inquiries)
  const became = (['failed', 'unknown'] as const).map(
    (status) => `${after[status] - before[status]} ${status}`,
  )
  process.stdout.write(`${outcomes.sent} sent, ${after.pending} pending, ${became.join(', ')}.\n`)
  if (outcomes.failed) {
    throw new CannotDo(
      'The mail service refuses a mail for good: look at the key, the sender and the recipients with npm run doctor. The rest was not tried.',
    )
  }
  if (outcomes.unclear || outcomes.postponed) {
    throw new CannotDo('The mail service does not take them now. What is pending leaves later.')
  }
}

/**
 * Claims and sends until nothing is due. A service that says "too many" is given time; one that
 * cannot be reached ends the sweep, and so does one that refuses a mail for good: a wrong key would
 * turn every mail into one that somebody has to retry by its id.
 */
export async function sweep(
  store: Pick<InquiryStore, 'claimUnsent' | 'markNotified'>,
  send: Send,
  onMail: (done: number) => void = () => {},
): Promise<Record<MailOutcome, number>> {
  const counts = { sent: 0, failed: 0, unknown: 0, postponed: 0, unclear: 0 }
  let pauses = 0
  for (;;) {
    const outcome = await deliverNext(store, send)
    if (!outcome) return counts
    if (outcome === 'postponed' && pauses < mostPauses) {
      pauses++
      await delay(pause)
      continue
    }
    counts[outcome]++
    if (outcome !== 'sent' && outcome !== 'unknown') return counts
    pauses = 0
    onMail(counts.sent + counts.unknown)
  }
}

async function countMails(inquiries: Inquiries) {
  const [row] = await inquiries.query(
    `SELECT count(*) FILTER (WHERE notify_status = 'pending')::integer AS pending,
            count(*) FILTER (WHERE notify_status = 'failed')::integer AS failed,
            count(*) FILTER (WHERE notify_status = 'unknown')::integer AS unknown
     FROM public.contact_inquiries`,
  )
  return row as Record<'pending' | 'failed' | 'unknown', number>
}
