import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onlyLineOf } from '../support/lines.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packagePath = 'node_modules/zod'
const lockedVersion = packages[packagePath].version

interface Project {
  folder: string
  /** The version that is installed of the only package, if it is. */
  installed?: string
  /** The exit status of `npm`. */
  npmStatus?: number
}

/** Writes a project with one package, and a fake `npm` that only records its arguments. */
function writeProject({ folder, installed, npmStatus = 0 }: Project) {
  mkdirSync(join(folder, packagePath), { recursive: true })
  const locked = { [packagePath]: packages[packagePath] }
  const lockfile = JSON.stringify({ packages: locked })
  writeFileSync(join(folder, 'package-lock.json'), lockfile)
  if (installed) {
    const manifest = JSON.stringify({ version: installed })
    writeFileSync(join(folder, packagePath, 'package.json'), manifest)
  }
  const npm = `#!/bin/sh\necho "$@" >npm-arguments\nexit ${npmStatus}`
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 })
  cpSync('scripts/run.mjs', join(folder, 'run.mjs'))
}

/**
 * Runs a command that prints three environment variables.
 * @param before code that runs in the same process, before the command.
 */
function runIn(cwd: string, before = '') {
  const env = {
    PATH: `${cwd}:/usr/bin:/bin`,
    NODE_ENV: 'production',
    no_proxy: 'corp.example',
  }
  const printVariables =
    '[process.env.NODE_ENV, process.env.NO_PROXY, process.env.no_proxy].join(" ")'
  const start = `${before}; import('./run.mjs')`
  const command = ['-e', start, 'run.mjs', 'node', '-p', printVariables]
  return spawnSync(process.execPath, command, { cwd, env, encoding: 'utf8' })
}

test('each command in package.json can be the first one', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  // Only `npm test` runs these checks, after it has installed the packages.
  const { checks, ...scripts } = manifest.scripts
  const commands = Object.values<string>(scripts).flatMap((script) =>
    script.split(' && '),
  )
  for (const command of commands)
    expect(command.startsWith('node scripts/run.mjs ')).toBe(true)
})

const withoutProxyForThisMachine = ' corp.example,localhost,127.0.0.1 \n'

test('a command runs, without NODE_ENV and without a proxy for this machine', () => {
  const folder = temporaryFolder()
  writeProject({ folder, installed: lockedVersion })
  mkdirSync(join(folder, 'node_modules/.bin'))
  const { status, stdout } = runIn(folder)
  expect(status).toBe(0)
  expect(stdout).toBe(withoutProxyForThisMachine)
})

test('a command installs nothing if the packages are installed', () => {
  const folder = temporaryFolder()
  writeProject({ folder, installed: lockedVersion })
  mkdirSync(join(folder, 'node_modules/.bin'))
  runIn(folder)
  expect(existsSync(join(folder, 'npm-arguments'))).toBe(false)
})

// These options override npm settings that would omit packages or install them elsewhere.
const options = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--os=',
  '--cpu=',
  '--no-workspaces',
  '--no-global',
  '--location=project',
  '--install-strategy=hoisted',
  '--no-package-lock-only',
  '--no-dry-run',
  '--no-engine-strict',
  '--no-before',
  '--min-release-age=0',
]

test.each([
  { state: 'missing', installed: undefined },
  { state: 'outdated', installed: '1.0.0' },
  {
    state: 'copied without the links to commands',
    installed: lockedVersion,
  },
])(
  'a command first installs the packages if one is $state',
  ({ installed }) => {
    const folder = temporaryFolder()
    writeProject({ folder, installed })
    const { status, stdout } = runIn(folder)
    expect(status).toBe(0)
    expect(stdout).toBe(withoutProxyForThisMachine)
    const npmArguments = readFileSync(join(folder, 'npm-arguments'), 'utf8')
    for (const option of options) expect(npmArguments).toContain(option)
  },
)

test.each([
  { name: 'src/a#b', reason: 'without "#" in its path.' },
  { name: '.pnp.cjs/site', reason: '.pnp.cjs. Delete it' },
  { name: 'node_modules/site', reason: 'without "node_modules" in its path.' },
])(
  'in the folder $name, a command that cannot work gives the reason in one line',
  ({ name, reason }) => {
    const folder = join(temporaryFolder(), name)
    writeProject({ folder, installed: lockedVersion })
    const { status, stdout, stderr } = runIn(folder)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(onlyLineOf(stderr)).toContain(reason)
  },
)

test('if npm fails, a command ends with the reason', () => {
  const folder = temporaryFolder()
  writeProject({ folder, npmStatus: 1 })
  const { status, stdout, stderr } = runIn(folder)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  const lines = stderr.trimEnd().split('\n')
  expect(lines.at(-1)).toContain('The packages could not be installed')
})

test('a command names the folder that belongs to another user, and how to get it back', () => {
  const folder = temporaryFolder()
  writeProject({ folder, installed: lockedVersion })
  chmodSync(folder, 0o755)
  const packagesFolder = join(folder, 'node_modules')
  const readOnly = 0o555
  chmodSync(packagesFolder, readOnly)
  // The root user may write to any folder, so the command runs as a user who may not.
  const asOtherUser = 'process.getuid() || process.setuid(65534)'
  const { status, stdout, stderr } = runIn(folder, asOtherUser)
  chmodSync(packagesFolder, 0o755)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  const reason = onlyLineOf(stderr)
  expect(reason).toContain(`${packagesFolder} belongs to another user`)
  expect(reason).toContain('sudo chown')
})
