import { expect, type Page, test } from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import {
  fillInquiry,
  inquiriesOf,
  newProspect,
  sendInquiry,
} from '../support/form.ts'
import { open } from '../support/visit.ts'

// These tests are about the copy of the inquiry that the thank-you page shows. The product looks like
// a template, in a text from right to left.
const product = 'مرحبا، أحتاج 500 كوب {email} $&!'
let typedAddress: string

test.beforeEach(async ({ page }) => {
  typedAddress = newProspect().replace('example', 'räucher')
  // The visitor's clock is wrong.
  await page.clock.setFixedTime('2031-06-01')
  await open(page, '/contact')
  await fillInquiry(page, typedAddress, product)
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
})

test('the copy has the address as typed', async ({ page }) => {
  const address = page.getByText(typedAddress, { exact: true })
  await expect(address).toBeVisible()
})

test('the copy isolates the text direction of the address', async ({
  page,
}) => {
  const address = page.getByText(typedAddress, { exact: true })
  await expect(address).toHaveCSS('unicode-bidi', 'plaintext')
})

test('the copy has the product as typed, from right to left', async ({
  page,
}) => {
  const copied = page.locator(':dir(rtl)', { hasText: product })
  await expect(copied).toBeVisible()
})

test('the copy omits fields that were left empty', async ({ page }) => {
  const list = page.getByRole('main').locator('dl')
  await expect(list).not.toContainText(inquiryForm.questions.phone.label)
})

/** Returns one of the two times in the copy: when it was sent, and when we will have replied. */
async function timeAt(page: Page, index: number): Promise<number> {
  const time = page.getByRole('main').locator('time').nth(index)
  return Date.parse(String(await time.getAttribute('datetime')))
}

test('the copy says when it was sent by the clock of the server', async ({
  page,
}) => {
  const sentAt = await timeAt(page, 0)
  expect(sentAt).toBeLessThan(Date.now())
})

test('the copy promises a reply 24 hours after it was sent', async ({
  page,
}) => {
  const day = 24 * 60 * 60 * 1000
  const sentAt = await timeAt(page, 0)
  expect(await timeAt(page, 1)).toBe(sentAt + day)
})

test('the copy has the reference of the stored inquiry', async ({
  page,
  request,
}) => {
  // The database has the form of the address that email programs know.
  const email = typedAddress.replace('räucher', 'xn--rucher-bua')
  const [stored] = await inquiriesOf(request, email)
  expect(stored).toMatchObject({ product })
  const reference = String(stored?.id).slice(0, 8)
  await expect(page.getByText(reference, { exact: true })).toBeVisible()
})

test('the copy and its styles survive a reload', async ({ page }) => {
  await page.reload()
  const address = page.getByText(typedAddress, { exact: true })
  await expect(address).toHaveCSS('white-space', 'pre-wrap')
})

test('the footer has the year by the clock of the visitor', async ({
  page,
}) => {
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
})

test('the copy has a button for printing', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('button')).toBeVisible()
})

test('the copy has no button for printing if the browser can not print', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'print'))
  await page.reload()
  await expect(page.getByText(typedAddress, { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})
