import { expect, test } from 'vitest'
import { type Fault, html, resendError } from '../support/fault-proxy.ts'
import { idOf, inquiry, jsonPost } from '../support/requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const { emailsOf, env, insert, settled, sql, startFunction, sweep, wire } =
  await startFunctionBackend()
const post = startFunction()

async function submit(request = jsonPost()): Promise<string> {
  const response = await post(request)
  await settled()
  return idOf(response)
}

async function stateOf(id: string) {
  const columns = 'notified_at, notify_error, notify_attempts'
  return (
    await sql(`SELECT ${columns} FROM contact_inquiries WHERE id = $1`, [id])
  )[0]
}

const isSent = { notified_at: expect.any(Date), notify_error: null }
const rate = (seconds: string) =>
  resendError(429, 'rate_limit_exceeded', '', { 'retry-after': seconds })

test('sends one staff email per inquiry, with the id of the inquiry as a tag', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const id = await submit(jsonPost(inquiry, key))
  expect(await submit(jsonPost(inquiry, key))).toBe(id)
  expect(wire.calls.resend).toBe(1)
  const [email] = emailsOf(id)
  const addresses = {
    from: env.INQUIRY_NOTIFY_FROM,
    to: [env.INQUIRY_NOTIFY_TO],
  }
  const tags = [{ name: 'inquiry', value: id }]
  expect(email).toMatchObject({ ...addresses, reply_to: inquiry.email, tags })
  for (const part of [email?.text, email?.html]) {
    for (const line of Object.values(inquiry).join('\n').split('\n'))
      expect(part).toContain(line)
  }
  expect(await stateOf(id)).toMatchObject({ ...isSent, notify_attempts: 1 })
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
  const key = { 'idempotency-key': crypto.randomUUID() }
  const id = await submit(
    jsonPost(inquiry, { ...key, 'inquiry-honeypot': 'filled' }),
  )
  await submit(jsonPost(inquiry, key))
  expect(wire.calls.resend).toBe(0)
  expect(await sweep()).toMatchObject({ sent: 1 })
  expect(emailsOf(id)).toHaveLength(1)
})

/** @returns an error from Resend, and the reason that the function must record for it. */
const refusal = (
  status: number,
  name: string,
  message = '',
): [Fault, string] => [resendError(status, name, message), `${status} ${name}`]

// The numbers are, in order: calls to Resend after the inquiry, attempts recorded, and calls that a
// sweep makes for three pending emails. A sweep ends early after a fault that affects every email.
test.each<[string, Fault, string, ...number[]]>([
  ['an internal error', ...refusal(500, 'internal_server_error'), 3, 1, 3],
  ['a hanging response', 'hang after', 'no response', 3, 1, 3],
  ['a refused connection', 'refuse', 'no response', 3, 0, 1],
  ['a lost response', 'reset after', 'no response', 3, 0, 1],
  [
    'a response that is not JSON',
    { status: 200, body: '<html>' },
    'no response',
    3,
    0,
    1,
  ],
  [
    'a response without an id',
    { status: 200, body: '{}' },
    'no response',
    3,
    0,
    1,
  ],
  [
    "a proxy's own JSON",
    { status: 403, body: '{"error":"no"}' },
    'no response',
    3,
    0,
    1,
  ],
  ['the request rate', rate('0'), '429 rate_limit_exceeded', 3, 0, 3],
  [
    'a pause that is too long',
    rate('9999'),
    '429 rate_limit_exceeded',
    1,
    0,
    1,
  ],
  ['the quota', ...refusal(429, 'daily_quota_exceeded'), 1, 0, 1],
  ['a restricted key', ...refusal(401, 'restricted_api_key'), 1, 0, 1],
  [
    'an unknown key',
    ...refusal(400, 'validation_error', 'API key is invalid'),
    1,
    0,
    1,
  ],
  ['the domain', ...refusal(403, 'validation_error'), 1, 0, 1],
  ["a firewall's page", html(403), '403 application_error', 1, 0, 1],
  ['a field', ...refusal(422, 'validation_error', inquiry.email), 1, 1, 3],
  [
    'a concurrent attempt',
    ...refusal(409, 'concurrent_idempotent_requests'),
    1,
    1,
    3,
  ],
  ['its content', ...refusal(451, 'security_error'), 1, 1, 3],
  [
    'an unusual error name',
    resendError(422, `no ${inquiry.email}`),
    '422',
    1,
    1,
    3,
  ],
])(
  'because of %s, an email stays pending, and a later sweep sends it',
  async (...row) => {
    const [, fault, reason, tries, attempts, callsInSweep] = row
    wire.fallback.resend = () => fault
    const id = await submit()
    expect(wire.calls.resend).toBe(tries)
    const pending = {
      notified_at: null,
      notify_error: reason,
      notify_attempts: attempts,
    }
    expect(await stateOf(id)).toMatchObject(pending)

    await insert('x', {}, 2)
    wire.calls.resend = 0
    expect(await sweep()).toMatchObject({ sent: 0 })
    expect(wire.calls.resend).toBe(callsInSweep)
    wire.mend()
    expect([await sweep(), await sweep()]).toMatchObject([
      { sent: 3 },
      { sent: 0 },
    ])
    expect(emailsOf(id)).toHaveLength(1)
    expect(await stateOf(id)).toMatchObject(isSent)
  },
)

test('an email is sent right after the response, despite two temporary faults', async () => {
  wire.faults.resend.push('reset after', html(503))
  const id = await submit()
  expect([wire.calls.resend, emailsOf(id).length]).toEqual([3, 1])
  expect(await stateOf(id)).toMatchObject({ ...isSent, notify_attempts: 1 })
})

test('if Resend refuses the Reply-To address, an email is sent at once without it', async () => {
  wire.faults.resend.push(
    resendError(422, 'validation_error', 'Invalid `reply_to` field.'),
  )
  const id = await submit()
  expect(await stateOf(id)).toMatchObject({ ...isSent, notify_attempts: 1 })
  const text = expect.stringContaining(inquiry.email)
  expect(emailsOf(id)).toMatchObject([{ reply_to: null, text }])
})

test('once the recipient is corrected, an email leaves by itself', async () => {
  // Resend accepts this email, but its response is lost.
  wire.fallback.resend = () => 'reset after'
  const id = await submit()
  wire.mend()
  expect(await sweep({ INQUIRY_NOTIFY_TO: 'new@staff.example' })).toMatchObject(
    { sent: 1 },
  )
  const recipients = emailsOf(id).map(({ to }) => to.join())
  expect(recipients).toEqual([env.INQUIRY_NOTIFY_TO, 'new@staff.example'])
})

test('a post and two simultaneous sweeps send each email once', async () => {
  const ids = [await insert('x'), await insert('x'), await insert('x')]
  const key = { 'idempotency-key': crypto.randomUUID() }
  const [id] = await Promise.all([
    submit(jsonPost(inquiry, key)),
    sweep(),
    sweep(),
  ])
  ids.push(id)
  await sweep()
  expect(ids.map((id) => emailsOf(id).length)).toEqual([1, 1, 1, 1])
  expect(await sweep()).toMatchObject({ sent: 0, overdue: 0 })
})
