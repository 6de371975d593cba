import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { databaseFaults, type Fault, hangingFaults, passingFaults } from '../support/fault-proxy.ts'
import { inquiry, jsonPost } from '../support/inquiry-requests.ts'
import { startFunctionBackend, unhurried } from '../support/start-function.ts'

const isSoak = import.meta.env.MODE === 'soak'
const submissions = isSoak ? 1000 : 200
const seed = Number(process.env.SEED ?? (isSoak ? Date.now() % 1_000_000 : 1))
const reproduce = `SEED=${seed}`
process.stdout.write(`${submissions} inquiries, ${reproduce}\n`)

const brokenReplies = 0.55
// Lower, because each mail that fails costs two more statements on the broken database.
const brokenMails = 0.25
const visitors = 12
// Rarer than other faults: a call that hangs ends the time limits of all other calls as well.
const hangs = 0.05

const { sql, mailbox, wire, startFunction, sweep, settled } = await startFunctionBackend()

/** Sends until it is acknowledged, each time with the same key. */
async function visit(number: number, post: ReturnType<typeof startFunction>): Promise<string> {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { ...inquiry, name: `Visitor ${number}` }
  for (let attempt = 1; attempt <= 50; attempt++) {
    const response = await post(jsonPost(body, key))
    // One visitor in ten loses the first answer and sends again.
    if (number % 10 === 0 && attempt === 1) continue
    if (response.status === 200 || response.status === 201) return (await response.json()).id
    expect(response.status, reproduce).toBe(503)
  }
  throw new Error(`Visitor ${number} was never acknowledged: ${reproduce}`)
}

/** Pseudo-random numbers from 0 to below 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let count = 0
  return () => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32LE() / 2 ** 32
}

async function stored() {
  return sql<{ id: string; name: string; notify_status: string }>(
    'SELECT id, name, notify_status FROM contact_inquiries',
  )
}

test('each inquiry is stored and mailed once while most replies of the database are broken', async () => {
  let broken = 0
  // One sequence for each service: the faults of one do not depend on the calls of the other.
  const [database, mailService] = [seeded(seed), seeded(seed + 1)]
  const draw = (random: () => number, faults: readonly Fault[]) => {
    const likely = random() < hangs ? hangingFaults : faults
    return likely[Math.floor(random() * likely.length)] as Fault
  }
  wire.otherwise.neon = () => {
    if (database() > brokenReplies) return 'pass'
    broken++
    return draw(database, databaseFaults)
  }
  wire.otherwise.resend = () =>
    mailService() < brokenMails ? draw(mailService, passingFaults) : 'pass'
  const acknowledged: string[] = []
  let next = 0
  const queue = async () => {
    // Few tries, so that some posts are answered 503 and the visitor has to send again.
    const post = startFunction({}, { ...unhurried, total: 600 })
    while (next < submissions) {
      acknowledged.push(await visit(next++, post))
      // The embedded database has one connection, and all mails would wait for it.
      await settled()
    }
  }
  // Eight sweeps race with the visitors and with one another, on the same broken wire.
  const sweeping = Array.from({ length: 8 }, async () => {
    while (next < submissions) await sweep()
  })
  await Promise.all([...Array.from({ length: visitors }, queue), ...sweeping])
  expect(broken / wire.calls.neon, reproduce).toBeGreaterThan(0.5)
  wire.mend()
  for (const { notify_status } of await stored()) {
    expect(['sent', 'pending', 'unknown'], reproduce).toContain(notify_status)
  }

  // Ends the leases of mails whose outcome could not be stored.
  await sql(`UPDATE contact_inquiries SET notify_claimed_at = now() - interval '61 seconds'
             WHERE notify_claimed_at IS NOT NULL`)
  await sweep()
  const rows = await stored()
  const ids = rows.map(({ id }) => id).toSorted()
  expect(acknowledged.toSorted(), reproduce).toEqual(ids)
  expect(new Set(rows.map(({ name }) => name)).size, reproduce).toBe(submissions)
  expect(new Set(rows.map((row) => row.notify_status)), reproduce).toEqual(new Set(['sent']))
  const mailed = mailbox.list().map((mail) => mail.idempotency_key)
  expect(mailed.toSorted(), reproduce).toEqual(ids.map((id) => `inquiry/${id}`))
}, 600_000)
