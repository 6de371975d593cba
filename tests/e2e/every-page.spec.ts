import { expect, type Page, test } from 'playwright/test'
import { routes } from '../../src/routes.ts'
import { expectAccessible } from '../support/axe.ts'
import { hydrated } from '../support/hydrated.ts'
import { newProspect } from '../support/inbox.ts'
import { fillInquiry, sendInquiry } from '../support/inquiry-form.ts'
import { overflow } from '../support/overflow.ts'

const paths = [...routes.map(({ path }) => path), '/no-such-page']

async function watch(page: Page) {
  const problems: string[] = []
  page.on('console', (message) => {
    // Chromium reports the status of the missing document itself; that is the point of it.
    if (message.location().url.endsWith('/no-such-page')) return
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') problems.push(request.url())
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return problems
}

function smallTargets() {
  return [...document.querySelectorAll('a, button, summary, input, textarea')]
    .filter((target) => target.checkVisibility() && !target.closest('[aria-hidden]'))
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect()
      return Math.min(width, height) < 24
    })
    .map((target) => target.outerHTML)
}

for (const path of paths) {
  test(`${path} is clean, and accessible at every width, in light and dark`, async ({
    page,
    context,
  }) => {
    const problems = await watch(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(problems).toEqual([])
    expect(await context.cookies()).toEqual([])

    await expectAccessible(page)
    await page.setViewportSize({ width: 768, height: 900 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectAccessible(page, 'header', [360, 768])
  })

  test(`${path} fits 320 px and has no target under 24 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect(await overflow(page)).toBe(0)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await page.evaluate(smallTargets)).toEqual([])
    }
  })
}

test('a form with errors and its notice are accessible', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('button', { name: 'Get Free Quote' }).click()
  await expect(page.getByRole('alert')).toContainText('Validation Error')
  await expectAccessible(page)
})

test('the notice of a success is accessible, also on the page after', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await fillInquiry(page, newProspect())
  await sendInquiry(page)
  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
  await expect(page).toHaveURL('/thank-you')
  await expectAccessible(page, '[role=status]')
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
  await expectAccessible(page, '[role=status], aside')
})

test('on paper nothing floats, every answer is open, and links say where they lead', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Request a Quote' })).toBeHidden()
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
  for (const answer of await page.locator('details p').all()) await expect(answer).toBeVisible()
  const target = await page
    .getByRole('main')
    .getByRole('link')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(target).toContain('/contact')
})
