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
const standIns = { DATABASE_URL: '', RESEND_API_KEY: '' }
// Only these tests depend on the browser engine.
const inEveryEngine = /(journey|navigation|without-script)\.spec/

export default defineConfig({
  testDir: 'tests/e2e',
  // A separate folder, because Playwright empties it before starting the site.
  outputDir: '.test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: 'dot',
  // The limits only stop tests that hang. They are generous, because machines may be slow.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  webServer: {
    command: 'node --env-file=tests/settings.env scripts/local/start.ts',
    env: { ...standIns, PORT: '0', LOCAL_DATA: '.test-results/e2e/local' },
    wait: { stdout: /Site +(?<site_under_test>\S+)\n/ },
    timeout: 300_000,
  },
  // Playwright sets this variable before its workers load this file.
  use: { baseURL: process.env.SITE_UNDER_TEST },
  projects: [
    { name: 'chromium', use: chromium },
    ...(firefox ? [{ name: 'firefox', use: firefox, grep: inEveryEngine }] : []),
    ...(existsSync(webkit.executablePath())
      ? [{ name: 'webkit', use: devices['Desktop Safari'], grep: inEveryEngine }]
      : []),
  ],
})
