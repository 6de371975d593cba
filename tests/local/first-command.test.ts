import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const wanted = packages['node_modules/zod'].version

/** Runs a command in a folder whose lockfile has one package, with an npm that logs its arguments. */
function runIn(folder: string, installed?: string, npmStatus = 0) {
  mkdirSync(join(folder, 'node_modules/zod'), { recursive: true })
  mkdirSync(join(folder, 'bin'))
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/zod': packages['node_modules/zod'] } }),
  )
  const manifest = JSON.stringify({ version: installed })
  if (installed) writeFileSync(join(folder, 'node_modules/zod/package.json'), manifest)
  const npm = `#!/bin/sh\necho "$@" >>asked\nexit ${npmStatus}`
  writeFileSync(join(folder, 'bin/npm'), npm, { mode: 0o755 })
  cpSync('scripts/run.mjs', join(folder, 'run.mjs'))
  const command = ['run.mjs', 'node', '-p', printed]
  return spawnSync(process.execPath, command, { cwd: folder, env: envIn(folder), encoding: 'utf8' })
}
const printed = '[process.env.NODE_ENV, process.env.NO_PROXY, process.env.no_proxy].join(" ")'
const envIn = (folder: string) => ({
  PATH: `${join(folder, 'bin')}:/usr/bin:/bin`,
  NODE_ENV: 'production',
  no_proxy: 'corp.example',
})

test('each command in package.json can be the first one', () => {
  const { checks, ...scripts } = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  for (const script of Object.values<string>(scripts)) {
    expect(
      script.split(' && ').filter((part) => !part.startsWith('node scripts/run.mjs ')),
    ).toEqual([])
  }
})

test.each([
  ['missing', undefined, 1],
  ['outdated', '1.0.0', 1],
  ['installed', wanted, 0],
])('a command runs if a package is %s, and installs what is missing', (_, version, times) => {
  const folder = temporaryFolder()
  const { status, stdout } = runIn(folder, version)
  expect([status, stdout]).toEqual([0, ' corp.example,localhost,127.0.0.1 \n'])
  const asked = times ? readFileSync(join(folder, 'asked'), 'utf8') : ''
  // These options override omit=dev, omit=optional, NODE_ENV=production, a choice of another
  // platform, a workspace around the folder, and other settings that would omit or move packages.
  const options = `ci --include=dev --include=optional --ignore-scripts --os= --cpu=
    --no-workspaces --no-global --install-strategy=hoisted --no-dry-run`.split(/\s+/)
  for (const option of times ? options : []) expect(asked).toContain(option)
})

test('a folder that the root user has filled is named to another user, with the way out', () => {
  const folder = temporaryFolder()
  expect(runIn(folder, wanted).status).toBe(0)
  chmodSync(folder, 0o755)
  chmodSync(join(folder, 'node_modules'), 0o555)
  // Root may write to any folder, so switch to a user who may not.
  const command = ['-e', `process.getuid() || process.setuid(65534); import('./run.mjs')`]
  const options = { cwd: folder, env: envIn(folder), encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options)
  chmodSync(join(folder, 'node_modules'), 0o755)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^\S+node_modules belongs to another user\. .* sudo chown [^\n]+\n$/)
})

test.each([
  ['src/a#b', wanted, /without "#" in its path\.\n$/],
  ['node_modules/site', wanted, /without "node_modules" in its path\.\n$/],
  ['site', undefined, /could not be installed/],
])('in %s, a command that cannot work gives the reason in one line', (name, version, reason) => {
  const folder = join(temporaryFolder(), name)
  mkdirSync(folder, { recursive: true })
  const { status, stdout, stderr } = runIn(folder, version, 1)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(reason)
  expect(stderr).not.toMatch(/^ +at /m)
})

test('npm run dev serves only sources, public files and packages, and Git ignores data', async () => {
  const ignored = readFileSync('.gitignore', 'utf8').split(/\r?\n/)
  expect(ignored).toEqual(expect.arrayContaining(['.local/', '.env', '*.env', '*.csv']))
  mkdirSync('.local', { recursive: true })
  const data = mkdtempSync('.local/test-')
  onTestFinished(() => rmSync(data, { recursive: true }))
  const outbox = join(data, 'outbox.ndjson')
  writeFileSync(outbox, '{}')
  const env = { ...process.env, PORT: '0', LOCAL_DATA: data, DATABASE_URL: '', RESEND_API_KEY: '' }
  const dev = spawn(process.execPath, ['scripts/local/dev.ts'], { env })
  onTestFinished(() => void dev.kill('SIGKILL'))
  const site = await new Promise<string>((found) => {
    dev.stdout.on('data', (text) => {
      const [, address] = /Site +(\S+)/.exec(String(text)) ?? []
      if (address) found(address)
    })
  })
  const inquiry = await fetch(`${site}/api/inquiries`, { method: 'POST', body: '{}' })
  expect(inquiry.status).toBe(415)
  const statusOf = async (path: string) => (await fetch(site + path)).status
  for (const path of ['/about', '/favicon.svg', '/src/site.ts', '/@vite/client']) {
    expect(await statusOf(path), path).toBe(200)
  }
  const secret = ['tests/settings.env', 'package.json', '.git/HEAD', 'scripts/doctor.ts', outbox]
  for (const file of secret) {
    const paths = [`/${file}`, `/${file}?raw`, `/${file}?import&raw`, `/@fs${resolve(file)}`]
    for (const path of paths) expect(await statusOf(path), path).toBeGreaterThan(400)
  }
  const other = await fetch(`${site}/src/site.ts`, { headers: { origin: 'http://localhost:3000' } })
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
})
