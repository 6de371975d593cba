import type { APIRequestContext } from 'playwright/test'
import type { Email } from '../../scripts/local/resend/mailbox.ts'
import type { Inquiry } from '../../src/inquiry/schema.ts'

export async function inquiriesOf(request: APIRequestContext, email: string) {
  const response = await request.get('/_local/inquiries.json')
  const inquiries = (await response.json()) as (Inquiry & { id: string })[]
  return inquiries.filter((inquiry) => inquiry.email === email)
}

export async function mailsAbout(request: APIRequestContext, email: string) {
  const response = await request.get('/_local/outbox.json')
  const mails = (await response.json()) as Email[]
  return mails.filter(({ reply_to }) => reply_to === email)
}

/** An address that no other test, worker or browser uses. */
export function newProspect(): string {
  return `prospect-${crypto.randomUUID()}@example.com`
}
