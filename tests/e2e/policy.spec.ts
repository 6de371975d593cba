import { expect, type Page, test } from 'playwright/test'
import { routes } from '../../src/routes.ts'
import { fillInquiry, newProspect, sendInquiry } from '../support/inquiries.ts'
import {
  anotherPage,
  expectArrival,
  mainNavigation,
  missingPath,
  open,
  watchProblems,
} from '../support/visit.ts'

async function follow(page: Page, path: string) {
  await page.locator(`:is(header, main, footer) a[href="${path}"]:visible`).first().click()
  await expectArrival(page, path)
}

test('links to every page and the form work without an error or a violation of the policy', async ({
  page,
  context,
}) => {
  const problems = await watchProblems(page)
  const floating = page.getByRole('link', { name: 'Request a Quote' })
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
    await expect(floating).toHaveCount(path === '/contact' ? 0 : 1)
    await expect(page.locator('html[data-all-visible]')).toHaveCount(1)
  }

  await follow(page, '/contact')
  await sendInquiry(page)
  await expect(page.getByRole('alert')).toContainText('Validation Error')
  await fillInquiry(page, newProspect())
  await sendInquiry(page)
  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
  await expect(page).toHaveURL('/thank-you')
  await expect(floating).toHaveCount(0)

  await open(page, missingPath)
  expect(problems).toEqual([])
  expect(await context.cookies()).toEqual([])
})
