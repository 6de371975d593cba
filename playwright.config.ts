import { existsSync } from 'node:fs'
import { webkit } from 'playwright'
import { defineConfig, devices } from 'playwright/test'
import { chromiumOptions, firefoxPath } from './scripts/browsers.ts'

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: chromiumOptions,
}
// The channel `moz-firefox` lets Playwright use an installed Firefox, without a download.
const firefox = firefoxPath && {
  ...devices['Desktop Firefox'],
  channel: 'moz-firefox',
  launchOptions: { executablePath: firefoxPath },
}
const standIns = { DATABASE_URL: '', RESEND_API_KEY: '' }
// The results of the other tests don't depend on the browser engine.
const inEveryEngine = /(journey|navigation|without-script)\.spec/

export default defineConfig({
  testDir: 'tests/e2e',
  // Playwright empties this folder at the start, so nothing else may be stored in it.
  outputDir: '.test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: 'dot',
  // Machines may be slow, so these limits are generous: they only stop tests that hang.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  webServer: {
    command: 'node --env-file=tests/settings.env scripts/local/start.ts',
    env: { ...standIns, PORT: '0', LOCAL_DATA: '.test-results/e2e/local' },
    wait: { stdout: /Site +(?<site_under_test>\S+)\n/ },
    timeout: 300_000,
  },
  use: { baseURL: process.env.SITE_UNDER_TEST },
  projects: [
    { name: 'chromium', use: chromium },
    ...(firefox
      ? [{ name: 'firefox', use: firefox, grep: inEveryEngine }]
      : []),
    ...(existsSync(webkit.executablePath())
      ? [
          {
            name: 'webkit',
            use: devices['Desktop Safari'],
            grep: inEveryEngine,
          },
        ]
      : []),
  ],
})
