import { expect, type Page, test } from 'playwright/test'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import {
  fillInquiry,
  formField,
  inquiriesOf,
  newProspect,
  sendButton,
  sendInquiry,
  summary,
} from '../support/form.ts'
import {
  anotherPage,
  followLink,
  followMenu,
  holdBack,
  hydrated,
  linkTo,
  open,
  quoteLink,
} from '../support/visit.ts'

const leaving = {
  'a link': (page: Page) => followMenu(page, anotherPage.nav),
  Back: (page: Page) => page.goBack(),
}

for (const [what, leave] of Object.entries(leaving)) {
  test(`${what} to a page that never loads cancels no post`, async ({
    page,
    request,
  }) => {
    const email = newProspect()
    await page.clock.install()
    await open(page, anotherPage.path)
    await followLink(page, quoteLink(page))
    await expect(page).toHaveURL('/contact')
    await page.reload()
    await hydrated(page)
    await fillInquiry(page, email)
    await page.route(anotherPage.chunk, () => {})
    const respond = await holdBack(page, '/api/inquiries')
    const documentsAndPosts: string[] = []
    page.on('request', (sent) => {
      const isPost = sent.method() === 'POST'
      if (isPost || sent.isNavigationRequest())
        documentsAndPosts.push(new URL(sent.url()).pathname)
    })
    await sendButton(page).dblclick()
    await formField(page, 'email').press('Enter')
    await expect(
      page.getByRole('button', { name: inquiryForm.sending }),
    ).toBeVisible()
    await expect(page.locator('form :read-write:visible')).toHaveCount(0)
    await leave(page)
    await page.clock.runFor(10_000)
    respond()
    await expect(page.getByRole('status')).toContainText(
      inquiryForm.success.title,
    )
    expect(documentsAndPosts).toEqual(['/api/inquiries'])
    await page.unroute(anotherPage.chunk)
    await page.clock.runFor(10_000)
    await expect(linkTo(page, anotherPage.nav)).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('status')).toContainText(
      inquiryForm.success.title,
    )
    expect(await inquiriesOf(request, email)).toHaveLength(1)
  })
}

test('after a reload during a post, the form says what is known', async ({
  page,
  request,
}) => {
  const email = newProspect()
  await open(page, '/contact')
  await fillInquiry(page, email)
  const respond = await holdBack(page, '/api/inquiries')
  // The form sends the request in a later task, which a reload would cancel, so wait for the request.
  await Promise.all([page.waitForRequest('/api/inquiries'), sendInquiry(page)])
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(inquiryForm.failures.left)
  await expect(summary(page)).toContainText(inquiryForm.problem.mayHaveArrived)
  await expect(formField(page, 'email')).toHaveValue(email)
  respond()
  await expect.poll(() => inquiriesOf(request, email)).toHaveLength(1)
})

test('a response that is cut off leaves the entries, and says what is known', async ({
  page,
}) => {
  // A server that promises a longer response, and then closes the connection.
  const server = await listenLocally(0, (_, response) => {
    response.writeHead(201, { 'content-length': 1000 })
    response.write('{ "id":', () => response.destroy())
  })
  const email = newProspect()
  await page.route('/api/inquiries', (route) =>
    route.continue({ url: server.origin }),
  )
  await open(page, '/contact')
  await fillInquiry(page, email)
  await sendInquiry(page)
  await expect(summary(page)).toContainText(inquiryForm.problem.mayHaveArrived)
  await expect(formField(page, 'email')).toHaveValue(email)
  await server.close()
})

async function storedBy(page: Page): Promise<string> {
  const rest = await page.evaluate(() => [{ ...sessionStorage }, history.state])
  return JSON.stringify([
    await page.context().storageState({ indexedDB: true }),
    rest,
  ])
}

test('an inquiry sent again is stored once, on the server', async ({
  page,
  request,
}) => {
  const [email, product] = [newProspect(), 'Seven marked crates']
  const requested: string[] = []
  page.on('request', (request) =>
    requested.push(decodeURIComponent(request.url())),
  )
  await open(page, '/contact')
  await fillInquiry(page, email, product)
  await page.route(
    '/api/*',
    (route) => route.fetch().then(() => route.abort()),
    { times: 1 },
  )
  await sendInquiry(page)
  await expect(page.getByRole('alert')).toContainText(
    inquiryForm.failures.unexpected,
  )
  await expect(summary(page)).toContainText(inquiryForm.problem.mayHaveArrived)
  await expect(page).toHaveURL('/contact')
  const personal = new RegExp(`${email}|Zoë|crates`)
  expect(await storedBy(page)).not.toMatch(personal)

  await page.reload()
  await hydrated(page)
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  const stored = { name: 'Zoë Çelik 佐藤 📦', product, phone: null }
  expect(await inquiriesOf(request, email)).toMatchObject([stored])
  expect(await storedBy(page)).not.toMatch(personal)
  expect(requested.join()).not.toMatch(personal)
})
