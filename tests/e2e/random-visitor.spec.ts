import { expect, type Page, test } from 'playwright/test'
import { routes } from '../../src/routes.ts'
import { inquiriesOf, newProspect } from '../support/form.ts'

const seeds = (process.env.SEEDS ?? '1 2 3').split(' ').map(Number)
const steps = 20
const entriesOf = ['name', 'email', 'product'] as const
type Entries = Record<(typeof entriesOf)[number], string>

/** A random number generator with a seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

declare global {
  /** The path of the page that this document showed in the last step. */
  var lastPath: string | undefined
}

/**
 * The values that must belong to the same page: the heading, the title and the marked menu item.
 * If the page was loaded without a new document, its heading must have the focus.
 */
const look = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1')
    const isSamePage = !window.lastPath || window.lastPath === location.pathname
    return {
      heading: heading?.textContent,
      title: document.title.replace(/^Error: /, ''),
      marked: document.querySelector('header li [aria-current]')?.getAttribute('href') ?? null,
      isFocused: isSamePage || document.activeElement === heading,
    }
  })

/** Whether the form is hydrated, possibly later than the header. False while a document loads. */
const isHydrated = (page: Page) =>
  page
    .evaluate(() => document.querySelector<HTMLFormElement>('form')?.noValidate === true)
    .catch(() => false)

/** Whether the form is hydrated and its page was already shown when the previous step ended. */
const isAtForm = async (page: Page) =>
  (await isHydrated(page)) && page.evaluate(() => window.lastPath === location.pathname)

// Playwright rejects the call if the site loads another document at the same moment.
const move = (call: Promise<unknown>) => call.catch(() => {})

for (const seed of seeds) {
  test(`a random visitor, seed ${seed}, loses nothing`, async ({ page, context, request }) => {
    const random = randomFrom(seed)
    const looks = new Map<string, object>()
    for (const { path } of routes) {
      await page.goto(path)
      looks.set(path, await look(page))
    }
    const email = newProspect()
    const acknowledged = new Set<string>()
    let entries: Entries | undefined
    let isScriptLost = false
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isScriptLost = false
    })
    page.on('pageerror', (error) => expect.soft(error).toBeNull())
    // One page script in eight fails to load, and another one in eight never arrives.
    await context.route(/\/assets\/(?!client|entries|rolldown)[^/]*\.js/, async (route) => {
      const fate = random()
      if (fate <= 1 / 4) isScriptLost = true
      if (fate < 1 / 8) await route.abort()
      else if (fate > 1 / 4) await route.continue()
    })
    // One post in four gets no response: the inquiry is stored, but the page never learns of it.
    await context.route('/api/inquiries', async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      if (random() < 1 / 4) return route.abort()
      if (response.ok()) acknowledged.add((await response.json()).id)
      await route.fulfill({ response })
    })

    /** Waits until the page for this address is shown and its form, if any, has all entries. */
    async function settle(step: string) {
      const agrees = async () => {
        const path = new URL(page.url()).pathname
        const seen = { ...(await look(page)), ...(await shownEntries(path)) }
        const expected = { ...looks.get(path), ...('name' in seen && entries) }
        const isSettled = isScriptLost || (await page.locator('header [aria-expanded]').count()) > 0
        const agrees = isSettled && JSON.stringify(seen) === JSON.stringify(expected)
        return agrees || { step, path, seen, expected, isSettled }
      }
      // A link that was clicked in an earlier step may still be loading its page.
      await expect.poll(() => agrees().catch(String), { timeout: 60_000 }).toBe(true)
      const remember = () => {
        window.lastPath = location.pathname
      }
      await move(page.evaluate(remember))
    }

    async function shownEntries(path: string) {
      if (!entries || path !== '/contact' || !(await isHydrated(page))) return {}
      const value = (name: string) => page.locator(`#${name}`).inputValue({ timeout: 1000 })
      return {
        name: await value('name'),
        email: await value('email'),
        product: await value('product'),
      }
    }

    const moves = {
      async link() {
        const links = page.locator('header li a, footer a[href^="/"]')
        await links.nth(Math.floor(random() * (await links.count()))).click({ noWaitAfter: true })
      },
      back: () => move(page.goBack({ waitUntil: 'commit' })),
      forward: () => move(page.goForward({ waitUntil: 'commit' })),
      reload: () => move(page.reload({ waitUntil: 'commit' })),
      async type() {
        await page.locator('a[href="/contact"]').first().click({ noWaitAfter: true })
        await settle('to the form')
        if (!(await isAtForm(page))) return
        entries = { name: 'Zoë', email, product: `Mugs ${random()}` }
        for (const name of entriesOf) await page.locator(`#${name}`).fill(entries[name])
      },
      async send() {
        if (!entries || !(await isAtForm(page))) return
        await page.locator('button[type="submit"]').click({ noWaitAfter: true })
        await expect(page.locator('[aria-disabled="true"]')).toHaveCount(0)
        if (await page.getByRole('status').getByText('Thank you').count()) entries = undefined
      },
    }
    const names = ['link', 'link', 'type', 'send', 'send', 'back', 'forward', 'reload'] as const
    for (let step = 0; step < steps; step++) {
      const name = names[Math.floor(random() * names.length)] ?? 'link'
      await moves[name]()
      await settle(`${step} ${name}`)
    }
    const stored = await inquiriesOf(request, email)
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining([...acknowledged]))
    expect(new Set(stored.map(({ product }) => product)).size).toBe(stored.length)
  })
}
