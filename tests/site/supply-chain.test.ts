import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { packages } = readJson('package-lock.json')
const { '': _, ...locked }: Record<string, Record<string, string>> = packages
const { dependencies, devDependencies, optionalDependencies, allowScripts } =
  readJson('package.json')

test('packages have exact versions, hashes, no registry hosts and no install scripts', () => {
  const versions = {
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  }
  for (const version of Object.values(versions))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  for (const [
    path,
    { integrity, resolved, hasInstallScript },
  ] of Object.entries(locked)) {
    expect(integrity, path).toMatch(/^sha512-/)
    expect(resolved, path).toBeUndefined()
    const name = path.split('node_modules/').at(-1) ?? ''
    if (hasInstallScript) expect(allowScripts).toHaveProperty(name, false)
  }
})

test('Netlify uses the Node version that npm installs', () => {
  const [, production] =
    /NODE_VERSION = "(.*)"/.exec(readFileSync('netlify.toml', 'utf8')) ?? []
  expect([...new Set(Object.values(optionalDependencies))]).toEqual([
    production,
  ])
})
