/**
 * Runs before every command that needs packages, and installs them if they are missing or outdated.
 * Plain JavaScript without dependencies, because it runs before packages are installed, and on a Node
 * that may be too old for TypeScript.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const oldest = [20, 19]

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  stop(
    `Harbourline needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  )
}

// npm writes this file last, so an interrupted installation is repeated.
const installed = 'node_modules/.package-lock.json'
const lockfile = 'package-lock.json'
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lockfile).mtimeMs) {
  // Not to standard output, which may be the export of `npm run inquiries`.
  console.error('Installing packages from the lockfile (once; about half a minute) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['inherit', process.stderr.fd, 'inherit'],
    // On Windows `npm` is a .cmd file.
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop('The packages could not be installed; the lines above say why.')
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
