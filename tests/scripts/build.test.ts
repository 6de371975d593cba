import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isOrigin, isRealAddress } from '../../scripts/build/address.ts'

const script = fileURLToPath(new URL('../../scripts/build.ts', import.meta.url))
let cwd: string

beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'build-'))
})
afterEach(() => rm(cwd, { recursive: true }))

async function build(environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [script], { cwd, env: environment })
  const [[code], errors] = await Promise.all([once(child, 'close'), text(child.stderr)])
  return { code, errors }
}

test('npm run build ends with status 1 when it fails, so that nothing broken is deployed', async () => {
  expect(await build()).toEqual({ code: 1, errors: expect.stringMatching(/\S/) })
})

test('npm run build refuses a wrong address of the site, and leaves the last build alone', async () => {
  await mkdir(join(cwd, 'dist'))
  const { code, errors } = await build({ SITE_URL: 'www.example.com' })
  expect([code, errors]).toEqual([1, expect.stringMatching(/^SITE_URL [^\n]+\n$/)])
  expect(await readdir(cwd)).toEqual(['dist'])
})

test('npm run build on the host refuses a contact address that nobody reads', async () => {
  const { code, errors } = await build({ CONTEXT: 'production', SITE_URL: 'https://example.com' })
  expect([code, errors]).toEqual([1, expect.stringMatching(/^Set SITE_EMAIL [^\n]+\n$/)])
})

test.each([
  ['hello@example.com', true],
  ['hello@harbourline.example', false],
  ['hello@example', false],
  ['', false],
])('whether visitors can write to %j: %s', (value, expected) => {
  expect(isRealAddress(value)).toBe(expected)
})

test.each([
  ['https://www.example.com', true],
  ['http://localhost:8888', true],
  ['https://www.example.com/', false],
  ['https://www.example.com/shop', false],
  ['www.example.com', false],
])('whether %s can be the address of the site: %s', (value, expected) => {
  expect(isOrigin(value)).toBe(expected)
})
