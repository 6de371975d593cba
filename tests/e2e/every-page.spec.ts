import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import { expect, type Page, test } from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { shell } from '../../src/content/shell.ts'
import { routes } from '../../src/routes.ts'
import { nextStop } from '../support/focus-stop.ts'
import { fillInquiry, newProspect, sendInquiry } from '../support/form.ts'
import { unreadableAt } from '../support/unreadable.ts'
import {
  everyPath,
  expectArrival,
  mainNavigation,
  menuButton,
  open,
  somePage,
  watchProblems,
} from '../support/visit.ts'

const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * Checks that axe finds no violations. In a wide viewport with light colours, axe checks all rules.
 * In a narrow viewport with dark colours, axe checks only rules that depend on colours or sizes.
 */
async function expectAccessible(page: Page, part = 'html', wide = 1280) {
  await page.evaluate(axeScript)
  for (const [width, colorScheme] of [[wide, 'light'] as const, [360, 'dark'] as const]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const runOnly = ['color-contrast', 'scrollable-region-focusable', 'target-size']
    const options = {
      resultTypes: ['violations' as const],
      preload: false,
      ...(colorScheme === 'dark' && { runOnly }),
    }
    const violations = await page.evaluate(
      async ([part, options]) => {
        const { run } = Reflect.get(window, 'axe') as typeof axe
        return (await run(part, options)).violations
      },
      [part, options] as const,
    )
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    expect.soft(found, `${width} px, ${colorScheme}`).toEqual([])
  }
}

/** Returns long lists with three or more columns whose last row on a tablet has only one entry. */
async function listsWithLoneEntry(page: Page) {
  const topsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return page.locator('main :is(ul, ol, dl)').evaluateAll((lists) => {
      const top = (item: Element) => Math.round(item.getBoundingClientRect().top)
      return lists.map(({ children }) => Array.from(children, top))
    })
  }
  const hasColumns = (await topsAt(1280)).map((tops) => tops[0] === tops[2])
  const long = (await topsAt(800)).filter((tops, list) => hasColumns[list] && tops.length > 5)
  return long.filter((tops) => tops.at(-1) !== tops.at(-2))
}

async function expectVisibleFocus(page: Page) {
  const stops: string[] = []
  for (let stop = await nextStop(page); stop !== undefined; stop = await nextStop(page)) {
    stops.push(stop)
    expect(stops.length, 'Tab never leaves the page').toBeLessThan(100)
  }
  expect(stops[0]).toBe(shell.skipLink)
  expect(stops.length).toBeGreaterThan(10)
}

for (const path of everyPath) {
  test(`${path} is accessible, readable with large text and shows focus`, async ({ page }) => {
    const problems = await watchProblems(page)
    await open(page, path)
    await expectAccessible(page)
    for (const [width, colorScheme] of [[1280, 'light'] as const, [360, 'dark'] as const]) {
      await page.setViewportSize({ width, height: 740 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectVisibleFocus(page)
    }
    expect.soft(await listsWithLoneEntry(page)).toEqual([])
    expect.soft(await unreadableAt(page, [320, 360, 640, 768, 1280, 1920])).toEqual([])
    // Sets Chromium's default font size, because media queries in rem depend on it.
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await expect(page.locator('body')).toHaveCSS('font-size', /^3[2-9]/)
    expect.soft(await unreadableAt(page, [320, 768, 1280]), 'large text').toEqual([])
    expect.soft(problems).toEqual([])
  })
}

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, somePage.path)
  await menuButton(page).click()
  await expectAccessible(page, 'header', 768)
  await expect(mainNavigation(page)).toBeVisible()
})

test('the form, including its suggestions, errors and notices, is accessible', async ({ page }) => {
  // Disable intervals, so that the notices never close.
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
  await fillInquiry(page, newProspect(), 'Insulated stainless-steel bottles')
  await page.route('/api/inquiries', (route) => route.abort())
  await sendInquiry(page)
  await expect(page.getByRole('alert')).toContainText(inquiryForm.failures.unexpected)
  await expectAccessible(page, 'main, [role=alert]')
  expect.soft(await unreadableAt(page, [360])).toEqual([])
  await page.unroute('/api/inquiries')
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  expect.soft(await unreadableAt(page, [360])).toEqual([])
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
  await expectAccessible(page, '[role=status], aside')
})

test('the pages and the form cause no errors and no CSP violations', async ({ page, context }) => {
  const problems = await watchProblems(page)
  const floating = page.getByRole('link', { name: 'Request a Quote' })
  await open(page, '/')
  for (const { path, nav } of routes.filter(({ path }) => path !== '/thank-you')) {
    await page.locator(`:is(header, main, footer) a[href="${path}"]:visible`).first().click()
    await expectArrival(page, path)
    const current = mainNavigation(page).locator('[aria-current="page"]')
    if (nav) await expect(current).toHaveText(nav)
    await expect(floating).toHaveCount(path === '/contact' ? 0 : 1)
    await expect(page.locator('html[data-all-visible]')).toHaveCount(1)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }).click()
  await expectArrival(page, '/contact')
  await fillInquiry(page, newProspect())
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  await expect(floating).toHaveCount(0)
  expect(problems).toEqual([])
  expect(await context.cookies()).toEqual([])
})
