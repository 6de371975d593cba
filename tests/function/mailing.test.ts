import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Fault, sqlError } from '../support/fault-proxy.ts'
import { formPost, idOf, inquiry, jsonPost } from '../support/inquiry-requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const { sql, wire, mailsOf, settled, startFunction, sweep } = backend
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

function refusal(statusCode: number, name: string, message = 'no') {
  return { status: statusCode, body: JSON.stringify({ statusCode, name, message }) }
}

const page = (status: number): Fault => ({ status, body: '<html>Blocked</html>' })

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
    ['refused because of the key', refusal(401, 'restricted_api_key'), null],
    ['refused because of the key', refusal(400, 'validation_error', 'API key is invalid'), null],
    ['refused because of the domain', refusal(403, 'validation_error'), null],
    ['refused as unsafe', refusal(451, 'security_error'), null],
    ['kept back by a firewall', page(403), null],
    ['kept back by a proxy', { status: 403, body: '{"error":"blocked"}' }, null],
    ['not found', page(404), null],
    ['too large for a proxy', page(413), null],
    ['refused by a proxy', page(400), null],
    ['failed', refusal(500, 'internal_server_error'), unclear],
    ['late', refusal(408, 'request_timeout'), unclear],
    ['lost', 'reset after', unclear],
    ['hanging', 'hang after', unclear],
    ['not heard', { status: 200, body: '<html>' }, unclear],
    ['answered without id', { status: 200, body: '{}' }, unclear],
    ['under way', refusal(409, 'concurrent_idempotent_requests'), unclear],
  ])('because it was %s leaves with a sweep, once', async (_, fault, notify_unclear_since) => {
    wire.otherwise.resend = () => fault
    const id = await submit()
    expect(await sweep()).toMatchObject({ sent: 0 })
    const pending = { notify_status: 'pending', notify_lease_until: null, notified_at: null }
    expect(await outboxOf(id)).toMatchObject({ ...pending, notify_unclear_since })
    wire.mend()
    expect([await sweep(), await sweep()]).toMatchObject([{ sent: 1 }, { sent: 0 }])
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'sent' })
    expect(mailsOf(id)).toHaveLength(1)
  })

  test.each<[number, string, string]>([
    [400, 'validation_error', 'failed'],
    [422, 'validation_error', 'failed'],
    [409, 'invalid_idempotent_request', 'unknown'],
  ])('because of a %i %s is not tried again', async (status, name, outcome) => {
    wire.faults.resend.push(refusal(status, name))
    const id = await submit()
    expect(await outboxOf(id)).toMatchObject({ notify_status: outcome, notified_at: null })
    await sweep()
    expect(mailsOf(id)).toEqual([])
  })

  test.each<[string, Fault]>([
    ['an outage', refusal(503, 'application_error')],
    ['a lost answer', 'reset after'],
    [
      'too many requests',
      { ...refusal(429, 'rate_limit_exceeded'), headers: { 'retry-after': '0' } },
    ],
  ])('because of %s is tried again in the same invocation', async (_, fault) => {
    wire.faults.resend.push(fault, fault)
    const patient = startFunction({}, undefined, { total: 600_000, shortestPause: 1 })
    const id = await submit(patient)
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'sent', notify_attempts: 1 })
    expect([mailsOf(id).length, wire.calls.resend]).toEqual([1, 3])
  })

  test.each<[number, string]>([
    [403, 'pending'],
    [422, 'unknown'],
  ])(
    'and may have left before it was refused by %i is not taken for unsent',
    async (status, mail) => {
      wire.faults.resend.push('reset after', refusal(status, 'validation_error'))
      const patient = startFunction({}, undefined, { total: 600_000, shortestPause: 1 })
      const id = await submit(patient)
      expect(await outboxOf(id)).toMatchObject({ notify_status: mail })
      if (mail === 'pending')
        expect(await outboxOf(id)).toMatchObject({ notify_unclear_since: unclear })
    },
  )

  test('waits for a sweep where Resend asks for more patience than there is', async () => {
    wire.otherwise.resend = () => ({
      ...refusal(429, 'daily_quota_exceeded'),
      headers: { 'retry-after': '3600' },
    })
    const patient = startFunction({}, undefined, { total: 20_000, shortestPause: 1 })
    const id = await submit(patient)
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'pending' })
    expect(wire.calls.resend).toBe(1)
  })

  test('because Resend does not take the address for replies leaves without it', async () => {
    wire.faults.resend.push(refusal(422, 'validation_error', 'Invalid `reply_to` field.'))
    const id = await submit()
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'sent' })
    expect(mailsOf(id)).toEqual([])
    expect(mailsOf(`${id}/without-reply-to`)).toMatchObject([
      { reply_to: null, text: expect.stringContaining(inquiry.email) },
    ])
  })

  test('and is refused for good after it may have left is for a person to look for', async () => {
    wire.faults.resend.push('reset after', refusal(422, 'validation_error'))
    const id = await submit()
    await sweep()
    expect(mailsOf(id)).toHaveLength(1)
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'unknown', notified_at: null })
  })

  test('holds up no other', async () => {
    const [hanging] = [await insert(), await insert({}, 3)]
    wire.faults.resend.push('hang before', refusal(403, 'validation_error'))
    expect(await sweep()).toMatchObject({ sent: 2 })
    expect(await outboxOf(hanging)).toMatchObject({ notify_status: 'pending' })
    expect(await sweep()).toMatchObject({ sent: 2 })
  })

  test('for two days, because the key is dead, leaves with the fifty others when it is mended', async () => {
    await insert({ created_at: `now() - interval '48 hours'` }, 50)
    wire.otherwise.resend = () => refusal(401, 'restricted_api_key')
    for (let sweeps = 0; sweeps < 3; sweeps++) expect(await sweep()).toMatchObject({ sent: 0 })
    wire.mend()
    expect(await sweep()).toMatchObject({ sent: 50, overdue: 0 })
    expect(await sweep()).toMatchObject({ sent: 0 })
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
    await sweep()
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'sent', notify_attempts: 2 })
    expect(mailsOf(id)).toHaveLength(1)
  })

  test('and then refused for now keeps the time of the attempt that may have got through', async () => {
    const id = await insert({ notify_unclear_since: `now() - interval '22 hours'` })
    wire.faults.resend.push(refusal(429, 'rate_limit_exceeded'))
    await sweep()
    expect(await outboxOf(id)).toMatchObject({
      notify_status: 'pending',
      notify_unclear_since: expect.any(Date),
    })
  })
})

