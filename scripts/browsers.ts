import { existsSync } from 'node:fs'

const { CHROMIUM_PATH, FIREFOX_PATH } = process.env
const findFile = (paths: (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path))

export const chromiumPath = findFile([
  CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
])

export const firefoxPath = findFile([
  FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
])

export const chromiumOptions = {
  ...(chromiumPath && { executablePath: chromiumPath }),
  args: ['--disable-gpu'],
}
