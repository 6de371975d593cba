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
import { temporaryFolder } from '../support/temporary-folder.ts'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const path = 'node_modules/zod'
const wanted = packages[path].version

/** Writes a lockfile with one package, and a fake `npm` that only records its arguments. */
function fill(folder: string, installed?: string, npmStatus = 0) {
  mkdirSync(join(folder, path), { recursive: true })
  const lockfile = JSON.stringify({ packages: { [path]: packages[path] } })
  writeFileSync(join(folder, 'package-lock.json'), lockfile)
  const manifest = JSON.stringify({ version: installed })
  if (installed) writeFileSync(join(folder, path, 'package.json'), manifest)
  const npm = `#!/bin/sh\necho "$@" >asked\nexit ${npmStatus}`
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 })
  cpSync('scripts/run.mjs', join(folder, 'run.mjs'))
}

const printed =
  '[process.env.NODE_ENV, process.env.NO_PROXY, process.env.no_proxy].join(" ")'

/** @param before code that runs in the same process, before the command. */
function runIn(cwd: string, before = '') {
  const env = {
    PATH: `${cwd}:/usr/bin:/bin`,
    NODE_ENV: 'production',
    no_proxy: 'corp.example',
  }
  const command = [
    '-e',
    `${before}; import('./run.mjs')`,
    'run.mjs',
    'node',
    '-p',
    printed,
  ]
  return spawnSync(process.execPath, command, { cwd, env, encoding: 'utf8' })
}

test('each command in package.json can be the first one', () => {
  const { checks, ...scripts } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ).scripts
  const parts = Object.values<string>(scripts).flatMap((script) =>
    script.split(' && '),
  )
  expect(
    parts.filter((part) => !part.startsWith('node scripts/run.mjs ')),
  ).toEqual([])
})

test.each([
  ['missing', undefined],
  ['outdated', '1.0.0'],
  ['copied without the links to commands', wanted],
  ['installed', wanted],
])(
  'a command runs if a package is %s, and installs what is missing',
  (state, version) => {
    const folder = temporaryFolder()
    fill(folder, version)
    if (state === 'installed') mkdirSync(join(folder, 'node_modules/.bin'))
    const { status, stdout } = runIn(folder)
    expect([status, stdout]).toEqual([
      0,
      ' corp.example,localhost,127.0.0.1 \n',
    ])
    const asked = join(folder, 'asked')
    if (state === 'installed') return expect(existsSync(asked)).toBe(false)
    // The options override npm settings that would omit packages or install them elsewhere.
    const options =
      `ci --include=dev --include=optional --ignore-scripts --os= --cpu=
    --no-workspaces --no-global --location=project --install-strategy=hoisted --no-package-lock-only
    --no-dry-run --no-engine-strict --no-before --min-release-age=0`.split(
        /\s+/,
      )
    for (const option of options)
      expect(readFileSync(asked, 'utf8')).toContain(option)
  },
)

test.each<[string, string | undefined, RegExp]>([
  ['src/a#b', wanted, /^[^\n]+ without "#" in its path\.\n$/],
  [
    '.pnp.cjs/site',
    wanted,
    /^The site can't be built because of .+\.pnp\.cjs\. Delete it.+\n$/,
  ],
  [
    'node_modules/site',
    wanted,
    /^[^\n]+ without "node_modules" in its path\.\n$/,
  ],
  ['site', undefined, /\nThe packages could not be installed[^\n]+\n$/],
])(
  'in %s, a command that cannot work gives the reason in one line',
  (name, version, reason) => {
    const folder = join(temporaryFolder(), name)
    fill(folder, version, 1)
    const { status, stdout, stderr } = runIn(folder)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(reason)
  },
)

test('a command names the files of another user, and how to get them', () => {
  const folder = temporaryFolder()
  fill(folder, wanted)
  chmodSync(folder, 0o755)
  const packages = join(folder, 'node_modules')
  chmodSync(packages, 0o555)
  // The root user may write to any folder, so the command runs as a user who may not.
  const asOther = 'process.getuid() || process.setuid(65534)'
  const { status, stdout, stderr } = runIn(folder, asOther)
  chmodSync(packages, 0o755)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(`${packages} belongs to another user`)
  expect(stderr).toContain('sudo chown')
  expect(stderr.trim().split('\n')).toHaveLength(1)
})
