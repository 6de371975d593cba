import { expect, type Page, test } from 'playwright/test'
import { routes } from '../../src/routes.ts'
import { anotherPage, missingPath } from '../support/every-path.ts'
import { newProspect } from '../support/inbox.ts'
import { fillInquiry, sendInquiry } from '../support/inquiry-form.ts'
import { mainNavigation } from '../support/main-navigation.ts'
import { open } from '../support/open-page.ts'
import { watchProblems } from '../support/problems.ts'

async function follow(page: Page, path: string) {
  await page.locator(`:is(header, main, footer) a[href="${path}"]:visible`).first().click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('nothing breaks the policy or fails on the way to any route, which the menu then marks, in the questions, the form and its toasts', async ({
  page,
  context,
}) => {
  const problems = await watchProblems(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  for (const question of await page.locator('summary').all()) await question.click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await follow(page, anotherPage.path)

  await page.setViewportSize({ width: 1280, height: 900 })
  for (const { path, nav } of routes) {
    if (path === '/thank-you' || path === anotherPage.path) continue
    await follow(page, path)
    const current = mainNavigation(page).locator('[aria-current="page"]')
    if (nav) await expect(current).toHaveText(nav)
  }

  await follow(page, '/contact')
  await sendInquiry(page)
  await expect(page.getByRole('alert')).toContainText('Validation Error')
  await fillInquiry(page, newProspect())
  await sendInquiry(page)
  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
  await expect(page).toHaveURL('/thank-you')

  await open(page, missingPath)
  expect(problems).toEqual([])
  expect(await context.cookies()).toEqual([])
})

/** Everything that the site could have kept in the browser. */
function everythingKept(page: Page) {
  return page.evaluate(async () =>
    JSON.stringify({
      address: location.href,
      history: history.state,
      windowName: window.name,
      cookies: document.cookie,
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }),
  )
}

test('the browser keeps nothing of what a visitor wrote, sent or not', async ({ page }) => {
  const email = newProspect()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await open(page, '/contact')
  await page.route('/api/inquiries', (route) => route.abort())
  await fillInquiry(page, email, 'Seven marked crates')
  await page.getByLabel('Phone').fill('+46 555 0199')
  await sendInquiry(page)
  await expect(page.getByRole('alert')).toContainText('Unexpected error. Please try again.')
  const afterFailure = await everythingKept(page)

  await page.unroute('/api/inquiries')
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  const afterSuccess = await everythingKept(page)

  for (const kept of [afterFailure, afterSuccess]) {
    expect(kept).toContain('"local":{},"session":{},"databases":[],"caches":[],"workers":0')
  }
  for (const kept of [afterFailure, afterSuccess, sent.join()]) {
    for (const answer of [email, 'Zoë', 'crates', '0199']) {
      expect(kept).not.toContain(answer)
      expect(kept).not.toContain(encodeURIComponent(answer))
    }
  }
})
