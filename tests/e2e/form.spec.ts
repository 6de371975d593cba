import { expect, type Page, test } from 'playwright/test'
import {
  fillInquiry,
  inquiriesOf,
  newProspect,
  sendInquiry,
  summary,
} from '../support/inquiries.ts'
import { anotherPage, expectArrival, holdBack, hydrated, linkTo, open } from '../support/visit.ts'

test('on a phone, the error summary scrolls into view between the header and the notice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/contact')
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.getByRole('button', { name: 'Get Free Quote' }).press('Enter')
  await expect(summary(page)).toBeFocused()
  const parts = [page.getByRole('banner'), summary(page), page.getByRole('alert')]
  // Scroll anchoring adjusts the scroll position one frame after a layout change.
  await expect(async () => {
    const [header, box, toast] = await Promise.all(parts.map((part) => part.boundingBox()))
    expect(box?.y).toBeGreaterThanOrEqual(Number(header?.height))
    expect(Number(box?.y) + Number(box?.height)).toBeLessThanOrEqual(Number(toast?.y))
  }).toPass()
})

test('a field does not move when correcting it removes the last error', async ({ page }) => {
  await open(page, '/contact')
  await fillInquiry(page, 'ann')
  await sendInquiry(page)
  const email = page.getByLabel('Email')
  const top = async () => (await email.boundingBox())?.y ?? Number.NaN
  await summary(page).getByRole('link').click()
  await expect(email).toBeFocused()
  const before = await top()
  await email.fill(newProspect())
  await expect(summary(page)).toHaveCount(0)
  // The error message above the field also disappears, so the field may move by one line.
  const lineHeight = 30
  await expect.poll(async () => before - (await top())).toBeLessThan(lineHeight)
})

test('the form keeps its values and errors while the visitor views another page', async ({
  page,
}) => {
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

test('a visitor who leaves while the inquiry is being sent still sees the success notice', async ({
  page,
  request,
}) => {
  const email = newProspect()
  await open(page, '/contact')
  await fillInquiry(page, email)
  const letArrive = await holdBack(page, anotherPage.chunk)
  const respond = await holdBack(page, '/api/inquiries')
  await sendInquiry(page)
  await expect(page.getByLabel('Name')).not.toBeEditable()
  await linkTo(page, anotherPage.nav).click()
  // The response arrives while the next page is still loading.
  respond()
  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
  await expect(page).toHaveURL('/contact')
  letArrive()
  await expectArrival(page, anotherPage.path)
  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
  expect(await inquiriesOf(request, email)).toHaveLength(1)
})

async function storedBy(page: Page): Promise<string> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true })
  const rest = await page.evaluate(async () => [
    { ...sessionStorage },
    await caches.keys(),
    history.state,
    window.name,
  ])
  return JSON.stringify([cookies, origins, rest])
}

test('an inquiry sent again after a lost response is stored once, and only on the server', async ({
  page,
  context,
  request,
}) => {
  const email = newProspect()
  const product = 'Seven marked crates'
  const requested: string[] = []
  page.on('request', (request) => requested.push(decodeURIComponent(request.url())))
  await open(page, '/contact')
  await fillInquiry(page, email, product)
  await context.setOffline(true)
  await sendInquiry(page)
  await expect(page.getByRole('alert')).toContainText('Unexpected error. Please try again.')
  await expect(summary(page)).toContainText('offline')
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
  expect(await inquiriesOf(request, email)).toHaveLength(1)
  expect(await storedBy(page)).not.toMatch(personal)
  expect(requested.join()).not.toMatch(personal)
})
