import { neon } from '@neondatabase/serverless'
import { Resend } from 'resend'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createInquiryStore } from '../../netlify/inquiries/inquiry-store.ts'
import { patience } from '../../netlify/inquiries/retry.ts'
import { sendMail } from '../../netlify/inquiries/send-mail.ts'
import { sweep } from '../../scripts/operator/send-pending.ts'
import { inquiry, jsonPost } from '../support/inquiry-requests.ts'
import { databaseFaults, mailFaults, seeded } from '../support/seeded.ts'
import { startBackendThread } from '../support/start-backend-thread.ts'
import { hastened, type StartedFunction, startFunctions } from '../support/start-function.ts'

vi.spyOn(console, 'info').mockReturnValue()
vi.spyOn(console, 'error').mockReturnValue()

const quicker = 300 / patience.perTry
const { limits, wakeUp } = hastened(quicker)
const timeout = AbortSignal.timeout
vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => timeout(Math.round(time * quicker)))

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const reproduce = `SEED=${seed}`
const submissions = 1000
const brokenReplies = 0.53
// Everybody waits for it, so it is rare.
const wakeUps = 1 / 600
// Each mail that fails costs two more statements, which the database has to get through.
const brokenMails = 0.25
// Not more, because a database that answers slower than the limits only makes work for itself.
const visitors = 12

const { sql, mails, ...standIns } = await startBackendThread()
const { wire, startFunction, settle } = await startFunctions(standIns)

afterAll(async () => {
  await wire.close()
  await standIns.close()
})

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

/** The leases of the dead have run out, and somebody sweeps. */
async function sweepUp() {
  await sql(`UPDATE contact_inquiries SET notify_lease_until = now() - interval '1 second'
             WHERE notify_lease_until IS NOT NULL`)
  const { env } = standIns
  const resend = new Resend(env.RESEND_API_KEY)
  const route = { from: env.INQUIRY_NOTIFY_FROM, to: [env.INQUIRY_NOTIFY_TO] }
  const store = createInquiryStore(neon(env.DATABASE_URL), patience)
  await sweep(store, (mail, key) => sendMail(resend, route, mail, key))
}

async function stored() {
  return sql<{ id: string; name: string; notify_status: string }>(
    'SELECT id, name, notify_status FROM contact_inquiries',
  )
}

describe(`${submissions} inquiries while more than half of the database's replies are broken`, () => {
  test('are each stored once and mailed once', async () => {
    const happened = { broken: 0, woken: 0 }
    const database = seeded(seed)
    wire.otherwise.neon = () => {
      const drawn = database.random()
      if (drawn > 1 - wakeUps) {
        happened.woken++
        return wakeUp
      }
      if (drawn > brokenReplies) return 'pass'
      happened.broken++
      return database.pick(databaseFaults)
    }
    const mailService = seeded(seed + 1)
    wire.otherwise.resend = () =>
      mailService.random() < brokenMails ? mailService.pick(mailFaults) : 'pass'
    const acknowledged: string[] = []
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
    await settle()
    const calls = wire.calls.neon
    wire.otherwise.neon = () => 'pass'
    wire.otherwise.resend = () => 'pass'

    expect(happened.broken / calls, reproduce).toBeGreaterThan(0.5)
    expect(happened.woken, reproduce).toBeGreaterThan(0)
    for (const { notify_status } of await stored()) {
      expect(['sent', 'pending', 'unknown'], reproduce).toContain(notify_status)
    }

    await sweepUp()
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
    expect((await mails()).map((mail) => mail.idempotency_key).toSorted(), reproduce).toEqual(
      ids.map((id) => `inquiry/${id}`).toSorted(),
    )
  }, 120_000)
})
