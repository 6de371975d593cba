import { expect, type Page, test } from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { fillInquiry, inquiriesOf, newProspect, sendInquiry, summary } from '../support/form.ts'
import { anotherPage, expectArrival, holdBack, hydrated, linkTo, open } from '../support/visit.ts'

test('a visitor who leaves during sending still sees the notice', async ({ page, request }) => {
  const email = newProspect()
  const posts: string[] = []
  page.on('request', (sent) => sent.method() === 'POST' && posts.push(sent.url()))
  await open(page, '/contact')
  await fillInquiry(page, email)
  const letArrive = await holdBack(page, anotherPage.chunk)
  const respond = await holdBack(page, '/api/inquiries')
  await page.getByRole('button', { name: 'Get Free Quote' }).dblclick()
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByRole('button', { name: inquiryForm.sending })).toBeVisible()
  for (const field of await page.getByRole('textbox').all()) {
    await expect(field).not.toBeEditable()
  }
  await linkTo(page, anotherPage.nav).click()
  // The response arrives while the next page is still loading.
  respond()
  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
  await expect(page).toHaveURL('/contact')
  letArrive()
  await expectArrival(page, anotherPage.path)
  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
  expect(await inquiriesOf(request, email)).toHaveLength(1)
  expect(posts).toHaveLength(1)
})

const leaving = {
  'a link': (page: Page) => linkTo(page, anotherPage.nav).click(),
  Back: (page: Page) => page.goBack(),
}

for (const [what, leave] of Object.entries(leaving)) {
  test(`${what} to a page that never loads cancels no post`, async ({ page, request }) => {
    const email = newProspect()
    await page.clock.install()
    await open(page, anotherPage.path)
    await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }).click()
    await expect(page).toHaveURL('/contact')
    await page.reload()
    await hydrated(page)
    await fillInquiry(page, email)
    await page.route(anotherPage.chunk, () => {})
    const respond = await holdBack(page, '/api/inquiries')
    const documents: string[] = []
    page.on('request', (sent) => sent.isNavigationRequest() && documents.push(sent.url()))
    await sendInquiry(page)
    await page.getByLabel('Email').press('Enter')
    await leave(page)
    await page.clock.runFor(10_000)
    respond()
    await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
    expect(documents).toEqual([])
    await page.unroute(anotherPage.chunk)
    await page.clock.runFor(10_000)
    await expect(linkTo(page, anotherPage.nav)).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
    expect(await inquiriesOf(request, email)).toHaveLength(1)
  })
}

test('after a reload during a post, the form says what is known', async ({ page, request }) => {
  const email = newProspect()
  await open(page, '/contact')
  await fillInquiry(page, email)
  const respond = await holdBack(page, '/api/inquiries')
  // The form posts in a later task, which a reload could otherwise prevent.
  await Promise.all([page.waitForRequest('/api/inquiries'), sendInquiry(page)])
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(inquiryForm.failures.left)
  await expect(summary(page)).toContainText(inquiryForm.problem.mayHaveArrived)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  respond()
  await expect.poll(() => inquiriesOf(request, email)).toHaveLength(1)
})

async function storedBy(page: Page): Promise<string> {
  const rest = await page.evaluate(() => [{ ...sessionStorage }, history.state])
  return JSON.stringify([await page.context().storageState({ indexedDB: true }), rest])
}

test('an inquiry sent again is stored once, on the server', async ({ page, context, request }) => {
  const email = newProspect()
  const product = 'Seven marked crates'
  const requested: string[] = []
  page.on('request', (request) => requested.push(decodeURIComponent(request.url())))
  await open(page, '/contact')
  await fillInquiry(page, email, product)
  await context.setOffline(true)
  await sendInquiry(page)
  await expect(page.getByRole('alert')).toContainText('Unexpected error. Please try again.')
  await expect(summary(page)).toContainText(inquiryForm.problem.mayHaveArrived)
  await expect(page.getByLabel('What product do you need?')).toHaveValue(product)

  await context.setOffline(false)
  await page.route('/api/inquiries', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const lost = page.waitForEvent('requestfailed')
  await sendInquiry(page)
  await lost
  await expect(summary(page)).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page).toHaveURL('/contact')
  const personal = new RegExp(`${email}|Zoë|crates`)
  expect(await storedBy(page)).not.toMatch(personal)

  await page.unroute('/api/inquiries')
  await page.reload()
  await hydrated(page)
  await fillInquiry(page, email, product)
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  const name = 'Zoë Çelik 佐藤 📦'
  expect(await inquiriesOf(request, email)).toMatchObject([{ name, product, phone: null }])
  expect(await storedBy(page)).not.toMatch(personal)
  expect(requested.join()).not.toMatch(personal)
})
