import { expect, test } from 'playwright/test'
import { home } from '../../src/content/home.ts'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { shell } from '../../src/content/shell.ts'
import { thankYou } from '../../src/content/thank-you.ts'
import { nextStop, tabTo } from '../support/focus-stop.ts'
import {
  errorTitle,
  formField,
  inquiriesOf,
  messageAbout,
  newProspect,
  staffEmailsAbout,
  summary,
} from '../support/form.ts'
import { open } from '../support/visit.ts'

test('a quote can be requested by keyboard, and staff get an email', async ({
  page,
  request,
}) => {
  const email = newProspect()
  await open(page, '/')
  await tabTo(page, shell.skipLink)
  await page.keyboard.press('Enter')
  expect(await nextStop(page)).toBe(home.hero.actions.primary.label)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, inquiryForm.questions.name.label)
  await page.keyboard.type(' Zoë ')
  await tabTo(page, inquiryForm.questions.email.label)
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(inquiryForm.invalid)
  await expect(page.getByRole('alert')).toContainText(
    messageAbout('product', ''),
  )
  await expect(page).toHaveTitle(errorTitle)
  await expect(summary(page)).toBeFocused()
  await tabTo(page, messageAbout('product', ''))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(formField(page, 'product')).toBeFocused()
  await page.keyboard.type('Bamboo lunch boxes')
  await tabTo(page, inquiryForm.send)
  await page.keyboard.press('Space')

  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    thankYou.hero.heading,
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const empty = { phone: null, quantity: null, suspected_spam: false }
  const stored = { name: 'Zoë', product: 'Bamboo lunch boxes', ...empty }
  expect(await inquiriesOf(request, email)).toMatchObject([stored])
  await expect.poll(() => staffEmailsAbout(request, email)).toHaveLength(1)
  await expect(page.getByRole('status')).toContainText(
    inquiryForm.success.title,
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status')).toBeEmpty()
})
