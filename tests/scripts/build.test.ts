import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { copySite } from '../support/site-copy.ts'

test('a production build without SITE_EMAIL fails and writes no files', () => {
  vi.stubEnv('CONTEXT', 'production')
  const copy = copySite()
  const { status, output } = copy.run('scripts/build.ts')
  vi.unstubAllEnvs()
  expect([status, output]).toEqual([1, expect.stringMatching(/^Set SITE_EMAIL [^\n]+\n$/)])
  expect(existsSync(join(copy.folder, 'dist'))).toBe(false)
})
