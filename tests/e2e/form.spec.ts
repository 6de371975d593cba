import { expect, test } from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { labels } from '../../src/content/labels.ts'
import { honeypot, limits } from '../../src/inquiry/limits.ts'
import { fillInquiry, inquiriesOf, newProspect, sendInquiry, summary } from '../support/form.ts'
import { anotherPage, holdBack, linkTo, open } from '../support/visit.ts'

test('on a phone, the error summary fits between the header and the notice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/contact')
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.getByRole('button', { name: 'Get Free Quote' }).press('Enter')
  await expect(summary(page)).toBeFocused()
  const parts = [page.getByRole('banner'), summary(page), page.getByRole('alert')]
  // Retry, because scroll anchoring moves the page one frame after a layout change.
  await expect(async () => {
    const [header, box, toast] = await Promise.all(parts.map((part) => part.boundingBox()))
    expect(box?.y).toBeGreaterThanOrEqual(Number(header?.height))
    expect(Number(box?.y) + Number(box?.height)).toBeLessThanOrEqual(Number(toast?.y))
  }).toPass()
})

test('at 400% zoom, the error list is visible above the notice', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, '/contact')
  await sendInquiry(page)
  await expect(summary(page)).toBeFocused()
  const [, second] = await summary(page).getByRole('link').all()
  await expect(async () => {
    const [link, toast] = [await second?.boundingBox(), await page.getByRole('alert').boundingBox()]
    expect(Number(link?.y) + Number(link?.height) / 2).toBeLessThan(Number(toast?.y))
  }).toPass()
})

test('a correction removes its error and the notice, and moves no field', async ({ page }) => {
  await open(page, '/contact')
  const [email, name] = [page.getByLabel('Email'), page.getByLabel('Name')]
  await email.fill(newProspect())
  await sendInquiry(page)
  await expect(page.getByRole('alert')).toContainText('Name is required')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Z')
  await email.fill('zoe')
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(name).not.toHaveAttribute('aria-invalid')
  await expect(summary(page).getByRole('link')).toHaveText('Product details are required')

  const product = page.getByLabel('What product do you need?')
  const top = async () => (await product.boundingBox())?.y ?? Number.NaN
  await summary(page).getByRole('link').click()
  await expect(product).toBeFocused()
  const before = await top()
  await email.fill(newProspect())
  await product.fill('Bamboo lunch boxes')
  await expect(summary(page)).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^Error/)
  // The error message above the field also disappears, so the field may move by one line.
  const lineHeight = 30
  await expect.poll(async () => before - (await top())).toBeLessThan(lineHeight)
})

test('from 80% of the limit, the characters left are shown, then announced', async ({ page }) => {
  await page.clock.install()
  await open(page, '/contact')
  await page.clock.pauseAt(Date.now() + 60_000)
  const product = page.getByLabel('What product do you need?')
  const left = `${inquiryForm.charactersLeft} 190`
  const announced = page.locator('#product ~ [aria-live=polite]')
  await product.fill('x'.repeat(799))
  await expect(page.getByText(inquiryForm.charactersLeft)).toHaveCount(0)
  await product.fill(`${'x'.repeat(limits.product - 190)}  `)
  await expect(page.getByText(left)).toHaveCount(1)
  await page.clock.runFor(900)
  await expect(announced).toBeEmpty()
  await page.clock.runFor(200)
  await expect(announced).toHaveText(left)
})

test('a failed response shows its message, and the form keeps its values', async ({ page }) => {
  const errors = [{ pointer: '/email', detail: 'Wrong' }]
  const responses: [string, object][] = [
    ['The shelf is full.', { status: 500, json: { detail: 'The shelf is full.' } }],
    ['Wrong', { status: 422, json: { errors } }],
  ]
  await open(page, '/contact')
  await fillInquiry(page, newProspect())
  const trap = page.locator(`#${honeypot.id}`)
  await trap.evaluate((field: HTMLInputElement) => Object.assign(field, { value: 'x' }))
  for (const [index, [message, response]] of responses.entries()) {
    await page.route('/api/inquiries', (route) => route.fulfill(response), { times: 1 })
    const sent = page.waitForRequest('/api/inquiries')
    await sendInquiry(page)
    await expect(page.getByRole('alert')).toContainText(message)
    await expect(page.getByLabel('What product do you need?')).toHaveValue('Bamboo lunch boxes')
    const header = (await sent).headers()['inquiry-honeypot']
    // After the first request, the test removes the honeypot, as a browser extension might.
    expect(header).toBe(index === 0 ? 'filled' : undefined)
    if (index === 0) await trap.evaluate((field) => field.remove())
  }
  await expect(summary(page).getByRole('link')).toHaveAttribute('href', '#email')
})

