import { expect, type Page, test } from 'playwright/test'
import {
  inquiriesOf,
  newProspect,
  sendInquiry,
  summary,
} from '../support/form.ts'
import { anotherPage, linkTo, menuButton, somePage } from '../support/visit.ts'

test.use({ viewport: { width: 360, height: 740 } })
test.beforeEach(async ({ page }) => {
  // Playwright can't turn off JavaScript in Firefox, so this uses the CSP directive `sandbox`.
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest() || request.method() === 'POST')
      return route.continue()
    const response = await route.fetch()
    const headers = response.headers()
    headers['content-security-policy'] +=
      '; sandbox allow-forms allow-same-origin'
    await route.fulfill({ response, headers })
  })
})

test('scripts are turned off in these tests', async ({ page }) => {
  await page.goto('/')
  const isOff = () => matchMedia('(scripting: none)').matches
  expect(await page.evaluate(isOff)).toBe(true)
})

test('the floating button has no close button, which needs a script', async ({
  page,
}) => {
  await page.goto('/')
  const floating = page.getByRole('complementary')
  await expect(floating.getByRole('link')).toBeVisible()
  await expect(floating.getByRole('button')).toHaveCount(0)
})

test('a question opens its answer', async ({ page }) => {
  await page.goto('/')
  const entry = page.locator('details').first()
  await expect(entry.locator('p')).toBeHidden()
  await entry.locator('summary').click()
  await expect(entry.locator('p')).toBeVisible()
})

test('the menu leads to other pages', async ({ page }) => {
  await page.goto('/')
  for (const { path, nav } of [somePage, anotherPage]) {
    await menuButton(page).click()
    await linkTo(page, nav).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the browser asks for the required fields', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.locator('form:not([novalidate]) [required]')).toHaveCount(3)
})

test.describe('a refused form', () => {
  const name = '{{error}} "Zoë" $& <script>'
  // Browsers drop the first line break of a text area in HTML.
  const product = 'Bamboo </textarea>\nboxes'
  let email: string

  test.beforeEach(async ({ page }) => {
    email = newProspect()
    await page.goto('/contact')
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Phone').fill('1'.repeat(21))
    await page.getByLabel('What product do you need?').fill(`\n${product}`)
    await sendInquiry(page)
    await expect(page).toHaveTitle(/^Error: /)
  })

  const expectEntries = async (page: Page) => {
    await expect(page.getByLabel('Name')).toHaveValue(name)
    await expect(page.getByLabel('What product do you need?')).toHaveValue(
      new RegExp(`${product}$`),
    )
  }

  test('says what is wrong', async ({ page }) => {
    await expect(summary(page)).toBeFocused()
    await expect(summary(page)).toContainText(
      'Phone number must be less than 20 characters',
    )
    const phone = page.getByLabel('Phone')
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
  })

  test('keeps its values', async ({ page }) => {
    await expectEntries(page)
  })

  test('keeps its values while another page is open', async ({
    page,
    browserName,
  }) => {
    const isReliable = browserName === 'chromium'
    test.skip(
      !isReliable,
      "Playwright can't always go back in Debian's Firefox",
    )
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Privacy Policy' })
      .click()
    await expect(page).toHaveURL('/privacy-policy')
    await page.goBack()
    await expectEntries(page)
  })

  test('has a button that can be seen', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Get Free Quote' })
    await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

  test('can be corrected and sent', async ({ page, request }) => {
    await page.getByLabel('Phone').fill(' ')
    await sendInquiry(page)
    await expect(page).toHaveURL('/thank-you')
    expect(await inquiriesOf(request, email)).toMatchObject([
      { name, product: expect.stringContaining(product), phone: null },
    ])
  })
})
