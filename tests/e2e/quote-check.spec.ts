import { expect, type Page, test } from 'playwright/test'
import { home } from '../../src/content/home.ts'
import { labels } from '../../src/content/labels.ts'
import { quoteCheck } from '../../src/content/quote-check.ts'
import { notLoaded } from '../../src/content/worksheet-link.ts'
import { worksheets } from '../../src/content/worksheets.ts'
import { nextStop, tabTo } from '../support/focus-stop.ts'
import { formField } from '../support/form.ts'
import { open, watchProblems } from '../support/visit.ts'
import {
  expectLinkInView,
  expectOnePageInPrint,
  expectReadableSheet,
} from '../support/worksheet.ts'

const { quote } = home.hero
const { costs, carry, title } = quoteCheck

test.skip(quote.worksheet === '', 'The owner has hidden the quote check.')

const sheet = (page: Page) => page.locator('#quote')
const link = (page: Page) => page.getByRole('link', { name: quote.worksheet })
const field = (page: Page, label: string) =>
  sheet(page).getByRole('textbox', { name: label, exact: true })
const button = (page: Page, name: string) =>
  sheet(page).getByRole('button', { name })
const lineOf = (page: Page, label: string) =>
  sheet(page).getByRole('listitem').filter({ hasText: label })

/** What the sheet says about a quote that leaves out `count` costs. */
function plusUnknown(price: string, count: number): string {
  const { plus, unknown } = quoteCheck.total
  return `${price} ${plus} ${unknown[count - 1]}`
}

/** Opens the quote check and enters a quote that leaves out four of the six costs. */
async function enterQuote(page: Page) {
  await link(page).click()
  await expect(field(page, quoteCheck.product)).toBeFocused()
  await field(page, quoteCheck.product).fill('Bamboo lunch box')
  await field(page, quoteCheck.quantity).fill('1,000')
  await field(page, costs.unit.label).fill('2,90')
  await field(page, costs.shipping.label).fill('US$ 500 total')
}

test('the link to the quote check is in view when the page opens', async ({
  page,
}) => {
  await expectLinkInView(page, '/', quote.worksheet)
})

test('a phone shows what its visitor enters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await link(page).click()
  await expect(field(page, quoteCheck.product)).toBeFocused()
  const before = await page.screenshot()
  await field(page, quoteCheck.quantity).fill('500')
  await field(page, costs.unit.label).fill('2.90')
  await expect
    .poll(async () => before.equals(await page.screenshot()))
    .toBe(false)
})

test('the sheet adds up a quote, and says who pays for each gap', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await open(page, '/')
  await enterQuote(page)
  await expect(sheet(page)).toContainText(plusUnknown('US$3.40', 4))
  const fee = lineOf(page, costs.fee.label)
  await expect(fee).toContainText(quoteCheck.notQuoted)
  await expect(fee).toContainText(costs.fee.gap)
  const unit = lineOf(page, costs.unit.label)
  await expect(unit).not.toContainText(quoteCheck.notQuoted)
  expect(problems).toEqual([])
})

const product = (page: Page) => formField(page, 'product')
const quantity = (page: Page) => formField(page, 'quantity')

/** Enters a product in the form, and then a quote on the home page. */
async function enterFormAndQuote(page: Page) {
  await open(page, '/contact')
  await product(page).fill('Lunch boxes for offices')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await enterQuote(page)
}

test('the lines are carried into the form, which says so and takes the focus', async ({
  page,
}) => {
  await enterFormAndQuote(page)
  await button(page, carry.missing).click()
  await expect(product(page)).toBeFocused()
  await expect(page).toHaveURL('/contact')
  const lines = (await product(page).inputValue()).split('\n')
  expect(lines.slice(0, 3)).toEqual([
    'Lunch boxes for offices',
    '',
    carry.heading,
  ])
  expect(lines[3]).toContain('Bamboo lunch box')
  expect(lines.at(-1)?.endsWith(`${costs.fee.name}.`)).toBe(true)
  await expect(page.getByText(worksheets.carried(title))).toBeInViewport()
})

