import { createHash } from 'node:crypto'
import { type CreateEmailOptions, type ErrorResponse, Resend } from 'resend'
import {
  type Environment,
  readSetting,
  recipientsIn,
  senderIn,
} from './settings.ts'
import type { StaffEmail } from './staff-email.ts'

export type SendResult =
  /** Resend's ID of the email that it accepted. */
  | { id: string }
  | {
      /**
       * Resend's status and error name, or `no response`. Resend's message is omitted, because it
       * can contain an address.
       */
      reason: string
      /** Milliseconds after which Resend might accept the same email. */
      retryAfterMs?: number
      /** Whether Resend, or a firewall before it, might accept an email with another content. */
      refusesContent?: boolean
      refusesReplyTo?: boolean
    }

/** Makes one attempt to send a staff email, giving up at `end`. Never rejects. */
export type Send = (email: StaffEmail, end: number) => Promise<SendResult>

const requestLimitMs = 10_000

/** @returns undefined if a variable that every email needs is missing or malformed. */
export function openEmail(environment: Environment): Send | undefined {
  const { INQUIRY_NOTIFY_TO = '', RESEND_BASE_URL } = environment
  const apiKey = readSetting(environment, 'RESEND_API_KEY')
  const sender = readSetting(environment, 'INQUIRY_NOTIFY_FROM')
  // If the list is malformed, `readSetting` logs an error, but the valid addresses get the email.
  readSetting(environment, 'INQUIRY_NOTIFY_TO')
  const to = recipientsIn(INQUIRY_NOTIFY_TO)
  if (!apiKey || !sender || to.length === 0) return undefined
  const from = senderIn(sender)
  const resend = new Resend(
    apiKey,
    RESEND_BASE_URL ? { baseUrl: RESEND_BASE_URL } : {},
  )

  return async function send({ subject, text, html, replyTo }, end) {
    const email: CreateEmailOptions = { from, to, subject, text, html }
    if (replyTo) email.replyTo = replyTo
    const limitMs = Math.min(requestLimitMs, end - Date.now())
    // Resend's SDK returns an `error` rather than throwing, even after a network failure.
    const { data, error, headers } = await resend.emails.send(email, {
      idempotencyKey: keyOf(email),
      // AbortSignal.timeout throws if the number is negative.
      signal: AbortSignal.timeout(Math.max(1, limitMs)),
    })
    if (data?.id) return { id: data.id }
    return failureOf(error, headers?.['retry-after'])
  }
}

/**
 * Resend sends at most one email per idempotency key in 24 hours, and refuses a key that was used
 * for a different email. So the key is a hash of the whole email.
 */
function keyOf(email: object): string {
  return createHash('sha256').update(JSON.stringify(email)).digest('hex')
}

// With these statuses, Resend refuses the account because of its key, domain, quota or rate.
const accountStatuses = [401, 403, 429]

/** @param retryAfter the header, in seconds. Without it, a second is long enough for Resend's rate limit. */
function failureOf(error: ErrorResponse | null, retryAfter = '1'): SendResult {
  // The error can be any JSON, because the SDK passes on what a firewall responds.
  const { statusCode, name = '', message = '' } = Object(error)
  if (typeof statusCode !== 'number') {
    // The SDK reports a lost connection as an `application_error` without a status. Any other error
    // without a status is a firewall's own JSON.
    return name === 'application_error'
      ? { reason: 'no response', retryAfterMs: 0 }
      : { reason: 'refused', refusesContent: true }
  }
  // A firewall's text could be long, or repeat an address.
  const isWord = /^\w{1,50}$/.test(name)
  const reason = isWord ? `${statusCode} ${name}` : `${statusCode}`
  if (statusCode >= 500) return { reason, retryAfterMs: 0 }
  // Another process is sending the same email.
  if (name === 'concurrent_idempotent_requests')
    return { reason, retryAfterMs: 0 }
  if (name === 'rate_limit_exceeded') {
    // HTTP allows a date in Retry-After too, but Resend always sends seconds.
    const seconds = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : 1
    return { reason, retryAfterMs: seconds * 1000 }
  }
  // If a firewall responds with an HTML page, the SDK reports an `application_error`.
  const isFromResend = name !== 'application_error'
  const refusesAccount = isFromResend && accountStatuses.includes(statusCode)
  return {
    reason,
    refusesContent: !refusesAccount,
    refusesReplyTo: /\breply_?to\b/i.test(message),
  }
}
