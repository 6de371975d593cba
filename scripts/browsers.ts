import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

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

/** Undefined if only Playwright's own Chromium can be used. */
const chromiumPath = systemChromium.find((path) => path && existsSync(path))

/** Options for Chromium in a container, without a graphics card or network. */
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

/** Path of an installed Firefox; undefined if there is none. */
export function findFirefox(): string | undefined {
  return systemFirefox.find((path) => path && existsSync(path))
}

/**
 * Installs a browser for the tests if there is none: Playwright's own or, on Debian as root, the
 * system's package.
 *
 * @throws if neither can be installed; the message says what to do.
 */
export function installBrowser(): void {
  if (chromiumPath || existsSync(chromium.executablePath())) return
  console.info('Installing a browser for the tests (once) …')
  // Without a network, Playwright retries for minutes.
  if (run('playwright', ['install', 'chromium'], 120_000)) return
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.info("Playwright's download is out of reach; installing Debian's chromium …")
    run('apt-get', ['update', '-qq'])
    // Liberation has the widths of Arial, which servers lack.
    const packages = ['chromium', 'fonts-liberation']
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])) return
  }
  throw new Error(
    'The tests need a browser. Install Chromium or Chrome, or set CHROMIUM_PATH to one that is installed.',
  )
}

function run(command: string, args: string[], timeout?: number): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout,
  })
  return status === 0
}
