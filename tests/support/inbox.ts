import type { APIRequestContext } from 'playwright/test'

export interface StoredInquiry {
  id: string
  name: string
  email: string
  phone: string | null
  product: string
  quantity: string | null
}

export interface Mail {
  to: string[]
  reply_to: string[]
  subject: string
  text: string
}

/** The inquiries of one prospect, as the database has them. */
export async function inquiriesOf(request: APIRequestContext, email: string) {
  const response = await request.get('/_local/inquiries.json')
  const inquiries = (await response.json()) as StoredInquiry[]
  return inquiries.filter((inquiry) => inquiry.email === email)
}

/** The mails that staff got about one prospect. */
export async function mailsAbout(request: APIRequestContext, email: string) {
  const response = await request.get('/_local/outbox.json')
  const mails = (await response.json()) as Mail[]
  return mails.filter(({ reply_to }) => [reply_to].flat().includes(email))
}

/** An address that no other test, worker or browser uses. */
export function newProspect(): string {
  return `prospect-${crypto.randomUUID()}@example.com`
}
