import { existsSync } from 'node:fs'
import { webkit } from 'playwright'
import { defineConfig, devices } from 'playwright/test'
import { chromiumOptions, findFirefox } from './scripts/browsers.ts'
import { hasWebKitGtk } from './scripts/webkitgtk.ts'

const chromium = { ...devices['Desktop Chrome'], launchOptions: chromiumOptions }
const firefoxPath = findFirefox()
// Stock Firefox, driven by WebDriver BiDi; Playwright's own build is a download.
const firefox = {
  ...devices['Desktop Firefox'],
  channel: 'moz-firefox',
  launchOptions: { ...(firefoxPath && { executablePath: firefoxPath }) },
}
// What is left out in the others is React's doing, or the style sheet's.
const inEveryEngine = /(journey|navigation|without-script)\.spec/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '.test-results/e2e.json' }]],
  // Limits for what hangs, and no measure of speed: a slow or busy machine needs many times longer.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalSetup: './tests/support/start-site.ts',
  // The site runs, and has an address, by the time that a worker loads this file.
  use: { baseURL: process.env.SITE_UNDER_TEST },
  projects: [
    { name: 'chromium', use: chromium },
    ...(firefoxPath ? [{ name: 'firefox', use: firefox, grep: inEveryEngine }] : []),
    ...inWebKit(),
  ],
})

/** Playwright's own build where it is installed, else Debian's by WebDriver, which has its own tests. */
function inWebKit() {
  if (existsSync(webkit.executablePath())) {
    return [{ name: 'webkit', use: devices['Desktop Safari'], grep: inEveryEngine }]
  }
  return hasWebKitGtk ? [{ name: 'webkit', testDir: 'tests/webkit' }] : []
}
