/**
 * Installs Chromium for the tests unless a browser is found. Tries Playwright's build first and
 * then, if the user is root on Debian, the Debian package.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumPath } from './browsers.ts'

// Without a network connection, Playwright would keep retrying.
const downloadLimitMs = 120_000
// fonts-liberation has the same character widths as Arial, which Linux servers lack.
const debianPackages = 'chromium fonts-liberation'

if (!chromiumPath && !existsSync(chromium.executablePath())) {
  console.info('Installing a browser for the tests (first run only) …')
  if (!run('playwright install chromium', downloadLimitMs) && !installDebianPackages()) {
    console.error(
      'The tests need a browser. Install Chromium or Chrome, or set CHROMIUM_PATH to its path.',
    )
    process.exitCode = 1
  }
}

function installDebianPackages(): boolean {
  const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  const install = `apt-get install -y -qq --no-install-recommends ${debianPackages}`
  return isRootOnDebian && run(`apt-get update -qq && ${install}`)
}

function run(command: string, timeout?: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  return spawnSync(command, { shell: true, env, stdio: [...stdio], timeout }).status === 0
}
