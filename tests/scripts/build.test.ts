import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { copySite } from '../support/site-copy.ts'

test('npm run build builds nothing for production if SITE_EMAIL is missing', () => {
  vi.stubEnv('CONTEXT', 'production')
  const copy = copySite()
  const { status, output } = copy.run('scripts/build.ts')
  vi.unstubAllEnvs()
  expect([status, output]).toEqual([1, expect.stringMatching(/^Set SITE_EMAIL [^\n]+\n$/)])
  expect(existsSync(join(copy.folder, 'dist'))).toBe(false)
})
