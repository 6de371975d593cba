import { type ErrorResponse, Resend } from 'resend'
import type { MailSettings } from './settings.ts'

/**
 * What became of a mail.
 *
 * - `sent`: accepted, now or under the same idempotency key before.
 * - `failed`: Resend refuses this very mail, and would again.
 * - `postponed`: refused for now, so certainly not sent: too many requests, or something about our
 *   account or the way to Resend (a revoked key, an unverified domain, a firewall) that will be mended.
 * - `unclear`: no answer or a broken one, so perhaps sent; sending again is safe for 24 hours.
 * - `unknown`: the idempotency key came before with another sender, recipient or wording, which a
 *   deployment has changed since. That earlier mail has probably left: a person must look.
 */
export type MailOutcome = 'sent' | 'failed' | 'postponed' | 'unclear' | 'unknown'

export interface SendResult {
  outcome: MailOutcome
  /** Present where the same mail may be taken soon: milliseconds to wait at least. */
  retryAfter?: number
  /** The field that Resend refuses, where another mail without it may be accepted. */
  refused?: 'reply_to'
}

export interface StaffMail {
  subject: string
  text: string
  html: string
  replyTo?: string
}

/** Sends one mail under a key, in `milliseconds` at most. Never rejects. */
export type Send = (
  mail: StaffMail,
  idempotencyKey: string,
  milliseconds: number,
) => Promise<SendResult>

/** Milliseconds for one try. The lease of a claimed mail is several times as long. */
const longestTry = 10_000

/** Sends through Resend, which accepts one mail for each key, once, within 24 hours. */
export function createSend({ apiKey, from, to }: MailSettings, baseUrl?: string): Send {
  const resend = new Resend(apiKey, baseUrl ? { baseUrl } : {})
  return async (mail, idempotencyKey, milliseconds) => {
    const signal = AbortSignal.timeout(Math.max(1, Math.min(milliseconds, longestTry)))
    // The SDK never throws: it returns even a failure of the network as `error`.
    const { data, error, headers } = await resend.emails.send(
      { from, to, ...mail },
      { idempotencyKey, signal },
    )
    if (data?.id) return { outcome: 'sent' }
    if (!error) return { outcome: 'unclear', retryAfter: 0 }
    return resultOf(error, headers?.['retry-after'])
  }
}

function resultOf({ statusCode, name, message }: ErrorResponse, retryAfter?: string): SendResult {
  // The SDK's own name where the answer is no JSON, such as the page of a firewall.
  const isOfResend = name !== 'application_error'
  // The status is null where no answer arrived, and missing where the error is not Resend's JSON.
  if (statusCode === undefined) return { outcome: 'postponed' }
  const status = statusCode ?? 0
  if (status === 429) return { outcome: 'postponed', retryAfter: secondsOf(retryAfter) * 1000 }
  if (status === 409 && isOfResend) {
    if (name === 'invalid_idempotent_request') return { outcome: 'unknown' }
    // concurrent_idempotent_requests: the first attempt is still under way.
    return { outcome: 'unclear', retryAfter: 0 }
  }
  // Resend calls an API key that it does not know a validation error, too.
  if ((status === 400 || status === 422) && isOfResend && !/\bAPI key\b/i.test(message)) {
    return { outcome: 'failed', ...(/\breply_?to\b/i.test(message) && { refused: 'reply_to' }) }
  }
  if (status >= 400 && status < 500 && status !== 408) return { outcome: 'postponed' }
  return { outcome: 'unclear', retryAfter: 0 }
}

/** `Retry-After` in seconds; a date, which Resend does not send, counts as one second. */
function secondsOf(retryAfter = '1'): number {
  return /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : 1
}
