import { setTimeout as pause } from 'node:timers/promises'
import type { InquiryStore } from './inquiry-store.ts'
import type { Log } from './log.ts'
import type { Send, SendResult } from './send-email.ts'
import type { Detail, StaffEmail } from './staff-email.ts'

export const emailLimits = {
  /** How long the function keeps trying to send the staff email after it has responded. */
  emailMs: 20_000,
  /** The shortest pause between two attempts. */
  emailPauseMs: 2000,
}

export type EmailLimits = typeof emailLimits

export interface Outbox {
  store: InquiryStore
  send: Send
  log: Log
  limits: EmailLimits
}

interface EmailOptions {
  detail: Detail
  hasReplyTo: boolean
}

type WriteEmail = (options: EmailOptions) => StaffEmail

/**
 * Sends an email and records the result. If its content is refused, sends it with less detail.
 * @param end when the last attempt must end, in milliseconds since 1970.
 * @returns the number of inquiries in the accepted email; 0 if none was accepted.
 */
export async function deliver(
  outbox: Outbox,
  write: WriteEmail,
  end: number,
): Promise<number> {
  const { store, log } = outbox
  const { email, result } = await sendWithFallbacks(outbox, write, end)
  const { inquiries } = email
  const [first] = inquiries
  // The log names a single inquiry, and only counts several.
  const carried =
    inquiries.length === 1
      ? { inquiry: first?.id }
      : { inquiries: inquiries.length }
  if ('id' in result) {
    log({ event: 'email', ...carried, email: result.id, outcome: 'sent' })
    await store.recordSent(result.id, inquiries)
    return inquiries.length
  }
  const { reason } = result
  log({ event: 'email', ...carried, outcome: 'waiting', reason })
  await store.recordRefused(inquiries, reason)
  return 0
}

/** Sends the email, and leaves out what Resend refuses. @returns the last email and its result. */
async function sendWithFallbacks(
  outbox: Outbox,
  write: WriteEmail,
  end: number,
) {
  let email = write({ detail: 'everything', hasReplyTo: true })
  let result = await sendRepeatedly(outbox, email, end)
  if ('reason' in result && result.refusesReplyTo) {
    email = write({ detail: 'everything', hasReplyTo: false })
    result = await sendRepeatedly(outbox, email, end)
  }
  for (const detail of ['addresses', 'references'] as const) {
    const isContentRefused = 'reason' in result && result.refusesContent
    if (!isContentRefused) break
    email = write({ detail, hasReplyTo: true })
    result = await sendRepeatedly(outbox, email, end)
  }
  return { email, result }
}

const mostAttempts = 3

/** Tries again to send the same email if Resend may accept it later. */
async function sendRepeatedly(
  { send, limits }: Outbox,
  email: StaffEmail,
  end: number,
): Promise<SendResult> {
  let result = await send(email, end)
  for (let attempt = 2; attempt <= mostAttempts; attempt++) {
    if ('id' in result || result.retryAfterMs === undefined) break
    const waitMs = Math.max(limits.emailPauseMs, result.retryAfterMs)
    if (Date.now() + waitMs >= end) break
    await pause(waitMs)
    result = await send(email, end)
  }
  return result
}
