import { expect, type Page, test } from 'playwright/test'
import { contact } from '../../src/content/contact.ts'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { honeypot, limits } from '../../src/inquiry/limits.ts'
import {
  errorTitle,
  fillInquiry,
  formField,
  messageAbout,
  newProspect,
  sendButton,
  sendInquiry,
  summary,
} from '../support/form.ts'
import { anotherPage, followMenu, holdBack, open } from '../support/visit.ts'

const notice = (page: Page) => page.getByRole('alert')
const product = (page: Page) => formField(page, 'product')

/** Leaves the form for the privacy policy, to which the form links. */
async function leaveForm(page: Page) {
  await page
    .getByRole('main')
    .getByRole('link', { name: contact.form.privacy.link.label })
    .click()
  await expect(page).toHaveURL('/privacy-policy')
}

/** Checks that the notice, whatever its kind, is shown and covers none of these elements. */
async function expectUncovered(page: Page, selector: string) {
  await expect(page.locator('[data-kind]')).toBeInViewport()
  const countCovered = () =>
    page.locator(selector).evaluateAll((elements) => {
      const notice = document.querySelector('[data-kind]')
      const cover = notice?.getBoundingClientRect() ?? new DOMRect()
      return elements.filter((element) => {
        const box = element.getBoundingClientRect()
        const isBeside = box.left >= cover.right || box.right <= cover.left
        const isBelow = box.top >= cover.bottom
        return box.height > 0 && !isBeside && !isBelow
      }).length
    })
  // Retry, because scroll anchoring moves the page one frame after a layout change.
  await expect.poll(countCovered).toBe(0)
}

/** An empty form has three errors. */
const windows = [
  { width: 360, height: 740, visibleErrors: 3 },
  // At 400% zoom (WCAG 1.4.10), a window of 1280 × 1024 px shrinks to this size.
  { width: 320, height: 256, visibleErrors: 1 },
]

for (const { width, height, visibleErrors } of windows) {
  test(`at ${width} × ${height} px, ${visibleErrors} of 3 errors are visible below header and notice`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/contact')
    // The summary of the errors, which is above the form, is now outside the window.
    await page.evaluate(() => window.scrollTo(0, 400))
    await sendButton(page).press('Enter')
    await expect(summary(page)).toBeFocused()
    const errors = summary(page).getByRole('link')
    const lastVisible = errors.nth(visibleErrors - 1)
    await expect(lastVisible).toBeInViewport({ ratio: 1 })
    await expectUncovered(page, '[aria-labelledby=problem]')
  })
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport })

    test('the notice of an error does not cover the form', async ({ page }) => {
      await open(page, '/contact')
      await formField(page, 'name').fill('Ann')
      await sendInquiry(page)
      await expect(summary(page)).toBeFocused()
      await expectUncovered(page, 'form :is(section, label, input, button)')
    })

    test("the notice of success does not cover the inquiry's copy", async ({
      page,
    }) => {
      await open(page, '/contact')
      await fillInquiry(page, newProspect())
      await sendInquiry(page)
      await expect(page).toHaveURL('/thank-you')
      await expect(page.getByRole('status')).toContainText(
        inquiryForm.success.title,
      )
      await expectUncovered(page, 'main :is(.carbon, h1, h2, ol)')
    })
  })
}

test.describe('two fields in a row have their labels and inputs on the same lines', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, '/contact')
    await formField(page, 'email').fill('ann@gmial.com')
    await expect(page.getByText(inquiryForm.didYouMean)).toBeVisible()
  })

  const topOf = async (page: Page, selector: string) =>
    (await page.locator(`form ${selector}`).boundingBox())?.y ?? Number.NaN

  async function expectAligned(page: Page) {
    const inputTop = await topOf(page, 'input#name')
    expect(await topOf(page, 'input#email')).toBeCloseTo(inputTop, 0)
    const labelTop = await topOf(page, 'label[for=name]')
    expect(await topOf(page, 'label[for=email]')).toBeCloseTo(labelTop, 0)
  }

  test('if one shows a suggestion', async ({ page }) => {
    await expectAligned(page)
  })

  test('if the other one has an error', async ({ page }) => {
    await sendInquiry(page)
    const name = formField(page, 'name')
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    const email = formField(page, 'email')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await expectAligned(page)
  })
})

test.describe('a correction', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/contact')
    await formField(page, 'email').fill(newProspect())
    await sendInquiry(page)
    await expect(notice(page)).toContainText(messageAbout('name', ''))
  })

  test('removes its error and the notice', async ({ page }) => {
    const name = formField(page, 'name')
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('Z')
    await expect(notice(page)).toBeEmpty()
    await expect(name).not.toHaveAttribute('aria-invalid')
  })

  test('adds no errors that the visitor has not been told', async ({
    page,
  }) => {
    await formField(page, 'name').fill('Z')
    await formField(page, 'email').fill('zoe')
    await expect(summary(page).getByRole('link')).toHaveText(
      messageAbout('product', ''),
    )
  })

  test('of the last error moves no field', async ({ page }) => {
    const top = async () => (await product(page).boundingBox())?.y ?? Number.NaN
    await formField(page, 'name').fill('Z')
    await summary(page).getByRole('link').click()
    await expect(product(page)).toBeFocused()
    const before = await top()
    await product(page).fill('Bamboo lunch boxes')
    await expect(summary(page)).toHaveCount(0)
    // The field's error message also disappears, which moves the field up by one line.
    await expect.poll(async () => before - (await top())).toBeLessThan(30)
  })
})

