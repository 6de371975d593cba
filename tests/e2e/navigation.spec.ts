import { expect, type Page, test } from 'playwright/test'
import { navigationLinks } from '../../src/routes.ts'
import { mainNavigation } from '../support/main-navigation.ts'
import { open } from '../support/open-page.ts'

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('every listed page is reached from the navigation and marked as the current one', async ({
  page,
}) => {
  await open(page, '/')
  for (const { path, nav } of navigationLinks) {
    await mainNavigation(page).getByRole('link', { name: nav }).click()
    await expect(page).toHaveURL(path)
    await expect(mainNavigation(page).locator('[aria-current="page"]')).toHaveText(nav)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('a change of route loads no document, sets the title and starts at the top', {
  tag: '@every-engine',
}, async ({ page }) => {
  await open(page, '/')
  const title = await page.title()
  await page.evaluate(() => Object.assign(window, { stillTheSame: true }))
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => page.title()).not.toBe(title)
  await expect.poll(() => scrolled(page)).toBe(0)
  expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true)
})

test('the page that one leaves fades away over the next, unless motion is unwanted', async ({
  page,
  browserName,
}) => {
  await open(page, '/')
  await page.evaluate(() => {
    const seen: string[] = []
    const note = (word: string, nodes: NodeList) => {
      if ([...nodes].some((node) => (node as HTMLElement).inert)) {
        seen.push(`${word}, with ${document.querySelectorAll('h1').length} heading`)
      }
    }
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        note('fading', addedNodes)
        note('gone', removedNodes)
      }
    }).observe(document.body, { childList: true })
    Object.assign(window, { seen })
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  const belowTheFirstScreen = page.locator('main > :nth-child(3)')

  await mainNavigation(page).getByRole('link', { name: 'Amazon FBA' }).click()
  await expect.poll(seen).toEqual(['fading, with 1 heading', 'gone, with 1 heading'])
  await expect(belowTheFirstScreen).toBeVisible()

  // Playwright cannot tell stock Firefox.
  if (browserName === 'firefox') return
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await mainNavigation(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(belowTheFirstScreen).toBeVisible()
  expect(await seen()).toHaveLength(2)
})

test('the page that fades away has its own looks, whatever was pointed at before its styles came', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { attachShadow } = Element.prototype
    Element.prototype.attachShadow = function () {
      return attachShadow.call(this, { mode: 'open' })
    }
  })
  await open(page, '/')
  // To the first stop, a link within the page: that page is there before the styles of the others are.
  await page.keyboard.press('Tab')
  await mainNavigation(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => page.locator('body > div[inert]').count()).toBe(0)
  await page.evaluate(() => {
    const looksIn = (root: ParentNode | null | undefined) =>
      [...(root?.querySelectorAll('h1, h1 ~ *, svg, path') ?? [])]
        .map((element) => getComputedStyle(element))
        .map(({ display, fill, stroke }) => `${display} ${fill} ${stroke}`)
    const own = looksIn(document.querySelector('main > :first-child'))
    new MutationObserver((_changes, observer) => {
      const fading = document.querySelector('body > div[inert]')?.shadowRoot
      if (!fading) return
      observer.disconnect()
      Object.assign(window, { looks: { own, fading: looksIn(fading.firstElementChild) } })
    }).observe(document.body, { childList: true })
  })
  await mainNavigation(page).getByRole('link', { name: 'Amazon FBA' }).click()
  const looks = await (await page.waitForFunction(() => Reflect.get(window, 'looks'))).jsonValue()
  expect(looks.own.length).toBeGreaterThan(10)
  expect(looks.fading).toEqual(looks.own)
})

test('a page that was just reached is told once, and the first page not at all', async ({
  page,
}) => {
  await open(page, '/')
  const announcer = page.locator('#announcer')
  await expect(page.locator(':focus')).toHaveCount(0)
  await expect(announcer).toBeEmpty()
  await mainNavigation(page).getByRole('link', { name: 'Amazon FBA' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const told = await announcer.textContent()
  expect(await page.title()).toContain(told)
  // The heading, which is spoken for having focus, says here what the title says.
  await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(announcer).toBeEmpty()
})

test('what is chosen last counts, also while a page chosen before it still loads', {
  tag: '@every-engine',
}, async ({ page }) => {
  let arrive = () => {}
  const slowLine = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/About-.*\.js/, async (route) => {
    await slowLine
    await route.continue()
  })
  await open(page, '/')
  const entries = await page.evaluate(() => history.length)
  const slow = mainNavigation(page).getByRole('link', { name: 'About Us' })
  await slow.click()
  await mainNavigation(page).getByRole('link', { name: 'Amazon FBA' }).click()
  await expect(page).toHaveURL('/amazon-fba')
  await slow.click()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await mainNavigation(page).getByRole('link', { name: 'TikTok Shop' }).click()
  await expect(page).toHaveURL('/tiktok-shop')
  await slow.dblclick()
  const loaded = page.waitForResponse(/\/assets\/About-.*\.js/)
  arrive()
  await loaded
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // After going back to the first entry: TikTok Shop, and then one for both clicks.
  expect(await page.evaluate(() => history.length)).toBe(entries + 2)
  await page.goBack()
  await expect(page).toHaveURL('/tiktok-shop')
})

test('a link to the page itself starts it anew', async ({ page }) => {
  await open(page, '/')
  const entries = await page.evaluate(() => history.length)
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
  await page.getByRole('banner').getByRole('link', { name: 'Harbourline' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await scrolled(page)).toBe(0)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('Back starts at the top too', { tag: '@every-engine' }, async ({ page }) => {
  await open(page, '/')
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await scrolled(page)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu opens, closes with Escape, and closes when a link is chosen', {
    tag: '@every-engine',
  }, async ({ page }) => {
    await open(page, '/')
    const toggle = page.getByRole('button', { name: 'Menu' })
    const link = mainNavigation(page).getByRole('link', { name: 'Amazon FBA' })
    await expect(link).toBeHidden()
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await link.focus()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(toggle).toBeFocused()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await link.click()
    await expect(page).toHaveURL('/amazon-fba')
    await expect(link).toBeHidden()
  })

  test('the menu closes when Back changes the page', { tag: '@every-engine' }, async ({ page }) => {
    await open(page, '/about')
    const link = mainNavigation(page).getByRole('link', { name: 'Amazon FBA' })
    await page.getByRole('banner').getByRole('link', { name: 'Harbourline' }).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(link).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(link).toBeHidden()
  })

  test('Escape closes the menu first and a notice after it', async ({ page }) => {
    await open(page, '/contact')
    await page.getByRole('main').getByRole('button', { name: 'Get Free Quote' }).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('Validation Error')
    const toggle = page.getByRole('button', { name: 'Menu' })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(notice).toContainText('Validation Error')
    await page.keyboard.press('Escape')
    await expect(notice).toBeEmpty()
  })
})

test('the floating quote button stays dismissed until the page is loaded again', async ({
  page,
}) => {
  await open(page, '/')
  const floating = page.getByRole('link', { name: 'Request a Quote' })
  await expect(floating).toHaveAttribute('href', '/contact')
  await page.getByRole('button', { name: 'Dismiss the quote button' }).click()
  await expect(floating).toBeHidden()
  await mainNavigation(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect(floating).toBeHidden()
  await page.reload()
  await expect(floating).toBeVisible()
})

test('the floating quote button is not shown where it would only repeat the page', async ({
  page,
}) => {
  for (const path of ['/contact', '/thank-you']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Request a Quote' })).toHaveCount(0)
  }
})