test('eight sweeps at once send each mail once', async () => {
  await insert({}, 30)
  await Promise.all([submit(), ...Array.from({ length: 8 }, () => sweep())])
  const rows = await sql<{ id: string; notify_status: string; notify_attempts: number }>(
    'SELECT id, notify_status, notify_attempts FROM contact_inquiries',
  )
  expect(rows).toHaveLength(31)
  for (const { id, notify_status, notify_attempts } of rows) {
    expect([notify_status, notify_attempts, mailsOf(id).length]).toEqual(['sent', 1, 1])
  }
})

test('a sweep deletes what is older than the retention', async () => {
  await insert({ created_at: `now() - interval '25 months'` })
  expect(await sweep()).toEqual({ sent: 0, deleted: 1, overdue: 0 })
})

test('a sweep without a database says so in the log, and nothing else happens', async () => {
  expect(await sweep({ DATABASE_URL: '' })).toBeUndefined()
  const events = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line).event)
  expect(events).toEqual(['misconfigured', 'sweep-fault'])
})

describe('the heartbeat', () => {
  let calls = 0
  const server = createServer((_request, response) => {
    calls += 1
    response.writeHead(500).end()
  })
  const heartbeat = { SWEEP_HEARTBEAT_URL: '' }
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    heartbeat.SWEEP_HEARTBEAT_URL = `http://127.0.0.1:${port}/ping`
  })
  beforeEach(() => {
    calls = 0
  })
  afterAll(() => void server.close())

  test('is asked once after a sweep that leaves nothing overdue, whatever it answers', async () => {
    await insert({ created_at: `now() - interval '2 hours'` })
    expect(await sweep(heartbeat)).toMatchObject({ sent: 1 })
    expect(calls).toBe(1)
  })

  test.each<[string, Record<string, string>, number]>([
    ['a mail that waits for more than an hour', { created_at: `now() - interval '61 minutes'` }, 0],
    ['a mail that was refused for good', { notify_status: `'failed'` }, 0],
    ['a mail that waits for less than an hour', {}, 1],
  ])('is asked only where nothing is overdue: %s', async (_, columns, expected) => {
    await insert(columns)
    wire.otherwise.resend = () => page(403)
    await sweep(heartbeat)
    expect(calls).toBe(expected)
  })

  test('that cannot be reached is no fault of the sweep', async () => {
    expect(await sweep({ SWEEP_HEARTBEAT_URL: 'http://127.0.0.1:9' })).toBeDefined()
  })
})
