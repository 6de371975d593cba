import { describe, expect, test, vi } from 'vitest'
import { type Fault, html, resendError } from '../support/fault-proxy.ts'
import { idOf, inquiry, jsonPost } from '../support/inquiry-requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const { insert, sql, wire, emailsOf, settled, startFunction, sweep } = backend
const post = startFunction()
/** Starts a function that waits for Resend's rate limit. */
const waiting = startFunction({}, undefined, { total: 600_000, firstPause: 1 })

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

const tooFast = (seconds: string) =>
  resendError(429, 'rate_limit_exceeded', '', { 'retry-after': seconds })

describe('a staff email', () => {
  test('is sent once, however often the inquiry is, from and to the addresses in the environment', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const recipients = { INQUIRY_NOTIFY_TO: 'a@staff.example, B <b@staff.example>,' }
    const send = startFunction(recipients)
    const id = await submit(send, jsonPost(inquiry, key))
    expect(await submit(send, jsonPost(inquiry, key))).toBe(id)
    const [email, ...others] = emailsOf(id)
    expect(others).toEqual([])
    expect(email).toMatchObject({
      from: backend.env.INQUIRY_NOTIFY_FROM,
      to: ['a@staff.example', 'B <b@staff.example>'],
      reply_to: inquiry.email,
    })
    for (const part of [email?.text, email?.html]) {
      for (const line of Object.values(inquiry).join('\n').split('\n')) expect(part).toContain(line)
    }
    expect(await outboxOf(id)).toMatchObject({
      notify_status: 'sent',
      notify_attempts: 1,
      notify_claimed_at: null,
      notified_at: expect.any(Date),
    })
  })

  test('is sent before other pending ones, after the response, under a lease of more than twice its time limit', async () => {
    await insert('pending already')
    const answered = Promise.withResolvers<void>()
    let claimedByAnother: unknown
    wire.fallback.resend = async () => {
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
    'remains pending without %s, and the inquiry is accepted',
    async (variable) => {
      const id = await submit(startFunction({ [variable]: ' ' }))
      expect(wire.calls.resend).toBe(0)
      expect(await outboxOf(id)).toMatchObject({ notify_status: 'pending', notify_attempts: 0 })
    },
  )

  test.each([
    undefined,
    () => {
      throw new Error('The host has no waitUntil')
    },
  ])('is left to the sweep if the host cannot wait for it (%s)', async (waitUntil) => {
    const response = await post(jsonPost(), { waitUntil })
    expect(response.status).toBe(201)
    const id = await idOf(response)
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'pending', notify_attempts: 0 })
    expect(await sweep()).toMatchObject({ sent: 1 })
    expect(emailsOf(id)).toHaveLength(1)
  })
})

describe('an email that Resend does not accept', () => {
  const unclear = expect.any(Date)
  const ofAccount = { notify_attempts: 0, notify_unclear_since: null }
  const withoutResponse = { notify_attempts: 0, notify_unclear_since: unclear }
  const ofEmail = { notify_attempts: 1, notify_unclear_since: null }
  const perhapsSent = { notify_attempts: 1, notify_unclear_since: unclear }

  test.each<[string, Fault, { notify_attempts: number }]>([
    ['the daily quota', resendError(429, 'daily_quota_exceeded'), ofAccount],
    ['the request rate', tooFast('1'), ofAccount],
    ['the key', resendError(401, 'restricted_api_key'), ofAccount],
    ['the key', resendError(400, 'validation_error', 'API key is invalid'), ofAccount],
    ['the domain', resendError(403, 'validation_error'), ofAccount],
    ['a firewall', html(403), ofAccount],
    ['a proxy', html(400), ofAccount],
    ['a proxy with JSON of its own', { status: 403, body: '{"error":"no"}' }, withoutResponse],
    ['a refused connection', 'refuse', withoutResponse],
    ['a lost response', 'reset after', withoutResponse],
    ['a hanging response', 'hang after', withoutResponse],
    ['a response that is not JSON', { status: 200, body: '<html>' }, withoutResponse],
    ['its safety', resendError(451, 'security_error'), ofEmail],
    ['an internal error', resendError(500, 'internal_server_error'), perhapsSent],
    ['an overload', html(503), perhapsSent],
    ['a timeout', resendError(408, 'request_timeout'), perhapsSent],
    ['a response without an id', { status: 200, body: '{}' }, perhapsSent],
    ['another attempt', resendError(409, 'concurrent_idempotent_requests'), perhapsSent],
  ])('because of %s is tried once, and again by a sweep', async (_, fault, counted) => {
    wire.fallback.resend = () => fault
    const id = await submit()
    expect(wire.calls.resend).toBe(1)
    const pending = { notify_status: 'pending', notify_claimed_at: null, notified_at: null }
    expect(await outboxOf(id)).toMatchObject({ ...pending, ...counted })

    // A sweep ends at the first refusal of the account, and tries others after a refusal of one email.
    await insert('x', {}, 2)
    expect(await sweep()).toMatchObject({ sent: 0 })
    expect(wire.calls.resend).toBe(counted.notify_attempts === 0 ? 2 : 4)
    wire.mend()
    expect([await sweep(), await sweep()]).toMatchObject([{ sent: 3 }, { sent: 0 }])
    expect(emailsOf(id)).toHaveLength(1)
  })

  test.each<[number, string, string]>([
    [400, 'validation_error', 'failed'],
    [422, 'validation_error', 'failed'],
    [409, 'invalid_idempotent_request', 'unknown'],
  ])('because of a %i %s is not tried again', async (status, name, outcome) => {
    wire.faults.resend.push(resendError(status, name))
    const id = await submit()
    expect(await outboxOf(id)).toMatchObject({ notify_status: outcome, notified_at: null })
    await sweep()
    expect(emailsOf(id)).toEqual([])
  })

  test('because of the request rate is sent after a pause, in the same invocation', async () => {
    wire.faults.resend.push(tooFast('0'), tooFast('0'))
    const id = await submit(waiting)
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'sent', notify_attempts: 1 })
    expect([emailsOf(id).length, wire.calls.resend]).toEqual([1, 3])
  })

  test('because of a rate with a longer pause than the invocation has is left to the sweep', async () => {
    wire.fallback.resend = () => tooFast('3600')
    const id = await submit(waiting)
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'pending' })
    expect(wire.calls.resend).toBe(1)
  })

  test.each<[number, object]>([
    [403, { notify_status: 'pending', notify_unclear_since: unclear }],
    [422, { notify_status: 'unknown' }],
  ])(
    'but may have been sent before it is refused with %i is not recorded as unsent',
    async (status, state) => {
      wire.faults.resend.push('reset after', resendError(status, 'validation_error'))
      const id = await submit()
      await sweep()
      expect(await outboxOf(id)).toMatchObject(state)
    },
  )

  test('because of its address for replies is sent without it', async () => {
    wire.faults.resend.push(resendError(422, 'validation_error', 'Invalid `reply_to` field.'))
    const id = await submit()
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'sent' })
    expect(emailsOf(id)).toEqual([])
    expect(emailsOf(`${id}/without-reply-to`)).toMatchObject([
      { reply_to: null, text: expect.stringContaining(inquiry.email) },
    ])
  })
})

test('an email is postponed once if only the reply to its record is lost', async () => {
  wire.faults.resend.push(html(403))
  wire.faults.neon.push('pass', 'pass', 'reset after')
  expect(await outboxOf(await submit())).toMatchObject({ notify_attempts: 0 })
})
