import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

interface Locked {
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
}

const lockfile: { packages: Record<string, Locked> } =
  readJson('package-lock.json')
// The lockfile's entry without a path is the project itself.
const lockedPackages = Object.entries(lockfile.packages).filter(
  ([path]) => path !== '',
)
const { dependencies, devDependencies, optionalDependencies, allowScripts } =
  readJson('package.json')
const netlify = readFileSync('netlify.toml', 'utf8')

test('package.json has exact versions', () => {
  const versions = {
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  }
  for (const [name, version] of Object.entries(versions))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
})

test('the lockfile has the hash of every package', () => {
  const withoutHash = lockedPackages.filter(
    ([, { integrity }]) => !integrity?.startsWith('sha512-'),
  )
  expect(lockedPackages).not.toEqual([])
  expect(withoutHash).toEqual([])
})

test('the lockfile names no registry host', () => {
  const withHost = lockedPackages.filter(([, { resolved }]) => resolved)
  expect(withHost).toEqual([])
})

test('no package runs an install script', () => {
  for (const [path, { hasInstallScript }] of lockedPackages) {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (hasInstallScript) expect(allowScripts).toHaveProperty(name, false)
  }
})

test('CI pins each action to a commit', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8')
  const lines = workflow.split('\n').filter((line) => line.includes('uses:'))
  expect(lines).not.toEqual([])
  for (const line of lines)
    expect(line).toMatch(/uses: [\w/-]+@[0-9a-f]{40} # v\d/)
})

/** Returns the text in quotation marks that netlify.toml gives to a name. */
function netlifySetting(name: string): string {
  const lines = netlify.split('\n').map((line) => line.trim())
  const line = lines.find((each) => each.startsWith(`${name} = `)) ?? ''
  return JSON.parse(line.slice(`${name} = `.length))
}

test('Netlify uses the Node version that npm installs', () => {
  // Each optional dependency is Node for another operating system.
  const installed = new Set(Object.values(optionalDependencies))
  expect([...installed]).toEqual([netlifySetting('NODE_VERSION')])
})

test("Netlify's build command runs the build with the host's Node", () => {
  const folder = temporaryFolder()
  // Both versions of Node print which one they are, and what they were asked to run.
  const commandFolders = { packages: 'node_modules/.bin', host: 'host' }
  for (const [owner, path] of Object.entries(commandFolders)) {
    mkdirSync(join(folder, path), { recursive: true })
    const node = `#!/bin/sh\necho "node of the ${owner}: $@"\n`
    writeFileSync(join(folder, path, 'node'), node, { mode: 0o755 })
  }
  // Netlify looks for commands among the packages first.
  const { packages, host } = commandFolders
  const path = [join(folder, packages), join(folder, host), '/usr/bin', '/bin']
  const { stdout, stderr } = spawnSync(
    'bash',
    ['--norc', '-c', netlifySetting('command')],
    { cwd: folder, env: { PATH: path.join(':') }, encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  expect(stdout).toBe('node of the host: scripts/build.ts\n')
})
