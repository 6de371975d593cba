import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import { expect, type Page, test } from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { fillInquiry, newProspect, sendInquiry } from '../support/inquiries.ts'
import { everyPath, mainNavigation, open, somePage, watchProblems } from '../support/visit.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

// Minified, because every page compiles it again.
const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * Expects no violation of axe's rules, best practices included: of all rules on a wide light page,
 * and of the rules whose result depends on the look on a narrow dark one.
 */
async function expectAccessible(page: Page, part = 'html', wide = 1280) {
  await page.evaluate(axeScript)
  for (const [width, colorScheme] of [[wide, 'light'] as const, [360, 'dark'] as const]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const runOnly = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable']
    const options = {
      resultTypes: ['violations' as const],
      preload: false,
      ...(colorScheme === 'dark' && { runOnly }),
    }
    const violations = await page.evaluate(
      async ([part, options]) => (await window.axe.run(part, options)).violations,
      [part, options] as const,
    )
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    expect.soft(found, `${width} px, ${colorScheme}`).toEqual([])
  }
}

/**
 * Elements that reach beyond the viewport, even if `overflow: clip` hides the rest, and targets
 * smaller than 24 px (WCAG 2.5.8).
 */
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
          const isTarget = element.matches('a, button, summary, input, textarea')
          const isSmall = isTarget && Math.min(width, height) < 24
          return isSmall || left < 0 || Math.floor(right) > clientWidth || scrollWidth > clientWidth
        })
        .map((element) => element.outerHTML)
    })

/** Pairs of texts that overlap. Lines may be set tight, so letters count as 0.7 em high. */
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
        .filter((b) => {
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          return a.text !== b.text && width > 1 && height > 1
        })
        .map((b) => `${a.text.data} | ${b.text.data}`),
    )
  })

/** Links and buttons whose centre is covered by another element, which would take the click. */
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

for (const path of everyPath) {
  test(`${path} is accessible, and everything fits at every width and with large text`, async ({
    page,
    context,
  }) => {
    const problems = await watchProblems(page)
    await open(page, path)
    await expectAccessible(page)
    for (const width of [320, 640, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect.soft(await misfits(page), `${width} px`).toEqual([])
      expect.soft(await overlaps(page), `${width} px`).toEqual([])
      expect.soft(await covered(page), `${width} px`).toEqual([])
    }
    // Sets the browser's own font size, which media queries in rem follow too. Only Chromium can.
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await expect(page.locator('body')).toHaveCSS('font-size', /^3[2-9]/)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect.soft(await misfits(page), `${width} px with large text`).toEqual([])
      expect.soft(await overlaps(page), `${width} px with large text`).toEqual([])
    }
    expect.soft(problems).toEqual([])
    expect.soft(await context.cookies()).toEqual([])
  })
}

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, somePage.path)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible(page, 'header', 768)
  await expect(mainNavigation(page)).toBeVisible()
})

test('the form with its help and its errors is accessible, and so are the notices', async ({
  page,
}) => {
  // Without a timer, the notices stay.
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
