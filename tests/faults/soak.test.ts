import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('200 inquiries and their emails are neither lost nor duplicated while everything fails', async () => {
  const env = { ...process.env, SEED: '1', TEST_DATABASE_SERVER: '' }
  const run = promisify(execFile)(process.execPath, ['tests/faults/soak.ts', '200'], { env })
  // The exit status is 1 if an inquiry or an email was lost or duplicated.
  expect((await run).stdout).toMatch(/inquiries acknowledged +│ 200 /)
})
