import type { InquiryStore } from './inquiry-store.ts'
import type { Log } from './log.ts'
import type { MailOutcome, SendResult } from './send-mail.ts'
import { type StaffMail, staffMail, staffMailWithoutReplyTo } from './staff-mail.ts'

/** Sends one mail under a key, in at most `milliseconds`. Never rejects. */
export type Send = (
  mail: StaffMail,
  idempotencyKey: string,
  milliseconds: number,
) => Promise<SendResult>

/** How long one mail is tried, and how a try that is to be repeated waits; in milliseconds. */
export interface MailPatience {
  total: number
  shortestPause: number
}

/** Well within the 60 seconds of a lease, and within what the host allows after an answer. */
export const mailPatience: MailPatience = { total: 20_000, shortestPause: 500 }

type Store = Pick<InquiryStore, 'claimUnsent' | 'markNotified'>

/**
 * Claims one mail, sends it and records what became of it.
 *
 * It is claimed just before it is sent, so a lease never has to outlast more than one mail. A process
 * that dies in between leaves a lease that runs out; the next attempt has the same idempotency key and
 * text, which Resend accepts without sending twice.
 *
 * @param inquiryId the inquiry to mail; the one that is next where it is missing.
 * @returns nothing when no mail is due.
 * @throws as the store does.
 */
export async function deliverNext(
  store: Store,
  send: Send,
  log: Log,
  { total, shortestPause }: MailPatience,
  inquiryId?: string,
): Promise<MailOutcome | undefined> {
  const claimed = await store.claimUnsent(inquiryId)
  if (!claimed) return undefined
  const { claim, inquiry } = claimed
  const key = `inquiry/${inquiry.id}`
  const deadline = Date.now() + total

  async function attempt(): Promise<SendResult> {
    const result = await send(staffMail(inquiry), key, deadline - Date.now())
    if (result.refused !== 'reply_to') return result
    // An address that our rules accept and Resend's do not must not cost the lead.
    const mail = staffMailWithoutReplyTo(inquiry)
    return send(mail, `${key}/without-reply-to`, Math.max(1, deadline - Date.now()))
  }

  let result = await attempt()
  for (let pause = shortestPause; result.retryAfter !== undefined; pause *= 2) {
    const wait = Math.max(pause, result.retryAfter)
    if (Date.now() + wait >= deadline) break
    await new Promise((resume) => setTimeout(resume, wait))
    result = await attempt()
  }
  log({ event: 'mail', inquiry: inquiry.id, outcome: result.outcome })
  await store.markNotified(claim, result.outcome)
  return result.outcome
}

/**
 * Sends what is waiting until nothing is due or the time is over. A mail that does not leave rests for
 * a while, so each is tried once.
 *
 * @param milliseconds for all of them together.
 * @returns how many have left.
 */
export async function deliverWaiting(
  store: Store,
  send: Send,
  log: Log,
  { total, shortestPause }: MailPatience,
  milliseconds: number,
): Promise<number> {
  const deadline = Date.now() + milliseconds
  let sent = 0
  for (;;) {
    const left = deadline - Date.now()
    if (left <= 0) return sent
    const patience = { total: Math.min(total, left), shortestPause }
    const outcome = await deliverNext(store, send, log, patience)
    if (!outcome) return sent
    if (outcome === 'sent') sent += 1
  }
}
