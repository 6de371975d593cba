import { setTimeout as pause } from 'node:timers/promises'
import type { InquiryStore } from './inquiry-store.ts'
import type { Log } from './log.ts'
import type { Send, SendResult } from './send-email.ts'
import type { Detail, StaffEmail } from './staff-email.ts'

export const emailLimits = {
  /** How long the function keeps trying to send the staff email after it has responded. */
  emailMs: 20_000,
  /** The pause after the first attempt. The next pause is four times as long. */
  firstEmailPauseMs: 1000,
}

export type EmailLimits = typeof emailLimits

export interface Outbox {
  store: InquiryStore
  send: Send
  log: Log
  limits: EmailLimits
}

/** Writes the email with less detail, or without a Reply-To header. */
type Write = (detail: Detail, hasReplyTo: boolean) => StaffEmail

/**
 * Sends an email and records the result. If its content is refused, sends it with less detail.
 * @param end when the last attempt must end, in milliseconds since 1970.
 * @returns the number of inquiries in the accepted email.
 */
export async function deliver(
  outbox: Outbox,
  write: Write,
  end: number,
): Promise<number> {
  const { store, log } = outbox
  let email = write('everything', true)
  let result = await sendRepeatedly(outbox, email, end)
  if ('reason' in result && result.refusesReplyTo) {
    email = write('everything', false)
    result = await sendRepeatedly(outbox, email, end)
  }
  for (const detail of ['addresses', 'references'] as const) {
    if (!('reason' in result && result.refusesContent)) break
    email = write(detail, true)
    result = await sendRepeatedly(outbox, email, end)
  }

  const { inquiries } = email
  const [first] = inquiries
  const about =
    inquiries.length === 1
      ? { inquiry: first?.id }
      : { inquiries: inquiries.length }
  if ('id' in result) {
    log({ event: 'email', ...about, email: result.id, outcome: 'sent' })
    await store.recordSent(result.id, inquiries)
    return inquiries.length
  }
  log({ event: 'email', ...about, outcome: 'waiting', reason: result.reason })
  await store.recordRefused(inquiries, result.reason)
  return 0
}

/** Makes up to three attempts to send the same email. */
async function sendRepeatedly(
  { send, limits }: Outbox,
  email: StaffEmail,
  end: number,
): Promise<SendResult> {
  let result = await send(email, end)
  let pauseMs = limits.firstEmailPauseMs
  for (let attempt = 2; attempt <= 3; attempt++) {
    if ('id' in result || result.retryAfterMs === undefined) break
    const wait = Math.max(pauseMs, result.retryAfterMs)
    if (Date.now() + wait >= end) break
    await pause(wait)
    result = await send(email, end)
    pauseMs *= 4
  }
  return result
}
