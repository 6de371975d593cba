import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import { expect, type Page, test } from 'playwright/test'
import { labels } from '../../src/content/labels.ts'
import { productSourcing } from '../../src/content/product-sourcing.ts'
import { startPlan } from '../../src/content/start-plan.ts'
import { orderPlan, tiktokShop } from '../../src/content/tiktok-shop.ts'
import { worksheets } from '../../src/content/worksheets.ts'
import { tabTo } from '../support/focus-stop.ts'
import { formField } from '../support/form.ts'
import { open, watchProblems } from '../support/visit.ts'
import {
  expectLinkInView,
  expectOnePageInPrint,
  expectReadableSheet,
} from '../support/worksheet.ts'

const { steps, starts, verdict, changes, calendar, carry } = startPlan

test.skip(tiktokShop.worksheet === '', 'The owner has hidden the plan.')

const sheet = (page: Page) => page.locator('#plan')
const link = (page: Page) =>
  sheet(page).getByRole('link', { name: tiktokShop.worksheet })
const date = (page: Page) => page.getByLabel(startPlan.by, { exact: true })
const known = (page: Page) =>
  page.getByRole('combobox', { name: startPlan.known })
const button = (page: Page, name: string) =>
  sheet(page).getByRole('button', { name })

/** A date as the plan writes it. */
function inWords(isoDay: string): string {
  const date = new Date(isoDay)
  const weekday = startPlan.weekdays[date.getUTCDay()]
  const month = startPlan.months[date.getUTCMonth()]
  return `${weekday} ${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`
}

/** On this day, in every test. */
const today = new Date('2027-01-04T12:00:00')

async function enterDate(page: Page, by: string) {
  await page.clock.setFixedTime(today)
  await open(page, '/tiktok-shop')
  await link(page).click()
  await expect(date(page)).toBeFocused()
  await date(page).fill(by)
}

test('a date gives the last day for each step, which is carried into the form', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await enterDate(page, '2027-06-30')
  await known(page).selectOption({ label: starts.supplier })
  const lines = sheet(page).locator('ol').getByRole('listitem')
  await expect(lines).toContainText([
    inWords('2027-05-19'),
    inWords('2027-05-26'),
    inWords('2027-06-02'),
    inWords('2027-06-23'),
    inWords('2027-06-30'),
  ])
  await expect(sheet(page)).toContainText(
    verdict.fits.heading(inWords('2027-05-19')),
  )
  await button(page, carry.label).click()
  await expect(page).toHaveURL('/contact')
  const product = formField(page, 'product')
  await expect(product).toBeFocused()
  const carried = await product.inputValue()
  expect(carried).toContain(inWords('2027-05-19'))
  expect(carried).toContain(inWords('2027-06-30'))
  await page.goBack()
  await expect(date(page)).toHaveValue('2027-06-30')
  expect(problems).toEqual([])
})

test('a date that is too early says what would have to change', async ({
  page,
}) => {
  await enterDate(page, '2027-02-20')
  await expect(sheet(page)).toContainText(verdict.late.heading)
  await expect(sheet(page)).toContainText(startPlan.tooLate)
  await expect(sheet(page)).toContainText(
    changes.with([changes.names.supplier], 42),
  )
  await date(page).fill('2027-01-10')
  await expect(sheet(page)).toContainText(changes.none(28))
  await date(page).fill('2026-12-31')
  await expect(date(page)).toHaveAccessibleDescription(
    `${startPlan.questions.past} ${startPlan.questions.earliest(inWords('2027-03-02'))}`,
  )
})

test('a day that does not exist gets a question in its field', async ({
  page,
}) => {
  await enterDate(page, '')
  await page.keyboard.type('02312027')
  await known(page).focus()
  await expect(date(page)).toHaveAccessibleDescription(
    startPlan.questions.notDate,
  )
  await date(page).fill('2027-06-30')
  await expect(date(page)).toHaveAccessibleDescription('')
})

