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
  return inText.map((link) => {
    const href = link.getAttribute('href') ?? ''
    return { from: path, href, to: href.startsWith('#') ? path + href : href }
  })
})

/** One link to each section. */
const linksToSections = [
  ...new Map(links.map((link) => [link.to, link])).values(),
]

/** All of these sections and, of a page that lists its own, only the lowest, to save time. */
const sections = pages.flatMap(({ path, document }) => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const linked = ids.filter((id) =>
    linksToSections.some(({ to }) => to === `${path}#${id}`),
  )
  const chosen = linked.length > 6 ? linked.slice(-1) : linked
  return chosen.map((id) => `${path}#${id}`)
})

/**
 * Waits until the whole page has hydrated, the late typefaces have been judged, the worksheet that
 * the address names is open and React is idle.
 */
async function settled(page: Page) {
  await hydrated(page)
  await worksheetOpened(page)
  await page.waitForFunction(
    () => window.lateFonts || document.fonts.size > 0,
    undefined,
    { polling: 20 },
  )
  await idle(page)
}

async function worksheetOpened(page: Page) {
  await page.waitForFunction(
    () => {
      const target = document.getElementById(location.hash.slice(1))
      return target?.localName !== 'figure' || target.querySelector('input')
    },
    undefined,
    { polling: 20 },
  )
}

async function idle(page: Page) {
  await page.evaluate(async () => {
    // On a slow machine, animations may leave no idle time.
    await new Promise((resolve) =>
      requestIdleCallback(resolve, { timeout: 1000 }),
    )
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

/** A click on the tab of a worksheet focuses its first field, which can be further down. */
async function expectInPlaceOrFocused(page: Page, how: string) {
  const field = page.locator('figure input:focus')
  if (await field.count()) await expect(field).toBeInViewport()
  else await expectInPlace(page, how)
}

async function openWithoutFonts(page: Page, address: string) {
  // The `load` event waits for the typeface.
  await page.goto(address, { waitUntil: 'commit' })
  await hydrated(page)
  await worksheetOpened(page)
  await idle(page)
}

/** Shows another page in the same document. */
async function leave(page: Page) {
  const link = page.locator('header nav a:not([aria-current])').first()
  // On phones, the link is in the closed menu.
  await link.evaluate((element) => {
    if (element instanceof HTMLElement) element.click()
  })
  await expect(page.locator(':target')).toHaveCount(0)
}

for (const viewport of screens) {
  test.describe(`on a screen ${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('a section stays in place when its address is opened and reloaded, and after Back', async ({
      page,
    }) => {
      for (const address of sections) {
        await page.goto('about:blank')
        const showFonts = await holdBack(page, /\.woff2$/)
        await openWithoutFonts(page, address)
        await expectInPlace(page, 'opened')
        showFonts()
        await settled(page)
        await expectInPlace(page, 'opened, with the late typeface')
        await page.reload()
        await settled(page)
        await expectInPlace(page, 'reloaded')
        await leave(page)
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
        await expectInPlaceOrFocused(page, `clicked on ${from}`)
      }
    })
  })
}

for (const { path, page: name, document, hydratesAtOnce } of pages) {
  if (hydratesAtOnce || !document.querySelector('main > section')) continue
  test(`on ${path}, the section that the visitor reads stays in place when touched`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, path)
    const section = page.locator('main > section').last()
    await section.evaluate((element) => element.scrollIntoView())
    await settled(page)
    const before = await section.boundingBox()
    const code = page.waitForResponse(new RegExp(`/assets/${name}-.*\\.js`))
    await section.dispatchEvent('pointerover')
    await (await code).finished()
    await idle(page)
    const after = await section.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2)
  })
}

test('on a slow phone, a section stays in place', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const browser = await context.newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const address of sections) {
    await page.goto('about:blank')
    await open(page, address)
    await settled(page)
    await expectInPlace(page, 'opened')
  }
})

/** Some email programs and messengers change links in this way. */
const encoded = (fragment: string) =>
  fragment.replace(
    /[^a-z]|^[a-z]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )

test('a section is found if its address was encoded', async ({ page }) => {
  for (const address of sections) {
    const [path, id = ''] = address.split('#')
    await page.goto('about:blank')
    await open(page, `${path}#${encoded(id)}`)
    await page.waitForURL(address)
    await settled(page)
    await expectInPlace(page, 'opened')
    await leave(page)
    await page.goBack()
    await settled(page)
    await expectInPlace(page, 'Back')
  }
})

test('a worksheet has its entries if its address was encoded', async ({
  page,
}) => {
  await open(page, `/#${encoded('quote?unit=2.90')}`)
  const entries = () =>
    page
      .locator('#quote input')
      .evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.map(({ value }) => value),
      )
  await expect.poll(entries).toContain('2.90')
})

/** Search engines link to a sentence in this way. */
for (const { path, document } of pages.slice(0, 7)) {
  test(`a link to the last sentence of ${path} shows it`, async ({ page }) => {
    const paragraphs = [...document.querySelectorAll('main > section p')]
    const text = paragraphs.at(-1)?.textContent ?? ''
    const directive = encodeURIComponent(text).replaceAll('-', '%2D')
    await page.goto('about:blank')
    await open(page, `${path}#:~:text=${directive}`)
    await settled(page)
    const paragraph = page.locator('main > section p').last()
    await expect(paragraph).toBeInViewport({ ratio: 1 })
  })
}
