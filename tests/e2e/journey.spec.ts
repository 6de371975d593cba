import { expect, type Page, test } from 'playwright/test'
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

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function goToFormByKeyboard(page: Page) {
  await open(page, '/')
  await tabTo(page, shell.skipLink)
  await page.keyboard.press('Enter')
  // The first link after the skip link's target leads to the form.
  expect(await nextStop(page)).toBe(home.hero.actions.primary.label)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
  await expect(heading(page)).toBeFocused()
}

/** Fills in the name and the email address, and tries to send the form without the product. */
async function forgetProduct(page: Page, email: string) {
  await tabTo(page, inquiryForm.questions.name.label)
  await page.keyboard.type(' Zoë ')
  await tabTo(page, inquiryForm.questions.email.label)
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(inquiryForm.invalid)
  await expect(notice).toContainText(messageAbout('product', ''))
  await expect(page).toHaveTitle(errorTitle)
  await expect(summary(page)).toBeFocused()
}

async function addProductAndSend(page: Page) {
  await tabTo(page, messageAbout('product', ''))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(formField(page, 'product')).toBeFocused()
  await page.keyboard.type('Bamboo lunch boxes')
  await tabTo(page, inquiryForm.send)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/thank-you')
}

test('a quote can be requested by keyboard, and staff get an email', async ({
  page,
  request,
}) => {
  const email = newProspect()
  await goToFormByKeyboard(page)
  await forgetProduct(page, email)
  await addProductAndSend(page)

  await expect(heading(page)).toHaveText(thankYou.hero.heading)
  await expect(heading(page)).toBeFocused()
  const stored = {
    name: 'Zoë',
    product: 'Bamboo lunch boxes',
    phone: null,
    quantity: null,
    suspected_spam: false,
  }
  expect(await inquiriesOf(request, email)).toMatchObject([stored])
  await expect.poll(() => staffEmailsAbout(request, email)).toHaveLength(1)

  const confirmation = page.getByRole('status')
  await expect(confirmation).toContainText(inquiryForm.success.title)
  await page.keyboard.press('Escape')
  await expect(confirmation).toBeEmpty()
})
