import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { packages } = readJson('package-lock.json')
const { '': _, ...locked }: Record<string, Record<string, string>> = packages
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
  const withoutHash = Object.entries(locked).filter(
    ([, { integrity = '' }]) => !integrity.startsWith('sha512-'),
  )
  expect(withoutHash).toEqual([])
})

test('the lockfile names no registry host', () => {
  const withHost = Object.entries(locked).filter(([, { resolved }]) => resolved)
  expect(withHost).toEqual([])
})

test('no package runs an install script', () => {
  for (const [path, { hasInstallScript }] of Object.entries(locked)) {
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

test('Netlify uses the Node version that npm installs', () => {
  const [, production] = /NODE_VERSION = "(.*)"/.exec(netlify) ?? []
  const installed = new Set(Object.values(optionalDependencies))
  expect([...installed]).toEqual([production])
})

test("Netlify's build command runs the build with the host's Node", () => {
  const folder = temporaryFolder()
  const bin = { host: 'host', packages: 'node_modules/.bin' }
  for (const [name, path] of Object.entries(bin)) {
    mkdirSync(join(folder, path), { recursive: true })
    const node = `#!/bin/sh\necho "node of the ${name}: $@"\n`
    writeFileSync(join(folder, path, 'node'), node, { mode: 0o755 })
  }
  // Netlify puts the packages' commands first.
  const path = [bin.packages, bin.host].map((name) => join(folder, name))
  const env = { PATH: [...path, '/usr/bin', '/bin'].join(':') }
  const [, command = ''] = /^ {2}command = (".*")$/m.exec(netlify) ?? []
  const { stdout, stderr } = spawnSync(
    'bash',
    ['--norc', '-c', JSON.parse(command)],
    { cwd: folder, env, encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  expect(stdout).toBe('node of the host: scripts/build.ts\n')
})
