import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('no inquiry or email out of 200 is lost or duplicated despite constant failures', async () => {
  const env = { ...process.env, SEED: '1', TEST_DATABASE_SERVER: '' }
  const run = promisify(execFile)(
    process.execPath,
    ['tests/faults/soak.ts', '200'],
    { env },
  )
  // execFile() rejects if soak.ts finds a lost or duplicate inquiry or email (exit status 1).
  expect((await run).stdout).toMatch(/inquiries acknowledged +│ 200 /)
})
