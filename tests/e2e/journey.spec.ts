import { expect, test } from 'playwright/test'
import { inquiriesOf, mailsAbout, newProspect } from '../support/inbox.ts'
import { fillInquiry, sendInquiry } from '../support/inquiry-form.ts'
import { open } from '../support/open-page.ts'

test('a visitor asks for a quote, and the inquiry is stored and mailed to staff', async ({
  page,
  request,
}) => {
  const email = newProspect()
  const product = 'x'.repeat(1000)
  await open(page, '/')
  await page.getByRole('link', { name: 'Get a Free Landed Quote' }).first().click()
  await expect(page).toHaveURL('/contact')
  await fillInquiry(page, `  ${email}  `, product)
  await sendInquiry(page)

  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!')
  expect(await inquiriesOf(request, email)).toMatchObject([
    { name: 'Zoë Çelik 佐藤 📦', email, phone: null, product, quantity: null },
  ])
  await expect.poll(() => mailsAbout(request, email)).toHaveLength(1)
})

test('a form with mistakes says what is wrong and keeps what is right', async ({ page }) => {
  await open(page, '/contact')
  await page.getByLabel('Name').fill('Zoë')
  await page.getByLabel('Email').fill('zoe@')
  await sendInquiry(page)

  await expect(page.getByRole('alert')).toContainText('Validation Error')
  await expect(page.getByRole('alert')).toContainText('Invalid email address')
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await page.getByRole('link', { name: 'Product details are required' }).click()
  await expect(page.getByLabel('What product do you need?')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('Zoë')
  await page.getByRole('link', { name: 'Privacy Policy' }).first().click()
  await expect(page).toHaveTitle(/^Privacy/)
})

test('on a phone the errors are in sight, between header and notice, wherever the form was sent from', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const top of [0, 200, 400]) {
    await open(page, '/contact')
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await sendInquiry(page)
    const summary = page.getByRole('region', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    // What browsers put right after a change of layout, they do with the next frame.
    const edges = await summary.evaluate(async (box) => {
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

test('a visitor without a connection keeps every answer', async ({ page, context }) => {
  await open(page, '/contact')
  await fillInquiry(page, newProspect())
  await context.setOffline(true)
  await sendInquiry(page)
  await expect(page.getByRole('alert')).toContainText('Unexpected error. Please try again.')
  await expect(page.getByRole('region', { name: 'There is a problem' })).toContainText('offline')
  await expect(page.getByLabel('What product do you need?')).toHaveValue('Bamboo lunch boxes')
})
