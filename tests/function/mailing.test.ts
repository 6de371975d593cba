import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { runSweep } from '../../netlify/inquiries/sweep.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { type Fault, sqlError } from '../support/fault-proxy.ts'
import { idOf, inquiry, jsonPost } from '../support/inquiry-requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const { insert, sql, wire, mailsOf, settled, startFunction, sweep } = backend
const post = startFunction()
/** Starts a function that tries a mail again in the same invocation. */
const patient = startFunction({}, undefined, { total: 600_000, shortestPause: 1 })

async function submit(send = post, request = jsonPost()): Promise<string> {
  const response = await send(request)
  await settled()
  return idOf(response)
}

async function outboxOf(id: string) {
  const [row] = await sql(
    `SELECT notify_status, notify_attempts, notify_claimed_at, notify_unclear_since, notified_at
     FROM contact_inquiries WHERE id = $1`,
    [id],
  )
  return row
}

function refusal(statusCode: number, name: string, message = 'no') {
  return { status: statusCode, body: JSON.stringify({ statusCode, name, message }) }
}

const tooMany = refusal(429, 'rate_limit_exceeded')
const page = (status: number): Fault => ({ status, body: '<html>Blocked</html>' })

describe('staff mail', () => {
  test('tells staff once, however often the inquiry is sent, from and to the addresses in the environment', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const recipients = { INQUIRY_NOTIFY_TO: 'a@staff.example, B <b@staff.example>,' }
    const send = startFunction(recipients)
    const id = await submit(send, jsonPost(inquiry, key))
    expect(await submit(send, jsonPost(inquiry, key))).toBe(id)
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
      notify_claimed_at: null,
      notified_at: expect.any(Date),
    })
  })

  test('leaves before others that wait, after the visitor has the answer, under a lease of more than twice its time limit', async () => {
    await insert('waits already')
    const answered = Promise.withResolvers<void>()
    let claimedByAnother: unknown
    wire.otherwise.resend = async () => {
      await answered.promise
      const [limit] = vi.mocked(AbortSignal.timeout).mock.lastCall ?? []
      await sql(
        `UPDATE contact_inquiries SET notify_claimed_at = now() - $2 * interval '1 ms' WHERE id = $1`,
        [id, 2 * (limit ?? Number.NaN)],
      )
      claimedByAnother = await sql('SELECT claim_unsent(gen_random_uuid(), $1)', [id])
      return 'pass' as const
    }
    const id = await idOf(await post(jsonPost()))
    answered.resolve()
    await settled()
    expect(claimedByAnother).toEqual([])
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
    ['refused for now', tooMany, null],
    ['refused because of the key', refusal(401, 'restricted_api_key'), null],
    ['refused because of the key', refusal(400, 'validation_error', 'API key is invalid'), null],
    ['refused because of the domain', refusal(403, 'validation_error'), null],
    ['refused as unsafe', refusal(451, 'security_error'), null],
    ['kept back by a firewall', page(403), null],
    ['kept back by a proxy', { status: 403, body: '{"error":"blocked"}' }, null],
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
    const pending = { notify_status: 'pending', notify_claimed_at: null, notified_at: null }
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
    ['too many requests', { ...tooMany, headers: { 'retry-after': '0' } }],
  ])('because of %s is tried again in the same invocation', async (_, fault) => {
    wire.faults.resend.push(fault, fault)
    const id = await submit(patient)
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'sent', notify_attempts: 1 })
    expect([mailsOf(id).length, wire.calls.resend]).toEqual([1, 3])
  })

  test.each<[string, ReturnType<typeof startFunction>]>([
    ['in the same invocation', patient],
    ['later', post],
  ])('and may have left before it was refused, %s, is not taken for unsent', async (_, send) => {
    for (const [status, fate] of [
      [403, { notify_status: 'pending', notify_unclear_since: unclear }],
      [422, { notify_status: 'unknown' }],
    ] as const) {
      wire.faults.resend.push('reset after', refusal(status, 'validation_error'))
      const id = await submit(send)
      if (send === post) await sweep()
      expect(await outboxOf(id)).toMatchObject(fate)
      await sql('TRUNCATE contact_inquiries')
    }
  })

  test('waits for a sweep where Resend asks for a longer pause than the invocation has', async () => {
    wire.otherwise.resend = () => ({ ...tooMany, headers: { 'retry-after': '3600' } })
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

  test('holds up no other', async () => {
    const hanging = await insert('x')
    await insert('x', {}, 3)
    wire.faults.resend.push('hang before', refusal(403, 'validation_error'))
    expect(await sweep()).toMatchObject({ sent: 2 })
    expect(await outboxOf(hanging)).toMatchObject({ notify_status: 'pending' })
    expect(await sweep()).toMatchObject({ sent: 2 })
  })
})

