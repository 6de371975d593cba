import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('no inquiry is lost, doubled or late, and no heartbeat is wrong, despite constant failures', async () => {
  const env = { ...process.env, SEED: '1', TEST_DATABASE_SERVER: '' }
  const run = promisify(execFile)(
    process.execPath,
    ['tests/faults/soak.ts', '120'],
    { env },
  )
  // execFile() rejects if soak.ts finds that a limit is exceeded (exit status 1).
  expect((await run).stdout).toMatch(/inquiries lost +│ 0 /)
})
