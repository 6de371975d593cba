import { existsSync } from 'node:fs'
import { webkit } from 'playwright'
import { defineConfig, devices } from 'playwright/test'
import { chromiumOptions, findFirefox } from './scripts/browsers.ts'

const chromium = { ...devices['Desktop Chrome'], launchOptions: chromiumOptions }
const firefoxPath = findFirefox()
// Drives an installed Firefox by WebDriver BiDi, because Playwright's own build is a download.
const firefox = firefoxPath && {
  ...devices['Desktop Firefox'],
  channel: 'moz-firefox',
  launchOptions: { executablePath: firefoxPath },
}
// The other tests do not depend on the engine.
const inEveryEngine = /(journey|navigation|without-script)\.spec/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '.test-results/e2e.json' }]],
  // Only for tests that hang: a slow or busy machine needs many times longer than usual.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalSetup: './tests/support/start-site.ts',
  // The global setup sets the address before a worker loads this file.
  use: { baseURL: process.env.SITE_UNDER_TEST },
  projects: [
    { name: 'chromium', use: chromium },
    ...(firefox ? [{ name: 'firefox', use: firefox, grep: inEveryEngine }] : []),
    // Playwright's own build, if it is installed.
    ...(existsSync(webkit.executablePath())
      ? [{ name: 'webkit', use: devices['Desktop Safari'], grep: inEveryEngine }]
      : []),
  ],
})
