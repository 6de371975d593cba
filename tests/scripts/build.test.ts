import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = fileURLToPath(new URL('../../scripts/build.ts', import.meta.url))
let cwd: string

beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'build-'))
})
afterEach(() => rm(cwd, { recursive: true }))

function build(environment: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, ...environment }
  return promisify(execFile)(process.execPath, [script], { cwd, env })
}

test('npm run build ends with status 1 when it fails, so that nothing broken is deployed', async () => {
  await expect(build()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/\S/),
  })
})

test.each(['https://www.example.com/', 'www.example.com', 'https://www.example.com/shop'])(
  'npm run build refuses %s as the address of the site, and leaves the last build alone',
  async (SITE_URL) => {
    await mkdir(join(cwd, 'dist'))
    await expect(build({ SITE_URL })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^SITE_URL [^\n]+\n$/),
    })
    expect(await readdir(cwd)).toEqual(['dist'])
  },
)
