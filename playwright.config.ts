import { existsSync } from 'node:fs'
import { webkit } from 'playwright'
import { defineConfig, devices } from 'playwright/test'
import { chromiumOptions, findFirefox } from './scripts/browsers.ts'

const chromium = { ...devices['Desktop Chrome'], launchOptions: chromiumOptions }
const firefoxPath = findFirefox()
// An installed Firefox, by WebDriver BiDi, because Playwright's own build would be a download.
const firefox = firefoxPath && {
  ...devices['Desktop Firefox'],
  channel: 'moz-firefox',
  launchOptions: { executablePath: firefoxPath },
}
// The tests left out do not depend on the engine: they are about what React or the stylesheets do.
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
  // The global setup has set the address by the time that a worker loads this file.
  use: { baseURL: process.env.SITE_UNDER_TEST },
  projects: [
    { name: 'chromium', use: chromium },
    ...(firefox ? [{ name: 'firefox', use: firefox, grep: inEveryEngine }] : []),
    // Playwright's own build, where it is installed.
    ...(existsSync(webkit.executablePath())
      ? [{ name: 'webkit', use: devices['Desktop Safari'], grep: inEveryEngine }]
      : []),
  ],
})
