import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

test.each([
  ['does not find its files', {}, /\S/, []],
  ['finds no compiler for its check', { CHECK: '--check' }, /typescript/, ['dist']],
  [
    'knows no address of the company',
    { CONTEXT: 'production' },
    /^Set SITE_EMAIL [^\n]+\n$/,
    ['dist'],
  ],
])(
  'npm run build, when it %s, ends with status 1, so that nothing is deployed',
  (_, env: Record<string, string>, says, left) => {
    const cwd = temporaryFolder()
    mkdirSync(join(cwd, 'dist'))
    const build = resolve('scripts/build.ts')
    const { status, stderr } = spawnSync(process.execPath, [build, env.CHECK ?? ''], {
      cwd,
      env,
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, expect.stringMatching(says)])
    expect(readdirSync(cwd)).toEqual(left)
  },
)
