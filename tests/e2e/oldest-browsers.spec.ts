import { expect, test } from 'playwright/test'
import { inquiriesOf, newProspect } from '../support/inbox.ts'
import { fillInquiry, sendInquiry } from '../support/inquiry-form.ts'
import { mainNavigation } from '../support/main-navigation.ts'
import { newerApis } from '../support/newer-than-the-list.ts'
import { open } from '../support/open-page.ts'

// Browsers have these only over HTTPS.
const insecure = ['Crypto.randomUUID', 'Crypto.subtle']

// No browser that old is installed, so the tests remove from Chromium what the oldest supported ones lack.
test.use({ viewport: { width: 360, height: 740 }, bypassCSP: true })
test.beforeEach(async ({ page }) => {
  await page.addInitScript(
    (names) => {
      for (const [owner = '', name = ''] of names.map((newer) => newer.split('.'))) {
        const [member = '', isStatic] = name.split('_static')
        const object = Reflect.get(window, owner)
        if (!name || owner === 'Window') Reflect.deleteProperty(window, name || owner)
        else if (object) Reflect.deleteProperty(object, member)
        if (object?.prototype && isStatic === undefined)
          Reflect.deleteProperty(object.prototype, member)
      }
    },
    [...newerApis, ...insecure],
  )
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

test('the oldest supported browsers draw every colour, show the menu above the page, and send the form', async ({
  page,
  request,
}) => {
  await open(page, '/contact')
  expect(await page.evaluate(() => 'isWellFormed' in String.prototype)).toBe(false)
  const menu = await mainNavigation(page).boundingBox()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect((menu?.y ?? 0) + (menu?.height ?? Number.NaN)).toBeLessThan(heading?.y ?? 0)

  const colours = await page.evaluate(() =>
    [
      document.body,
      ...document.querySelectorAll('header, footer, main button, aside, textarea'),
    ].map((element) => {
      const { backgroundColor: background, color } = getComputedStyle(element)
      return { element: element.tagName, background, color }
    }),
  )
  const clear = 'rgba(0, 0, 0, 0)'
  expect(colours.filter(({ background }) => background === clear)).toEqual([])
  expect(colours.filter(({ background, color }) => background === color)).toEqual([])

  const email = newProspect()
  await fillInquiry(page, email)
  await sendInquiry(page)
  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
  expect(await inquiriesOf(request, email)).toHaveLength(1)
})
