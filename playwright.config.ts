import { existsSync } from 'node:fs'
import { webkit } from 'playwright'
import { defineConfig, devices } from 'playwright/test'
import { chromiumOptions, firefoxPath } from './scripts/browsers.ts'

const chromium = { ...devices['Desktop Chrome'], launchOptions: chromiumOptions }
// Playwright can drive an installed Firefox over WebDriver BiDi, which avoids a download.
const firefox = firefoxPath && {
  ...devices['Desktop Firefox'],
  channel: 'moz-firefox',
  launchOptions: { executablePath: firefoxPath },
}
// Only these tests depend on the browser engine.
const inEveryEngine = /(journey|navigation|without-script)\.spec/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '.test-results/e2e.json' }]],
  // Generous limits that stop only tests that hang, because slow machines may take much longer.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalSetup: './tests/support/start-site.ts',
  // The global setup sets this variable before the workers load this file.
  use: { baseURL: process.env.SITE_UNDER_TEST },
  projects: [
    { name: 'chromium', use: chromium },
    ...(firefox ? [{ name: 'firefox', use: firefox, grep: inEveryEngine }] : []),
    ...(existsSync(webkit.executablePath())
      ? [{ name: 'webkit', use: devices['Desktop Safari'], grep: inEveryEngine }]
      : []),
  ],
})
