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

/** The notice of either kind. */
const shownNotice = (page: Page) => page.locator('[data-kind]')

// At 400% zoom (WCAG 1.4.10), a viewport of 1280 × 1024 px shrinks to 320 × 256 px.
for (const [width, height, lastVisible] of [
  [360, 740, 2],
  [320, 256, 0],
] as const) {
  test(`at ${width} × ${height} px, errors are below header and notice`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/contact')
    await page.evaluate(() => window.scrollTo(0, 400))
    await sendButton(page).press('Enter')
    await expect(summary(page)).toBeFocused()
    const error = summary(page).getByRole('link').nth(lastVisible)
    await expect(error).toBeInViewport({ ratio: 1 })
    await expectUncovered(page, '[aria-labelledby=problem]')
  })
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`at ${width} × ${height} px, no notice covers the form or the copy`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/contact')
    await formField(page, 'name').fill('Ann')
    await sendInquiry(page)
    await expect(summary(page)).toBeFocused()
    await expectUncovered(page, 'form :is(section, label, input, button)')
    await fillInquiry(page, newProspect())
    await sendInquiry(page)
    await expect(page).toHaveURL('/thank-you')
    await expect(shownNotice(page)).toContainText(inquiryForm.success.title)
    await expectUncovered(page, 'main :is(.carbon, h1, h2, ol)')
  })
}

async function expectUncovered(page: Page, selector: string) {
  await expect(shownNotice(page)).toBeInViewport()
  const covered = () =>
    page.locator(selector).evaluateAll((elements) => {
      const toast = document.querySelector('[data-kind]')
      const cover = toast?.getBoundingClientRect() ?? new DOMRect()
      return elements.filter((element) => {
        const box = element.getBoundingClientRect()
        const isBeside = box.left >= cover.right || box.right <= cover.left
        const isBelow = box.top >= cover.bottom
        return box.height > 0 && !isBeside && !isBelow
      }).length
    })
  // Retry, because scroll anchoring moves the page one frame after a layout change.
  await expect.poll(covered).toBe(0)
}

test('fields in a row share the lines of their labels and inputs, whatever one shows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/contact')
  const [name, email] = [formField(page, 'name'), formField(page, 'email')]
  const expectAligned = async () => {
    for (const part of ['input', 'label']) {
      const tops = await page
        .locator(`form ${part}:is(#name, #email, [for=name], [for=email])`)
        .evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect().top),
        )
      expect(tops).toHaveLength(2)
      expect(tops[0]).toBeCloseTo(Number(tops[1]), 0)
    }
  }
  await email.fill('ann@gmial.com')
  await expect(page.getByText(inquiryForm.didYouMean)).toBeVisible()
  await expectAligned()
  await sendInquiry(page)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expectAligned()
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
  await expect(page.locator('[role=alert] > div')).toHaveCSS(
    'position',
    'absolute',
  )
})

test.describe('the count of characters left', () => {
  const left = `${inquiryForm.charactersLeft} 190`

  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await open(page, '/contact')
    await page.clock.pauseAt(Date.now() + 60_000)
    await product(page).fill('x'.repeat(799))
  })

  test('is hidden below 80% of the limit', async ({ page }) => {
    await expect(page.getByText(inquiryForm.charactersLeft)).toHaveCount(0)
  })

  test('is shown from 80% of the limit', async ({ page }) => {
    await product(page).fill(`${'x'.repeat(limits.product - 190)}  `)
    await expect(page.getByText(left)).toHaveCount(1)
  })

  test('is announced after a pause of a second', async ({ page }) => {
    const announced = page.locator('#product ~ [aria-live=polite]')
    await product(page).fill(`${'x'.repeat(limits.product - 190)}  `)
    await page.clock.runFor(900)
    await expect(announced).toBeEmpty()
    await page.clock.runFor(200)
    await expect(announced).toHaveText(left)
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
  await page
    .locator(`#${honeypot.id}`)
    .evaluate((trap) => Object.assign(trap, { value: 'x' }))
  const sent = page.waitForRequest('/api/inquiries')
  await sendInquiry(page)
  expect((await sent).headers()['inquiry-honeypot']).toBe('filled')
})

test('after a refusal, the form that the visitor returns to has its errors', async ({
  page,
}) => {
  await open(page, '/contact')
  await fillInquiry(page, newProspect())
  await formField(page, 'phone').fill('1'.repeat(21))
  await sendInquiry(page)
  await expect(summary(page)).toBeFocused()
  await leaveForm(page)
  await expect(page).not.toHaveTitle(errorTitle)
  await expect(notice(page)).toBeEmpty()
  await page.goBack()
  await expect(summary(page)).toBeVisible()
  await expect(page).toHaveTitle(errorTitle)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the title says no longer "Error" once the error is corrected', async ({
  page,
}) => {
  await open(page, '/contact')
  await fillInquiry(page, newProspect())
  await formField(page, 'phone').fill('1'.repeat(21))
  await sendInquiry(page)
  await expect(page).toHaveTitle(errorTitle)
  await formField(page, 'phone').fill('+1 555 0100')
  await expect(summary(page)).toBeHidden()
  await expect(page).not.toHaveTitle(errorTitle)
})

test.describe('a refusal while the visitor is on another page', () => {
  const email = newProspect()

  test.beforeEach(async ({ page }) => {
    await open(page, '/contact')
    await fillInquiry(page, email)
    const refuse = await holdBack(page, '/api/inquiries', { status: 503 })
    await Promise.all([
      page.waitForRequest('/api/inquiries'),
      sendInquiry(page),
    ])
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

test('text from right to left is aligned as it is typed', async ({ page }) => {
  await open(page, '/contact')
  await product(page).fill('مرحبا، أحتاج 500 كوب')
  await expect(page.locator('#product:dir(rtl)')).toHaveCount(1)
})
