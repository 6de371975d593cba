import { neon } from '@neondatabase/serverless'
import { Resend } from 'resend'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createInquiryStore } from '../../netlify/inquiries/inquiry-store.ts'
import { sendMail } from '../../netlify/inquiries/send-mail.ts'
import { sweep } from '../../netlify/operator/send-pending.ts'
import { inquiry, jsonPost } from '../function/inquiry-requests.ts'
import {
  impatience,
  type StartedFunction,
  startFunctionBackend,
} from '../function/start-function.ts'
import { databaseFaults, mailFaults, seeded } from './seeded.ts'

vi.spyOn(console, 'info').mockReturnValue()
vi.spyOn(console, 'error').mockReturnValue()
const timeout = AbortSignal.timeout
vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(300))

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const reproduce = `SEED=${seed}`
const submissions = 1000
const brokenReplies = 0.55
// Each mail that fails costs two more statements, which the database has to get through.
const brokenMails = 0.25
// Few, because a database that answers slower than the limits only makes more work for itself.
const visitors = 8

const backend = await startFunctionBackend()
const { sql, wire, startFunction, mailbox, env } = backend
const limits = { ...impatience, perTry: 300, total: 3000 }

beforeEach(backend.reset)
afterAll(backend.close)

/** Sends until it is acknowledged, each time with the same key, as the form does. */
async function visit(number: number, post: StartedFunction['post'], isImpatient: boolean) {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { ...inquiry, name: `Visitor ${number}` }
  for (let attempt = 1; attempt <= 50; attempt++) {
    const response = await post(jsonPost(body, key))
    // One in ten never reads the first answer: their connection broke, and they send again.
    if (isImpatient && attempt === 1) continue
    if (response.status === 200 || response.status === 201) return (await response.json()).id
    expect(response.status, reproduce).toBe(503)
  }
  throw new Error(`Visitor ${number} was never acknowledged: ${reproduce}`)
}

/** Everything works again, the leases of the dead have run out, and somebody sweeps. */
async function heal() {
  wire.faults.neon.length = 0
  wire.faults.resend.length = 0
  await sql(`UPDATE contact_inquiries SET notify_lease_until = now() - interval '1 second'
             WHERE notify_lease_until IS NOT NULL`)
  const resend = new Resend(env.RESEND_API_KEY)
  const route = { from: env.INQUIRY_NOTIFY_FROM, to: [env.INQUIRY_NOTIFY_TO] }
  const store = createInquiryStore(neon(env.DATABASE_URL), impatience)
  await sweep(store, (mail, key) => sendMail(resend, route, mail, key))
}

async function stored() {
  return sql<{ id: string; name: string; notify_status: string }>(
    'SELECT id, name, notify_status FROM contact_inquiries',
  )
}

describe(`${submissions} inquiries while more than half of the database's replies are broken`, () => {
  test('are each stored once and mailed once', async () => {
    const { random, pick } = seeded(seed)
    const plan = <T>(faults: readonly T[], share: number, count: number) =>
      Array.from({ length: count }, () => (random() < share ? pick(faults) : ('pass' as const)))
    wire.faults.neon.push(...plan(databaseFaults, brokenReplies, 60 * submissions))
    wire.faults.resend.push(...plan(mailFaults, brokenMails, 20 * submissions))
    const planned = [...wire.faults.neon]
    const acknowledged: string[] = []
    const earlierMails = mailbox.list().length
    let next = 0
    const queue = async () => {
      const { post, settled } = startFunction({}, limits)
      while (next < submissions) {
        const number = next++
        acknowledged.push(await visit(number, post, number % 10 === 0))
        // Or the mails of all would pile up before the one connection of the embedded database.
        await settled()
      }
    }
    await Promise.all(Array.from({ length: visitors }, queue))
    await backend.settle()
    const replies = planned.slice(0, wire.calls.neon)
    const broken = replies.filter((fault) => fault !== 'pass').length
    expect(broken / replies.length, reproduce).toBeGreaterThan(0.5)
    for (const { notify_status } of await stored()) {
      expect(['sent', 'pending', 'unknown'], reproduce).toContain(notify_status)
    }

    await heal()
    const rows = await stored()
    const ids = rows.map(({ id }) => id)
    const names = new Set(rows.map(({ name }) => name))
    expect({ acknowledged: new Set(acknowledged).size, rows: rows.length }, reproduce).toEqual({
      acknowledged: submissions,
      rows: submissions,
    })
    expect(acknowledged.toSorted(), reproduce).toEqual(ids.toSorted())
    expect(names.size, reproduce).toBe(submissions)
    expect(new Set(rows.map((row) => row.notify_status)), reproduce).toEqual(new Set(['sent']))
    const mailed = mailbox.list().slice(earlierMails)
    expect(mailed.map((mail) => mail.idempotency_key).toSorted(), reproduce).toEqual(
      ids.map((id) => `inquiry/${id}`).toSorted(),
    )
  }, 120_000)
})
