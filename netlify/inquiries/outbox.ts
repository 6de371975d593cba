import { randomUUID } from 'node:crypto'
import type { InquiryStore, UnsentInquiry } from './inquiry-store.ts'
import type { Log } from './log.ts'
import type { Send, SendResult } from './send-email.ts'
import { staffEmail, staffEmailWithoutReplyTo } from './staff-email.ts'

export interface EmailLimits {
  /** Milliseconds for all tries of one email together. */
  total: number
  /** Milliseconds of the first pause after Resend's rate limit; each later pause is twice as long. */
  firstPause: number
  /** When no further try begins, in milliseconds since the epoch. */
  deadline?: number
}

/** Well within the 60 seconds of a lease, and within Netlify's limit for work after a response. */
export const emailLimits: EmailLimits = { total: 20_000, firstPause: 500 }

/** Milliseconds that every try gets, because an email may be sent although its try is cut short. */
const shortestTry = 3000

/** The services and limits of every delivery. */
export interface Outbox {
  store: InquiryStore
  send: Send
  log: Log
  limits: EmailLimits
}

/**
 * Sends the pending emails, each once, until none is left, the deadline has passed, or Resend refuses
 * the account.
 *
 * @returns how many were sent.
 * @throws as the store does.
 */
export async function deliverPending(outbox: Outbox): Promise<number> {
  const { deadline = Number.POSITIVE_INFINITY } = outbox.limits
  const worker = randomUUID()
  let sent = 0
  while (Date.now() < deadline) {
    const result = await deliver(outbox, worker)
    if (result?.outcome === 'sent') sent += 1
    if (!result || result.isAccountWide) break
  }
  return sent
}

/**
 * Claims one email, sends it and records the outcome. With `inquiryId`, that is the email of this
 * inquiry, unless another worker is sending it or it was sent.
 *
 * It is claimed just before it is sent, so a lease never has to outlast more than one email. A process
 * that dies in between leaves a lease that expires; the next attempt has the same idempotency key and
 * text, which Resend accepts without sending twice.
 *
 * @returns undefined if no email is due.
 * @throws as the store does.
 */
export async function deliver(
  { store, send, log, limits }: Outbox,
  worker: string,
  inquiryId?: string,
): Promise<SendResult | undefined> {
  const inquiry = await store.claimUnsent(worker, inquiryId)
  if (!inquiry) return undefined
  const result = await sendWithinRate(inquiry, send, limits)
  log({ event: 'email', inquiry: inquiry.id, outcome: result.outcome })
  await store.markNotified(worker, inquiry.id, result)
  return result
}

/** Sends one email. It waits and tries again only if Resend reports too many requests a second. */
async function sendWithinRate(
  inquiry: UnsentInquiry,
  send: Send,
  { total, firstPause, deadline = Number.POSITIVE_INFINITY }: EmailLimits,
): Promise<SendResult> {
  const end = Math.min(Date.now() + total, deadline)
  for (let pause = firstPause; ; pause *= 2) {
    const result = await sendOnce(inquiry, send, end)
    const wait = Math.max(pause, result.retryAfter ?? 0)
    if (result.retryAfter === undefined || Date.now() + wait >= end) return result
    await new Promise((resume) => setTimeout(resume, wait))
  }
}

async function sendOnce(inquiry: UnsentInquiry, send: Send, end: number): Promise<SendResult> {
  const timeLeft = () => Math.max(shortestTry, end - Date.now())
  const key = `inquiry/${inquiry.id}`
  const result = await send(staffEmail(inquiry), key, timeLeft())
  if (result.refused !== 'reply_to') return result
  // Resend may refuse an address that our rules accept. Staff get the inquiry all the same.
  return send(staffEmailWithoutReplyTo(inquiry), `${key}/without-reply-to`, timeLeft())
}
