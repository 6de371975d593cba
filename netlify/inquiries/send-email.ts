import { type ErrorResponse, Resend } from 'resend'

/**
 * The outcome of an email.
 *
 * - `sent`: Resend accepts it, or has accepted it before under the same idempotency key.
 * - `failed`: Resend refuses this email, and would refuse it again.
 * - `postponed`: Resend refuses it for now, and has not sent it.
 * - `unclear`: there was no valid response, so Resend may have sent it. It is safe to try again for 24 hours.
 * - `unknown`: Resend has received the idempotency key before with another sender, recipient or text, as
 *   after a deploy. It has probably sent that earlier email, so staff must check.
 */
export type EmailOutcome = 'sent' | 'failed' | 'postponed' | 'unclear' | 'unknown'

export interface SendResult {
  outcome: EmailOutcome
  /**
   * Whether any other email would have the same outcome, because of the account or the connection: a
   * quota, a revoked key, an unverified domain, a firewall, no network.
   */
  isAccountWide?: boolean
  /** Milliseconds to wait at least, if Resend refuses the request rate. */
  retryAfter?: number
  /** The field that Resend refuses, if it may accept the email without that field. */
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

/** Milliseconds for one request to Resend. The claim of an email lasts several times as long. */
const longestRequest = 10_000

/** Sends through Resend, which sends one email for each key within 24 hours. Never rejects. */
export function createSend({ apiKey, from, to }: EmailSettings, baseUrl?: string) {
  const resend = new Resend(apiKey, baseUrl ? { baseUrl } : {})
  return async (
    email: StaffEmail,
    idempotencyKey: string,
    milliseconds: number,
  ): Promise<SendResult> => {
    const signal = AbortSignal.timeout(Math.max(1, Math.min(milliseconds, longestRequest)))
    // The SDK never throws. It returns even a network failure as `error`.
    const { data, error, headers } = await resend.emails.send(
      { from, to, ...email },
      { idempotencyKey, signal },
    )
    if (data?.id) return { outcome: 'sent' }
    return error ? resultOf(error, headers?.['retry-after']) : { outcome: 'unclear' }
  }
}

// Resend's statuses below 500 for the email itself: invalid, a timeout, an idempotency key in use, too
// large, a security issue. All others are for the account.
const statusesOfAnEmail = [400, 408, 409, 413, 422, 451]

function resultOf(error: ErrorResponse, retryAfter = '1'): SendResult {
  const { statusCode: status, name, message } = error
  // The SDK's status is null if there was no response, and missing if a JSON error isn't Resend's. In both
  // cases Resend may have received the email.
  if (!status) return { outcome: 'unclear', isAccountWide: true }
  if (status >= 500) return { outcome: 'unclear' }
  // `application_error` is the SDK's name for a response without JSON, such as a firewall's page. Resend
  // reports an unknown API key as a validation error.
  const isResends = name !== 'application_error' && !/\bAPI key\b/i.test(message)
  if (!isResends || !statusesOfAnEmail.includes(status)) {
    const refusal = { outcome: 'postponed', isAccountWide: true } as const
    if (name !== 'rate_limit_exceeded') return refusal
    // The header may also be a date, which Resend does not use.
    const seconds = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : 1
    return { ...refusal, retryAfter: seconds * 1000 }
  }
  if (name === 'invalid_idempotent_request') return { outcome: 'unknown' }
  // 408 and concurrent_idempotent_requests: the first attempt may still succeed.
  if (status === 408 || status === 409) return { outcome: 'unclear' }
  if (status === 413 || status === 451) return { outcome: 'postponed' }
  return { outcome: 'failed', ...(/\breply_?to\b/i.test(message) && { refused: 'reply_to' }) }
}