test('the quantity is carried into the form', async ({ page }) => {
  await enterFormAndQuote(page)
  await button(page, carry.missing).click()
  await expect(quantity(page)).toHaveValue('1,000')
  const note = page.getByText(worksheets.otherQuantity(title, '1,000'))
  await expect(note).toHaveCount(0)
})

test('lines that are carried again replace those from before', async ({
  page,
}) => {
  await enterFormAndQuote(page)
  await button(page, carry.missing).click()
  await expect(product(page)).toBeFocused()
  await page.goBack()
  await expect(field(page, costs.unit.label)).toHaveValue('2,90')
  await field(page, costs.fee.label).fill('30')
  await field(page, quoteCheck.quantity).fill('2,000')
  await button(page, carry.missing).click()
  await expect(product(page)).toBeFocused()
  await expect(quantity(page)).toHaveValue('2,000')
  const lines = await product(page).inputValue()
  expect(lines).toContain('Lunch boxes for offices')
  // 30 dollars for 2,000 units
  expect(lines).toContain(`${costs.fee.label}: US$0.02 ${quoteCheck.aUnit}`)
  expect(lines.split(carry.heading)).toHaveLength(2)
})

test('a quantity that the visitor entered stays, and the form says what the sheet has', async ({
  page,
}) => {
  await open(page, '/contact')
  await quantity(page).fill('500 units')
  await page.getByRole('banner').getByRole('link').first().click()
  await enterQuote(page)
  await button(page, carry.missing).click()
  await expect(quantity(page)).toHaveValue('500 units')
  await expect(quantity(page)).toHaveAccessibleDescription(
    new RegExp(worksheets.otherQuantity(title, '1,000')),
  )
})

test('a blank sheet has nothing to ask about', async ({ page }) => {
  await open(page, '/')
  await link(page).click()
  await expect(button(page, worksheets.print)).toBeVisible()
  await expect(button(page, carry.missing)).toHaveCount(0)
  await field(page, quoteCheck.product).fill('Mat')
  await expect(button(page, carry.missing)).toBeVisible()
})

test('the first price sets the currency, and the sheet says so', async ({
  page,
}) => {
  await open(page, '/')
  await link(page).click()
  await field(page, costs.unit.label).fill('2,90 €')
  await expect(sheet(page)).toContainText(plusUnknown('€2.90', 5))
  await expect(sheet(page)).toContainText(quoteCheck.currencyTyped)
})

test('a complete quote gives the cost, the shares and the price to break even', async ({
  page,
}) => {
  await open(page, '/')
  await enterQuote(page)
  for (const cost of [costs.duty, costs.inspection, costs.prep])
    await field(page, cost.label).fill('0')
  await field(page, costs.fee.label).fill('5%')
  await expect(sheet(page)).not.toContainText(quoteCheck.notQuoted)
  // 5% of US$2.90 is 14.5 cents.
  await expect(sheet(page)).toContainText(`US$3.55 ${quoteCheck.aUnit}`)
  await expect(sheet(page)).toContainText(quoteCheck.total.breakEven('US$3.55'))
  await expect(lineOf(page, costs.unit.label)).toContainText('82%')
  await expect(button(page, carry.complete)).toBeVisible()
})

