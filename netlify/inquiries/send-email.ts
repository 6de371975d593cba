import { type ErrorResponse, Resend } from 'resend'

/**
 * What became of an email.
 *
 * - `sent`: Resend accepted it, now or under the same idempotency key before.
 * - `failed`: Resend refuses this email, and would again.
 * - `postponed`: refused for now, so certainly not sent.
 * - `unclear`: no response or a broken one, so perhaps sent. Sending again is safe for 24 hours.
 * - `unknown`: Resend has received the idempotency key with another sender, recipient or text, which
 *   a deploy has changed since. That earlier email was probably sent: staff must look.
 */
export type EmailOutcome = 'sent' | 'failed' | 'postponed' | 'unclear' | 'unknown'

export interface SendResult {
  outcome: EmailOutcome
  /**
   * The reason is not this email but the account or the way to Resend: a quota, a revoked key, an
   * unverified domain, a firewall, no connection. Any other email would have the same outcome.
   */
  isAccountWide?: boolean
  /** After a refusal because of the request rate: milliseconds to wait at least. */
  retryAfter?: number
  /** The field that Resend refuses, if another email without it may be accepted. */
  refused?: 'reply_to'
}

export interface StaffEmail {
  subject: string
  text: string
  html: string
  replyTo?: string
}

export interface EmailSettings {
  apiKey: string
  /** `Name <address>` or a plain address. */
  from: string
  to: string[]
}

/** Sends one email under a key, in `milliseconds` at most. Never rejects. */
export type Send = (
  email: StaffEmail,
  idempotencyKey: string,
  milliseconds: number,
) => Promise<SendResult>

/** Milliseconds for one request to Resend. The lease of a claimed email is several times as long. */
const longestRequest = 10_000

/** Sends through Resend, which accepts one email for each key within 24 hours. */
export function createSend({ apiKey, from, to }: EmailSettings, baseUrl?: string): Send {
  const resend = new Resend(apiKey, baseUrl ? { baseUrl } : {})
  return async (email, idempotencyKey, milliseconds) => {
    const signal = AbortSignal.timeout(Math.max(1, Math.min(milliseconds, longestRequest)))
    // The SDK never throws: it returns even a failure of the network as `error`.
    const { data, error, headers } = await resend.emails.send(
      { from, to, ...email },
      { idempotencyKey, signal },
    )
    if (data?.id) return { outcome: 'sent' }
    return error ? resultOf(error, headers?.['retry-after']) : { outcome: 'unclear' }
  }
}

// Statuses below 500 that Resend gives for the email itself: invalid, a timeout, an idempotency key
// in use, too large, a security issue. All others are about the account.
const statusesOfAnEmail = [400, 408, 409, 413, 422, 451]

function resultOf(error: ErrorResponse, retryAfter?: string): SendResult {
  const { statusCode: status, name, message } = error
  // The SDK's status is null if there was no response, and it is missing if an error is JSON but not
  // Resend's. In both cases Resend may have received the email.
  if (!status) return { outcome: 'unclear', isAccountWide: true }
  if (status >= 500) return { outcome: 'unclear' }
  // `application_error` is the SDK's own name for a response without JSON, such as a firewall's page.
  // Resend calls an API key that it does not know a validation error, too.
  const isResends = name !== 'application_error' && !/\bAPI key\b/i.test(message)
  if (!isResends || !statusesOfAnEmail.includes(status)) {
    const refusal = { outcome: 'postponed', isAccountWide: true } as const
    const isTooFast = name === 'rate_limit_exceeded'
    return isTooFast ? { ...refusal, retryAfter: secondsOf(retryAfter) * 1000 } : refusal
  }
  if (name === 'invalid_idempotent_request') return { outcome: 'unknown' }
  // 408 and concurrent_idempotent_requests: the first attempt may succeed yet.
  if (status === 408 || status === 409) return { outcome: 'unclear' }
  if (status === 413 || status === 451) return { outcome: 'postponed' }
  return { outcome: 'failed', ...(/\breply_?to\b/i.test(message) && { refused: 'reply_to' }) }
}

/** `Retry-After` in seconds; a date, which Resend does not send, counts as one second. */
function secondsOf(retryAfter = '1'): number {
  return /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : 1
}
