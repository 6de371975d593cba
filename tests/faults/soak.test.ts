import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// `npm run test:soak` also judges copies and hours, which depend on the speed of the machine.
test('no inquiry is lost, doubled or left without an email, despite constant failures', async () => {
  const env = { ...process.env, SEED: '1', TEST_DATABASE_SERVER: '' }
  const command = ['tests/faults/soak.ts', '120']
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env,
  }).catch((error) => error)
  for (const result of ['lost', 'doubled', 'that no email carried'])
    expect(stdout).toMatch(new RegExp(`inquiries ${result} +│ 0 `))
})
