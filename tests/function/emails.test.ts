import { describe, expect, test } from 'vitest'
import { type Fault, html, resendError } from '../support/fault-proxy.ts'
import { idOf, inquiry, jsonPost } from '../support/requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const { insert, sql, wire, emailsOf, settled, startFunction, sweep } = backend
const post = startFunction()

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

test('sends one staff email per inquiry, to the addresses set in the environment', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const send = startFunction({ INQUIRY_NOTIFY_TO: 'a@staff.example, B <b@staff.example>,' })
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
  const sent = { notify_status: 'sent', notify_attempts: 1, notify_claimed_at: null }
  expect(await outboxOf(id)).toMatchObject({ ...sent, notified_at: expect.any(Date) })
})

test('responds before sending the email', async () => {
  const responded = Promise.withResolvers<'pass'>()
  wire.fallback.resend = () => responded.promise
  const id = await idOf(await post(jsonPost()))
  responded.resolve('pass')
  await settled()
  expect(emailsOf(id)).toHaveLength(1)
})

function throwing() {
  throw new Error('The host cannot wait')
}

test.each([
  ['missing', undefined],
  ['a function that throws', throwing],
])('accepts an inquiry if waitUntil is %s, and the sweep sends its email', async (_, waitUntil) => {
  const response = await post(jsonPost(), { waitUntil })
  expect(response.status).toBe(201)
  const id = await idOf(response)
  expect(await outboxOf(id)).toMatchObject({ notify_status: 'pending', notify_attempts: 0 })
  expect(await sweep()).toMatchObject({ sent: 1 })
  expect(emailsOf(id)).toHaveLength(1)
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
    ['a restricted key', resendError(401, 'restricted_api_key'), ofAccount],
    ['an unknown key', resendError(400, 'validation_error', 'API key is invalid'), ofAccount],
    ['the sender domain', resendError(403, 'validation_error'), ofAccount],
    ['a 403 page from a firewall', html(403), ofAccount],
    ['a 400 page from a proxy', html(400), ofAccount],
    ["a proxy's own JSON", { status: 403, body: '{"error":"no"}' }, withoutResponse],
    ['a refused connection', 'refuse', withoutResponse],
    ['a lost response', 'reset after', withoutResponse],
    ['a hanging response', 'hang after', withoutResponse],
    ['a response that is not JSON', { status: 200, body: '<html>' }, withoutResponse],
    ['unsafe content', resendError(451, 'security_error'), ofEmail],
    ['an internal error', resendError(500, 'internal_server_error'), perhapsSent],
    ['an overload', html(503), perhapsSent],
    ['a timeout', resendError(408, 'request_timeout'), perhapsSent],
    ['a response without an id', { status: 200, body: '{}' }, perhapsSent],
    ['a concurrent attempt', resendError(409, 'concurrent_idempotent_requests'), perhapsSent],
  ])('is tried once and then again by a sweep (cause: %s)', async (_, fault, counted) => {
    wire.fallback.resend = () => fault
    const id = await submit()
    expect(wire.calls.resend).toBe(1)
    const pending = { notify_status: 'pending', notify_claimed_at: null, notified_at: null }
    expect(await outboxOf(id)).toMatchObject({ ...pending, ...counted })

    // A sweep stops if Resend refuses the account, but continues if Resend refuses one email.
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
  ])('with status %i (%s) is marked as %s and not retried', async (status, name, outcome) => {
    wire.faults.resend.push(resendError(status, name))
    const id = await submit()
    expect(await outboxOf(id)).toMatchObject({ notify_status: outcome, notified_at: null })
    await sweep()
    expect(emailsOf(id)).toEqual([])
  })

  test('is sent after a pause if the request rate was exceeded', async () => {
    wire.faults.resend.push(tooFast('0'), tooFast('0'))
    const limits = { emailMs: 600_000, firstEmailPauseMs: 1 }
    const id = await submit(startFunction({}, undefined, limits))
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'sent', notify_attempts: 1 })
    expect([emailsOf(id).length, wire.calls.resend]).toEqual([1, 3])
  })

  test.each<[number, object]>([
    [403, { notify_status: 'pending', notify_unclear_since: unclear }],
    [422, { notify_status: 'unknown' }],
  ])('is not recorded as unsent after a lost response and status %i', async (status, state) => {
    wire.faults.resend.push('reset after', resendError(status, 'validation_error'))
    const id = await submit()
    await sweep()
    expect(await outboxOf(id)).toMatchObject(state)
  })

  test('is sent without the Reply-To address if Resend rejects that address', async () => {
    wire.faults.resend.push(resendError(422, 'validation_error', 'Invalid `reply_to` field.'))
    const id = await submit()
    expect(await outboxOf(id)).toMatchObject({ notify_status: 'sent' })
    expect(emailsOf(id)).toEqual([])
    expect(emailsOf(`${id}/without-reply-to`)).toMatchObject([
      { reply_to: null, text: expect.stringContaining(inquiry.email) },
    ])
  })

  test('is postponed only once, even if the database response is lost', async () => {
    wire.faults.resend.push(html(403))
    wire.faults.neon.push('pass', 'pass', 'reset after')
    expect(await outboxOf(await submit())).toMatchObject({ notify_attempts: 0 })
  })
})
