import type { Resend } from 'resend'

/**
 * What became of a mail.
 *
 * - `sent`: accepted, now or under the same idempotency key before.
 * - `failed`: refused, and would be again (wrong key, unverified sender, invalid address).
 * - `postponed`: refused for now (too many requests), so certainly not sent.
 * - `unclear`: no answer or a broken one, so perhaps sent; sending again is safe for 24 hours.
 * - `unknown`: the idempotency key came before with another sender, recipient or wording, which a
 *   deployment has changed since. That earlier mail has probably left: a person must look.
 */
export type MailOutcome = 'sent' | 'failed' | 'postponed' | 'unclear' | 'unknown'

export interface StaffMail {
  subject: string
  text: string
  html: string
  replyTo: string
}

export interface MailRoute {
  /** `Name <address>` or a plain address. */
  from: string
  to: string[]
}

/** Milliseconds. The lease of a claimed mail is several times as long. */
const timeout = 10_000

/**
 * Sends one mail through Resend. Never rejects: the SDK turns even a dead network into an `error`.
 *
 * @param idempotencyKey under which Resend accepts one mail, once, within 24 hours.
 */
export async function sendMail(
  resend: Resend,
  route: MailRoute,
  mail: StaffMail,
  idempotencyKey: string,
): Promise<MailOutcome> {
  const { data, error } = await resend.emails.send(
    { ...route, ...mail },
    { idempotencyKey, signal: AbortSignal.timeout(timeout) },
  )
  if (error) return outcomeOf(error.statusCode, error.name)
  return data?.id ? 'sent' : 'unclear'
}

function outcomeOf(status: number | null, name: string): MailOutcome {
  if (status === 429) return 'postponed'
  // The other 409, concurrent_idempotent_requests, says that the first attempt is still under way.
  if (status === 409) return name === 'invalid_idempotent_request' ? 'unknown' : 'unclear'
  if (status && status >= 400 && status < 500 && status !== 408) return 'failed'
  return 'unclear'
}
