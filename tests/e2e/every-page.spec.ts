import axe from 'axe-core'
import { expect, type Page, test } from 'playwright/test'
import { routes } from '../../src/routes.ts'

const paths = [...routes.map(({ path }) => path), '/no-such-page']

async function watch(page: Page) {
  const problems: string[] = []
  page.on('console', (message) => {
    // Chromium reports the status of the missing document itself; that is the point of it.
    if (message.location().url.endsWith('/no-such-page')) return
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') problems.push(request.url())
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return problems
}

for (const path of paths) {
  test(`${path} loads without a warning, a policy violation, a cookie or a foreign request`, async ({
    page,
    context,
  }) => {
    const problems = await watch(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(problems).toEqual([])
    expect(await context.cookies()).toEqual([])
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no accessibility violation in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.evaluate(axe.source)
        const violations = await page.evaluate(async () => (await axe.run()).violations)
        const found = violations.flatMap(({ id, nodes }) => nodes.map((n) => `${id}: ${n.html}`))
        expect(found).toEqual([])
      }
    })
  }

  test(`${path} fits a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}
