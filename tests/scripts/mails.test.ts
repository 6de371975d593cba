import { Resend } from 'resend'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectDatabase } from '../../netlify/inquiries/connect-database.ts'
import { createInquiryStore } from '../../netlify/inquiries/inquiry-store.ts'
import { patience } from '../../netlify/inquiries/retry.ts'
import { sendMail } from '../../netlify/inquiries/send-mail.ts'
import { sweep } from '../../scripts/operator/send-pending.ts'
import type { Fault } from '../support/fault-proxy.ts'
import { startOperatorBackend } from '../support/operator-backend.ts'

const backend = await startOperatorBackend()
const { asOwner, inquiries, insert, mailbox, sql, wire } = backend

beforeEach(backend.reset)
afterAll(backend.close)

function refusal(statusCode: number, name: string): Fault {
  return { status: statusCode, body: JSON.stringify({ statusCode, name, message: 'no' }) }
}

const mailsOf = (id: string) =>
  mailbox.list().filter((mail) => mail.idempotency_key === `inquiry/${id}`).length

async function statuses() {
  const rows = await sql('SELECT notify_status FROM contact_inquiries')
  return rows.map((row) => row.notify_status)
}

describe('npm run inquiries -- send-pending', () => {
  test('sends what waits, and says what became of it', async () => {
    const ids = [await insert('One'), await insert('Two')]
    await insert('Gone', { notify_unclear_since: `now() - interval '24 hours'` })
    expect(await inquiries('send-pending')).toEqual({
      code: 0,
      output: '2 sent now. Of all mails: 2 sent, 1 unknown.\n',
      errors: '',
    })
    expect(ids.map(mailsOf)).toEqual([1, 1])
  })

  test('names what is missing, and keeps the mails, without a mail service', async () => {
    await insert('One')
    const { code, errors } = await inquiries('send-pending', { ...asOwner, RESEND_API_KEY: '' })
    expect({ code, errors }).toEqual({ code: 1, errors: 'Set RESEND_API_KEY first.\n' })
  })

  test('says in one line that the mail service is out of reach, and what is pending', async () => {
    await insert('One')
    const nowhere = { ...asOwner, RESEND_BASE_URL: 'http://127.0.0.1:9' }
    const { code, output, errors } = await inquiries('send-pending', nowhere)
    expect([code, output]).toEqual([1, '0 sent now. Of all mails: 1 pending.\n'])
    expect(errors).toMatch(/^[^\n]+\n$/)
  })

  test('does not send again what failed, is unknown, was withheld or has left', async () => {
    for (const status of ['failed', 'unknown', 'suppressed']) {
      await insert(status, { notify_status: `'${status}'` })
    }
    await insert('sent', { notify_status: `'sent'`, notified_at: 'now()' })
    const { output } = await inquiries('send-pending')
    expect(output).toBe('0 sent now. Of all mails: 1 failed, 1 sent, 1 suppressed, 1 unknown.\n')
    expect(wire.calls.resend).toBe(0)
  })

  test('stops at the first mail that is refused for good, so that a wrong key costs one', async () => {
    await insert('One')
    await insert('Two')
    wire.otherwise.resend = () => refusal(401, 'restricted_api_key')
    const { code, output, errors } = await inquiries('send-pending')
    expect([code, output]).toEqual([1, '0 sent now. Of all mails: 1 failed, 1 pending.\n'])
    expect(errors).toMatch(/^[^\n]+doctor[^\n]+\n$/)
    expect(wire.calls.resend).toBe(1)
  })
})

describe('a mail service that says "too many requests"', () => {
  const store = createInquiryStore(connectDatabase(asOwner.DATABASE_URL, asOwner), patience)
  const resend = new Resend('re_test', { baseUrl: asOwner.RESEND_BASE_URL })
  const route = { from: 'quotes@harbourline.example', to: ['staff@harbourline.example'] }
  const pause = vi.fn(async () => {})
  const sweepAll = () => sweep(store, (mail, key) => sendMail(resend, route, mail, key), pause)
  beforeEach(() => void pause.mockClear())

  test('is given time after each refusal, and gets every mail once', async () => {
    const ids = await Promise.all(['One', 'Two', 'Three'].map((name) => insert(name)))
    wire.otherwise.resend = () =>
      wire.calls.resend % 2 ? refusal(429, 'rate_limit_exceeded') : 'pass'
    expect(await sweepAll()).toMatchObject({ sent: 3, postponed: 0 })
    expect(ids.map(mailsOf)).toEqual([1, 1, 1])
    expect(pause).toHaveBeenCalledTimes(3)
  })

  test('keeps its mails for later when it goes on saying so', async () => {
    await insert('One')
    await insert('Two')
    wire.otherwise.resend = () => refusal(429, 'daily_quota_exceeded')
    expect(await sweepAll()).toMatchObject({ sent: 0, postponed: 1 })
    expect(await statuses()).toEqual(['pending', 'pending'])
    expect(pause).toHaveBeenCalledTimes(5)
  })
})

describe('npm run inquiries -- retry', () => {
  test('makes mails pending that failed, are unknown or were withheld', async () => {
    const ids = []
    for (const status of ['failed', 'unknown', 'suppressed']) {
      const unclear = { notify_unclear_since: `now() - interval '2 days'` }
      ids.push(await insert(status, { notify_status: `'${status}'`, ...unclear }))
    }
    for (const id of ids) expect(await inquiries(`retry ${id}`)).toMatchObject({ code: 0 })
    expect((await inquiries('send-pending')).output).toMatch(/^3 sent/)
    expect(ids.map(mailsOf)).toEqual([1, 1, 1])
  })

  test('leaves a pending mail as it is, with the time since when it may have left', async () => {
    const id = await insert('One', { notify_unclear_since: `now() - interval '24 hours'` })
    expect((await inquiries(`retry ${id}`)).code).toBe(0)
    const { output } = await inquiries('send-pending')
    expect(output).toBe('0 sent now. Of all mails: 1 unknown.\n')
  })

  test('has worked when only its answer was lost', async () => {
    const id = await insert('One', { notify_status: `'failed'` })
    wire.faults.neon.push('reset after')
    expect(await inquiries(`retry ${id}`)).toMatchObject({ code: 0, errors: '' })
    expect(await statuses()).toEqual(['pending'])
  })

  test('refuses a mail that has left, and an id that nothing has', async () => {
    const id = await insert('One', { notify_status: `'sent'`, notified_at: 'now()' })
    for (const wrong of [id, crypto.randomUUID()]) {
      const { code, output, errors } = await inquiries(`retry ${wrong}`)
      expect([code, output]).toEqual([1, ''])
      expect(errors).toMatch(/^[^\n]+\n$/)
    }
    expect(await statuses()).toEqual(['sent'])
  })
})
