import { existsSync } from 'node:fs'

const systemChromium = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const systemFirefox = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Path of an installed Chromium or Chrome; undefined where only Playwright's own could be used. */
export function findChromium(): string | undefined {
  return systemChromium.find((path) => path && existsSync(path))
}

const chromiumPath = findChromium()

/** How Chromium starts, also on machines without a sandbox, a graphics card or an open network. */
export const chromiumOptions = {
  ...(chromiumPath && { executablePath: chromiumPath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** Path of an installed Firefox; undefined where there is none. */
export function findFirefox(): string | undefined {
  return systemFirefox.find((path) => path && existsSync(path))
}
