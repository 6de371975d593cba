import { describe, expect, test } from 'vitest'
import { type Fault, html, resendError } from '../support/fault-proxy.ts'
import { idOf, inquiry, jsonPost } from '../support/requests.ts'
import { retriesAtOnce, startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const { insert, sql, wire, emailsOf, settled, startFunction, sweep } = backend
const post = startFunction()
const prompt = startFunction({}, undefined, retriesAtOnce)

async function submit(send = post, request = jsonPost()): Promise<string> {
  const response = await send(request)
  await settled()
  return idOf(response)
}

async function outboxOf(id: string) {
  const columns = 'notified_at, notify_error, notify_attempts'
  return (await sql(`SELECT ${columns} FROM contact_inquiries WHERE id = $1`, [id]))[0]
}

const isSent = { notified_at: expect.any(Date), notify_error: null }
const rate = (seconds: string) =>
  resendError(429, 'rate_limit_exceeded', '', { 'retry-after': seconds })

test('sends one staff email per inquiry, with the inquiry as a tag', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const id = await submit(post, jsonPost(inquiry, key))
  expect(await submit(post, jsonPost(inquiry, key))).toBe(id)
  expect(wire.calls.resend).toBe(1)
  const [email, ...others] = emailsOf(id)
  expect(others).toEqual([])
  expect(email).toMatchObject({
    from: backend.env.INQUIRY_NOTIFY_FROM,
    to: [backend.env.INQUIRY_NOTIFY_TO],
    reply_to: inquiry.email,
    tags: [{ name: 'inquiry', value: id }],
  })
  for (const part of [email?.text, email?.html]) {
    for (const line of Object.values(inquiry).join('\n').split('\n')) expect(part).toContain(line)
  }
  expect(await outboxOf(id)).toMatchObject({ ...isSent, notify_attempts: 1 })
})

test('responds before sending the email', async () => {
  const responded = Promise.withResolvers<'pass'>()
  wire.fallback.resend = () => responded.promise
  const id = await idOf(await post(jsonPost()))
  responded.resolve('pass')
  await settled()
  expect(emailsOf(id)).toHaveLength(1)
})

test('leaves the email for suspected spam to the sweep, also if it is posted again', async () => {
  const headers = { 'inquiry-honeypot': 'filled', 'idempotency-key': crypto.randomUUID() }
  const id = await submit(post, jsonPost(inquiry, headers))
  await submit(post, jsonPost(inquiry, { 'idempotency-key': headers['idempotency-key'] }))
  expect(wire.calls.resend).toBe(0)
  expect(await sweep()).toMatchObject({ sent: 1 })
  expect(emailsOf(id)).toHaveLength(1)
})

/** An error from Resend, and the reason that the function must record for it. */
const refusal = (status: number, name: string, message = ''): [Fault, string] => [
  resendError(status, name, message),
  `${status} ${name}`,
]

describe('right after the response, an email', () => {
  test.each<[string, Fault, string]>([
    ['an internal error', ...refusal(500, 'internal_server_error')],
    ['a refused connection', 'refuse', 'no response'],
    ['a lost response', 'reset after', 'no response'],
    ['a hanging response', 'hang after', 'no response'],
    ['a response that is not JSON', { status: 200, body: '<html>' }, 'no response'],
    ['a response without an id', { status: 200, body: '{}' }, 'no response'],
    ['the request rate', rate('0'), '429 rate_limit_exceeded'],
  ])('is tried three times (cause: %s)', async (_, fault, reason) => {
    wire.faults.resend.push(fault, fault)
    const id = await submit(prompt)
    expect([wire.calls.resend, emailsOf(id).length]).toEqual([3, 1])
    expect(await outboxOf(id)).toMatchObject(isSent)

    wire.mend()
    wire.fallback.resend = () => fault
    const failed = await submit(prompt)
    expect(wire.calls.resend).toBe(3)
    expect(await outboxOf(failed)).toMatchObject({ notified_at: null, notify_error: reason })
    wire.mend()
    expect(await sweep()).toMatchObject({ sent: 1 })
    expect(emailsOf(failed)).toHaveLength(1)
  })

  test('is tried once if Resend asks for a longer pause than the time limit', async () => {
    wire.fallback.resend = () => rate('9999')
    await submit(startFunction({}, undefined, { ...retriesAtOnce, emailMs: 60_000 }))
    expect(wire.calls.resend).toBe(1)
  })
})

