import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

interface LockedPackage {
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const manifest = readJson('package.json')
const { '': _, ...locked }: Record<string, LockedPackage> = readJson('package-lock.json').packages

const { dependencies, devDependencies, optionalDependencies } = manifest
const versions = { ...dependencies, ...devDependencies, ...optionalDependencies }

test('packages have exact versions, hashes, no registry hosts and no install scripts', () => {
  for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  for (const [path, { integrity, resolved, hasInstallScript }] of Object.entries(locked)) {
    expect(integrity, path).toMatch(/^sha512-/)
    expect(resolved, path).toBeUndefined()
    const name = path.split('node_modules/').at(-1) ?? ''
    if (hasInstallScript) expect(manifest.allowScripts).toHaveProperty(name, false)
  }
})

test('CI pins each action to a commit and has read-only permissions', () => {
  const files = globSync('.github/workflows/*.yml')
  expect(files).not.toEqual([])
  for (const file of files) {
    const workflow = readFileSync(file, 'utf8')
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m)
    const actions = [...workflow.matchAll(/uses: (.*)/g)].map(([, action]) => action)
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  }
})

const netlifyToml = readFileSync('netlify.toml', 'utf8')

test("the production build runs Netlify's Node instead of the one in node_modules", () => {
  const host = temporaryFolder()
  writeFileSync(join(host, 'node'), '#!/bin/sh\necho "the host runs $*"', { mode: 0o755 })
  const [, command = ''] = /^ {2}command = "(.*)"$/m.exec(netlifyToml) ?? []
  const PATH = [join(process.cwd(), 'node_modules/.bin'), host, '/usr/bin', '/bin'].join(':')
  const options = { cwd: host, env: { PATH }, encoding: 'utf8' } as const
  const output = execFileSync('bash', ['--norc', '-c', command], options)
  expect(output).toBe('the host runs scripts/build.ts --check\n')
})

test('Netlify uses the Node version that npm installs', () => {
  const [, production] = /NODE_VERSION = "(.*)"/.exec(netlifyToml) ?? []
  expect([...new Set(Object.values(optionalDependencies))]).toEqual([production])
})
