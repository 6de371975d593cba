import { randomUUID } from 'node:crypto'
import type { InquiryStore, UnsentInquiry } from './inquiry-store.ts'
import type { Log } from './log.ts'
import type { Send, SendResult } from './send-email.ts'
import { staffEmail, staffEmailWithoutReplyTo } from './staff-email.ts'

export interface EmailLimits {
  /** Milliseconds for all tries of one email together. */
  total: number
  /** Milliseconds of the first pause after Resend's rate limit. Each later pause is twice as long. */
  firstPause: number
  /** The time after which no try begins, in milliseconds since the epoch. */
  deadline?: number
}

/** Shorter than the 60 seconds of a claim and than Netlify's limit for work after a response. */
export const emailLimits: EmailLimits = { total: 20_000, firstPause: 500 }

/** Milliseconds for every try at least, because Resend may send an email although its try is cut short. */
const shortestTry = 3000

export interface Outbox {
  store: InquiryStore
  send: Send
  log: Log
  limits: EmailLimits
}

/**
 * Tries each pending email once. Stops early at the deadline, or if Resend refuses the whole account.
 *
 * @returns the number of emails sent.
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
 * Claims one email, sends it and records the outcome. With `inquiryId`, it is the email of that inquiry.
 * If the process ends after the claim, the claim expires. The next try has the same idempotency key and
 * text, so Resend doesn't send the email twice.
 *
 * @returns undefined if no email is pending and unclaimed.
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

/** Sends one email. Waits and tries again only if Resend reports too many requests a second. */
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
  // Resend may refuse an address that our rules accept. Then staff get the email without Reply-To.
  return send(staffEmailWithoutReplyTo(inquiry), `${key}/without-reply-to`, timeLeft())
}
