import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findChromium } from './browsers.ts'

/**
 * Makes sure that the tests have a browser: one that CHROMIUM_PATH names or the system has, else
 * Playwright's own, else, on Debian as root, the system's package.
 *
 * @throws with what to do when none of these can be had.
 */
export function installBrowser() {
  if (findChromium() || existsSync(chromium.executablePath())) return
  console.info('Installing a browser for the tests (once) …')
  // A machine that cannot reach Playwright's download tries for minutes before it gives up.
  if (run('playwright', ['install', 'chromium'], 120_000)) return
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.info("Playwright's download is out of reach; installing Debian's chromium …")
    run('apt-get', ['update', '-qq'])
    // Liberation has the widths of Arial; a server has no such typeface.
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
