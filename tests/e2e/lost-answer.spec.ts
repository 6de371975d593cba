import { expect, test } from 'playwright/test'
import { inquiriesOf, newProspect } from '../support/inbox.ts'
import { fillInquiry, sendInquiry } from '../support/inquiry-form.ts'
import { hydrated, open } from '../support/open-page.ts'

test('an inquiry whose answer was lost is sent again after a reload and stored once', async ({
  page,
  request,
}) => {
  const email = newProspect()
  await open(page, '/contact')
  await page.route('/api/inquiries', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await fillInquiry(page, email)
  await sendInquiry(page)
  await expect(page.getByRole('alert')).toContainText('Unexpected error. Please try again.')
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await page.unroute('/api/inquiries')
  await page.reload()
  await hydrated(page)
  await fillInquiry(page, email)
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  expect(await inquiriesOf(request, email)).toHaveLength(1)
})
