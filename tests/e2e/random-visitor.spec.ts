import { expect, type Page, test } from 'playwright/test'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { routes } from '../../src/routes.ts'
import { errorTitle, inquiriesOf, newProspect } from '../support/form.ts'

/** A random number generator (Park and Miller) that gives the same numbers for the same seed. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 0x7fffffff
    return state / 0x7fffffff
  }
}

const look = (page: Page) =>
  page.evaluate((prefix) => {
    const heading = document.querySelector('h1')
    const form = document.querySelector('form')
    // `settle` stores the path of the page that was displayed when the previous step ended.
    const { lastPath } = document.documentElement.dataset
    const shown = {
      path: location.pathname,
      heading: heading?.textContent,
      title: document.title.replace(prefix, ''),
      marked:
        document
          .querySelector('header li [aria-current]')
          ?.getAttribute('href') ?? null,
      isFocused:
        !lastPath ||
        lastPath === location.pathname ||
        document.activeElement === heading,
    }
    const entries = form?.noValidate && Object.fromEntries(new FormData(form))
    return { shown, entries, isSettled: lastPath === location.pathname }
  }, errorTitle)

const isAtForm = (page: Page) =>
  look(page).then(
    ({ entries, isSettled }) => isSettled && entries,
    () => false,
  )

// Ignore rejections: Playwright rejects a call if another document loads before the call ends.
const move = (call: Promise<unknown>) => call.catch(() => {})

/** A link clicked earlier may load another document at any time, and so remove an element. */
const briefly = { timeout: 10_000, noWaitAfter: true }

/** Waits for the tasks that the page has scheduled, such as the one that posts the form. */
const scheduledTasks = (page: Page) =>
  page.evaluate(() => new Promise((resume) => setTimeout(resume)))

for (const seed of [11_111, 22_222, 33_333]) {
  test(`a random visitor, seed ${seed}, loses nothing`, async ({
    page,
    context,
    request,
  }) => {
    const random = randomFrom(seed)
    const looks = new Map<string, object>()
    for (const { path } of routes) {
      await page.goto(path)
      looks.set(path, (await look(page)).shown)
    }
    const email = newProspect()
    const acknowledged = new Set<string>()
    let typed: Record<string, string> | undefined
    page.on('pageerror', (error) => expect.soft(error).toBeNull())
    // One in eight requests for page scripts fails, and another one in eight never completes.
    await context.route(
      /\/assets\/(?!client|entries|rolldown)[^/]*\.js/,
      async (route) => {
        const fate = random()
        if (fate < 1 / 8) await route.abort()
        else if (fate > 1 / 4) await route.continue()
      },
    )
    // One request in four gets no response: its inquiry is stored, but the page never learns of it.
    await context.route('/api/inquiries', async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      if (random() < 1 / 4) return route.abort()
      if (response.ok()) acknowledged.add((await response.json()).id)
      await route.fulfill({ response })
    })

    /**
     * Waits until the page matches the URL. If the page is hydrated, also waits until the form
     * contains what was typed.
     */
    async function settle(step: string) {
      // A page whose script fails to load is never hydrated, so give up after two seconds.
      await page
        .locator('header [aria-expanded]')
        .waitFor({ state: 'attached', timeout: 2000 })
        .catch(() => {})
      // A link clicked in an earlier step may have opened a page that is still loading.
      await expect(async () => {
        const { shown, entries } = await look(page)
        expect(shown, step).toEqual(looks.get(shown.path))
        if (typed && entries) expect(entries, step).toMatchObject(typed)
      }).toPass({ timeout: 60_000 })
      const remember = () =>
        document.documentElement.setAttribute(
          'data-last-path',
          location.pathname,
        )
      await move(page.evaluate(remember))
    }

    const moves = {
      async link() {
        // The header's links are hidden if their words don't fit.
        const links = page.locator(
          ':is(header li a, footer a[href^="/"]):visible',
        )
        await links
          .nth(Math.floor(random() * (await links.count())))
          .click({ noWaitAfter: true })
      },
      back: () => move(page.goBack({ waitUntil: 'commit' })),
      forward: () => move(page.goForward({ waitUntil: 'commit' })),
      reload: () => move(page.reload({ waitUntil: 'commit' })),
      async type() {
        await page
          .locator('a[href="/contact"]:visible')
          .first()
          .click({ noWaitAfter: true })
        await settle('to the form')
        if (!(await isAtForm(page))) return
        const entries = { name: 'Zoë', email, product: `Mugs ${random()}` }
        for (const [name, value] of Object.entries(entries)) {
          const isFilled = await page
            .locator(`#${name}`)
            .fill(value, briefly)
            .then(
              () => true,
              () => false,
            )
          if (!isFilled) return
          typed = { ...typed, [name]: value }
        }
      },
      async send() {
        if (!typed || !(await isAtForm(page))) return
        await move(page.locator('button[type="submit"]').click(briefly))
        // The form posts in a later task. Until then, its button isn't disabled.
        await move(scheduledTasks(page))
        await expect(page.locator('[aria-disabled="true"]')).toHaveCount(0)
        if (
          await page
            .getByRole('status')
            .getByText(inquiryForm.success.title)
            .count()
        )
          typed = undefined
      },
    }
    const all = Object.entries(moves)
    for (let step = 0; step < 20; step++) {
      const [name, choose] = all[Math.floor(random() * all.length)] ?? [
        'link',
        moves.link,
      ]
      await choose()
      await settle(`${step} ${name}`)
    }
    const stored = await inquiriesOf(request, email)
    expect(stored.map(({ id }) => id)).toEqual(
      expect.arrayContaining([...acknowledged]),
    )
    expect(new Set(stored.map(({ product }) => product)).size).toBe(
      stored.length,
    )
  })
}