describe('a mail that a fault of the database interrupts', () => {
  test.each<Fault>(['reset before', 'reset after', 'truncated'])(
    'is sent once when only the answer to its claim is lost (%o)',
    async (fault) => {
      wire.faults.neon.push('pass', fault)
      expect(await outboxOf(await submit())).toMatchObject({
        notify_status: 'sent',
        notify_attempts: 1,
        notify_unclear_since: null,
      })
    },
  )

  test('before it is marked as sent is sent again under the same key, so that staff get it once', async () => {
    // Storing and claiming pass; marking the mail as sent does not.
    wire.faults.neon.push('pass', 'pass', sqlError('42501'))
    const id = await submit()
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'pending' })
    expect(mailsOf(id)).toHaveLength(1)

    await sql(`UPDATE contact_inquiries SET notify_claimed_at = now() - interval '61 seconds'`)
    await sweep()
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'sent', notify_attempts: 2 })
    expect(mailsOf(id)).toHaveLength(1)
  })
})

test('eight sweeps at once send each mail once', async () => {
  await insert('x', {}, 30)
  await Promise.all([submit(), ...Array.from({ length: 8 }, () => sweep())])
  const rows = await sql<{ id: string; notify_status: string; notify_attempts: number }>(
    'SELECT id, notify_status, notify_attempts FROM contact_inquiries',
  )
  expect(rows).toHaveLength(31)
  for (const { id, notify_status, notify_attempts } of rows) {
    expect([notify_status, notify_attempts, mailsOf(id).length]).toEqual(['sent', 1, 1])
  }
})

test('a sweep ends in time for its host, and leaves the other mails to the next one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await insert('x', {}, 5)
  wire.otherwise.resend = () => {
    vi.setSystemTime(Date.now() + 7000)
    return 'pass'
  }
  expect(await runSweep(backend.env)).toMatchObject({ sent: 2 })
})

test('a sweep without a database only says so in the log', async () => {
  expect(await sweep({ DATABASE_URL: '' })).toBeUndefined()
  const events = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line).event)
  expect(events).toEqual(['misconfigured', 'sweep-fault'])
})

describe('the heartbeat', async () => {
  let calls = 0
  const { origin, close } = await listenLocally(0, (_request, response) => {
    calls += 1
    response.writeHead(500).end()
  })
  const heartbeat = { SWEEP_HEARTBEAT_URL: `${origin}/ping` }
  afterAll(close)

  test.each<[string, Record<string, string>, Fault | 'pass', number]>([
    ['a mail that has left', { created_at: `now() - interval '2 hours'` }, 'pass', 1],
    ['a mail that waits for less than an hour', {}, page(403), 1],
    ['a mail that waits', { created_at: `now() - interval '61 minutes'` }, page(403), 0],
    ['a mail that was refused for good', { notify_status: `'failed'` }, 'pass', 0],
    ['a mail that may have left or not', { notify_status: `'unknown'` }, 'pass', 0],
  ])('is asked once where nothing is overdue: %s', async (_, columns, answer, expected) => {
    calls = 0
    await insert('x', columns)
    wire.otherwise.resend = () => answer
    await sweep(heartbeat)
    expect(calls).toBe(expected)
  })

  test('that cannot be reached is no fault of the sweep, which has also deleted the old', async () => {
    await insert('Old', { created_at: `now() - interval '25 months'` })
    const swept = await sweep({ SWEEP_HEARTBEAT_URL: 'http://127.0.0.1:9' })
    expect(swept).toEqual({ sent: 0, deleted: 1, overdue: 0 })
  })
})
