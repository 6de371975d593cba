import { setTimeout as pause } from 'node:timers/promises'
import type { InquiryStore, PendingInquiry } from './inquiry-store.ts'
import type { Log } from './log.ts'
import type { Send, SendResult } from './send-email.ts'

export const emailLimits = {
  /** How long the function keeps trying to send the staff email after it has responded. */
  emailMs: 20_000,
  /** The pause after the first attempt. The next pause is four times as long. */
  firstEmailPauseMs: 1000,
}

export type EmailLimits = typeof emailLimits

interface Outbox {
  store: InquiryStore
  send: Send
  log: Log
  limits: EmailLimits
}

/**
 * Sends one email in up to three attempts, and records the result. If two processes send the same
 * email at once, their requests have the same idempotency key, so Resend sends it only once. @param
 * end when the last attempt must end, in milliseconds since 1970. @param isPrompt whether to retry
 * after any temporary fault, not just after a "too many requests" response.
 */
export async function sendOne(
  { store, send, log, limits }: Outbox,
  inquiry: PendingInquiry,
  end: number,
  isPrompt: boolean,
): Promise<SendResult> {
  let result = await send(inquiry, end)
  let pauseMs = limits.firstEmailPauseMs
  for (let attempt = 1; attempt < 3; attempt++, pauseMs *= 4) {
    const { retryAfter = 0 } = result
    const mayRetry = isPrompt ? result.isTemporary : 'retryAfter' in result
    const wait = Math.max(pauseMs, retryAfter)
    if (!mayRetry || Date.now() + wait >= end) break
    await pause(wait)
    result = await send(inquiry, end)
  }
  const { reason, isAccountWide = false } = result
  log({
    event: 'email',
    inquiry: inquiry.id,
    outcome: reason ? 'pending' : 'sent',
    reason,
  })
  await store.recordEmail(inquiry, !isAccountWide, reason)
  return result
}
