import { setTimeout as pause } from 'node:timers/promises'
import type { InquiryStore, PendingInquiry } from './inquiry-store.ts'
import type { Log } from './log.ts'
import type { Send, SendResult } from './send-email.ts'

export interface EmailLimits {
  /** The time limit for all attempts to send one email right after the response. */
  emailMs: number
  /** The pause after the first of these attempts. The next pause is four times as long. */
  firstEmailPauseMs: number
}

/** `emailMs` is shorter than the time that Netlify allows for work after a response. */
export const emailLimits: EmailLimits = { emailMs: 20_000, firstEmailPauseMs: 1000 }

const promptAttempts = 3

export interface Outbox {
  store: InquiryStore
  send: Send
  log: Log
  limits: EmailLimits
}

/**
 * Sends the email for an inquiry that has just been stored. If it is not accepted, or if the process
 * ends too early, the email stays pending and a sweep sends it.
 */
export async function sendPromptly(outbox: Outbox, inquiry: PendingInquiry): Promise<void> {
  const end = Date.now() + outbox.limits.emailMs
  await sendOne(outbox, inquiry, end, end, (result, attempt) =>
    Boolean(result.isTemporary && attempt < promptAttempts),
  )
}

/**
 * Tries each of these emails once, in order. Stops at a refusal of the whole account.
 *
 * @param lastBegin when the last attempt may begin, and @param end when it must end, in
 * milliseconds since the epoch.
 * @returns the number of emails that Resend accepted.
 */
export async function sendPending(
  outbox: Outbox,
  inquiries: PendingInquiry[],
  lastBegin: number,
  end: number,
): Promise<number> {
  let sent = 0
  for (const inquiry of inquiries) {
    if (Date.now() >= lastBegin) break
    const waitsForRate = ({ retryAfter }: SendResult) => retryAfter !== undefined
    const result = await sendOne(outbox, inquiry, lastBegin, end, waitsForRate)
    if (result.reason === undefined) sent += 1
    if (result.isAccountWide) break
  }
  return sent
}

/**
 * Sends one email and records the result. No lease prevents another process from sending the same
 * email at the same time: both use the same idempotency key, so Resend sends it once.
 */
async function sendOne(
  { store, send, log, limits }: Outbox,
  inquiry: PendingInquiry,
  lastBegin: number,
  end: number,
  mayRetry: (result: SendResult, attempt: number) => boolean,
): Promise<SendResult> {
  let result = await send(inquiry, end)
  let pauseMs = limits.firstEmailPauseMs
  for (let attempt = 1; mayRetry(result, attempt); attempt++, pauseMs *= 4) {
    const wait = Math.max(pauseMs, result.retryAfter ?? 0)
    if (Date.now() + wait >= lastBegin) break
    await pause(wait)
    result = await send(inquiry, end)
  }
  const { reason, isAccountWide = false } = result
  log({ event: 'email', inquiry: inquiry.id, outcome: reason ? 'pending' : 'sent', reason })
  await store.recordEmail(inquiry, !isAccountWide, reason)
  return result
}
