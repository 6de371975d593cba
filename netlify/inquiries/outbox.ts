import { randomUUID } from 'node:crypto'
import type { InquiryStore, UnsentInquiry } from './inquiry-store.ts'
import type { Log } from './log.ts'
import type { Send, SendResult } from './send-email.ts'
import { staffEmail } from './staff-email.ts'

export interface EmailLimits {
  /** For all attempts to send one email. */
  emailMs: number
  /** The pause after Resend's first rate-limit error. Each later pause doubles. */
  firstEmailPauseMs: number
  /** When to stop claiming and retrying emails, in milliseconds since the epoch. */
  deadline?: number
}

/** Shorter than an email's 60-second lease and than Netlify's limit for work after a response. */
export const emailLimits: EmailLimits = { emailMs: 20_000, firstEmailPauseMs: 500 }

/** A minimum, because Resend may send an email after a request is aborted. */
const shortestEmailTryMs = 3000

export interface Outbox {
  store: InquiryStore
  send: Send
  log: Log
  limits: EmailLimits
}

/**
 * Tries each pending email once. Stops early at the deadline or after an account-wide failure.
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
 * Leases a pending email (that of `inquiryId`, if given), sends it and records the outcome. If the
 * process ends too early, the lease expires and the email is tried again, with the same idempotency
 * key and text, so that Resend doesn't send it twice.
 *
 * @returns undefined if there is no email to lease.
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

/** Sends one email. Retries only if Resend's rate limit was exceeded. */
async function sendWithinRate(
  inquiry: UnsentInquiry,
  send: Send,
  { emailMs, firstEmailPauseMs, deadline = Number.POSITIVE_INFINITY }: EmailLimits,
): Promise<SendResult> {
  const end = Math.min(Date.now() + emailMs, deadline)
  for (let pause = firstEmailPauseMs; ; pause *= 2) {
    const result = await sendOnce(inquiry, send, end)
    const wait = Math.max(pause, result.retryAfter ?? 0)
    if (result.retryAfter === undefined || Date.now() + wait >= end) return result
    await new Promise((resume) => setTimeout(resume, wait))
  }
}

async function sendOnce(inquiry: UnsentInquiry, send: Send, end: number): Promise<SendResult> {
  const timeLeft = () => Math.max(shortestEmailTryMs, end - Date.now())
  const key = `inquiry/${inquiry.id}`
  const result = await send(staffEmail(inquiry), key, timeLeft())
  if (result.refused !== 'reply_to') return result
  // Resend may reject an address that our rules accept. Staff then get the email without Reply-To.
  return send(staffEmail(inquiry, false), `${key}/without-reply-to`, timeLeft())
}
