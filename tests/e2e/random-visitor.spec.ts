import {
  type BrowserContext,
  expect,
  type Page,
  type Route,
  test,
} from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { routes } from '../../src/routes.ts'
import { errorTitle, inquiriesOf, newProspect } from '../support/form.ts'

type Random = () => number

/** A random number generator (Park and Miller) that gives the same numbers for the same seed. */
function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state * 48_271) % 0x7fffffff
    return state / 0x7fffffff
  }
}

type PageState = Awaited<ReturnType<typeof readPage>>

/** Reads what the page shows, and what its form contains. */
const readPage = (page: Page) =>
  page.evaluate((prefix) => {
    const heading = document.querySelector('h1')
    const currentLink = document.querySelector('header li [aria-current]')
    // `settle` stores the path of the page that was displayed when the previous step ended.
    const { lastPath } = document.documentElement.dataset
    const isNew = lastPath !== undefined && lastPath !== location.pathname
    const shown = {
      path: location.pathname,
      heading: heading?.textContent,
      title: document.title.replace(prefix, ''),
      currentLink: currentLink?.getAttribute('href') ?? null,
      // A page that replaces another one must move the focus to its heading.
      isFocusRight: !isNew || document.activeElement === heading,
    }
    // Hydration sets `noValidate`. Until then, the script can't have restored the entries.
    const form = document.querySelector('form')
    const entries = form?.noValidate && Object.fromEntries(new FormData(form))
    return { shown, entries, isSettled: lastPath === location.pathname }
  }, errorTitle)

/** Whether the page has a hydrated form, and is still the page that the last step ended on. */
const isAtForm = (page: Page) =>
  readPage(page).then(
    ({ entries, isSettled }) => isSettled && entries,
    () => false,
  )

/** Playwright rejects a call if another document loads before the call ends. */
const ignoreRejection = (call: Promise<unknown>) => call.catch(() => {})

/** A link clicked earlier may load another document at any time, and so remove an element. */
const briefly = { timeout: 10_000, noWaitAfter: true }

/** Waits for the tasks that the page has scheduled, such as the one that posts the form. */
const scheduledTasks = (page: Page) =>
  page.evaluate(() => new Promise((resume) => setTimeout(resume)))

/** Opens each page once, undisturbed. @returns what each path shows. */
async function readAllPages(page: Page) {
  const pages = new Map<string, PageState['shown']>()
  for (const { path } of routes) {
    await page.goto(path)
    const { shown } = await readPage(page)
    pages.set(path, shown)
  }
  return pages
}

const neverAnswered: Route[] = []

/** Makes one in eight requests for page scripts fail. Another one in eight never completes. */
async function disturbScripts(context: BrowserContext, random: Random) {
  const pageScript = /\/assets\/(?!client|entries|rolldown)[^/]*\.js/
  await context.route(pageScript, async (route) => {
    const fate = random()
    if (fate < 1 / 8) await route.abort()
    else if (fate > 1 / 4) await route.continue()
    else neverAnswered.push(route)
  })
}

// The browser can't close while a request waits for its route, so let the requests fail now.
test.afterEach(async ({ context }) => {
  for (const route of neverAnswered.splice(0))
    await ignoreRejection(route.abort())
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})

/**
 * Lets the page never learn the response to one post in four, although the inquiry is stored.
 * @returns the IDs of the inquiries whose responses arrive.
 */
async function loseResponses(context: BrowserContext, random: Random) {
  const acknowledged = new Set<string>()
  await context.route('/api/inquiries', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    if (random() < 1 / 4) return route.abort()
    if (response.ok()) acknowledged.add((await response.json()).id)
    await route.fulfill({ response })
  })
  return acknowledged
}

interface Visit {
  page: Page
  random: Random
  /** The visitor's email address. */
  email: string
  /** What each path shows if nothing goes wrong. */
  pages: Map<string, PageState['shown']>
}

