import { describe, expect, test, vi } from 'vitest'
import { type Fault, sqlError } from '../support/fault-proxy.ts'
import { formPost, idOf, inquiry, jsonPost } from '../support/inquiry-requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const { sql, wire, mailsOf, settled, startFunction } = backend
const post = startFunction()

async function submit(send = post): Promise<string> {
  const response = await send(jsonPost())
  expect(response.status).toBe(201)
  await settled()
  return idOf(response)
}

async function outboxOf(id: string) {
  const [row] = await sql(
    `SELECT notify_status, notify_attempts, notify_lease_until, notify_unclear_since, notified_at,
       extract(epoch FROM notify_lease_until - now())::integer AS lease
     FROM contact_inquiries WHERE id = $1`,
    [id],
  )
  return row
}

/** Stores inquiries whose mail has not left. @returns the id of the last. */
async function insert(columns: Record<string, string> = {}, count = 1): Promise<string> {
  const rows = await sql<{ id: string }>(
    `INSERT INTO contact_inquiries (${['name, email, product', ...Object.keys(columns)].join(', ')})
     SELECT ${["'x', 'x@example.com', 'x'", ...Object.values(columns)].join(', ')}
     FROM generate_series(1, ${count}) RETURNING id`,
  )
  return rows.at(-1)?.id ?? ''
}

function refusal(statusCode: number, name: string): Fault {
  return { status: statusCode, body: JSON.stringify({ statusCode, name, message: 'no' }) }
}

describe('staff mail', () => {
  test('tells staff once, from and to the addresses in the environment', async () => {
    const recipients = { INQUIRY_NOTIFY_TO: 'a@staff.example, B <b@staff.example>,' }
    const id = await submit(startFunction(recipients))
    const [mail, ...others] = mailsOf(id)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      from: backend.env.INQUIRY_NOTIFY_FROM,
      to: ['a@staff.example', 'B <b@staff.example>'],
      reply_to: inquiry.email,
      subject: `New inquiry ${id}`,
    })
    for (const part of [mail?.text, mail?.html]) {
      for (const line of Object.values(inquiry).join('\n').split('\n')) expect(part).toContain(line)
    }
    expect(await outboxOf(id)).toMatchObject({
      notify_status: 'sent',
      notify_attempts: 1,
      notify_lease_until: null,
      notified_at: expect.any(Date),
    })
  })

  test('leaves after a post without JavaScript, and not again after a repeat', async () => {
    // The key of such a post is made of its content and the UTC day.
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let count = 0; count < 2; count++) await post(formPost())
    vi.useRealTimers()
    await settled()
    const [row] = await sql<{ id: string }>('SELECT id FROM contact_inquiries')
    expect(mailsOf(row?.id ?? '')).toHaveLength(1)
    expect(wire.calls.resend).toBe(1)
  })

  test('leaves after the visitor has their answer, and is leased for longer than it may take', async () => {
    const answered = Promise.withResolvers<void>()
    let [limit, lease] = [Number.NaN, undefined as unknown]
    wire.otherwise.resend = async () => {
      await answered.promise
      limit = vi.mocked(AbortSignal.timeout).mock.lastCall?.[0] ?? limit
      lease = (await outboxOf(id))?.lease
      return 'pass' as const
    }
    const id = await idOf(await post(jsonPost()))
    answered.resolve()
    await settled()
    expect(lease).toBeGreaterThan((2 * limit) / 1000)
  })

  test.each(['RESEND_API_KEY', 'INQUIRY_NOTIFY_TO', 'INQUIRY_NOTIFY_FROM'])(
    'waits while %s is not set, and the inquiry is accepted',
    async (variable) => {
      const id = await submit(startFunction({ [variable]: ' ' }))
      expect(wire.calls.resend).toBe(0)
      expect(await outboxOf(id)).toMatchObject({ notify_status: 'pending', notify_attempts: 0 })
    },
  )
})

