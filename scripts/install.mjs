/**
 * Installs the npm packages if they are missing or outdated. npm runs this script before the
 * commands in the README and the guides. It is plain JavaScript without dependencies, because the
 * installed Node may be too old for TypeScript.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  stop(
    `Harbourline needs Node 20.19 or newer; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  )
}

// npm writes this file last, so an interrupted installation is repeated.
const installed = 'node_modules/.package-lock.json'
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs) {
  // Print to standard error, because standard output may be an export from `npm run inquiries`.
  console.error('Installing the packages in the lockfile (about half a minute)…')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['inherit', process.stderr.fd, 'inherit'],
    // On Windows, `npm` is a .cmd file, which only a shell can run.
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop('The packages could not be installed; the lines above say why.')
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
