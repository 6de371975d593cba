import { expect, test } from 'playwright/test'
import { nextStop, tabTo } from '../support/focus-stop.ts'
import { inquiriesOf, newProspect } from '../support/inbox.ts'
import { open } from '../support/open-page.ts'

test('a quote is asked for with the keyboard alone', async ({ page, request }) => {
  const email = newProspect()
  await open(page, '/')
  await tabTo(page, 'Skip to the content')
  await page.keyboard.press('Enter')
  expect(await nextStop(page)).toBe('Get a Free Landed Quote')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, 'Name')
  await page.keyboard.type('Zoë')
  await tabTo(page, 'Email')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await tabTo(page, 'Product details are required')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bamboo lunch boxes')
  await tabTo(page, 'Get Free Quote')
  await page.keyboard.press('Space')

  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await inquiriesOf(request, email)).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status')).toBeEmpty()
})
