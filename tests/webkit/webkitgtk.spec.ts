import { test as base, expect } from 'playwright/test'
import { Key, type WebDriver } from 'selenium-webdriver'
import { openWebKitGtk } from '../../scripts/webkitgtk.ts'
import { anotherPage, somePage } from '../support/every-path.ts'
import { expectToBeSeen, inspectFocus } from '../support/focus-stop.ts'
import { inquiriesOf, newProspect } from '../support/inbox.ts'
import { isHydrated } from '../support/open-page.ts'

// The tests that run in every engine, in Debian's WebKitGTK. Playwright has no driver for it.
const test = base.extend<{ script: boolean; site: ReturnType<typeof siteIn> }>({
  script: [true, { option: true }],
  site: async ({ script, baseURL }, use) => {
    const { browser, close } = await openWebKitGtk(script)
    await use(siteIn(browser, String(baseURL), script))
    await close()
  },
})

const phone = { width: 480, height: 740, x: 0, y: 0 }
const errors = '[aria-labelledby=problem]'

/** What a visitor does. Each step waits until it is possible. */
function siteIn(browser: WebDriver, origin: string, script: boolean) {
  const read = <T>(inPage: () => T) => browser.executeScript<T>(inPage)
  const press = (key: string) => browser.actions().sendKeys(key).perform()

  async function find(selector: string) {
    await expect.poll(() => isReady(selector)).toBe(true)
    const element = browser.findElement({ css: selector })
    // WebKitWebDriver does not scroll to an element just below the window, and then cannot click it.
    await browser.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
    return element
  }

  /** Whether the element is shown and stays in its place, because all sections have been laid out. */
  async function isReady(selector: string) {
    const [element] = await browser.findElements({ css: selector })
    const undrawn = await browser.findElements({
      css: 'main > section + section:not([data-drawn])',
    })
    return (await element?.isDisplayed().catch(() => false)) && !(script && undrawn.length)
  }

  return {
    browser,
    read,
    press,
    async open(path: string) {
      await browser.get(origin + path)
      if (script) await expect.poll(() => read(isHydrated)).toBe(true)
    },
    async click(selector: string) {
      await (await find(selector)).click()
    },
    async fill(answers: Record<string, string>) {
      for (const [name, text] of Object.entries(answers)) {
        await (await find(`[name=${name}]`)).sendKeys(text)
      }
    },
    async tabTo(name: string) {
      for (let presses = 0; presses < 60; presses++) {
        await press(Key.TAB)
        if (expectToBeSeen(await read(inspectFocus)) === name) return
      }
      throw new Error(`Tab never came to "${name}"`)
    },
    async expectAt(path: string) {
      await expect.poll(() => browser.getCurrentUrl()).toBe(origin + path)
    },
    async expectFocusOn(selector: string) {
      const matches = 'return document.activeElement.matches(arguments[0])'
      await expect.poll(() => browser.executeScript(matches, selector)).toBe(true)
    },
  }
}

test('a visitor asks for a quote with the keyboard, corrects the mistakes, and it is stored', async ({
  site,
  request,
}) => {
  const email = newProspect()
  await site.open('/')
  await site.click('main a[href="/contact"]')
  await site.expectFocusOn('h1')
  await site.tabTo('Name')
  await site.press('Zoë')
  await site.tabTo('Email')
  await site.press(email + Key.ENTER)
  await site.expectFocusOn(errors)
  expect(await site.browser.getTitle()).toMatch(/^Error: /)
  await site.tabTo('Product details are required')
  await site.press(Key.ENTER)
  await site.press('Bamboo lunch boxes')
  await site.tabTo('Get Free Quote')
  await site.press(Key.SPACE)
  await site.expectAt('/thank-you')
  expect(await inquiriesOf(request, email)).toHaveLength(1)
})

test('a link and Back load no document and start at the top, and Tab goes into the open menu', async ({
  site,
}) => {
  await site.open('/')
  await site.read(() => Object.assign(window, { stillTheSame: true }) && scrollTo(0, 3000))
  await site.click('footer a[href="/about"]')
  for (const path of ['/about', '/']) {
    await site.expectAt(path)
    await site.expectFocusOn('h1')
    expect(await site.read(() => window.scrollY)).toBe(0)
    if (path !== '/') await site.browser.navigate().back()
  }
  expect(await site.read(() => 'stillTheSame' in window)).toBe(true)

  await site.browser.manage().window().setRect(phone)
  await site.click('header button')
  await site.press(Key.TAB)
  expect((await site.read(inspectFocus)).name).toBe(somePage.nav)
  await site.press(Key.ESCAPE)
  await site.expectFocusOn('header button')
  expect(await site.read(() => document.querySelectorAll(':popover-open').length)).toBe(0)
})

test.describe('without script', () => {
  test.use({ script: false })

  test('the menu leads to other pages, and a refused form comes back and is stored when it is corrected', async ({
    site,
    request,
  }) => {
    const email = newProspect()
    await site.browser.manage().window().setRect(phone)
    await site.open('/')
    for (const { path } of [somePage, anotherPage]) {
      await site.click('header button')
      await site.click(`header li a[href="${path}"]`)
      await site.expectAt(path)
    }
    await site.open('/contact')
    await site.fill({ name: '"Zoë" <b>', email, product: ' ' })
    await site.click('form button')
    await site.expectFocusOn(errors)
    expect(await site.browser.getTitle()).toMatch(/^Error: /)
    await site.fill({ product: 'Bamboo' })
    await site.click('form button')
    await site.expectAt('/thank-you')
    expect(await inquiriesOf(request, email)).toMatchObject([
      { name: '"Zoë" <b>', product: 'Bamboo', phone: null },
    ])
  })
})