/** A visitor who takes random steps. After each step, the page must be right. */
function createVisitor({ page, random, email, pages }: Visit) {
  /** What the visitor typed since the last confirmation. */
  let typed: Record<string, string> | undefined

  /**
   * Waits until the page matches the URL. If the page is hydrated, also waits until the form
   * contains what was typed.
   */
  async function settle(step: string) {
    // A page whose script fails to load is never hydrated, so give up after two seconds.
    const hydration = page
      .locator('header [aria-expanded]')
      .waitFor({ state: 'attached', timeout: 2000 })
    await ignoreRejection(hydration)
    // A link clicked in an earlier step may have opened a page that is still loading.
    await expect(async () => {
      const { shown, entries } = await readPage(page)
      expect(shown, step).toEqual(pages.get(shown.path))
      if (typed && entries) expect(entries, step).toMatchObject(typed)
    }).toPass({ timeout: 60_000 })
    const rememberPath = () => {
      document.documentElement.dataset.lastPath = location.pathname
    }
    await ignoreRejection(page.evaluate(rememberPath))
  }

  async function followLink() {
    // The header's links are hidden if their words don't fit.
    const links = page.locator(':is(header li a, footer a[href^="/"]):visible')
    const index = Math.floor(random() * (await links.count()))
    await links.nth(index).click({ noWaitAfter: true })
  }

  /** @returns whether the field was still there. */
  const fill = (name: string, value: string) =>
    page
      .locator(`#${name}`)
      .fill(value, briefly)
      .then(
        () => true,
        () => false,
      )

  async function fillForm() {
    const toForm = page.locator('a[href="/contact"]:visible').first()
    await toForm.click({ noWaitAfter: true })
    await settle('to the form')
    if (!(await isAtForm(page))) return
    const entries = { name: 'Zoë', email, product: `Mugs ${random()}` }
    for (const [name, value] of Object.entries(entries)) {
      if (!(await fill(name, value))) return
      typed = { ...typed, [name]: value }
    }
  }

  async function sendForm() {
    if (!typed || !(await isAtForm(page))) return
    const submit = page.locator('button[type="submit"]')
    await ignoreRejection(submit.click(briefly))
    // The form posts in a later task. Until then, its button isn't disabled.
    await ignoreRejection(scheduledTasks(page))
    await expect(page.locator('[aria-disabled="true"]')).toHaveCount(0)
    const confirmation = page
      .getByRole('status')
      .getByText(inquiryForm.success.title)
    if (await confirmation.count()) typed = undefined
  }

  const atOnce = { waitUntil: 'commit' } as const
  const steps = {
    link: followLink,
    back: () => ignoreRejection(page.goBack(atOnce)),
    forward: () => ignoreRejection(page.goForward(atOnce)),
    reload: () => ignoreRejection(page.reload(atOnce)),
    type: fillForm,
    send: sendForm,
  }
  const names = Object.keys(steps) as (keyof typeof steps)[]

  return {
    async takeStep(count: number) {
      const name = names[Math.floor(random() * names.length)] ?? 'link'
      await steps[name]()
      await settle(`${count} ${name}`)
    },
  }
}

for (const seed of [11_111, 22_222, 33_333]) {
  test(`a random visitor, seed ${seed}, loses nothing`, async ({
    page,
    context,
    request,
  }) => {
    const random = randomFrom(seed)
    const email = newProspect()
    const pages = await readAllPages(page)
    page.on('pageerror', (error) => expect.soft(error).toBeNull())
    await disturbScripts(context, random)
    const acknowledged = await loseResponses(context, random)

    const visitor = createVisitor({ page, random, email, pages })
    for (let count = 0; count < 20; count++) await visitor.takeStep(count)

    const stored = await inquiriesOf(request, email)
    const ids = stored.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([...acknowledged]))
    // Each inquiry that the visitor typed has another product.
    const products = stored.map(({ product }) => product)
    expect(new Set(products).size).toBe(products.length)
  })
}
