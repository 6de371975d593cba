import { expect, type Page, test } from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { shell } from '../../src/content/shell.ts'
import { limits } from '../../src/inquiry/limits.ts'
import { type Route, routes } from '../../src/routes.ts'
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

interface Look {
  width: number
  colorScheme: 'light' | 'dark'
}

const wideAndLight: Look = { width: 1280, colorScheme: 'light' }
const narrowAndDark: Look = { width: 360, colorScheme: 'dark' }

/** Runs a check with a wide window and light colours, and with a narrow one and dark colours. */
async function inBothLooks(
  page: Page,
  check: () => Promise<void>,
  looks = [wideAndLight, narrowAndDark],
) {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await check()
  }
}

/** Presses Tab until the focus leaves the page. @returns the names of the focused elements. */
async function tabThrough(page: Page): Promise<string[]> {
  const names: string[] = []
  let name = await nextStop(page)
  while (name !== undefined) {
    names.push(name)
    expect(names.length, 'Tab never leaves the page').toBeLessThan(100)
    name = await nextStop(page)
  }
  return names
}

/** Counts the long multi-column lists that have only one entry in the last row. */
const countListsWithLoneEntry = (page: Page) =>
  page.locator('main :is(ul, ol, dl)').evaluateAll((lists) => {
    const isLong = (list: Element) => list.children.length > 5
    const topOf = (entry: Element | undefined) =>
      Math.round(entry?.getBoundingClientRect().top ?? 0)
    return lists.filter(isLong).filter((list) => {
      const entries = [...list.children]
      const hasColumns = topOf(entries[0]) === topOf(entries[1])
      return hasColumns && topOf(entries.at(-1)) !== topOf(entries.at(-2))
    }).length
  })

/** Sets the letter spacing that WCAG 1.4.12 specifies. */
const spaceLetters = (page: Page) =>
  page.evaluate(() => {
    const elements = document.querySelectorAll<HTMLElement>('body *')
    for (const { style } of elements) style.letterSpacing = '0.12em'
  })

/** Doubles the browser's default font size, on which media queries in rem depend. */
async function doubleTextSize(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  // The page's own size is a little more than the default.
  await expect(page.locator('body')).toHaveCSS('font-size', /^3[2-9]/)
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
    await inBothLooks(page, async () => {
      const names = await tabThrough(page)
      expect(names[0]).toBe(shell.skipLink)
      // The header and the footer alone have more links.
      expect(names.length).toBeGreaterThan(10)
    })
  })

  test(`${path} is readable at every width`, async ({ page }) => {
    await open(page, path)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const widths = [320, 360, 640, 768, 1280, 1920]
    expect(await unreadableAt(page, widths)).toEqual([])
  })

  test(`${path} is readable with text of twice the size`, async ({ page }) => {
    await open(page, path)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await doubleTextSize(page)
    expect(await unreadableAt(page, [320, 768, 1280])).toEqual([])
  })

  test(`${path} is no wider than a phone with widely spaced letters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await open(page, path)
    await spaceLetters(page)
    const width = page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width).toBe(320)
  })

  test(`${path} leaves no entry alone in the last row of a list on a tablet`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 900 })
    await open(page, path)
    expect(await countListsWithLoneEntry(page)).toBe(0)
  })
}

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/contact')
  await menuButton(page).click()
  // In a wider window, the links are in the header instead of the menu.
  const widestMenu: Look = { width: 768, colorScheme: 'light' }
  const looks = [widestMenu, narrowAndDark]
  await inBothLooks(page, () => expectAccessible(page, 'header'), looks)
})

test.describe('the form', () => {
  const product = (page: Page) => formField(page, 'product')

  /** More than the form accepts, on more lines than the field shows at first. */
  const tooLong = 'x\n'.repeat(limits.product / 2 + 1)

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
    const heightWhenEmpty = await heightOf()
    await product(page).fill(tooLong)
    expect(await heightOf()).toBeGreaterThanOrEqual(heightWhenEmpty ?? Infinity)
  })

  test.describe('with errors and a suggestion', () => {
    test.beforeEach(async ({ page }) => {
      await fillInquiry(page, 'ann@gmial.com', tooLong)
      await sendInquiry(page)
      const notice = page.getByRole('alert')
      await expect(notice).toContainText(inquiryForm.invalid)
      const suggestion = page.getByRole('button', { name: 'ann@gmail.com' })
      await expect(suggestion).toBeVisible()
    })

    test('is accessible', async ({ page }) => {
      await inBothLooks(page, () => expectAccessible(page))
    })

    test('is readable', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await unreadableAt(page, [360])).toEqual([])
    })
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

const floatingButton = (page: Page) =>
  page.getByRole('link', { name: shell.floatingQuote.action.label })

// No page links to the thank-you page, which a visitor reaches by sending the form.
const linkedRoutes = routes.filter(({ path }) => path !== '/thank-you')

/** Opens each page by a link on the page before, without loading a new document. */
async function followLinks(
  page: Page,
  check: (route: Route) => Promise<void> = async () => {},
) {
  await open(page, '/')
  for (const route of linkedRoutes) {
    const link = `:is(header, main, footer) a[href="${route.path}"]:visible`
    await page.locator(link).first().click()
    await expectArrival(page, route.path)
    await check(route)
  }
}

async function sendFormFromHeader(page: Page) {
  await followLink(page, quoteLink(page))
  await expectArrival(page, '/contact')
  await fillInquiry(page, newProspect())
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
}

test('the menu marks the page that a link leads to', async ({ page }) => {
  await followLinks(page, async ({ nav }) => {
    if (!nav) return
    await expect(linkTo(page, nav)).toHaveAttribute('aria-current', 'page')
  })
})

test('the floating button is on every page but those of the form', async ({
  page,
}) => {
  await followLinks(page, async ({ path }) => {
    const count = path === '/contact' ? 0 : 1
    await expect(floatingButton(page)).toHaveCount(count)
  })
  await sendFormFromHeader(page)
  await expect(floatingButton(page)).toHaveCount(0)
})

test('a visit to all pages and an inquiry cause no errors and no CSP violations', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await followLinks(page)
  await sendFormFromHeader(page)
  expect(problems).toEqual([])
})

test('a visit to all pages and an inquiry set no cookies', async ({
  page,
  context,
}) => {
  await followLinks(page)
  await sendFormFromHeader(page)
  expect(await context.cookies()).toEqual([])
})
