import { expect, type Page, test } from 'playwright/test'
import {
  formField,
  inquiriesOf,
  newProspect,
  sendInquiry,
  summary,
} from '../support/form.ts'
import {
  anotherPage,
  expectArrival,
  followLink,
  followMenu,
  holdBack,
  hydrated,
  open,
  quoteLink,
} from '../support/visit.ts'

const product = (page: Page) => formField(page, 'product')

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
  await formField(page, 'name').fill('Zoë')
  await product(page).fill('Bamboo')
  await wrapFields(page)
  await product(page).press('ArrowLeft')
  release()
  await hydrated(page)
  await page.keyboard.type('!')
  await expect(product(page)).toHaveValue(/^Bamb.*!.*o/)
  await expect(formField(page, 'name')).toHaveValue('Zoë')
  await followMenu(page, anotherPage.nav)
  await expectArrival(page, anotherPage.path)
  await page.goBack()
  await expect(product(page)).toHaveValue(/!/)
})

test.describe('after changes to the form', () => {
  const email = newProspect()

  test.beforeEach(async ({ page }) => {
    await open(page, '/contact')
    await formField(page, 'name').fill('Zoë')
    await wrapFields(page)
  })

  test('errors cost no entries', async ({ page }) => {
    await sendInquiry(page)
    await expect(summary(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert')).toBeEmpty()
    await expect(formField(page, 'name')).toHaveValue('Zoë')
  })

  test('corrections after further changes remove the errors', async ({
    page,
  }) => {
    await sendInquiry(page)
    await wrapFields(page)
    await formField(page, 'email').fill(email)
    await product(page).fill('Bamboo')
    await expect(summary(page)).toHaveCount(0)
  })

  test('the inquiry is sent, and other pages can be opened', async ({
    page,
    request,
  }) => {
    await formField(page, 'email').fill(email)
    await product(page).fill('Bamboo')
    await sendInquiry(page)
    await expect(page).toHaveURL('/thank-you')
    await followMenu(page, anotherPage.nav)
    await expectArrival(page, anotherPage.path)
    expect(await inquiriesOf(request, email)).toMatchObject([
      { name: 'Zoë', product: 'Bamboo' },
    ])
  })
})

test('a floating button that was dismissed stays away after changes', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('complementary').getByRole('button').click()
  await followLink(page, quoteLink(page))
  await expectArrival(page, '/contact')
  await wrapFields(page)
  await followMenu(page, anotherPage.nav)
  await expectArrival(page, anotherPage.path)
  await expect(page.getByRole('complementary')).toHaveCount(0)
})
