import { expect, type Page, test } from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { shell } from '../../src/content/shell.ts'
import { routes } from '../../src/routes.ts'
import { expectAccessible } from '../support/accessible.ts'
import { nextStop } from '../support/focus-stop.ts'
import {
  fillInquiry,
  formField,
  newProspect,
  sendInquiry,
} from '../support/form.ts'
import { unreadableAt } from '../support/unreadable.ts'
import {
  everyPath,
  expectArrival,
  followLink,
  linkTo,
  menuButton,
  open,
  quoteLink,
  watchProblems,
} from '../support/visit.ts'

/** Runs a check in a wide viewport with light colours, and in a narrow one with dark colours. */
async function inBothLooks(
  page: Page,
  check: () => Promise<void>,
  wide = 1280,
) {
  for (const [width, colorScheme] of [
    [wide, 'light'] as const,
    [360, 'dark'] as const,
  ]) {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await check()
  }
}

async function expectVisibleFocus(page: Page) {
  const stops: string[] = []
  for (
    let stop = await nextStop(page);
    stop !== undefined;
    stop = await nextStop(page)
  ) {
    stops.push(stop)
    expect(stops.length, 'Tab never leaves the page').toBeLessThan(100)
  }
  expect(stops[0]).toBe(shell.skipLink)
  expect(stops.length).toBeGreaterThan(10)
}

/** Returns the long multi-column lists that have only one entry in the last row. */
const listsWithLoneEntry = (page: Page) =>
  page.locator('main :is(ul, ol, dl)').evaluateAll((lists) => {
    const topOf = (item: Element) =>
      Math.round(item.getBoundingClientRect().top)
    const tops = lists.map(({ children }) => Array.from(children, topOf))
    const inColumns = tops.filter(
      (rows) => rows.length > 5 && rows[0] === rows[1],
    )
    return inColumns.filter((rows) => rows.at(-1) !== rows.at(-2))
  })

/** Returns the page's width on a phone with the letter spacing that WCAG 1.4.12 specifies. */
async function widthWhenSpaced(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 740 })
  return page.locator('html').evaluate((html) => {
    const elements = html.querySelectorAll<HTMLElement>('body *')
    for (const { style } of elements) style.letterSpacing = '0.12em'
    const width = html.scrollWidth
    for (const { style } of elements) style.letterSpacing = ''
    return width
  })
}

for (const path of everyPath) {
  test(`${path} loads without errors and violations of its policy`, async ({
    page,
  }) => {
    const problems = watchProblems(page)
    await open(page, path)
    expect(problems).toEqual([])
  })

  test(`${path} is accessible in light and dark`, async ({ page }) => {
    await open(page, path)
    await inBothLooks(page, () => expectAccessible(page))
  })

  test(`${path} shows the focus wherever Tab leads`, async ({ page }) => {
    await open(page, path)
    await inBothLooks(page, () => expectVisibleFocus(page))
  })

  test(`${path} is readable at every width, with large text and wide spacing`, async ({
    page,
  }) => {
    await open(page, path)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 800, height: 900 })
    expect.soft(await listsWithLoneEntry(page), 'on a tablet').toEqual([])
    expect
      .soft(await unreadableAt(page, [320, 360, 640, 768, 1280, 1920]))
      .toEqual([])
    expect.soft(await widthWhenSpaced(page), 'wide letter spacing').toBe(320)
    // Sets Chromium's default font size, because media queries in rem depend on it.
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await expect(page.locator('body')).toHaveCSS('font-size', /^3[2-9]/)
    expect
      .soft(await unreadableAt(page, [320, 768, 1280]), 'large text')
      .toEqual([])
  })
}

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/contact')
  await menuButton(page).click()
  await inBothLooks(page, () => expectAccessible(page, 'header'), 768)
})

test.describe('the form', () => {
  const product = (page: Page) => formField(page, 'product')

  test.beforeEach(async ({ page }) => {
    // Disable `setInterval`, so that the notices never close.
    await page.addInitScript(() =>
      Object.assign(window, { setInterval: () => 0 }),
    )
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/contact')
  })

  test('shrinks no field when a text is longer', async ({ page }) => {
    const heightOf = async () => (await product(page).boundingBox())?.height
    const empty = await heightOf()
    await product(page).fill('x\n'.repeat(506))
    expect(await heightOf()).toBeGreaterThanOrEqual(empty ?? Infinity)
  })

  test('with errors, is accessible and readable', async ({ page }) => {
    await fillInquiry(page, 'ann@gmial.com', 'x\n'.repeat(506))
    await sendInquiry(page)
    await expect(page.getByRole('alert')).toContainText(inquiryForm.invalid)
    await expect(
      page.getByRole('button', { name: 'ann@gmail.com' }),
    ).toBeVisible()
    await inBothLooks(page, () => expectAccessible(page))
    expect(await unreadableAt(page, [360])).toEqual([])
  })

  test('is followed by an accessible notice, beside the floating button', async ({
    page,
  }) => {
    await fillInquiry(page, newProspect(), 'Insulated stainless-steel bottles')
    await sendInquiry(page)
    await expect(page).toHaveURL('/thank-you')
    await page.locator('main a[href="/"]').first().click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('status')).toContainText(
      inquiryForm.success.title,
    )
    await inBothLooks(page, () =>
      expectAccessible(page, '[role=status], aside'),
    )
  })
})

test('the pages and the form cause no errors and no CSP violations', async ({
  page,
  context,
}) => {
  const problems = watchProblems(page)
  const floating = page.getByRole('link', {
    name: shell.floatingQuote.action.label,
  })
  await open(page, '/')
  for (const { path, nav } of routes.filter(
    ({ path }) => path !== '/thank-you',
  )) {
    await page
      .locator(`:is(header, main, footer) a[href="${path}"]:visible`)
      .first()
      .click()
    await expectArrival(page, path)
    if (nav)
      await expect(linkTo(page, nav)).toHaveAttribute('aria-current', 'page')
    await expect(floating).toHaveCount(path === '/contact' ? 0 : 1)
  }
  await followLink(page, quoteLink(page))
  await expectArrival(page, '/contact')
  await fillInquiry(page, newProspect())
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  await expect(floating).toHaveCount(0)
  expect(problems).toEqual([])
  expect(await context.cookies()).toEqual([])
})
