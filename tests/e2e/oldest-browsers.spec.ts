import { expect, test } from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import {
  fillInquiry,
  inquiriesOf,
  newProspect,
  sendInquiry,
} from '../support/form.ts'
import { mainNavigation, open } from '../support/visit.ts'

/** Changes HTML and CSS as if the browser had never heard of popovers. */
const withoutPopovers = (text: string) =>
  text
    .replaceAll(':popover-open', ':unknown-selector')
    .replaceAll('popovertarget=', 'data-target=')
    .replaceAll(' popover=', ' data-popover=')

// iPhones that stop at iOS 16 have no popovers. Safari 16 ignores the attributes and the selector. The
// policy would refuse the changed styles.
test.use({ viewport: { width: 360, height: 740 }, bypassCSP: true })
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name)
    }
  })
  const pageOrStylesheet = /\.css$|\/[\w-]*$/
  await page.route(pageOrStylesheet, async (route) => {
    if (route.request().method() === 'POST') return route.continue()
    const response = await route.fetch()
    const body = withoutPopovers(await response.text())
    await route.fulfill({ response, body })
  })
})

// A request can still be on its way when the test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('a browser without popovers shows the menu above the heading', async ({
  page,
}) => {
  await open(page, '/contact')
  const menu = await mainNavigation(page).boundingBox()
  if (!menu) throw new Error('The menu is not shown')
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  const endOfMenu = menu.y + menu.height
  expect(heading?.y).toBeGreaterThan(endOfMenu)
})

test('a browser without popovers sends the form', async ({ page, request }) => {
  await open(page, '/contact')
  const email = newProspect()
  await fillInquiry(page, email)
  await sendInquiry(page)
  await expect(page.getByRole('status')).toContainText(
    inquiryForm.success.title,
  )
  expect(await inquiriesOf(request, email)).toHaveLength(1)
})
