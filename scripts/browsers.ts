import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const { CHROMIUM_PATH, FIREFOX_PATH } = process.env
const findFile = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** The path of an installed Chromium or Chrome. If undefined, Playwright uses its own build. */
const chromiumPath = findFile([
  CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
])

export const firefoxPath = findFile([FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'])

/** Launch options that also work in a container. */
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

// Without a network connection, Playwright would keep retrying.
const downloadLimitMs = 120_000

/**
 * Installs Chromium for the tests unless a browser is found. Tries Playwright's build first and
 * then, if the user is root on Debian, the Debian package.
 *
 * @throws an error with instructions if neither can be installed.
 */
export function installBrowser(): void {
  if (chromiumPath || existsSync(chromium.executablePath())) return
  console.info('Installing a browser for the tests (first run only) …')
  const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (run('playwright install chromium', downloadLimitMs)) return
  // fonts-liberation has the same character widths as Arial, which Linux servers lack.
  const install = 'apt-get install -y -qq --no-install-recommends chromium fonts-liberation'
  if (isRootOnDebian && run(`apt-get update -qq && ${install}`)) return
  throw new Error(
    'The tests need a browser. Install Chromium or Chrome, or set CHROMIUM_PATH to its path.',
  )
}

function run(command: string, timeout?: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  return spawnSync(command, { shell: true, env, stdio: [...stdio], timeout }).status === 0
}
