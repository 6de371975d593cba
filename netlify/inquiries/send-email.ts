import { createHash } from 'node:crypto'
import { type ErrorResponse, Resend } from 'resend'
import type { PendingInquiry } from './inquiry-store.ts'
import { type Environment, readSetting, recipientsIn } from './settings.ts'
import { staffEmail } from './staff-email.ts'

export interface SendResult {
  /**
   * Why Resend did not accept the email: Resend's status and error name, or `no response`. Resend's
   * message is omitted, because it can contain an address. Undefined if Resend accepted the email.
   */
  reason?: string
  /** Whether Resend might accept the same email a few seconds later. */
  isTemporary?: boolean
  /** Whether all other emails would fail too, for example because of a quota or a revoked key. */
  isAccountWide?: boolean
  /** How many milliseconds to wait before retrying if emails are being sent too fast. */
  retryAfter?: number
}

/** Makes one attempt to send a staff email, giving up at `end`. Never rejects. */
export type Send = (inquiry: PendingInquiry, end: number) => Promise<SendResult>

const requestLimitMs = 10_000

/** @returns undefined if a variable that every email needs is missing or malformed. */
export function openEmail(environment: Environment): Send | undefined {
  const { INQUIRY_NOTIFY_TO = '', RESEND_BASE_URL } = environment
  const apiKey = readSetting(environment, 'RESEND_API_KEY')
  const from = readSetting(environment, 'INQUIRY_NOTIFY_FROM')
  // If the list is malformed, `readSetting` logs an error, but the valid addresses get the email.
  readSetting(environment, 'INQUIRY_NOTIFY_TO')
  const to = recipientsIn(INQUIRY_NOTIFY_TO)
  if (!apiKey || !from || to.length === 0) return undefined
  const resend = new Resend(
    apiKey,
    RESEND_BASE_URL ? { baseUrl: RESEND_BASE_URL } : {},
  )

  return async function send(
    inquiry,
    end,
    hasReplyTo = true,
  ): Promise<SendResult> {
    const tags = [{ name: 'inquiry', value: inquiry.id }]
    const email = { from, to, ...staffEmail(inquiry, hasReplyTo), tags }
    const milliseconds = Math.min(requestLimitMs, end - Date.now())
    const signal = AbortSignal.timeout(Math.max(1, milliseconds))
    const idempotencyKey = emailKeyOf(inquiry, email)
    // Resend's SDK returns an `error` rather than throwing, even after a network failure.
    const { data, error, headers } = await resend.emails.send(email, {
      idempotencyKey,
      signal,
    })
    if (data?.id) return {}
    // Resend can refuse a visitor's address that our form accepts, so retry without Reply-To.
    if (hasReplyTo && refusesReplyTo(error)) return send(inquiry, end, false)
    return resultOf(error, signal.aborted, headers?.['retry-after'])
  }
}

/**
 * Resend sends at most one email per idempotency key in 24 hours, and refuses a key that was used
 * for a different email. So the key changes when the email does, for example if the owner corrects
 * an address. The key also changes after a bounce, because Resend must then send the email again.
 */
function emailKeyOf({ id, bounces }: PendingInquiry, email: object): string {
  const hash = createHash('sha256').update(JSON.stringify([email, bounces]))
  return `inquiry/${id}/${hash.digest('hex').slice(0, 32)}`
}

function refusesReplyTo(error: ErrorResponse | null): boolean {
  return (
    /^4(00|22)$/.test(`${error?.statusCode}`) &&
    /\breply_?to\b/i.test(`${error?.message}`)
  )
}

// These statuses mean that Resend refuses only this email. Other 4xx statuses affect all emails.
const statusesOfAnEmail = [400, 409, 413, 422, 451]

function resultOf(
  error: ErrorResponse | null,
  isTimeout: boolean,
  retryAfter = '1',
): SendResult {
  const { statusCode, name = '', message = '' } = { ...error }
  // A failed connection usually means no network. A timeout may affect only this email.
  if (typeof statusCode !== 'number') {
    return {
      reason: 'no response',
      isTemporary: true,
      isAccountWide: !isTimeout,
    }
  }
  const reason = /^\w{1,50}$/.test(name)
    ? `${statusCode} ${name}`
    : `${statusCode}`
  if (statusCode >= 500) return { reason, isTemporary: true }
  if (name === 'rate_limit_exceeded') {
    // HTTP allows a date in Retry-After too, but Resend always sends seconds.
    const seconds = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : 1
    return {
      reason,
      isTemporary: true,
      isAccountWide: true,
      retryAfter: seconds * 1000,
    }
  }
  // If a firewall responds with an HTML page, Resend's SDK reports an `application_error`. For an
  // unknown API key, Resend reports a validation error. Both problems affect every email.
  const isFromResend =
    name !== 'application_error' && !/\bAPI key\b/i.test(message)
  return {
    reason,
    isAccountWide: !isFromResend || !statusesOfAnEmail.includes(statusCode),
  }
}
