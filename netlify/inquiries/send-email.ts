import { type ErrorResponse, Resend } from 'resend'

/**
 * The outcome of an attempt to send an email.
 *
 * - `sent`: Resend accepted the email, now or earlier with the same idempotency key.
 * - `failed`: Resend rejected the email, and would reject it again.
 * - `postponed`: Resend rejected the email for now, and did not send it.
 * - `unclear`: no valid response, so Resend may have sent the email. Retries are safe for 24 hours.
 * - `unknown`: Resend received the idempotency key earlier, with a different sender, recipient or
 *   text, for example because a deploy changed one of them. The earlier email was probably sent, so
 *   staff must check.
 */
export type EmailOutcome = 'sent' | 'failed' | 'postponed' | 'unclear' | 'unknown'

export interface SendResult {
  outcome: EmailOutcome
  /**
   * Whether every other email would have the same outcome, because of the account or the
   * connection: a quota, a revoked key, an unverified domain, a firewall or no network.
   */
  isAccountWide?: boolean
  /** The minimum wait in milliseconds, if Resend's rate limit was exceeded. */
  retryAfter?: number
  /** The field that Resend rejected, if the email may be accepted without it. */
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
  /** `Name <address>` or an address. */
  from: string
  to: string[]
}

export type Send = ReturnType<typeof createSend>

/** An email's lease is several times as long. */
const resendRequestLimitMs = 10_000

/** The returned function never rejects. Resend sends one email per idempotency key in 24 hours. */
export function createSend({ apiKey, from, to }: EmailSettings, baseUrl?: string) {
  const resend = new Resend(apiKey, baseUrl ? { baseUrl } : {})
  return async (
    email: StaffEmail,
    idempotencyKey: string,
    milliseconds: number,
  ): Promise<SendResult> => {
    const signal = AbortSignal.timeout(Math.max(1, Math.min(milliseconds, resendRequestLimitMs)))
    // The SDK never throws. It returns even network failures as `error`.
    const { data, error, headers } = await resend.emails.send(
      { from, to, ...email },
      { idempotencyKey, signal },
    )
    if (data?.id) return { outcome: 'sent' }
    return error ? resultOf(error, headers?.['retry-after']) : { outcome: 'unclear' }
  }
}

// Resend's 4xx statuses that concern only the email being sent: invalid, timeout, idempotency key
// in use, too large, security issue. All other statuses below 500 concern the account.
const statusesOfAnEmail = [400, 408, 409, 413, 422, 451]

function resultOf(error: ErrorResponse, retryAfter = '1'): SendResult {
  const { statusCode: status, name, message } = error
  // The SDK's status is null if there was no response, and missing if a JSON error isn't from
  // Resend. In both cases, Resend may have received the email.
  if (!status) return { outcome: 'unclear', isAccountWide: true }
  if (status >= 500) return { outcome: 'unclear' }
  // The SDK returns `application_error` for a response without JSON, such as a firewall's error
  // page. Resend reports an unknown API key as a validation error.
  const isResends = name !== 'application_error' && !/\bAPI key\b/i.test(message)
  if (!isResends || !statusesOfAnEmail.includes(status)) {
    const refusal = { outcome: 'postponed', isAccountWide: true } as const
    if (name !== 'rate_limit_exceeded') return refusal
    // HTTP also allows a date in Retry-After, but Resend does not send dates.
    const seconds = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : 1
    return { ...refusal, retryAfter: seconds * 1000 }
  }
  if (name === 'invalid_idempotent_request') return { outcome: 'unknown' }
  // After 408 or concurrent_idempotent_requests, the first attempt may still succeed.
  if (status === 408 || status === 409) return { outcome: 'unclear' }
  if (status === 413 || status === 451) return { outcome: 'postponed' }
  return { outcome: 'failed', ...(/\breply_?to\b/i.test(message) && { refused: 'reply_to' }) }
}
