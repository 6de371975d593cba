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

const pathsWithTables = pages
  .filter(({ document }) => document.querySelector('main table'))
  .map(({ path }) => path)

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
