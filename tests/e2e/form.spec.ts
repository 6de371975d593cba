import { expect, type Page, test } from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { labels } from '../../src/content/labels.ts'
import { honeypot, limits } from '../../src/inquiry/limits.ts'
import {
  fillInquiry,
  inquiriesOf,
  newProspect,
  sendInquiry,
  summary,
} from '../support/form.ts'
import { anotherPage, holdBack, linkTo, open } from '../support/visit.ts'

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
    await page.getByRole('button', { name: 'Get Free Quote' }).press('Enter')
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
    await page.getByLabel('Name').fill('Ann')
    await sendInquiry(page)
    await expect(summary(page)).toBeFocused()
    await expectUncovered(page, 'form :is(section, label, input, button)')
    await fillInquiry(page, newProspect())
    await sendInquiry(page)
    await expect(page).toHaveURL('/thank-you')
    await expect(notice(page)).toContainText('Thank you')
    await expectUncovered(page, 'main :is(.carbon, h1, h2, ol)')
  })
}

const notice = (page: Page) => page.locator('[data-kind]')

async function expectUncovered(page: Page, selector: string) {
  await expect(notice(page)).toBeInViewport()
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
  const [name, email] = [page.getByLabel('Name'), page.getByLabel('Email')]
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

test('a correction removes its error and the notice, and moves no field', async ({
  page,
}) => {
  await page.route('**/*.css', (route) => route.abort(), { times: 1 })
  await open(page, '/contact')
  const [email, name] = [page.getByLabel('Email'), page.getByLabel('Name')]
  await email.fill(newProspect())
  await sendInquiry(page)
  await expect(page.getByRole('alert')).toContainText('Name is required')
  await expect(page.locator('[role=alert] > div')).toHaveCSS(
    'position',
    'absolute',
  )
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Z')
  await email.fill('zoe')
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(name).not.toHaveAttribute('aria-invalid')
  await expect(summary(page).getByRole('link')).toHaveText(
    'Product details are required',
  )

  const product = page.getByLabel('What product do you need?')
  const top = async () => (await product.boundingBox())?.y ?? Number.NaN
  await summary(page).getByRole('link').click()
  await expect(product).toBeFocused()
  const before = await top()
  await email.fill(newProspect())
  await product.fill('Bamboo lunch boxes')
  await expect(summary(page)).toHaveCount(0)
  // The field's error message also disappears, which moves the field up by one line.
  await expect.poll(async () => before - (await top())).toBeLessThan(30)
})

test('from 80% of the limit, the characters left are shown, then announced', async ({
  page,
}) => {
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

test('the form shows the errors in a response, and reports a filled honeypot', async ({
  page,
}) => {
  await open(page, '/contact')
  await fillInquiry(page, newProspect())
  await page
    .locator(`#${honeypot.id}`)
    .evaluate((trap) => Object.assign(trap, { value: 'x' }))
  const json = { errors: [{ pointer: '/email', detail: 'Wrong' }] }
  await page.route('/api/inquiries', (route) =>
    route.fulfill({ status: 422, json }),
  )
  const sent = page.waitForRequest('/api/inquiries')
  await sendInquiry(page)
  expect((await sent).headers()['inquiry-honeypot']).toBe('filled')
  await expect(page.getByRole('alert')).toContainText('Wrong')
  await expect(summary(page).getByRole('link')).toHaveAttribute(
    'href',
    '#email',
  )
  await expect(page.getByLabel('What product do you need?')).toHaveValue(
    'Bamboo lunch boxes',
  )
})

test('the success notice closes after 20 seconds unless focused; errors stay', async ({
  page,
}) => {
  const close = page.getByRole('button', { name: labels.closeNotice })
  await page.clock.install()
  await open(page, '/contact')
  await page.clock.pauseAt(Date.now() + 60_000)
  await fillInquiry(page, newProspect())
  await sendInquiry(page)
  await page.clock.runFor(1)
  await expect(page.locator('main:has(time) button')).toBeVisible()
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

test('the form keeps its values and errors while another page is open', async ({
  page,
}) => {
  const email = newProspect()
  const notice = page.getByRole('alert')
  await open(page, '/contact')
  await fillInquiry(page, email)
  await page.getByLabel('Phone').fill('1'.repeat(21))
  await sendInquiry(page)
  await expect(summary(page)).toBeFocused()
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Privacy Policy' })
    .click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page).not.toHaveTitle(/^Error/)
  await expect(notice).toBeEmpty()
  await page.goBack()
  await expect(summary(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Error/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

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
  await expect(summary(page).getByRole('link')).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test("the copy has the visitor's words and the server's clock", async ({
  page,
  request,
}) => {
  const typed = newProspect().replace('example', 'räucher')
  const product = 'مرحبا، أحتاج 500 كوب {email} $&!'
  const main = page.getByRole('main')
  await page.clock.setFixedTime('2031-06-01')
  await page.addInitScript(() => Reflect.deleteProperty(window, 'print'))
  await open(page, '/contact')
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
  await fillInquiry(page, typed, product)
  await expect(page.locator('#product:dir(rtl)')).toHaveCount(1)
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByText(typed, { exact: true })).toHaveCSS(
    'unicode-bidi',
    'plaintext',
  )
  await expect(page.locator(':dir(rtl)', { hasText: product })).toBeVisible()
  await expect(main.locator('dl')).not.toContainText('Phone')
  await expect(main.getByRole('button')).toHaveCount(0)
  const [sent = 0, due] = await main
    .locator('time')
    .evaluateAll((all) =>
      all.map((time) => Date.parse(String(time.getAttribute('datetime')))),
    )
  expect(due).toBe(sent + 24 * 60 * 60 * 1000)
  expect(sent).toBeLessThan(Date.now())
  const stored = await inquiriesOf(
    request,
    typed.replace('räucher', 'xn--rucher-bua'),
  )
  expect(stored).toMatchObject([{ product }])
  await expect(
    page.getByText(String(stored[0]?.id).slice(0, 8), { exact: true }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByText(typed, { exact: true })).toHaveCSS(
    'white-space',
    'pre-wrap',
  )
})