test('goods by sea need the days from the freight quote, and can go by air instead', async ({
  page,
}) => {
  await enterDate(page, '2027-03-10')
  const freight = page.getByRole('combobox', { name: startPlan.freight })
  await freight.selectOption({ label: startPlan.freights.sea })
  await expect(sheet(page)).toContainText(verdict.withoutSeaDays.heading)
  await page.getByRole('textbox', { name: startPlan.sea }).fill('35 days')
  await expect(sheet(page)).toContainText(startPlan.seaNote)
  await expect(sheet(page)).toContainText(verdict.late.heading)
  await expect(sheet(page)).toContainText(changes.with([changes.names.air], 57))
  await expect(page).toHaveURL(/freight=sea&sea=35\+days/)
})

test('a range of days by sea is planned with its end, and the field says so', async ({
  page,
}) => {
  await enterDate(page, '2027-09-30')
  const freight = page.getByRole('combobox', { name: startPlan.freight })
  await freight.selectOption({ label: startPlan.freights.sea })
  const days = page.getByRole('textbox', { name: startPlan.sea })
  await days.fill('30-35 days')
  await expect(days).toHaveAccessibleDescription(startPlan.seaRead(35))
})

test('a plan without a date is not offered to the form', async ({ page }) => {
  await enterDate(page, '')
  await expect(button(page, worksheets.print)).toBeVisible()
  await expect(button(page, carry.label)).toHaveCount(0)
})

test('links to the plan are in view when the pages open', async ({ page }) => {
  await expectLinkInView(page, '/tiktok-shop', tiktokShop.worksheet)
  await expectLinkInView(page, '/product-sourcing', productSourcing.worksheet)
})

test('the plan can be added to a calendar', async ({ page }) => {
  await enterDate(page, '2027-06-30')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, calendar.button).click(),
  ])
  expect(download.suggestedFilename()).toBe(calendar.file)
  const text = readFileSync(await download.path(), 'utf8')
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
  const names = Object.values(steps).map(({ name }) => calendar.summary(name))
  expect(events.map(({ summary }) => summary)).toEqual(names)
  const last = events.at(-1)
  expect(last?.startDate.toString()).toBe('2027-06-30')
  expect(last?.description).toContain(page.url())
})

test('a reload and a link keep the plan', async ({ page, context }) => {
  test.skip(productSourcing.worksheet === '', 'The owner has hidden this plan.')
  await enterDate(page, '2027-06-30')
  await known(page).selectOption({ label: starts.sample })
  await expect(page).toHaveURL(/#plan\?by=2027-06-30&have=sample/)
  await page.reload()
  await expect(date(page)).toHaveValue('2027-06-30')
  const partner = await context.newPage()
  await partner.goto(page.url().replace('tiktok-shop', 'product-sourcing'))
  await expect(date(partner)).toHaveValue('2027-06-30')
  await expect(known(partner)).toHaveValue('sample')
})

test('the sheet works by keyboard alone, and the result is announced once', async ({
  page,
}) => {
  await page.clock.install({ time: today })
  await open(page, '/tiktok-shop')
  await link(page).press('Enter')
  await expect(date(page)).toBeFocused()
  await page.keyboard.type('06302027')
  await expect(date(page)).toHaveValue('2027-06-30')
  await page.clock.runFor(2000)
  const output = sheet(page).locator('output.visually-hidden')
  await expect(output).toContainText(verdict.fits.heading(''))
  // In Chromium, the next stop is the button in the date input. The ring is inside the input.
  await page.keyboard.press('Tab')
  await tabTo(page, calendar.button)
  await button(page, worksheets.close).press('Enter')
  await expect(link(page)).toBeFocused()
})

test('only the sheet is printed, on one page', async ({ page }) => {
  await enterDate(page, '2027-02-20')
  await expectOnePageInPrint(page)
})

test('the open sheet is accessible and readable at every size', async ({
  page,
}) => {
  await enterDate(page, '2027-02-20')
  await expectReadableSheet(page, '#plan')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the example plan is shown without the link', async ({ page }) => {
    await page.goto('/tiktok-shop#plan?by=2027-06-30')
    await expect(sheet(page)).toContainText(orderPlan.title)
    await expect(sheet(page)).toContainText(labels.example)
    await expect(link(page)).toBeHidden()
  })
})