test('a press of Send loads the styles of the notice again if they failed', async ({
  page,
}) => {
  await page.route('**/*.css', (route) => route.abort(), { times: 1 })
  await open(page, '/contact')
  await sendInquiry(page)
  // Without the stylesheet, its position would be static.
  const card = notice(page).locator('> div')
  await expect(card).toHaveCSS('position', 'absolute')
})

test.describe('the count of characters left', () => {
  const fourFifths = 0.8 * limits.product
  const charactersLeft = `${inquiryForm.charactersLeft} ${limits.product / 5}`

  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await open(page, '/contact')
    // Stop the clock, which must be later than the time at which the page opened.
    await page.clock.pauseAt(Date.now() + 60_000)
    await product(page).fill('x'.repeat(fourFifths - 1))
  })

  test('is hidden below 80% of the limit', async ({ page }) => {
    await expect(page.getByText(inquiryForm.charactersLeft)).toHaveCount(0)
  })

  test('is shown from 80% of the limit', async ({ page }) => {
    await product(page).fill('x'.repeat(fourFifths))
    await expect(page.getByText(charactersLeft)).toHaveCount(1)
  })

  test('does not count the spaces at the end', async ({ page }) => {
    await product(page).fill(`${'x'.repeat(fourFifths)}  `)
    await expect(page.getByText(charactersLeft)).toHaveCount(1)
  })

  test('is announced after a pause of a second', async ({ page }) => {
    const announced = page.locator('#product ~ [aria-live=polite]')
    await product(page).fill('x'.repeat(fourFifths))
    await page.clock.runFor(900)
    await expect(announced).toBeEmpty()
    await page.clock.runFor(200)
    await expect(announced).toHaveText(charactersLeft)
  })
})

test.describe('errors in a response', () => {
  const errors = [{ pointer: '/email', detail: 'Wrong' }]

  test.beforeEach(async ({ page }) => {
    await page.route('/api/inquiries', (route) =>
      route.fulfill({ status: 422, json: { errors } }),
    )
    await open(page, '/contact')
    await fillInquiry(page, newProspect())
    await sendInquiry(page)
  })

  test('are shown in the notice', async ({ page }) => {
    await expect(notice(page)).toContainText('Wrong')
  })

  test('are links to their fields', async ({ page }) => {
    const link = summary(page).getByRole('link')
    await expect(link).toHaveText('Wrong')
    await expect(link).toHaveAttribute('href', '#email')
  })

  test('leave the entries in the form', async ({ page }) => {
    await expect(summary(page)).toBeVisible()
    await expect(product(page)).toHaveValue('Bamboo lunch boxes')
  })
})

test('the form reports a filled honeypot', async ({ page }) => {
  await open(page, '/contact')
  await fillInquiry(page, newProspect())
  // Visitors can't see this field, so Playwright can't type into it.
  await page.locator(`#${honeypot.id}`).evaluate((field: HTMLInputElement) => {
    field.value = 'x'
  })
  const requestSent = page.waitForRequest('/api/inquiries')
  await sendInquiry(page)
  const { 'inquiry-honeypot': reported } = (await requestSent).headers()
  expect(reported).toBe('filled')
})

test.describe('after a refusal', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/contact')
    await fillInquiry(page, newProspect())
    const tooLong = '1'.repeat(limits.phone + 1)
    await formField(page, 'phone').fill(tooLong)
    await sendInquiry(page)
    await expect(summary(page)).toBeFocused()
    await expect(page).toHaveTitle(errorTitle)
  })

  test('the next page shows no error', async ({ page }) => {
    await leaveForm(page)
    await expect(page).not.toHaveTitle(errorTitle)
    await expect(notice(page)).toBeEmpty()
  })

  test('the form that the visitor returns to has its errors', async ({
    page,
  }) => {
    await leaveForm(page)
    await page.goBack()
    await expect(summary(page)).toBeVisible()
    await expect(page).toHaveTitle(errorTitle)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('the title says no longer "Error" once the error is corrected', async ({
    page,
  }) => {
    await formField(page, 'phone').fill('+1 555 0100')
    await expect(summary(page)).toBeHidden()
    await expect(page).not.toHaveTitle(errorTitle)
  })
})

test.describe('a refusal while the visitor is on another page', () => {
  const email = newProspect()

  test.beforeEach(async ({ page }) => {
    await open(page, '/contact')
    await fillInquiry(page, email)
    const refuse = await holdBack(page, '/api/inquiries', { status: 503 })
    const requestSent = page.waitForRequest('/api/inquiries')
    await sendInquiry(page)
    await requestSent
    await followMenu(page, anotherPage.nav)
    await expect(page).toHaveURL(anotherPage.path)
    refuse()
  })

  test('is reported in a notice that leads back to the form', async ({
    page,
  }) => {
    await notice(page).getByRole('link').click()
    await expect(page).toHaveURL('/contact')
    await expect(notice(page)).toBeEmpty()
  })

  test('is reported in the form too, with an email address', async ({
    page,
  }) => {
    await notice(page).getByRole('link').click()
    const link = summary(page).getByRole('link')
    await expect(link).toHaveAttribute(
      'href',
      `mailto:${await link.innerText()}`,
    )
  })

  test('leaves the entries in the form', async ({ page }) => {
    await notice(page).getByRole('link').click()
    await expect(formField(page, 'email')).toHaveValue(email)
  })
})

test('Arabic is written from right to left as it is typed', async ({
  page,
}) => {
  await open(page, '/contact')
  await product(page).fill('مرحبا، أحتاج 500 كوب')
  await expect(page.locator('#product:dir(rtl)')).toHaveCount(1)
})
