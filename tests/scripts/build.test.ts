import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { copySite } from '../support/site-copy.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test.each([
  ['the source files are missing', temporaryFolder, {}, /src/],
  [
    'SITE_EMAIL is missing on the host',
    () => copySite().folder,
    { CONTEXT: 'production' },
    /^Set SITE_EMAIL [^\n]+\n$/,
  ],
])(
  'npm run build exits with status 1 if %s, so that nothing is deployed',
  (_, folder, env: Record<string, string>, says) => {
    const cwd = folder()
    mkdirSync(join(cwd, 'dist'))
    const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/build.ts')], {
      cwd,
      env,
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, expect.stringMatching(says)])
    expect(existsSync(join(cwd, 'dist/client'))).toBe(false)
  },
)
