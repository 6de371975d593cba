import { expect, test, vi } from 'vitest'
import { createInquiryEndpoint } from '../../netlify/inquiries/inquiry-endpoint.ts'
import { type Fault, html, resendError } from '../support/fault-proxy.ts'
import {
  formPost,
  idOf,
  inquiry,
  jsonPost,
  newInquiry,
} from '../support/requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const { addEmail, emailsOf, env, insert, settled, sql, startFunction } = backend
const { sweep, wire } = backend
const post = startFunction()

async function submit(request = jsonPost()): Promise<string> {
  const response = await post(request)
  await settled()
  return idOf(response)
}

async function stateOf(id: string) {
  const query = `
    SELECT waits, email_error AS error FROM contact_inquiries
    JOIN (SELECT id, waits FROM inquiry_states) AS state USING (id) WHERE id = $1`
  return (await sql(query, [id]))[0]
}

const isSent = { waits: false, error: null }

test('sends one email for one lead', async () => {
  const id = await submit()
  expect(emailsOf(id)).toHaveLength(1)
  expect(await stateOf(id)).toEqual(isSent)
})

test('the email has the configured sender and recipients, and replies go to the visitor', async () => {
  const [email] = emailsOf(await submit())
  expect(email).toMatchObject({
    from: env.INQUIRY_NOTIFY_FROM,
    to: [env.INQUIRY_NOTIFY_TO],
    reply_to: inquiry.email,
  })
})

test('the email contains every line that the visitor entered', async () => {
  const [email] = emailsOf(await submit())
  for (const part of [email?.text, email?.html]) {
    for (const line of Object.values(inquiry).join('\n').split('\n'))
      expect(part).toContain(line)
  }
})

test('an inquiry that is posted twice is emailed once', async () => {
  const id = await submit()
  await submit()
  expect(emailsOf(id)).toHaveLength(1)
  expect(wire.calls.resend).toBe(1)
})

test('responds before sending the email', async () => {
  const responded = Promise.withResolvers<'pass'>()
  wire.fallback.resend = () => responded.promise
  const id = await idOf(await post(jsonPost()))
  responded.resolve('pass')
  await settled()
  expect(emailsOf(id)).toHaveLength(1)
})

test.each<[string, unknown]>([
  ['is missing', undefined],
  [
    'throws',
    () => {
      throw new Error('No background work')
    },
  ],
])(
  'the visitor gets the id of the stored inquiry even if waitUntil %s',
  async (_, waitUntil) => {
    const endpoint = createInquiryEndpoint(env)
    const context = { requestId: 'x', waitUntil } as Parameters<
      typeof endpoint
    >[1]
    const id = await idOf(await endpoint(jsonPost(), context))
    expect(await sql('SELECT id FROM contact_inquiries')).toEqual([{ id }])
    // The email was sent all the same, because the process was not stopped.
    await vi.waitFor(() => expect(emailsOf(id)).toHaveLength(1))
  },
)

test('leaves suspected spam to the sweep, also if it is posted again', async () => {
  const id = await submit(jsonPost(inquiry, { 'inquiry-honeypot': 'filled' }))
  await submit()
  expect(emailsOf(id)).toHaveLength(0)
  expect(await sweep()).toMatchObject({ sent: 1 })
  expect(emailsOf(id)).toHaveLength(1)
})

const rate = (seconds: string) =>
  resendError(429, 'rate_limit_exceeded', '', { 'retry-after': seconds })

interface Refusal {
  because: string
  fault: Fault
  reason: string
  calls: number
}

// After a temporary fault, the function makes three attempts. After a refusal of the content, it makes
// one attempt each with less and less of the content.
const refusals: Refusal[] = [
  {
    because: 'an internal error',
    fault: resendError(500, 'internal_server_error'),
    reason: '500 internal_server_error',
    calls: 3,
  },
  {
    because: 'a hanging response',
    fault: 'hang after',
    reason: 'no response',
    calls: 3,
  },
  {
    because: 'a refused connection',
    fault: 'refuse',
    reason: 'no response',
    calls: 3,
  },
  {
    because: 'a lost response',
    fault: 'reset after',
    reason: 'no response',
    calls: 3,
  },
  {
    because: 'a response that is not JSON',
    fault: { status: 200, body: '<html>' },
    reason: 'no response',
    calls: 3,
  },
  {
    because: 'too many requests',
    fault: rate('0'),
    reason: '429 rate_limit_exceeded',
    calls: 3,
  },
  {
    because: 'a concurrent attempt',
    fault: resendError(409, 'concurrent_idempotent_requests'),
    reason: '409 concurrent_idempotent_requests',
    calls: 3,
  },
  {
    because: 'a pause that is too long',
    fault: rate('9999'),
    reason: '429 rate_limit_exceeded',
    calls: 1,
  },
  {
    because: 'the quota',
    fault: resendError(429, 'daily_quota_exceeded'),
    reason: '429 daily_quota_exceeded',
    calls: 1,
  },
  {
    because: 'a restricted key',
    fault: resendError(401, 'restricted_api_key'),
    reason: '401 restricted_api_key',
    calls: 1,
  },
  {
    because: 'an unverified domain',
    fault: resendError(403, 'validation_error'),
    reason: '403 validation_error',
    calls: 1,
  },
  {
    because: "a firewall's page",
    fault: html(403),
    reason: '403 application_error',
    calls: 3,
  },
  {
    because: 'an unusual error name',
    fault: resendError(422, `no ${inquiry.email}`),
    reason: '422',
    calls: 3,
  },
]

test.each(refusals)(
  'because of $because, the lead waits, and Resend is called $calls times',
  async ({ fault, reason, calls }) => {
    wire.fallback.resend = () => fault
    const id = await submit()
    expect(await stateOf(id)).toEqual({ waits: true, error: reason })
    expect(wire.calls.resend).toBe(calls)
  },
)

