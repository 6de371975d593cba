import { expect, type Page, test } from 'playwright/test'
import {
  inquiriesOf,
  newProspect,
  sendInquiry,
  summary,
} from '../support/form.ts'
import {
  anotherPage,
  expectArrival,
  holdBack,
  hydrated,
  linkTo,
  open,
} from '../support/visit.ts'

const product = (page: Page) => page.getByLabel('What product do you need?')

/** Wraps each field, and adds other elements, as grammar checkers and password managers do. */
const wrapFields = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll(
      'form :is(input, textarea)',
    )) {
      const wrapper = document.createElement('div')
      field.replaceWith(wrapper)
      wrapper.append(field)
    }
    const field = Object.assign(document.createElement('input'), {
      name: 'email',
      value: 'x',
    })
    const hidden = { ariaHidden: 'true', ariaExpanded: 'true' }
    document.body.prepend(
      field,
      Object.assign(document.createElement('h1'), hidden),
    )
  })

test('entries, focus and caret survive changes before hydration', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/.*\.js/)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Name').fill('Zoë')
  await product(page).fill('Bamboo')
  await wrapFields(page)
  await product(page).press('ArrowLeft')
  release()
  await hydrated(page)
  await page.keyboard.type('!')
  await expect(product(page)).toHaveValue(/^Bamb.*!.*o/)
  await expect(page.getByLabel('Name')).toHaveValue('Zoë')
  await linkTo(page, anotherPage.nav).click()
  await expectArrival(page, anotherPage.path)
  await page.goBack()
  await expect(product(page)).toHaveValue(/!/)
})

test('changes after hydration cost neither entries nor the page', async ({
  page,
  request,
}) => {
  const email = newProspect()
  await open(page, '/')
  await page.getByRole('complementary').getByRole('button').click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Get Free Quote' })
    .click()
  await page.getByLabel('Name').fill('Zoë')
  await wrapFields(page)
  await sendInquiry(page)
  await expect(summary(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(page.getByLabel('Name')).toHaveValue('Zoë')
  await wrapFields(page)
  await page.getByLabel('Email').fill(email)
  await product(page).fill('Bamboo')
  await expect(summary(page)).toHaveCount(0)
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  await linkTo(page, anotherPage.nav).click()
  await expectArrival(page, anotherPage.path)
  await expect(page.getByRole('complementary')).toHaveCount(0)
  expect(await inquiriesOf(request, email)).toMatchObject([
    { name: 'Zoë', product: 'Bamboo' },
  ])
})
