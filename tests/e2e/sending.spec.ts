import { expect, type Page, type Route, test } from 'playwright/test'
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

const success = inquiryForm.success.title

const ways = {
  'a link': (page: Page) => followMenu(page, anotherPage.nav),
  Back: (page: Page) => page.goBack(),
}

for (const [way, leave] of Object.entries(ways)) {
  test.describe(`if ${way} leads from the form to a page that does not load`, () => {
    let email: string
    let respond: () => void
    /** The paths of the documents and posts that the page has requested. */
    let requested: string[]

    test.beforeEach(async ({ page }) => {
      email = newProspect()
      await page.clock.install()
      await open(page, anotherPage.path)
      await followLink(page, quoteLink(page))
      await expect(page).toHaveURL('/contact')
      // After a reload, the other page's code must be loaded again.
      await page.reload()
      await hydrated(page)
      await fillInquiry(page, email)
      const neverAnswer = () => {}
      await page.route(anotherPage.chunk, neverAnswer)
      respond = await holdBack(page, '/api/inquiries')
      requested = []
      page.on('request', (request) => {
        const isPost = request.method() === 'POST'
        if (isPost || request.isNavigationRequest())
          requested.push(new URL(request.url()).pathname)
      })
      await sendButton(page).dblclick()
      await formField(page, 'email').press('Enter')
    })

    test.afterEach(() => respond())

    test('the form can not be changed while it is sent', async ({ page }) => {
      const { sending } = inquiryForm
      const button = page.getByRole('button', { name: sending })
      await expect(button).toBeVisible()
      const editable = page.locator('form :read-write:visible')
      await expect(editable).toHaveCount(0)
    })

    test('the form is posted once, and no document replaces the page meanwhile', async ({
      page,
      request,
    }) => {
      await leave(page)
      // Without a post, the page would load another document long before.
      await page.clock.runFor(10_000)
      respond()
      await expect(page.getByRole('status')).toContainText(success)
      expect(requested).toEqual(['/api/inquiries'])
      expect(await inquiriesOf(request, email)).toHaveLength(1)
    })

    test('the page that the visitor chose is shown after the post, with the notice', async ({
      page,
    }) => {
      await leave(page)
      await page.clock.runFor(10_000)
      respond()
      await expect(page.getByRole('status')).toContainText(success)
      await page.unroute(anotherPage.chunk)
      await page.clock.runFor(10_000)
      await expect(linkTo(page, anotherPage.nav)).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(page.getByRole('status')).toContainText(success)
    })
  })
}

test('after a reload during a post, the form says that the inquiry may have arrived', async ({
  page,
  request,
}) => {
  const email = newProspect()
  await open(page, '/contact')
  await fillInquiry(page, email)
  const respond = await holdBack(page, '/api/inquiries')
  // The form sends the request in a later task, which a reload would cancel, so wait for the request.
  const requestSent = page.waitForRequest('/api/inquiries')
  await sendInquiry(page)
  await requestSent
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(inquiryForm.failures.left)
  await expect(summary(page)).toContainText(inquiryForm.problem.mayHaveArrived)
  await expect(formField(page, 'email')).toHaveValue(email)
  respond()
  await expect.poll(() => inquiriesOf(request, email)).toHaveLength(1)
})

test('after a response that is cut off, the form says that the inquiry may have arrived', async ({
  page,
}) => {
  // This server promises a longer response, and then closes the connection.
  const server = await listenLocally(0, (_request, response) => {
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

/** Returns all that the page has stored in the browser, as one text. */
async function storedInBrowser(page: Page): Promise<string> {
  const ofOrigin = await page.context().storageState({ indexedDB: true })
  const ofTab = await page.evaluate(() => ({ ...sessionStorage }))
  const ofHistory = await page.evaluate(() => history.state)
  return JSON.stringify({ ofOrigin, ofTab, ofHistory })
}

test.describe('after a post whose response is lost', () => {
  const product = 'Seven marked crates'
  let email: string
  /** Each address that the page has requested. */
  let addresses: string[]

  test.beforeEach(async ({ page }) => {
    email = newProspect()
    addresses = []
    page.on('request', (request) =>
      addresses.push(decodeURIComponent(request.url())),
    )
    await open(page, '/contact')
    await fillInquiry(page, email, product)
    const loseResponse = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await page.route('/api/*', loseResponse, { times: 1 })
    await sendInquiry(page)
    const notice = page.getByRole('alert')
    await expect(notice).toContainText(inquiryForm.failures.unexpected)
  })

  async function sendAgain(page: Page) {
    await page.reload()
    await hydrated(page)
    await sendInquiry(page)
    await expect(page).toHaveURL('/thank-you')
  }

  const expectNothingPersonal = (text: string) => {
    for (const entry of [email, 'Zoë', 'crates'])
      expect(text).not.toContain(entry)
  }

  test('the form says that the inquiry may have arrived', async ({ page }) => {
    const { mayHaveArrived } = inquiryForm.problem
    await expect(summary(page)).toContainText(mayHaveArrived)
    await expect(page).toHaveURL('/contact')
  })

  test('an inquiry that is sent again is stored once', async ({
    page,
    request,
  }) => {
    await sendAgain(page)
    const stored = { name: 'Zoë Çelik 佐藤 📦', product, phone: null }
    expect(await inquiriesOf(request, email)).toMatchObject([stored])
  })

  test('the browser stores nothing personal', async ({ page }) => {
    expectNothingPersonal(await storedInBrowser(page))
    await sendAgain(page)
    expectNothingPersonal(await storedInBrowser(page))
  })

  test('no address contains anything personal', async ({ page }) => {
    await sendAgain(page)
    expectNothingPersonal(addresses.join())
  })
})
