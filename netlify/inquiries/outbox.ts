import { randomUUID } from 'node:crypto'
import type { InquiryStore, UnsentInquiry } from './inquiry-store.ts'
import type { Log } from './log.ts'
import type { RetryLimits } from './retry.ts'
import type { MailOutcome, Send, SendResult } from './send-mail.ts'
import { staffMail, staffMailWithoutReplyTo } from './staff-mail.ts'

/** Milliseconds for all tries of one mail, and for the first pause between them. */
export type MailPatience = Pick<RetryLimits, 'total' | 'shortestPause'>

/** Well within the 60 seconds of a lease, and within what the host allows after an answer. */
export const mailPatience: MailPatience = { total: 20_000, shortestPause: 500 }

/** Milliseconds that must be left to begin a mail: after a try that is cut short it may have left. */
const shortestDelivery = 3000

/** What every delivery needs. */
export interface Post {
  store: InquiryStore
  send: Send
  log: Log
  patience: MailPatience
}

/**
 * Sends what is waiting, each mail once, until nothing is left or the time is over.
 *
 * @param milliseconds for all of them together.
 * @returns how often each outcome came.
 * @throws as the store does.
 */
export async function deliverWaiting(
  post: Post,
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<Record<MailOutcome, number>> {
  const counts = { sent: 0, failed: 0, unknown: 0, postponed: 0, unclear: 0 }
  const worker = randomUUID()
  const deadline = Date.now() + milliseconds
  for (;;) {
    const total = Math.min(post.patience.total, deadline - Date.now())
    if (total < shortestDelivery) return counts
    const outcome = await deliver({ ...post, patience: { ...post.patience, total } }, worker)
    if (!outcome) return counts
    counts[outcome] += 1
  }
}

/**
 * Claims one mail, sends it and records what became of it. With `inquiryId`, that is its mail, unless
 * somebody else is sending it or it has left.
 *
 * It is claimed just before it is sent, so a lease never has to outlast more than one mail. A process
 * that dies in between leaves a lease that runs out; the next attempt has the same idempotency key and
 * text, which Resend accepts without sending twice.
 *
 * @returns nothing when no mail is due.
 * @throws as the store does.
 */
export async function deliver(
  { store, send, log, patience }: Post,
  worker: string,
  inquiryId?: string,
): Promise<MailOutcome | undefined> {
  const inquiry = await store.claimUnsent(worker, inquiryId)
  if (!inquiry) return undefined
  const outcome = await sendPatiently(inquiry, send, patience)
  log({ event: 'mail', inquiry: inquiry.id, outcome })
  await store.markNotified(worker, inquiry.id, outcome)
  return outcome
}

/** Sends one mail, and repeats it under the same key while Resend may take it soon. */
async function sendPatiently(
  inquiry: UnsentInquiry,
  send: Send,
  { total, shortestPause }: MailPatience,
): Promise<MailOutcome> {
  const deadline = Date.now() + total
  // An earlier try may have got through, although the last one was refused.
  let mayHaveLeft = false
  for (let pause = shortestPause; ; pause *= 2) {
    const { outcome, retryAfter } = await sendOnce(inquiry, send, deadline)
    mayHaveLeft ||= outcome === 'unclear'
    const wait = Math.max(pause, retryAfter ?? 0)
    if (retryAfter === undefined || Date.now() + wait >= deadline) {
      if (mayHaveLeft && outcome === 'postponed') return 'unclear'
      if (mayHaveLeft && outcome === 'failed') return 'unknown'
      return outcome
    }
    await new Promise((resume) => setTimeout(resume, wait))
  }
}

async function sendOnce(inquiry: UnsentInquiry, send: Send, deadline: number): Promise<SendResult> {
  const key = `inquiry/${inquiry.id}`
  const result = await send(staffMail(inquiry), key, deadline - Date.now())
  if (result.refused !== 'reply_to') return result
  // Resend may refuse an address that our rules accept. Staff get the inquiry all the same.
  const mail = staffMailWithoutReplyTo(inquiry)
  return send(mail, `${key}/without-reply-to`, deadline - Date.now())
}
