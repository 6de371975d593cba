import type { Page } from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'

export async function fillInquiry(page: Page, email: string, product = 'Bamboo lunch boxes') {
  await page.getByLabel('Name').fill('Zoë Çelik 佐藤 📦')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('What product do you need?').fill(product)
}

export async function sendInquiry(page: Page) {
  await page.getByRole('button', { name: 'Get Free Quote' }).click()
}

/** The list of errors above the form. */
export const summary = (page: Page) =>
  page.getByRole('region', { name: inquiryForm.problem.heading })
