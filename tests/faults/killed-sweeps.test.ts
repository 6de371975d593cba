import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { startTestBackend } from '../support/test-backend.ts'

const { env, sql, mailbox, close } = await startTestBackend()
afterAll(close)

/** The built function in a process of its own, as Netlify runs it. */
function startSweep() {
  const sweep = pathToFileURL('dist/functions/sweep.mjs').href
  const run = `import('${sweep}').then(({ default: sweep }) => sweep())`
  return spawn(process.execPath, ['-e', run], { env: { ...process.env, ...env }, stdio: 'ignore' })
}

async function sweepWithEight(kills: number) {
  const sweeps = Array.from({ length: 8 }, startSweep)
  const ended = Promise.all(sweeps.map((sweep) => once(sweep, 'exit')))
  for (const sweep of sweeps.slice(0, kills)) {
    const before = mailbox.list().length
    await expect.poll(() => mailbox.list().length, { timeout: 120_000 }).toBeGreaterThan(before)
    sweep.kill('SIGKILL')
  }
  await ended
}

test('sweeps that are killed while they send lose no mail and send none twice', async () => {
  await sql(`INSERT INTO contact_inquiries (name, email, product)
             SELECT 'x', 'x@example.com', 'x' FROM generate_series(1, 100)`)
  await sweepWithEight(6)
  await sql(`UPDATE contact_inquiries SET notify_lease_until = now() - interval '1 second'
             WHERE notify_lease_until IS NOT NULL`)
  await sweepWithEight(0)
  const rows = await sql('SELECT id, notify_status FROM contact_inquiries ORDER BY id')
  expect(new Set(rows.map((row) => row.notify_status))).toEqual(new Set(['sent']))
  const mails = mailbox.list().map((mail) => mail.idempotency_key)
  expect(mails.toSorted()).toEqual(rows.map(({ id }) => `inquiry/${id}`).toSorted())
})
