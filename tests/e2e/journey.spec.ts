import { expect, test } from 'playwright/test'
import { shell } from '../../src/content/shell.ts'
import { nextStop, tabTo } from '../support/focus-stop.ts'
import {
  inquiriesOf,
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
  expect(await nextStop(page)).toBe('Get a Free Landed Quote')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, 'Name')
  await page.keyboard.type(' Zoë ')
  await tabTo(page, 'Email')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Validation Error')
  await expect(page.getByRole('alert')).toContainText(
    'Product details are required',
  )
  await expect(page).toHaveTitle(/^Error: /)
  await expect(summary(page)).toBeFocused()
  await tabTo(page, 'Product details are required')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(page.getByLabel('What product do you need?')).toBeFocused()
  await page.keyboard.type('Bamboo lunch boxes')
  await tabTo(page, 'Get Free Quote')
  await page.keyboard.press('Space')

  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const empty = { phone: null, quantity: null, suspected_spam: false }
  const stored = { name: 'Zoë', product: 'Bamboo lunch boxes', ...empty }
  expect(await inquiriesOf(request, email)).toMatchObject([stored])
  await expect.poll(() => staffEmailsAbout(request, email)).toHaveLength(1)
  await expect(page.getByRole('status')).toContainText(
    'Thank you for your inquiry!',
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status')).toBeEmpty()
})
