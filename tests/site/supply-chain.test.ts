import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const manifest = readJson('package.json')
const { '': _, ...locked }: Record<string, LockedPackage> = readJson('package-lock.json').packages

test('every package is asked for in one exact version', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  for (const version of Object.values({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  }
})

test('every package is locked by its content, wherever it comes from', () => {
  for (const [path, { integrity, resolved }] of Object.entries(locked)) {
    expect(integrity, path).toMatch(/^sha512-/)
    expect(resolved, path).toBeUndefined()
  }
})

test('no package runs a script when it is installed', () => {
  const withScript = Object.entries(locked)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1) ?? '')
  for (const name of withScript) expect(manifest.allowScripts, name).toHaveProperty(name, false)
})

test('CI runs other people’s actions at one commit, and may only read', () => {
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
