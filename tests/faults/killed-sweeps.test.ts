import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { startFunctionBackend } from '../support/start-function.ts'

const { env, insert, mailbox, sql, wire } = await startFunctionBackend()

/** The built function in a process of its own, as Netlify runs it. */
function startSweep() {
  const sweep = pathToFileURL('dist/functions/sweep.mjs').href
  const run = `import('${sweep}').then(({ default: sweep }) => sweep())`
  return spawn(process.execPath, ['-e', run], { env: { ...process.env, ...env }, stdio: 'ignore' })
}

test('sweeps that are killed while they send lose no mail and send none twice', async () => {
  await insert('x', {}, 10)
  const sweeps = [startSweep(), startSweep()]
  const killed = Promise.all(sweeps.map((sweep) => once(sweep, 'exit')))
  wire.otherwise.resend = () => {
    if (wire.calls.resend === 3) for (const sweep of sweeps) sweep.kill('SIGKILL')
    return 'pass'
  }
  await killed
  const pastLease = `UPDATE contact_inquiries SET notify_claimed_at = now() - interval '61 seconds'
                     WHERE notify_status <> 'sent' RETURNING id`
  while ((await sql(pastLease)).length > 0) await once(startSweep(), 'exit')
  const rows = await sql('SELECT id FROM contact_inquiries ORDER BY id')
  const mails = mailbox.list().map((mail) => mail.idempotency_key)
  expect(mails.toSorted()).toEqual(rows.map(({ id }) => `inquiry/${id}`).toSorted())
})
