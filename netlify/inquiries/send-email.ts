import { createHash } from 'node:crypto'
import { type ErrorResponse, Resend } from 'resend'
import type { PendingInquiry } from './inquiry-store.ts'
import { type Environment, readSetting, recipientsIn } from './settings.ts'
import { staffEmail } from './staff-email.ts'

/** The result of one attempt to send a staff email. */
export interface SendResult {
  /**
   * Why Resend did not accept the email: Resend's status and error name, or `no response`. It never
   * contains Resend's message, because messages contain addresses. Undefined after a success.
   */
  reason?: string
  /** Whether Resend may accept the same email a few seconds later. */
  isTemporary?: boolean
  /**
   * Whether the cause of the failure would also stop every other email: a quota, a revoked key, an
   * unverified domain, a firewall or no network.
   */
  isAccountWide?: boolean
  /** The minimum wait in milliseconds, if Resend's rate limit was exceeded. */
  retryAfter?: number
}

/** Makes one attempt to send a staff email, which ends at the time `end`. Never rejects. */
export type Send = (inquiry: PendingInquiry, end: number) => Promise<SendResult>

const requestLimitMs = 10_000

/** @returns undefined if no email can be sent, because a variable is missing or malformed. */
export function openEmail(environment: Environment): Send | undefined {
  const { INQUIRY_NOTIFY_TO = '', RESEND_BASE_URL } = environment
  const apiKey = readSetting(environment, 'RESEND_API_KEY')
  const from = readSetting(environment, 'INQUIRY_NOTIFY_FROM')
  // If some addresses can't be parsed, this is logged, and only the other recipients get the email.
  readSetting(environment, 'INQUIRY_NOTIFY_TO')
  const to = recipientsIn(INQUIRY_NOTIFY_TO)
  if (!apiKey || !from || to.length === 0) return undefined
  const resend = new Resend(apiKey, RESEND_BASE_URL ? { baseUrl: RESEND_BASE_URL } : {})

  return async function send(inquiry, end, hasReplyTo = true): Promise<SendResult> {
    const tags = [{ name: 'inquiry', value: inquiry.id }]
    const email = { from, to, ...staffEmail(inquiry, hasReplyTo), tags }
    const milliseconds = Math.min(requestLimitMs, end - Date.now())
    const signal = AbortSignal.timeout(Math.max(1, milliseconds))
    const idempotencyKey = emailKeyOf(inquiry, email)
    // The SDK never throws. It returns even network failures as `error`.
    const { data, error, headers } = await resend.emails.send(email, { idempotencyKey, signal })
    if (data?.id) return {}
    // Resend may refuse an address that our rules accept. Staff then get the email without Reply-To.
    if (hasReplyTo && refusesReplyTo(error)) return send(inquiry, end, false)
    return resultOf(error, signal.aborted, headers?.['retry-after'])
  }
}

/**
 * Resend sends one email per key in 24 hours, and refuses a key reused for a different email. The
 * key therefore changes if any part of the email changes, for example after a deploy that corrects
 * a recipient. It also changes after a bounce, because Resend would not resend the same email.
 */
function emailKeyOf({ id, bounces }: PendingInquiry, email: object): string {
  const hash = createHash('sha256').update(JSON.stringify([email, bounces]))
  return `inquiry/${id}/${hash.digest('hex').slice(0, 32)}`
}

function refusesReplyTo(error: ErrorResponse | null): boolean {
  return /^4(00|22)$/.test(`${error?.statusCode}`) && /\breply_?to\b/i.test(`${error?.message}`)
}

// Resend's 4xx statuses that concern only the email being sent: invalid, idempotency key in use,
// too large, security issue. All other statuses below 500 concern the Resend account.
const statusesOfAnEmail = [400, 409, 413, 422, 451]

function resultOf(error: ErrorResponse | null, isTimeout: boolean, retryAfter = '1'): SendResult {
  const { statusCode, name = '', message = '' } = { ...error }
  // The SDK's status is null if there was no response, and missing if a JSON error isn't from
  // Resend. A timeout may concern only this email, so the sweep goes on.
  if (typeof statusCode !== 'number') {
    return { reason: 'no response', isTemporary: true, isAccountWide: !isTimeout }
  }
  const reason = /^\w{1,50}$/.test(name) ? `${statusCode} ${name}` : `${statusCode}`
  if (statusCode >= 500) return { reason, isTemporary: true }
  if (name === 'rate_limit_exceeded') {
    // Read only seconds: Resend never sends a date in Retry-After, although HTTP allows it.
    const seconds = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : 1
    return { reason, isTemporary: true, isAccountWide: true, retryAfter: seconds * 1000 }
  }
  // The SDK returns `application_error` for a response without JSON, such as a firewall's error
  // page. Resend reports an unknown API key as a validation error.
  const isFromResend = name !== 'application_error' && !/\bAPI key\b/i.test(message)
  return { reason, isAccountWide: !isFromResend || !statusesOfAnEmail.includes(statusCode) }
}
