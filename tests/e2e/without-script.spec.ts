import { expect, test } from 'playwright/test'
import { navigationLinks } from '../../src/routes.ts'
import { inquiriesOf, newProspect } from '../support/inbox.ts'
import { sendInquiry } from '../support/inquiry-form.ts'
import { mainNavigation } from '../support/main-navigation.ts'

// Firefox cannot be told over WebDriver BiDi to run no script, but a document can be told so by its
// own policy; its <noscript> then counts as well.
test.use({
  viewport: { width: 360, height: 740 },
  javaScriptEnabled: ({ browserName }, use) => use(browserName === 'firefox'),
})
test.beforeEach(async ({ page, browserName }) => {
  if (browserName !== 'firefox') return
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest() || request.method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const policy = `${response.headers()['content-security-policy']}; sandbox allow-forms allow-same-origin`
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    })
  })
})

test('no button is shown that only a script could obey', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true)
  await expect(page.getByRole('complementary').getByRole('link')).toBeVisible()
  await expect(page.getByRole('complementary').getByRole('button')).toBeHidden()
})

test('every page is complete and can be reached from the menu', async ({ page }) => {
  await page.goto('/')
  for (const { path, nav } of navigationLinks) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await mainNavigation(page).getByRole('link', { name: nav }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a question of the FAQ opens', async ({ page }) => {
  await page.goto('/')
  const entry = page.locator('details').first()
  await expect(entry.locator('p')).toBeHidden()
  await entry.locator('summary').click()
  await expect(entry.locator('p')).toBeVisible()
})

test('the form is sent, stored and ends on the thank-you page', async ({ page, request }) => {
  const email = newProspect()
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Zoë "Ünal" <b>')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('What product do you need?').fill('one\ntwo')
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  expect(await inquiriesOf(request, email)).toMatchObject([
    { name: 'Zoë "Ünal" <b>', product: 'one\ntwo', phone: null },
  ])
})

test('a refused form comes back in the look of the site, with what is wrong and every answer', async ({
  page,
  request,
}) => {
  const email = newProspect()
  await page.goto('/contact')
  await page.getByLabel('Name').fill('{{error}} "Zoë" $& <script>')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('1'.repeat(21))
  await page.getByLabel('What product do you need?').fill('\nBamboo </textarea> boxes')
  await sendInquiry(page)

  await expect(page).toHaveTitle(/^Error: /)
  const problem = page.getByRole('main').getByRole('region', { name: 'There is a problem' })
  await expect(problem).toBeFocused()
  await expect(problem).toContainText('Phone number must be less than 20 characters')
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Name')).toHaveValue('{{error}} "Zoë" $& <script>')
  await expect(page.getByLabel('What product do you need?')).toHaveValue(
    /Bamboo <\/textarea> boxes/,
  )
  const background = await page
    .getByRole('button', { name: 'Get Free Quote' })
    .evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(background).not.toBe('rgba(0, 0, 0, 0)')

  await page.getByLabel('Phone').fill('+1 555 0100')
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  expect(await inquiriesOf(request, email)).toHaveLength(1)
})
