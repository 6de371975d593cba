import type { APIRequestContext, Page } from 'playwright/test'
import type { Email } from '../../scripts/local/resend/mailbox.ts'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import type { FieldName } from '../../src/inquiry/limits.ts'
import { checkInquiry, type Inquiry } from '../../src/inquiry/schema.ts'

export const newProspect = () => `prospect-${crypto.randomUUID()}@example.com`

export async function fillInquiry(
  page: Page,
  email: string,
  product = 'Bamboo lunch boxes',
) {
  await formField(page, 'name').fill('Zoë Çelik 佐藤 📦')
  await formField(page, 'email').fill(email)
  await formField(page, 'product').fill(product)
}

/** Matches the title of a page whose form has errors. */
export const errorTitle = new RegExp(`^${inquiryForm.problem.prefix} `)

/** The message below a field with this entry. */
export function messageAbout(field: FieldName, entry: string): string {
  const others = { name: 'Ann', email: 'ann@example.com', product: 'Mats' }
  const checked = checkInquiry({ ...others, [field]: entry })
  const errors = checked.ok ? [] : checked.errors
  return String(errors[0]?.message)
}

/** A field of the form, found by its label, which the owner can change. */
export const formField = (
  page: Page,
  name: keyof typeof inquiryForm.questions,
) => page.getByLabel(inquiryForm.questions[name].label)

export const sendButton = (page: Page) =>
  page.getByRole('button', { name: inquiryForm.send })

export const sendInquiry = (page: Page) => sendButton(page).click()

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
