import { expect, type Page, test } from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { anotherPage } from '../support/every-path.ts'
import { inquiriesOf, newProspect } from '../support/inbox.ts'
import { fillInquiry, sendInquiry } from '../support/inquiry-form.ts'
import { mainNavigation } from '../support/main-navigation.ts'
import { open } from '../support/open-page.ts'

const summary = (page: Page) => page.getByRole('region', { name: inquiryForm.problem.heading })

/** Holds back what is asked for under an address, until the returned function lets it go. */
async function hold(page: Page, address: string | RegExp, answer?: { status: number }) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await (answer ? route.fulfill(answer) : route.continue())
  })
  return resolve
}

test('what was written, and its errors, are there on the way back from another page', async ({
  page,
}) => {
  const email = newProspect()
  await open(page, '/contact')
  await fillInquiry(page, email)
  await page.getByLabel('Phone').fill('1'.repeat(21))
  await sendInquiry(page)
  await expect(summary(page)).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page).not.toHaveTitle(/^Error/)
  await expect(page.getByRole('alert')).toBeEmpty()
  await page.goBack()
  await expect(summary(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Error/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Phone').fill('+1 555 0100')
  await expect(summary(page)).toBeHidden()
  await expect(page).not.toHaveTitle(/^Error/)
})

test('a refusal that is told on another page leads back to the form, where everything waits', async ({
  page,
  request,
}) => {
  const email = newProspect()
  await open(page, '/contact')
  await fillInquiry(page, email)
  const refuse = await hold(page, '/api/inquiries', { status: 503 })
  await sendInquiry(page)
  await mainNavigation(page).getByRole('link', { name: anotherPage.nav }).click()
  await expect(page).toHaveURL(anotherPage.path)
  refuse()
  await page.getByRole('alert').getByRole('link').click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(summary(page).getByRole('link')).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.unroute('/api/inquiries')
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  expect(await inquiriesOf(request, email)).toHaveLength(1)
})

test('a form that is sent before its script is there is sent once, however often it is pressed', async ({
  page,
  request,
  browserName,
}) => {
  const email = newProspect()
  const letScriptsCome = await hold(page, /\/assets\/.*\.js/)
  const letAnswerCome = await hold(page, '/api/inquiries')
  let posts = 0
  page.on('request', (sent) => {
    if (sent.method() === 'POST') posts += 1
  })
  const takenOver =
    browserName !== 'firefox' &&
    page.waitForEvent('console', (message) => message.text().startsWith('React'))
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await fillInquiry(page, email)
  const pressed = page.waitForRequest('/api/inquiries')
  // By the page itself: a browser that waits for a document answers no questions about this one.
  await page.evaluate(() => {
    const [form, button] = [document.forms[0], document.querySelector('form button')]
    setInterval(() => {
      if (button instanceof HTMLElement) button.click()
      if (form?.noValidate) console.info(`React says: ${button?.textContent}`)
    }, 50)
  })
  await pressed
  letScriptsCome()
  // Firefox asks for no scripts any more once a form is on its way.
  if (takenOver) expect((await takenOver).text()).toContain(inquiryForm.sending)
  letAnswerCome()
  await expect(page).toHaveURL('/thank-you')
  expect(posts).toBe(1)
  expect(await inquiriesOf(request, email)).toHaveLength(1)
})

test('script makes no form fail that works without it, in browsers that know less', async ({
  page,
  request,
}) => {
  const email = newProspect()
  await page.addInitScript(() => {
    Reflect.deleteProperty(String.prototype, 'isWellFormed')
    Reflect.deleteProperty(AbortSignal, 'timeout')
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    Reflect.deleteProperty(Crypto.prototype, 'subtle')
  })
  await open(page, '/contact')
  await fillInquiry(page, email)
  await sendInquiry(page)
  await expect(page.getByRole('status')).toContainText(inquiryForm.success.title)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'fetch'))
  const another = newProspect()
  await open(page, '/contact')
  await fillInquiry(page, another)
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  for (const sent of [email, another]) expect(await inquiriesOf(request, sent)).toHaveLength(1)
})

test('help while writing is offered, and taken with one press', async ({ page }) => {
  await open(page, '/contact')
  await page.getByLabel('Email').fill('ann@gmial.com')
  await page.getByRole('button', { name: 'ann@gmail.com' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('ann@gmail.com')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByRole('button', { name: 'ann@gmail.com' })).toBeHidden()
  const product = page.getByLabel('What product do you need?')
  const empty = await product.boundingBox()
  await product.fill('x\n'.repeat(506))
  await expect(page.getByText(`${inquiryForm.charactersOver} 11`).first()).toBeVisible()
  expect((await product.boundingBox())?.height).toBeGreaterThanOrEqual(empty?.height ?? Infinity)
})
