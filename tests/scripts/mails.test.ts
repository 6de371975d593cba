import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Fault } from '../support/fault-proxy.ts'
import { startOperatorBackend } from '../support/operator-backend.ts'

const backend = await startOperatorBackend()
const { asOwner, inquiries, insert, mailbox, wire } = backend

beforeEach(backend.reset)
afterAll(backend.close)

function refusal(statusCode: number, name: string): Fault {
  return { status: statusCode, body: JSON.stringify({ statusCode, name, message: 'no' }) }
}

const mailsOf = (id: string) =>
  mailbox.list().filter((mail) => mail.idempotency_key === `inquiry/${id}`).length

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
    const log = vi.spyOn(console, 'info').mockReturnValue()
    const { code, errors } = await inquiries('send-pending', { ...asOwner, RESEND_API_KEY: '' })
    expect([code, errors]).toEqual([1, expect.stringMatching(/^Set [^\n]+\n$/)])
    expect(log).toHaveBeenCalledWith(expect.stringContaining('"RESEND_API_KEY"'))
    log.mockRestore()
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
    expect(await inquiries('retry failed')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^2 /),
    })
    expect((await inquiries('send-pending')).output).toMatch(/^3 sent/)
    expect(ids.map(mailsOf)).toEqual([1, 1, 1])
  })

  test('leaves a mail that is pending or has left as it is, and names no id that nothing has', async () => {
    const unclear = { notify_unclear_since: `now() - interval '24 hours'` }
    const pending = await insert('One', unclear)
    const sent = await insert('Two', { notify_status: `'sent'`, notified_at: 'now()' })
    for (const wrong of [pending, sent, crypto.randomUUID(), 'sent', 'pending']) {
      const { code, output, errors } = await inquiries(`retry ${wrong}`)
      expect([code, output]).toEqual([1, ''])
      expect(errors).toMatch(/^[^\n]+\n$/)
    }
    const { output } = await inquiries('send-pending')
    expect(output).toBe('0 sent now. Of all mails: 1 sent, 1 unknown.\n')
  })
})