describe('a mail that does not leave', () => {
  const unclear = expect.any(Date)

  test.each<[string, Fault, Date | null]>([
    ['refused for now', refusal(429, 'rate_limit_exceeded'), null],
    ['failed', refusal(500, 'internal_server_error'), unclear],
    ['late', refusal(408, 'request_timeout'), unclear],
    ['lost', 'reset after', unclear],
    ['hanging', 'hang after', unclear],
    ['not heard', { status: 200, body: '<html>' }, unclear],
    ['answered without id', { status: 200, body: '{}' }, unclear],
    ['under way', refusal(409, 'concurrent_idempotent_requests'), unclear],
  ])('because it was %s leaves with the next visitor', async (_, fault, notify_unclear_since) => {
    wire.faults.resend.push(fault)
    const id = await submit()
    const pending = { notify_status: 'pending', notify_lease_until: null, notified_at: null }
    expect(await outboxOf(id)).toMatchObject({ ...pending, notify_unclear_since })
    const next = await submit()
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'sent' })
    expect([mailsOf(id).length, mailsOf(next).length]).toEqual([1, 1])
  })

  test.each<[number, string, string]>([
    [401, 'restricted_api_key', 'failed'],
    [403, 'invalid_api_key', 'failed'],
    [422, 'validation_error', 'failed'],
    [409, 'invalid_idempotent_request', 'unknown'],
  ])('because of a %i %s is not tried again', async (status, name, outcome) => {
    wire.faults.resend.push(refusal(status, name))
    const id = await submit()
    expect(await outboxOf(id)).toMatchObject({ notify_status: outcome, notified_at: null })
    await submit()
    expect(mailsOf(id)).toEqual([])
  })

  test('and is refused for good after it may have left is for a person to look for', async () => {
    wire.faults.resend.push('reset after')
    const id = await submit()
    wire.faults.resend.push('pass', refusal(403, 'invalid_api_key'))
    await submit()
    expect(mailsOf(id)).toHaveLength(1)
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'unknown', notified_at: null })
  })

  test('ends the round, so that an outage is not met ten times', async () => {
    await insert({}, 3)
    wire.faults.resend.push(refusal(503, 'application_error'))
    await submit()
    expect(wire.calls.resend).toBe(1)
  })

  test('is at most nine others behind the own one', async () => {
    await insert({}, 12)
    await submit()
    expect(wire.calls.resend).toBe(10)
  })
})

describe('a mail whose sender died', () => {
  test.each<Fault>(['reset before', 'reset after', 'hang after', 'truncated', sqlError('57P01')])(
    'never was claimed when only the answer to the claim was lost (%o)',
    async (fault) => {
      wire.faults.neon.push('pass', fault)
      expect(await outboxOf(await submit())).toMatchObject({
        notify_status: 'sent',
        notify_attempts: 1,
        notify_unclear_since: null,
      })
    },
  )

  test('between sending and marking is sent under the same key, which sends it once', async () => {
    // Storing and claiming pass, and so does the mail; the mark does not.
    wire.faults.neon.push('pass', 'pass', sqlError('42501'))
    const id = await submit()
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'pending' })
    expect(mailsOf(id)).toHaveLength(1)

    await sql(`UPDATE contact_inquiries SET notify_lease_until = now() - interval '1 second'`)
    await submit()
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'sent', notify_attempts: 2 })
    expect(mailsOf(id)).toHaveLength(1)
  })

  test('and then refused for now keeps the time of the attempt that may have got through', async () => {
    const id = await insert({ notify_unclear_since: `now() - interval '22 hours'` })
    wire.faults.resend.push('pass', refusal(429, 'rate_limit_exceeded'))
    await submit()
    expect(await outboxOf(id)).toMatchObject({
      notify_status: 'pending',
      notify_unclear_since: expect.any(Date),
    })
  })
})

test('eight sweeps at once send each mail once', async () => {
  await insert({}, 30)
  await Promise.all(Array.from({ length: 8 }, () => submit()))
  const rows = await sql<{ id: string; notify_status: string; notify_attempts: number }>(
    'SELECT id, notify_status, notify_attempts FROM contact_inquiries',
  )
  expect(rows).toHaveLength(38)
  for (const { id, notify_status, notify_attempts } of rows) {
    expect([notify_status, notify_attempts, mailsOf(id).length]).toEqual(['sent', 1, 1])
  }
})
