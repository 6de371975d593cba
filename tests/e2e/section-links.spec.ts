import { expect, type Page, test } from 'playwright/test'
import { pages } from '../support/built-site.ts'
import { holdBack, hydrated, open } from '../support/visit.ts'

const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]

/** All links in the text of the pages to a section of any page, with the page that contains them. */
const links = pages.flatMap(({ path, document }) => {
  const inText = [...document.querySelectorAll('main a[href*="#"]')]
  // The links inside worksheets open a form, and show its first field.
  const toSections = inText.filter((link) => !link.closest('figure'))
  return toSections.map((link) => {
    const href = link.getAttribute('href') ?? ''
    return { from: path, href, to: href.startsWith('#') ? path + href : href }
  })
})

/** One link to each section. */
const linksToSections = [
  ...new Map(links.map((link) => [link.to, link])).values(),
]
const targets = linksToSections.map(({ to }) => to)
const clauses = targets.filter((to) => to.startsWith('/privacy-policy'))
// The clauses of the privacy policy are alike, so only the first and the last are opened.
const openedTargets = targets.filter((to) => !clauses.slice(1, -1).includes(to))

/** Waits until the whole page has hydrated, the late typefaces have been judged and React is idle. */
async function settled(page: Page) {
  await hydrated(page)
  await page.waitForFunction(
    () => window.lateFonts || document.fonts.size > 0,
    undefined,
    { polling: 20 },
  )
  await idle(page)
}

async function idle(page: Page) {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(resolve)),
    )
  })
}

/** How far the section is below the place at which the browser shows the target of a link. */
const distance = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement
    const target = document.getElementById(location.hash.slice(1))
    if (!target) return Number.NaN
    const place =
      Number.parseFloat(getComputedStyle(root).scrollPaddingTop) +
      Number.parseFloat(getComputedStyle(target).scrollMarginTop)
    const atEnd = root.scrollHeight - root.clientHeight - window.scrollY < 2
    const below = target.getBoundingClientRect().top - place
    return atEnd ? Math.min(below, 0) : below
  })

async function expectInPlace(page: Page, how: string) {
  const pixels = await distance(page)
  const where = `${page.url()}, ${how}`
  expect.soft(Math.abs(pixels), where).toBeLessThanOrEqual(2)
}

for (const viewport of screens) {
  test.describe(`on a screen ${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('a section stays in place when its address is opened and reloaded', async ({
      page,
    }) => {
      for (const target of openedTargets) {
        await page.goto('about:blank')
        const showFonts = await holdBack(page, /\.woff2$/)
        // The `load` event waits for the typeface.
        await page.goto(target, { waitUntil: 'commit' })
        await hydrated(page)
        await idle(page)
        await expectInPlace(page, 'opened')
        showFonts()
        await settled(page)
        await expectInPlace(page, 'opened, with the late typeface')
        await page.reload()
        await settled(page)
        await expectInPlace(page, 'reloaded')
      }
    })

    test('Back returns to a section', async ({ page }) => {
      for (const target of openedTargets) {
        await open(page, target)
        await page
          .locator('header, footer')
          .locator(`a:not([aria-current], [href="${target.split('#')[0]}"])`)
          .first()
          .evaluate((link) => link instanceof HTMLElement && link.click())
        await expect(page.locator(':target')).toHaveCount(0)
        await page.goBack()
        await settled(page)
        await expectInPlace(page, 'Back')
      }
    })

    test('a link leads to its section', async ({ page }) => {
      for (const { from, href, to } of linksToSections) {
        if (new URL(page.url()).pathname !== from) await open(page, from)
        const link = page.locator(`main a[href="${href}"]`).first()
        await link.evaluate((element) => {
          window.print = () => {}
          element.closest('details')?.setAttribute('open', '')
        })
        await link.click()
        await page.waitForURL(to)
        await settled(page)
        await expectInPlace(page, `clicked on ${from}`)
      }
    })
  })
}
