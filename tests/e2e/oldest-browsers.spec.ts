import { expect, test } from 'playwright/test'
import { newerApis } from '../support/browser-support.ts'
import {
  fillInquiry,
  inquiriesOf,
  newProspect,
  sendInquiry,
} from '../support/form.ts'
import { mainNavigation, open } from '../support/visit.ts'

// Deletes Chromium APIs that the oldest supported browsers lack, and removes `light-dark()` and
// popovers from the pages. Delete this file in 2027, together with the fallbacks that it tests.
test.use({ viewport: { width: 360, height: 740 }, bypassCSP: true })
test.beforeEach(async ({ page }) => {
  await page.addInitScript((names) => {
    for (const [owner = '', name = ''] of names.map((newer) =>
      newer.split('.'),
    )) {
      const [member = '', isStatic] = name.split('_static')
      const object = Reflect.get(window, owner)
      if (!name || owner === 'Window')
        Reflect.deleteProperty(window, name || owner)
      else if (object) Reflect.deleteProperty(object, member)
      if (object?.prototype && isStatic === undefined)
        Reflect.deleteProperty(object.prototype, member)
    }
  }, newerApis)
  await page.route(/\.css$|\/[\w-]*$/, async (route) => {
    if (route.request().method() === 'POST') return route.continue()
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll('light-dark(', 'unknown-function(')
      .replaceAll(':popover-open', ':unknown-selector')
      .replace(/ popover(target)?="[^"]*"/g, '')
    await route.fulfill({ response, body })
  })
})

test('the oldest browsers show colours and menu, and send the form', async ({
  page,
  request,
}) => {
  await open(page, '/contact')
  expect(await page.evaluate(() => 'isWellFormed' in String.prototype)).toBe(
    false,
  )
  const menu = await mainNavigation(page).boundingBox()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect((menu?.y ?? 0) + (menu?.height ?? Number.NaN)).toBeLessThan(
    heading?.y ?? 0,
  )

  const coloured = page.locator(
    'body, header, footer, main button, aside, textarea',
  )
  for (const element of await coloured.all()) {
    await expect(element).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }

  const email = newProspect()
  await fillInquiry(page, email)
  await sendInquiry(page)
  await expect(page.getByRole('status')).toContainText(
    'Thank you for your inquiry!',
  )
  expect(await inquiriesOf(request, email)).toHaveLength(1)
})
