import { createHmac, randomUUID } from 'node:crypto'
import type { Email } from './mailbox.ts'

export function bounceEvent({
  id,
  created_at,
  from,
  to,
  subject,
  tags,
}: Email) {
  const message = `The recipient's mail server refused ${to.join()}.`
  return {
    type: 'email.bounced',
    created_at: new Date().toISOString(),
    data: {
      ...{ email_id: id, created_at, from, to, subject },
      // In Resend's API, an email's tags are an array, but an event's tags are an object.
      tags: Object.fromEntries(tags.map(({ name, value }) => [name, value])),
      bounce: { type: 'Permanent', subType: 'General', message },
    },
  }
}

export function webhookRequest(
  url: string,
  secret: string,
  event: unknown,
  id = `msg_${randomUUID()}`,
  seconds = Math.floor(Date.now() / 1000),
): Request {
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
