import { expect, test } from 'playwright/test'
import { hydrated } from './hydrated.ts'

test('an unknown address answers 404, says so and records what was missing', async ({ page }) => {
  const recorded = page.waitForEvent('console', (message) => message.text().includes('/no/such'))
  const response = await page.goto('/no/such-page?from=mail')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page.getByRole('main')).toContainText('/no/such-page')
  expect((await recorded).text()).not.toContain('from=mail')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})

test('a render error shows its message and stack on the default error page', async ({ page }) => {
  await page.route(/\/assets\/.*About.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const head = { title: '', description: '' }
             export function Page() { throw new Error('The crane is stuck') }`,
    }),
  )
  await page.goto('/')
  await hydrated(page)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About Us' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByText('The crane is stuck', { exact: true })).toBeVisible()
  await expect(page.locator('pre')).toContainText('Error: The crane is stuck')
})

test('a chunk that a deploy has removed reloads the page once', async ({ page }) => {
  let missing = 0
  await page.route(/\/assets\/.*About.*\.js/, (route) => {
    missing += 1
    return route.fulfill({ status: 404, body: '' })
  })
  await page.goto('/')
  await hydrated(page)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About Us' })
    .click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(missing).toBeLessThanOrEqual(3)
})
