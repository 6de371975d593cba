import { createHmac, randomUUID } from 'node:crypto'
import type { Email } from './mailbox.ts'

/** What Resend's webhook can report about an email, by the name of the button on `/_local`. */
const reports = {
  delivered: { type: 'email.delivered' },
  delayed: { type: 'email.delivery_delayed' },
  bounce: {
    type: 'email.bounced',
    bounce: { type: 'Permanent', subType: 'General' },
  },
  // Amazon SES, through which Resend sends, reports an absence reply as a bounce.
  absent: {
    type: 'email.bounced',
    bounce: { type: 'Transient', subType: 'General' },
  },
  suppressed: {
    type: 'email.suppressed',
    suppressed: { type: 'OnAccountSuppressionList' },
  },
  failed: {
    type: 'email.failed',
    failed: { reason: 'reached_daily_quota' },
  },
} as const

export type Report = keyof typeof reports
export const reportNames = Object.keys(reports) as Report[]

export function emailEvent(
  { id, created_at, from, to, subject, tags }: Email,
  report: Report,
) {
  const { type, ...details } = reports[report]
  return {
    type,
    created_at: new Date().toISOString(),
    data: {
      email_id: id,
      created_at,
      from,
      to,
      subject,
      // In Resend's API, an email's tags are an array, but an event's tags are an object.
      tags: Object.fromEntries(tags.map(({ name, value }) => [name, value])),
      ...details,
    },
  }
}

interface Signature {
  secret: string
  /** When Resend sent the event, in seconds since 1970. */
  seconds?: number | undefined
}

/**
 * Signs an event as Resend does, with Svix's scheme.
 * @param event an object, or the exact text to send.
 */
export function webhookRequest(
  url: string,
  event: unknown,
  { secret, seconds = Math.floor(Date.now() / 1000) }: Signature,
): Request {
  const id = `msg_${randomUUID()}`
  const body = typeof event === 'string' ? event : JSON.stringify(event)
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key)
    .update(`${id}.${seconds}.${body}`)
    .digest('base64')
  const headers = {
    'content-type': 'application/json',
    'svix-id': id,
    'svix-timestamp': `${seconds}`,
    'svix-signature': `v1,${signature}`,
  }
  return new Request(url, { method: 'POST', headers, body })
}