describe('an email that Resend refuses', () => {
  const [ofAccount, ofEmail] = [0, 1]

  test.each<[string, Fault, string, number]>([
    ['the quota', ...refusal(429, 'daily_quota_exceeded'), ofAccount],
    ['a restricted key', ...refusal(401, 'restricted_api_key'), ofAccount],
    ['an unknown key', ...refusal(400, 'validation_error', 'API key is invalid'), ofAccount],
    ['the domain', ...refusal(403, 'validation_error'), ofAccount],
    ["a firewall's page", html(403), '403 application_error', ofAccount],
    ["a proxy's own JSON", { status: 403, body: '{"error":"no"}' }, 'no response', ofAccount],
    ['a field', ...refusal(422, 'validation_error', inquiry.email), ofEmail],
    ['a concurrent attempt', ...refusal(409, 'concurrent_idempotent_requests'), ofEmail],
    ['its content', ...refusal(451, 'security_error'), ofEmail],
    ['an unusual name', resendError(422, `no ${inquiry.email}`), '422', ofEmail],
  ])('because of %s stays pending with the reason, and the next sweep tries it', async (...row) => {
    const [, fault, reason, attempts] = row
    wire.fallback.resend = () => fault
    const id = await submit(prompt)
    // The function treats JSON that isn't from Resend like a lost response, and tries three times.
    expect(wire.calls.resend).toBe(reason === 'no response' ? 3 : 1)
    const pending = { notified_at: null, notify_error: reason, notify_attempts: attempts }
    expect(await outboxOf(id)).toMatchObject(pending)
    const line = `{"event":"email","inquiry":"${id}","outcome":"pending","reason":"${reason}"`
    expect(console.info).toHaveBeenCalledWith(expect.stringContaining(line))

    // A sweep stops if Resend refuses the account, but continues if Resend refuses one email.
    await insert('x', {}, 2)
    wire.calls.resend = 0
    expect(await sweep()).toMatchObject({ sent: 0 })
    expect(wire.calls.resend).toBe(attempts === ofAccount ? 1 : 3)
    wire.mend()
    expect([await sweep(), await sweep()]).toMatchObject([{ sent: 3 }, { sent: 0 }])
    expect(emailsOf(id)).toHaveLength(1)
  })

  test('is sent without the Reply-To address at once if Resend refuses that address', async () => {
    wire.faults.resend.push(resendError(422, 'validation_error', 'Invalid `reply_to` field.'))
    const id = await submit()
    expect(await outboxOf(id)).toMatchObject({ ...isSent, notify_attempts: 1 })
    expect(emailsOf(id)).toMatchObject([
      { reply_to: null, text: expect.stringContaining(inquiry.email) },
    ])
  })

  test('leaves by itself once the recipient is corrected, with a new idempotency key', async () => {
    // Only the response is lost: Resend has already accepted an email with the first key.
    wire.fallback.resend = () => 'reset after'
    const id = await submit()
    wire.mend()
    expect(await sweep({ INQUIRY_NOTIFY_TO: 'new@staff.example' })).toMatchObject({ sent: 1 })
    const emails = emailsOf(id)
    expect(emails.map(({ to }) => to.join())).toEqual([
      backend.env.INQUIRY_NOTIFY_TO,
      'new@staff.example',
    ])
    expect(new Set(emails.map((email) => email.idempotency_key)).size).toBe(2)
  })
})

test('two simultaneous sweeps and a repeated post send each email once', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => insert('x')))
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const posts = [post(jsonPost(inquiry, headers)), post(jsonPost(inquiry, headers))]
  const responses = await Promise.all([...posts, sweep(), sweep()])
  await settled()
  ids.push(await idOf(responses[0] as Response))
  await sweep()
  expect(ids.map((id) => emailsOf(id).length)).toEqual(Array(6).fill(1))
  expect(await sql('SELECT FROM contact_inquiries WHERE notified_at IS NULL')).toEqual([])
})

test('an email whose acceptance could not be recorded is not sent twice', async () => {
  // Simulates a killed process: Resend accepts the email, but the database never learns of it.
  wire.faults.neon.push('pass', { status: 404, body: '' })
  const id = await submit()
  expect(await outboxOf(id)).toMatchObject({ notified_at: null, notify_attempts: 0 })
  expect(await sweep()).toMatchObject({ sent: 1 })
  expect(emailsOf(id)).toHaveLength(1)
})
