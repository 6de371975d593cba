import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import { expect, type Page, test } from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { everyPath, somePage } from '../support/every-path.ts'
import { newProspect } from '../support/inbox.ts'
import { fillInquiry, sendInquiry } from '../support/inquiry-form.ts'
import { open } from '../support/open-page.ts'
import { watchProblems } from '../support/problems.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

// Minified, because every page compiles it again.
const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

type Look = [width: number, colorScheme: 'light' | 'dark']

/** All rules on a wide light page. On a narrow dark one, the rules whose outcome depends on the look. */
const looks: Look[] = [
  [1280, 'light'],
  [360, 'dark'],
]
const rulesAboutSight = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable']

/**
 * Expects no violation of axe's rules, best practices included. Leaves the page narrow and dark.
 *
 * @param part selector of what is checked; the whole page without it.
 */
async function expectAccessible(page: Page, part = 'html', among = looks) {
  await page.evaluate(axeScript)
  for (const [width, colorScheme] of among) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const options = {
      resultTypes: ['violations' as const],
      preload: false,
      ...(colorScheme === 'dark' && { runOnly: rulesAboutSight }),
    }
    const violations = await page.evaluate(
      async ([part, options]) => (await window.axe.run(part, options)).violations,
      [part, options] as const,
    )
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    expect(found, `${width} px, ${colorScheme}`).toEqual([])
  }
}

/** What reaches beyond the window, even where `overflow: clip` hides it; targets under 24 px (WCAG 2.5.8). */
const misfits = (page: Page) =>
  page
    .locator('h1, h2, h3, p, span, dt, dd, label, a, button, summary, input, textarea')
    .evaluateAll((all) => {
      const { clientWidth, scrollWidth } = document.documentElement
      return all
        .filter((element) => element.checkVisibility())
        .filter((element) => !element.closest('[role=group], [aria-hidden]'))
        .filter((element) => {
          const { left, right, width, height } = element.getBoundingClientRect()
          const isSmall =
            element.matches('a, button, summary, input, textarea') && Math.min(width, height) < 24
          return isSmall || left < 0 || Math.floor(right) > clientWidth || scrollWidth > clientWidth
        })
        .map((element) => element.outerHTML)
    })

/** Pairs of texts that lie over one another. Counts letters as 0.7 em high, because lines may be set tighter. */
const overlaps = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const lines: { text: Text; left: number; right: number; top: number; bottom: number }[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const { parentElement: parent } = text
      if (!parent?.checkVisibility() || parent.closest('svg, .visually-hidden')) continue
      const letters = parseFloat(getComputedStyle(parent).fontSize) * 0.7
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, height } of range.getClientRects()) {
        const inset = (height - Math.min(height, letters)) / 2
        lines.push({ text, left, right, top: top + inset, bottom: top + height - inset })
      }
    }
    return lines.flatMap((a, index) =>
      lines
        .slice(index + 1)
        .filter(
          (b) =>
            a.text !== b.text &&
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        )
        .map((b) => `${a.text.data} | ${b.text.data}`),
    )
  })

/** Links and buttons with something else over their middle, which would take the click. */
const covered = (page: Page) =>
  page.locator('main :is(a, button)').evaluateAll((all) =>
    all
      .filter((element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const [line] = element.getClientRects()
        if (!line) return false
        const hit = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2)
        return !element.contains(hit)
      })
      .map((element) => element.outerHTML),
  )

/**
 * Sets the browser's own font size to twice the usual, which media queries in rem follow too; they
 * ignore the page's styles. Only Chromium has a command for it.
 */
async function enlargeText(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect(page.locator('body')).toHaveCSS('font-size', /^3[2-9]/)
}

for (const path of everyPath) {
  test(`${path} has no problem in the console, is accessible, fits 320 px and text of twice the size, and has no words over others, no target under 24 px or covered`, async ({
    page,
    context,
  }) => {
    const problems = await watchProblems(page)
    await open(page, path)
    await expectAccessible(page)
    for (const width of [320, 640, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await misfits(page), `${width} px`).toEqual([])
      expect(await overlaps(page), `${width} px`).toEqual([])
      expect(await covered(page), `${width} px`).toEqual([])
    }
    await enlargeText(page)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await misfits(page), `${width} px with large text`).toEqual([])
      expect(await overlaps(page), `${width} px with large text`).toEqual([])
    }
    expect(problems).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
}

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, somePage.path)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible(page, 'header', [
    [768, 'light'],
    [360, 'dark'],
  ])
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('the form with its help and its errors is accessible, and so are the notices', async ({
  page,
}) => {
  // Without a timer the notice stays until the test has looked at it.
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
  await fillInquiry(page, newProspect())
  await page.route('/api/inquiries', (route) => route.abort())
  await sendInquiry(page)
  await expect(page.getByRole('alert')).toContainText(inquiryForm.failures.unexpected)
  await expectAccessible(page, 'main, [role=alert]')
  expect(await misfits(page)).toEqual([])
  await page.unroute('/api/inquiries')
  await sendInquiry(page)
  await expect(page).toHaveURL('/thank-you')
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!')
  await expectAccessible(page, '[role=status], aside')
})
