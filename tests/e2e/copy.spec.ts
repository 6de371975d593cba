import { expect, test } from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import {
  fillInquiry,
  inquiriesOf,
  newProspect,
  sendInquiry,
} from '../support/form.ts'
import { open } from '../support/visit.ts'

// The copy of the inquiry that the thank-you page shows.
const product = 'مرحبا، أحتاج 500 كوب {email} $&!'
let typed: string

test.beforeEach(async ({ page }) => {
  typed = newProspect().replace('example', 'räucher')
  await page.clock.setFixedTime('2031-06-01')
  await open(page, '/contact')
  await fillInquiry(page, typed, product)
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
})

test('the copy has the address as typed', async ({ page }) => {
  const address = page.getByText(typed, { exact: true })
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

test('the copy says when it was sent by the clock of the server', async ({
  page,
}) => {
  const times = await page
    .getByRole('main')
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
  const [sent = 0, due] = times.map((time) => Date.parse(String(time)))
  expect(sent).toBeLessThan(Date.now())
  expect(due).toBe(sent + 24 * 60 * 60 * 1000)
})

test('the copy has the reference of the stored inquiry', async ({
  page,
  request,
}) => {
  const email = typed.replace('räucher', 'xn--rucher-bua')
  const [stored] = await inquiriesOf(request, email)
  expect(stored).toMatchObject({ product })
  const reference = String(stored?.id).slice(0, 8)
  await expect(page.getByText(reference, { exact: true })).toBeVisible()
})

test('the copy survives a reload', async ({ page }) => {
  await page.reload()
  const address = page.getByText(typed, { exact: true })
  await expect(address).toHaveCSS('white-space', 'pre-wrap')
})

test('the footer has the year by the clock of the visitor', async ({
  page,
}) => {
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
})

test('the copy has a button for printing if the browser can print', async ({
  page,
}) => {
  await expect(page.getByRole('main').getByRole('button')).toBeVisible()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'print'))
  await page.reload()
  await expect(page.getByText(typed, { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})
