import { afterAll, beforeEach, describe, expect, test } from 'vitest'
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

  test('does not send again what failed, is unknown or has left', async () => {
    for (const status of ['failed', 'unknown']) {
      await insert(status, { notify_status: `'${status}'` })
    }
    await insert('sent', { notify_status: `'sent'`, notified_at: 'now()' })
    const { output } = await inquiries('send-pending')
    expect(output).toBe('0 sent now. Of all mails: 1 failed, 1 sent, 1 unknown.\n')
    expect(wire.calls.resend).toBe(0)
  })

  test('keeps what is refused because of the key, says so, and tries the rest', async () => {
    await insert('One')
    await insert('Two')
    wire.faults.resend.push(refusal(401, 'restricted_api_key'))
    const { code, output, errors } = await inquiries('send-pending')
    expect([code, output]).toEqual([1, '1 sent now. Of all mails: 1 pending, 1 sent.\n'])
    expect(errors).toMatch(/^[^\n]+doctor[^\n]+\n$/)
  })

  test('sends what is too old for the site', async () => {
    const id = await insert('One', { created_at: `now() - interval '40 days'` })
    expect((await inquiries('send-pending')).code).toBe(0)
    expect(mailsOf(id)).toBe(1)
  })
})

describe('npm run inquiries -- retry', () => {
  test('makes mails pending that failed or are unknown, one or all', async () => {
    const ids = []
    for (const status of ['failed', 'unknown']) {
      const unclear = { notify_unclear_since: `now() - interval '2 days'` }
      ids.push(await insert(status, { notify_status: `'${status}'`, ...unclear }))
    }
    ids.push(await insert('failed too', { notify_status: `'failed'` }))
    expect(await inquiries(`retry ${ids[1]}`)).toMatchObject({ code: 0 })
    expect(await inquiries('retry --status failed')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^2 /),
    })
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
