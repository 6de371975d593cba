import { expect, type Page, test } from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { expectAccessible } from '../support/axe.ts'
import { everyPath, somePage } from '../support/every-path.ts'
import { newProspect } from '../support/inbox.ts'
import { fillInquiry, sendInquiry } from '../support/inquiry-form.ts'
import { enlargeText } from '../support/large-text.ts'
import { open } from '../support/open-page.ts'
import { watchProblems } from '../support/problems.ts'

/** CSS pixels by which the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const path of everyPath) {
  test(`${path} is clean and accessible, and fits 320 px and text of twice the size`, async ({
    page,
    context,
  }) => {
    const problems = await watchProblems(page)
    await open(page, path)
    await expectAccessible(page)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await overflow(page), `${width} px`).toBe(0)
    }
    await enlargeText(page)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await overflow(page), `${width} px with large text`).toBe(0)
    }
    expect(problems).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
}

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, somePage.path)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible(page, 'header', [
    [768, 'light'],
    [360, 'dark'],
  ])
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('the form is accessible with its help and its errors, and the notices on every page', async ({
  page,
}) => {
  // The notice then stays for as long as the test takes. tests/unit/toasts.test.tsx covers its time.
  await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }))
  await open(page, '/contact')
  const product = page.getByLabel('What product do you need?')
  const empty = await product.boundingBox()
  await fillInquiry(page, 'ann@gmial.com', 'x\n'.repeat(506))
  expect((await product.boundingBox())?.height).toBeGreaterThanOrEqual(empty?.height ?? Infinity)
  await sendInquiry(page)
  await expect(page.getByRole('alert')).toContainText('Validation Error')
  await expect(page.getByRole('button', { name: 'ann@gmail.com' })).toBeVisible()
  await expectAccessible(page)
  await fillInquiry(page, newProspect())
  await page.route('/api/inquiries', (route) => route.abort())
  await sendInquiry(page)
  await expect(page.getByRole('alert')).toContainText(inquiryForm.failures.unexpected)
  await expectAccessible(page, 'main, [role=alert]')
  expect(await overflow(page)).toBe(0)
  await page.unroute('/api/inquiries')
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
  await expectAccessible(page, '[role=status], aside')
})
