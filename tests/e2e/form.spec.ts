import { expect, type Page, test } from 'playwright/test'
import { anotherPage } from '../support/every-path.ts'
import { holdBack } from '../support/hold-back.ts'
import { inquiriesOf, newProspect } from '../support/inbox.ts'
import { fillInquiry, sendInquiry, summary } from '../support/inquiry-form.ts'
import { expectArrival, linkTo } from '../support/main-navigation.ts'
import { hydrated, open } from '../support/open-page.ts'

test('on a phone the errors come into view between header and notice, wherever the page was scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/contact')
  for (const top of [0, 200, 400]) {
    await page.evaluate((y) => {
      document.querySelector('button')?.focus({ preventScroll: true })
      window.scrollTo(0, y)
    }, top)
    await sendInquiry(page)
    await expect(summary(page)).toBeFocused()
    // Browsers adjust the scroll position in the frame after a change of layout (scroll anchoring).
    const edges = await summary(page).evaluate(async (box) => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const edgesOf = (element: Element | null) => element?.getBoundingClientRect()
      return [
        edgesOf(document.querySelector('header'))?.bottom ?? 0,
        edgesOf(box)?.top ?? 0,
        edgesOf(box)?.bottom ?? 0,
        edgesOf(document.querySelector('[role=alert]'))?.top ?? 0,
      ]
    })
    expect(edges, `sent from ${top} px`).toEqual(edges.toSorted((a, b) => a - b))
  }
})

test('a field that is being corrected stays in its place when the last error disappears', async ({
  page,
}) => {
  await open(page, '/contact')
  await fillInquiry(page, 'ann')
  await sendInquiry(page)
  const email = page.getByLabel('Email')
  await summary(page).getByRole('link').click()
  await expect(email).toBeFocused()
  const before = (await email.boundingBox())?.y ?? Number.NaN
  await email.fill(newProspect())
  await expect(summary(page)).toHaveCount(0)
  // The line with the error above the input disappears too, so the input may move by that one line.
  const lineHeight = 30
  await expect
    .poll(async () => before - ((await email.boundingBox())?.y ?? Number.NaN))
    .toBeLessThan(lineHeight)
})

test('the answers and their errors are still there after a visit to another page', async ({
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

  // A refusal that arrives on another page has a link back to the form.
  await page.getByLabel('Phone').fill('+1 555 0100')
  await expect(summary(page)).toBeHidden()
  await expect(page).not.toHaveTitle(/^Error/)
  const refuse = await holdBack(page, '/api/inquiries', { status: 503 })
  await sendInquiry(page)
  await linkTo(page, anotherPage.nav).click()
  await expect(page).toHaveURL(anotherPage.path)
  refuse()
  await page.getByRole('alert').getByRole('link').click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(summary(page).getByRole('link')).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('visitors who leave while an inquiry is sent are told on the page they chose that it was sent', async ({
  page,
  request,
}) => {
  const email = newProspect()
  await open(page, '/contact')
  await fillInquiry(page, email)
  const letArrive = await holdBack(page, anotherPage.chunk)
  const answer = await holdBack(page, '/api/inquiries')
  await sendInquiry(page)
  await expect(page.getByLabel('Name')).not.toBeEditable()
  await linkTo(page, anotherPage.nav).click()
  // The response arrives while the chosen page is still loading.
  answer()
  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
  await expect(page).toHaveURL('/contact')
  letArrive()
  await expectArrival(page, anotherPage.path)
  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
  expect(await inquiriesOf(request, email)).toHaveLength(1)
})

/** Everything that the site could have stored in the browser. */
async function everythingKept(page: Page) {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true })
  const rest = await page.evaluate(async () => ({
    session: { ...sessionStorage },
    caches: await caches.keys(),
    state: history.state,
    name: window.name,
  }))
  return { cookies, origins, ...rest }
}

const nothing = { cookies: [], origins: [], session: {}, caches: [], state: null, name: '' }

test('an inquiry whose answer was lost is sent again after a reload and stored once, and the browser keeps nothing of it', async ({
  page,
  context,
  request,
}) => {
  const email = newProspect()
  const product = 'Seven marked crates'
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
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
  expect(await everythingKept(page)).toEqual(nothing)

  await page.unroute('/api/inquiries')
  await page.reload()
  await hydrated(page)
  await fillInquiry(page, email, product)
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  expect(await inquiriesOf(request, email)).toHaveLength(1)

  expect(await everythingKept(page)).toEqual(nothing)
  expect(context.serviceWorkers()).toEqual([])
  for (const answer of [email, 'Zoë', 'crates']) {
    expect(asked.map(decodeURIComponent).join()).not.toContain(answer)
  }
})

test('the copy of an inquiry breaks no word and no address on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/contact')
  await fillInquiry(page, 'zoe.celik@example.com', 'Insulated stainless-steel bottles')
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  const wider = await page.locator('dd').evaluateAll((values) =>
    values
      .filter((value) => {
        value.style.overflowWrap = 'normal'
        return value.scrollWidth > value.clientWidth
      })
      .map((value) => value.textContent),
  )
  expect(wider, 'fits only with a break inside a word').toEqual([])
})