test('a reload and a shared link keep the numbers, which no request contains', async ({
  page,
  context,
}) => {
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  await open(page, '/')
  await enterQuote(page)
  await expect(page).toHaveURL(/#quote\?.*unit=2%2C90/)
  const address = page.url()
  await page.reload()
  await expect(field(page, costs.unit.label)).toHaveValue('2,90')
  await expect(sheet(page)).toBeInViewport()

  const partner = await context.newPage()
  await partner.goto(address)
  await expect(field(partner, quoteCheck.product)).toHaveValue(
    'Bamboo lunch box',
  )
  await expect(sheet(partner)).toContainText('US$3.40')
  const revealing = requests.filter(
    (url) => url.includes('2%2C90') || url.includes('Bamboo'),
  )
  expect(revealing).toEqual([])
})

test('Back and the button close the sheet, and the numbers return with the link', async ({
  page,
}) => {
  await open(page, '/')
  await enterQuote(page)
  await button(page, worksheets.close).click()
  await expect(sheet(page)).toContainText(labels.example)
  await expect(link(page)).toBeFocused()
  await expect(page).toHaveURL('/')
  await link(page).click()
  await expect(field(page, costs.unit.label)).toHaveValue('2,90')
  await page.goBack()
  await expect(link(page)).toBeFocused()
  await link(page).click()
  await button(page, worksheets.clear).click()
  await expect(field(page, costs.unit.label)).toHaveValue('')
  await expect(page).toHaveURL('/#quote')
})

test('lines that do not fit are not added, and the sheet says so', async ({
  page,
}) => {
  await open(page, '/contact')
  await product(page).fill('x'.repeat(900))
  await page.getByRole('banner').getByRole('link').first().click()
  await enterQuote(page)
  await button(page, carry.missing).click()
  await sheet(page).getByRole('link', { name: worksheets.toForm }).click()
  await expect(product(page)).toHaveValue('x'.repeat(900))
})

test('the sheet works by keyboard alone, and the result is announced once', async ({
  page,
}) => {
  await open(page, '/')
  await tabTo(page, quote.worksheet)
  await page.keyboard.press('Enter')
  await expect(field(page, quoteCheck.product)).toBeFocused()
  // The labels are in capitals.
  await tabTo(page, costs.unit.label.toUpperCase())
  await page.keyboard.type('US$2.90')
  const output = sheet(page).locator('output.visually-hidden')
  await expect(output).toContainText(`${plusUnknown('US$2.90', 5)}.`)
  await tabTo(page, carry.missing)
  expect(await nextStop(page)).toBe(worksheets.print)
  expect(await nextStop(page)).toBe(worksheets.clear)
  await button(page, worksheets.close).press('Enter')
  await expect(link(page)).toBeFocused()
})

test('an entry that cannot be read gets a question in its field', async ({
  page,
}) => {
  await open(page, '/')
  await link(page).click()
  const unit = field(page, costs.unit.label)
  for (const text of ['1,234', 'abc', '-5', '12 kg', '10-20']) {
    await unit.fill(text)
    await expect(unit).toHaveAttribute('aria-invalid', 'true')
    await expect(unit).not.toHaveAccessibleDescription('')
    await expect(lineOf(page, costs.unit.label)).toContainText(
      quoteCheck.notClear,
    )
  }
  await unit.fill('۲٫۹۰ €')
  await expect(unit).not.toHaveAttribute('aria-invalid')
  await expect(sheet(page)).toContainText(plusUnknown('€2.90', 5))
})

test('only the sheet is printed, on one page', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { print: () => {} }))
  await enterQuote(page)
  await button(page, worksheets.print).click()
  await expectOnePageInPrint(page)
  await expect(sheet(page).getByText('US$3.40').first()).toBeVisible()
})

test('the open sheet is accessible and readable at every size', async ({
  page,
}) => {
  await open(page, '/')
  await enterQuote(page)
  await field(page, costs.duty.label).fill('abc')
  await expectReadableSheet(page, '#quote')
})

test('the first price gives a result that is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, '/')
  await link(page).click()
  await field(page, costs.unit.label).fill('2.90')
  const result = sheet(page).getByText(plusUnknown('US$2.90', 5)).first()
  await expect(result).toBeInViewport()
  await expect(field(page, costs.unit.label)).toBeInViewport()
})

test('if the code cannot be loaded, the example stays and says so', async ({
  page,
}) => {
  await page.route('**/assets/QuoteCheck-*.js', (route) => route.abort())
  await open(page, '/')
  await link(page).click()
  await expect(sheet(page).getByRole('alert')).toContainText(notLoaded)
  await expect(sheet(page)).toContainText(labels.example)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the example is shown without the link', async ({ page }) => {
    await page.goto('/#quote?unit=2.90')
    await expect(sheet(page)).toContainText(quote.title)
    await expect(link(page)).toBeHidden()
  })
})