test.each(refusals)(
  'after $because, the next sweep sends the email',
  async ({ fault }) => {
    wire.fallback.resend = () => fault
    const id = await submit()
    wire.mend()
    expect([await sweep(), await sweep()]).toMatchObject([
      { sent: 1 },
      { sent: 0 },
    ])
    expect(emailsOf(id)).toHaveLength(1)
    expect(await stateOf(id)).toEqual(isSent)
  },
)

test('an email is sent right after the response, despite two temporary faults', async () => {
  wire.faults.resend.push('reset after', html(503))
  const id = await submit()
  expect([wire.calls.resend, emailsOf(id).length]).toEqual([3, 1])
  expect(await stateOf(id)).toEqual(isSent)
})

test('if the database loses its first response, the email is still sent at once', async () => {
  wire.faults.neon.push('reset after')
  const id = await submit()
  expect(emailsOf(id)).toHaveLength(1)
})

test('if Resend refuses the Reply-To address, an email is sent at once without it', async () => {
  wire.faults.resend.push(
    resendError(422, 'validation_error', 'Invalid `reply_to` field.'),
  )
  const id = await submit()
  const text = expect.stringContaining(inquiry.product.split('\n')[0] ?? '')
  expect(emailsOf(id)).toMatchObject([{ reply_to: null, text }])
})

const contentRefusals = [
  ["a firewall's page", html(403)],
  ["a firewall's JSON", { status: 403, body: '{"error":"blocked"}' }],
  ['a refused field', resendError(422, 'validation_error', inquiry.email)],
  ['a refused content', resendError(451, 'security_error')],
] as const

test.each(contentRefusals)(
  'after %s, the same email goes out without what the visitor asked for',
  async (_, fault) => {
    wire.faults.resend.push(fault)
    const [email] = emailsOf(await submit())
    for (const shown of [inquiry.name, inquiry.email])
      expect(email?.text).toContain(shown)
    for (const hidden of [inquiry.product, inquiry.phone, inquiry.quantity]) {
      expect(email?.text).not.toContain(hidden)
      expect(email?.html).not.toContain(hidden)
      expect(email?.subject).not.toContain(hidden)
    }
  },
)

test.each(contentRefusals)(
  'after %s a second time, the email has only the reference and a command',
  async (_, fault) => {
    wire.faults.resend.push(fault, fault)
    const id = await submit()
    const [email] = emailsOf(id)
    const all = JSON.stringify(email)
    for (const hidden of Object.values(inquiry))
      expect(all).not.toContain(JSON.stringify(hidden).slice(1, -1))
    expect(email?.text).toContain('npm run inquiries show')
    expect(await stateOf(id)).toEqual(isSent)
  },
)

test('once the recipient is corrected, an email leaves by itself', async () => {
  // Resend accepts this email, but its response is lost.
  wire.fallback.resend = () => 'reset after'
  const id = await submit()
  wire.mend()
  await sweep({ INQUIRY_NOTIFY_TO: 'new@staff.example' })
  const recipients = emailsOf(id).map(({ to }) => to.join())
  expect(recipients).toEqual([env.INQUIRY_NOTIFY_TO, 'new@staff.example'])
})

test('while a lead is being emailed, a sweep leaves it alone', async () => {
  const other = await insert('x')
  const swept = Promise.withResolvers<'pass'>()
  let isFirst = true
  wire.fallback.resend = () => {
    if (!isFirst) return 'pass'
    isFirst = false
    return swept.promise
  }
  const id = await idOf(await post(jsonPost()))
  await vi.waitFor(() => expect(wire.calls.resend).toBe(1))
  await sweep()
  expect(emailsOf(other)).toHaveLength(1)
  expect(emailsOf(id)).toHaveLength(0)
  swept.resolve('pass')
  await settled()
  expect(emailsOf(id)).toHaveLength(1)
})

test('sends the email of a form post', async () => {
  await post(formPost())
  await settled()
  const [row] = await sql<{ id: string }>('SELECT id FROM contact_inquiries')
  expect(emailsOf(`${row?.id}`)).toHaveLength(1)
})

/** Records emails that have been sent in the last 24 hours. */
async function emailsToday(count: number, sent_at = 'now()') {
  const id = await insert('earlier')
  for (let sent = 0; sent < count; sent++) await addEmail(id, { sent_at })
}

test("the day's last email that leaves room for 24 hourly emails is sent at once", async () => {
  await emailsToday(75)
  expect(emailsOf(await submit())).toHaveLength(1)
})

test('once only 24 emails are left for the day, a lead waits for the sweep', async () => {
  await emailsToday(76)
  const id = await submit()
  expect(emailsOf(id)).toHaveLength(0)
  await sweep()
  expect(emailsOf(id)).toHaveLength(1)
})

test('emails of the day before do not count', async () => {
  await emailsToday(76, `now() - interval '25 hours'`)
  expect(emailsOf(await submit())).toHaveLength(1)
})

test('each recipient counts in the daily limit', async () => {
  await emailsToday(26)
  const twoRecipients = { INQUIRY_NOTIFY_TO: 'ann@a.example, bob@a.example' }
  const id = await idOf(await startFunction(twoRecipients)(jsonPost()))
  await settled()
  expect(emailsOf(id)).toHaveLength(0)
})

test('a higher plan has a higher limit', async () => {
  await emailsToday(76)
  const paid = startFunction({ RESEND_EMAILS_PER_DAY: '1000' })
  const id = await idOf(await paid(jsonPost(newInquiry())))
  await settled()
  expect(emailsOf(id)).toHaveLength(1)
})
