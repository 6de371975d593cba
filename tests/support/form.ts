import type { APIRequestContext, Page } from 'playwright/test'
import type { Email } from '../../scripts/local/resend/mailbox.ts'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import type { Inquiry } from '../../src/inquiry/schema.ts'

export const newProspect = () => `prospect-${crypto.randomUUID()}@example.com`

export async function fillInquiry(
  page: Page,
  email: string,
  product = 'Bamboo lunch boxes',
) {
  await page.getByLabel('Name').fill('Zoë Çelik 佐藤 📦')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('What product do you need?').fill(product)
}

export const sendInquiry = (page: Page) =>
  page.getByRole('button', { name: 'Get Free Quote' }).click()

export const summary = (page: Page) =>
  page.getByRole('region', { name: inquiryForm.problem.heading })

export async function inquiriesOf(request: APIRequestContext, email: string) {
  const response = await request.get('/_local/inquiries.json')
  const inquiries: (Inquiry & { id: string })[] = await response.json()
  return inquiries.filter((inquiry) => inquiry.email === email)
}

export async function staffEmailsAbout(
  request: APIRequestContext,
  prospect: string,
) {
  const response = await request.get('/_local/outbox.json')
  const emails: Email[] = await response.json()
  return emails.filter(({ reply_to }) => reply_to === prospect)
}