test('the success notice closes after 20 seconds unless focused; errors stay', async ({ page }) => {
  const close = page.getByRole('button', { name: labels.closeNotice })
  await page.clock.install()
  await open(page, '/contact')
  await page.clock.pauseAt(Date.now() + 60_000)
  await fillInquiry(page, newProspect())
  await sendInquiry(page)
  await page.clock.runFor(1)
  const main = page.getByRole('main')
  await expect(main).toContainText('Zoë')
  await expect(main.locator('dl')).not.toContainText('Phone')
  const times = main
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
  const [sent = 0, due] = (await times).map((time) => Date.parse(String(time)))
  expect(due).toBe(sent + 24 * 60 * 60 * 1000)
  await expect(main.getByRole('button')).toBeVisible()

  await page.clock.runFor(19_000)
  await expect(page.getByRole('status')).toContainText('Thank you')
  await close.focus()
  await page.clock.runFor(40_000)
  await expect(page.getByRole('status')).toContainText('Thank you')
  await close.blur()
  await page.clock.runFor(20_000)
  await expect(page.getByRole('status')).toBeEmpty()

  await page.goBack()
  await sendInquiry(page)
  await page.clock.runFor(3_600_000)
  await expect(page.getByRole('alert')).toContainText('Validation Error')
  // Focus a field, then the notice. When closed, the notice must return the focus to the field.
  await page.getByLabel('Email').focus()
  await close.focus()
  await close.press('Enter')
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('the form keeps its values and errors while another page is open', async ({ page }) => {
  const email = newProspect()
  const notice = page.getByRole('alert')
  await open(page, '/contact')
  await fillInquiry(page, email)
  await page.getByLabel('Phone').fill('1'.repeat(21))
  await sendInquiry(page)
  await expect(summary(page)).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page).not.toHaveTitle(/^Error/)
  await expect(notice).toBeEmpty()
  await page.goBack()
  await expect(summary(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Error/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(notice).toBeEmpty()
  await expect(page.getByLabel('Email')).toHaveValue(email)

  // If the inquiry is refused while the visitor is on another page, the notice links to the form.
  await page.getByLabel('Phone').fill('+1 555 0100')
  await expect(summary(page)).toBeHidden()
  await expect(page).not.toHaveTitle(/^Error/)
  const refuse = await holdBack(page, '/api/inquiries', { status: 503 })
  await sendInquiry(page)
  await linkTo(page, anotherPage.nav).click()
  await expect(page).toHaveURL(anotherPage.path)
  refuse()
  await notice.getByRole('link').click()
  await expect(page).toHaveURL('/contact')
  await expect(notice).toBeEmpty()
  await expect(summary(page).getByRole('link')).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('the copy shows what was typed, and the reference of the inquiry', async ({
  page,
  request,
}) => {
  const typed = newProspect().replace('example', 'räucher')
  const product = 'مرحبا، أحتاج 500 كوب {email} $&!'
  await page.clock.setFixedTime('2031-06-01')
  await page.addInitScript(() => Reflect.deleteProperty(window, 'print'))
  await open(page, '/contact')
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
  await fillInquiry(page, typed, product)
  await expect(page.locator('#product:dir(rtl)')).toHaveCount(1)
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByText(typed, { exact: true })).toBeVisible()
  await expect(page.locator(`:dir(rtl)`, { hasText: product })).toBeVisible()
  await expect(page.locator('main time').first()).not.toHaveAttribute('datetime', /^2031/)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  const stored = await inquiriesOf(request, typed.replace('räucher', 'xn--rucher-bua'))
  expect(stored).toMatchObject([{ product }])
  await expect(page.getByText(String(stored[0]?.id).slice(0, 8), { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText(typed, { exact: true })).toHaveCSS('white-space', 'pre-wrap')
})
