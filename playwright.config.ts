import { defineConfig, devices } from 'playwright/test'
import { chromiumArgs, findChromium, findFirefox } from './scripts/browsers.ts'
import { freePort } from './tests/support/free-port.ts'

// Workers load this file again and must agree with the runner on the port.
process.env.E2E_PORT ??= String(await freePort())
const url = `http://localhost:${process.env.E2E_PORT}`

const chromiumPath = findChromium()
const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: { args: chromiumArgs, ...(chromiumPath && { executablePath: chromiumPath }) },
}
// As set in the browser, which media queries in rem follow; a style on the page they do not.
const withLargeText = {
  ...chromium,
  launchOptions: {
    ...chromium.launchOptions,
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  },
}
const firefoxPath = findFirefox()
// Stock Firefox, driven by WebDriver BiDi; Playwright's own build is a download.
const firefox = {
  ...devices['Desktop Firefox'],
  channel: 'moz-firefox',
  launchOptions: { ...(firefoxPath && { executablePath: firefoxPath }) },
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '.test-results/e2e.json' }]],
  use: { baseURL: url },
  projects: [
    {
      name: 'chromium',
      use: chromium,
      testIgnore: ['**/without-script.spec.ts', '**/large-text.spec.ts'],
    },
    { name: 'large text', use: withLargeText, testMatch: '**/large-text.spec.ts' },
    {
      name: 'without script',
      use: { ...chromium, javaScriptEnabled: false },
      testMatch: '**/without-script.spec.ts',
    },
    ...(firefoxPath
      ? [
          {
            name: 'firefox',
            use: firefox,
            testMatch: [
              '**/journey.spec.ts',
              '**/keyboard-journey.spec.ts',
              '**/navigation.spec.ts',
            ],
          },
          { name: 'firefox without script', use: firefox, testMatch: '**/without-script.spec.ts' },
        ]
      : []),
  ],
  webServer: {
    command: 'node netlify/local/start.ts',
    url,
    env: {
      PORT: process.env.E2E_PORT,
      LOCAL_DATA: `.test-results/local-${process.env.E2E_PORT}`,
      DATABASE_URL: '',
      NETLIFY_DATABASE_URL: '',
      RESEND_API_KEY: '',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
