/**
 * Installs Chromium for the tests: Debian's build when run as root on Debian, otherwise Playwright's.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumPath } from './browsers.ts'

// Linux servers can lack all fonts, and Chromium would then draw no text.
const fromDebian =
  'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-liberation'

if (!chromiumPath && !existsSync(chromium.executablePath())) {
  console.info('Installing a browser for the tests (first run only) …')
  const isRootOnDebian =
    existsSync('/etc/debian_version') && process.getuid?.() === 0
  // Without a network connection, Playwright would retry endlessly, so stop it after two minutes.
  const isInstalled =
    run('playwright install chromium', 120_000) ||
    (isRootOnDebian && run(fromDebian))
  if (!isInstalled) {
    console.error(
      'The tests need a browser. Install Chromium, or set CHROMIUM_PATH to its path.',
    )
    process.exitCode = 1
  }
}

/** Runs a command without its output, except errors. @returns whether it succeeded. */
function run(command: string, timeoutMs?: number): boolean {
  const { status } = spawnSync(command, {
    shell: true,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: timeoutMs,
  })
  return status === 0
}
