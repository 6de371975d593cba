import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
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

function build() {
  return promisify(execFile)(process.execPath, [script], { cwd, env: { PATH: process.env.PATH } })
}

test('npm run build ends with status 1 when it fails, so that nothing broken is deployed', async () => {
  await expect(build()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/\S/),
  })
})
