import { expect, type Page, test } from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { labels } from '../../src/content/labels.ts'
import {
  fillInquiry,
  formField,
  newProspect,
  sendInquiry,
} from '../support/form.ts'
import { open } from '../support/visit.ts'

const closeButton = (page: Page) =>
  page.getByRole('button', { name: labels.closeNotice })

// The tests stop the page's clock, so that no notice closes because a machine is slow. The clock can
// stop only in the future.
test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await open(page, '/contact')
  await page.clock.pauseAt(Date.now() + 60_000)
})

test.describe('the notice of success', () => {
  const success = (page: Page) => page.getByRole('status')

  test.beforeEach(async ({ page }) => {
    await fillInquiry(page, newProspect())
    await sendInquiry(page)
    // The form posts in a later task.
    await page.clock.runFor(1)
    await expect(page).toHaveURL('/thank-you')
    // The notice is shown for a second of its time.
    await page.clock.runFor(1000)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(success(page)).toContainText(inquiryForm.success.title)
  })

  test('stays for almost 19 seconds more', async ({ page }) => {
    await page.clock.runFor(17_900)
    await expect(success(page)).toContainText(inquiryForm.success.title)
  })

  test('closes 20 seconds after it was shown', async ({ page }) => {
    await page.clock.runFor(19_000)
    await expect(success(page)).toBeEmpty()
  })

  test('stays while it has the focus', async ({ page }) => {
    await closeButton(page).focus()
    await page.clock.runFor(40_000)
    await expect(success(page)).toContainText(inquiryForm.success.title)
  })

  test('closes 20 seconds after it has lost the focus', async ({ page }) => {
    await closeButton(page).focus()
    await page.clock.runFor(40_000)
    await closeButton(page).blur()
    await page.clock.runFor(20_000)
    await expect(success(page)).toBeEmpty()
  })
})

test.describe('the notice of an error', () => {
  const error = (page: Page) => page.getByRole('alert')

  test.beforeEach(async ({ page }) => {
    await sendInquiry(page)
    await page.clock.runFor(1000)
    await expect(error(page)).toContainText(inquiryForm.invalid)
  })

  test('never closes by itself', async ({ page }) => {
    const anHour = 3_600_000
    await page.clock.runFor(anHour)
    await expect(error(page)).toContainText(inquiryForm.invalid)
  })

  test('returns the focus to the field when it is closed', async ({ page }) => {
    await formField(page, 'email').focus()
    await closeButton(page).focus()
    await closeButton(page).press('Enter')
    await expect(error(page)).toBeEmpty()
    await expect(formField(page, 'email')).toBeFocused()
  })
})
