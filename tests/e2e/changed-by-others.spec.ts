import { expect, type Page, test } from 'playwright/test'
import { pages } from '../support/built-site.ts'
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

/** Changes the page as browser extensions do, such as grammar checkers and password managers. */
const changePage = (page: Page) =>
  page.evaluate(() => {
    const fields = document.querySelectorAll('form :is(input, textarea)')
    for (const field of fields) {
      const wrapper = document.createElement('div')
      field.replaceWith(wrapper)
      wrapper.append(field)
    }
    const foreignField = document.createElement('input')
    foreignField.name = 'email'
    foreignField.value = 'x'
    const foreignHeading = document.createElement('h1')
    foreignHeading.ariaHidden = 'true'
    foreignHeading.ariaExpanded = 'true'
    document.body.prepend(foreignField, foreignHeading)
  })

test.describe('after changes before hydration', () => {
  test.beforeEach(async ({ page }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto('/contact', { waitUntil: 'domcontentloaded' })
    await formField(page, 'name').fill('Zoë')
    await product(page).fill('Bamboo')
    await changePage(page)
    // The caret is now before the last letter.
    await product(page).press('ArrowLeft')
    release()
    await hydrated(page)
  })

  test('the form has its entries', async ({ page }) => {
    await expect(product(page)).toHaveValue('Bamboo')
    await expect(formField(page, 'name')).toHaveValue('Zoë')
  })

  test('the field has the focus and the caret', async ({ page }) => {
    await page.keyboard.type('!')
    // Hydration may have moved the caret, but not to the beginning or the end.
    await expect(product(page)).toHaveValue(/^Bamb.*!.*o/)
  })

  test('what the visitor types is kept while another page is open', async ({
    page,
  }) => {
    await page.keyboard.type('!')
    await followMenu(page, anotherPage.nav)
    await expectArrival(page, anotherPage.path)
    await page.goBack()
    await expect(product(page)).toHaveValue(/!/)
  })
})

test.describe('after changes to the form', () => {
  const email = newProspect()

  test.beforeEach(async ({ page }) => {
    await open(page, '/contact')
    await formField(page, 'name').fill('Zoë')
    await changePage(page)
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
    await changePage(page)
    await formField(page, 'email').fill(email)
    await product(page).fill('Bamboo')
    await expect(summary(page)).toHaveCount(0)
  })

  test('the inquiry is sent', async ({ page, request }) => {
    await formField(page, 'email').fill(email)
    await product(page).fill('Bamboo')
    await sendInquiry(page)
    await expect(page).toHaveURL('/thank-you')
    expect(await inquiriesOf(request, email)).toMatchObject([
      { name: 'Zoë', product: 'Bamboo' },
    ])
  })

  test('other pages can be opened', async ({ page }) => {
    await followMenu(page, anotherPage.nav)
    await expectArrival(page, anotherPage.path)
  })

  test('other pages can be opened after the inquiry is sent', async ({
    page,
  }) => {
    await formField(page, 'email').fill(newProspect())
    await product(page).fill('Bamboo')
    await sendInquiry(page)
    await expect(page).toHaveURL('/thank-you')
    await followMenu(page, anotherPage.nav)
    await expectArrival(page, anotherPage.path)
  })
})

test('a floating button that was dismissed stays away after changes', async ({
  page,
}) => {
  await open(page, '/')
  const floatingButton = page.getByRole('complementary')
  await floatingButton.getByRole('button').click()
  await followLink(page, quoteLink(page))
  await expectArrival(page, '/contact')
  await changePage(page)
  await followMenu(page, anotherPage.nav)
  await expectArrival(page, anotherPage.path)
  await expect(floatingButton).toHaveCount(0)
})

const pathsWithTables = pages
  .filter(({ document }) => document.querySelector('main table'))
  .map(({ path }) => path)

test('a table with long translated words leads to its last column, below its whole caption', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  for (const path of pathsWithTables) {
    await open(page, path)
    const scrollers = page.locator('div:has(> table)')
    for (const scroller of await scrollers.all()) {
      await scroller.evaluate((box) => {
        for (const heading of box.querySelectorAll('th'))
          heading.textContent = 'Lebensmittelverträglichkeitsprüfung'
        box.scrollIntoView()
        box.scrollLeft = box.scrollWidth
      })
      const edges = (part: string) =>
        scroller.locator(part).evaluate((element) => {
          const { left, right } = element.getBoundingClientRect()
          const box = element.closest('div')?.getBoundingClientRect()
          return [left - (box?.left ?? 0), (box?.right ?? 0) - right]
        })
      const [captionStart = -1, captionEnd = -1] = await edges('caption')
      // Half of a table's collapsed borders are outside its box.
      expect.soft(captionStart, path).toBeGreaterThanOrEqual(-2)
      expect.soft(captionEnd, path).toBeGreaterThanOrEqual(-2)
      const [, lastEnd = -1] = await edges('thead th:last-child')
      expect.soft(lastEnd, path).toBeGreaterThanOrEqual(-2)
    }
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    )
    expect.soft(width, path).toBe(320)
  }
})
