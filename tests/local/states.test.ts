import { globSync } from 'node:fs'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumOptions } from '../../scripts/browsers.ts'
import { violationsIn } from '../support/accessible.ts'
import { runLocal } from '../support/local-command.ts'

// With real services, the command opens no local database, which takes seconds. Nothing is sent.
const realServices = {
  DATABASE_URL: 'postgres://me:password@db.example/mine',
  RESEND_API_KEY: 're_mine',
}
const settings = { cwd: '.', variables: realServices, isShared: true }
const site = await runLocal('dev', settings).printed('Site')

const browser = await chromium.launch(chromiumOptions)
afterAll(() => browser.close())
const page = await browser.newPage({ baseURL: site, reducedMotion: 'reduce' })

/** Uncaught errors, and the errors and warnings in the console. */
let problems: string[] = []
page.on('pageerror', (error) => problems.push(error.message))
page.on('console', (message) => {
  if (['error', 'warning'].includes(message.type()))
    problems.push(message.text())
})

/** The paths of the source files that the browser has loaded. */
const loadedFiles = new Set<string>()
page.on('request', (request) =>
  loadedFiles.add(new URL(request.url()).pathname),
)

await page.goto('/_local/states')
await page.locator('h2').first().waitFor()
const names = await page.locator('h2').allTextContents()

test('the page has each state in light and in dark', async () => {
  const frames = await page.locator('iframe').all()
  const titles = await Promise.all(
    frames.map((frame) => frame.getAttribute('title')),
  )
  expect(names.length).toBeGreaterThan(20)
  expect(titles).toEqual(
    names.flatMap((name) => [`${name} (light)`, `${name} (dark)`]),
  )
})

describe.each(names)('the state "%s"', (name) => {
  beforeAll(async () => {
    problems = []
    const state = new URLSearchParams({ state: name })
    await page.goto(`/_local/states?${state}`)
    // The refused page is a whole document. The other states are in this element.
    const content = page.locator('main > div > *, form').first()
    await content.waitFor({ state: 'attached' })
  })

  test('causes no errors', () => {
    expect(problems).toEqual([])
  })

  test.each(['light', 'dark'] as const)(
    'is accessible in %s',
    async (colorScheme) => {
      await page.emulateMedia({ colorScheme })
      expect(await violationsIn(page)).toEqual([])
    },
  )
})

test('the states use every component that several pages use', () => {
  const components = globSync('src/ui/**/*.tsx')
  const unused = components.filter((file) => !loadedFiles.has(`/${file}`))
  expect(unused).toEqual([])
})
