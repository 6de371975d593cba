import { describe, expect, test, vi } from 'vitest'
import { createInquiryEndpoint } from '../../netlify/inquiries/inquiry-endpoint.ts'
import type { Environment } from '../../netlify/inquiries/settings.ts'
import { type Fault, htmlPage, resendError } from '../support/fault-proxy.ts'
import { formPost, idOf, inquiry, jsonPost } from '../support/requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'
import { ago } from '../support/test-backend.ts'

const {
  emailsAbout,
  endOfBackgroundWork,
  env,
  insertInquiry,
  network,
  recordEmail,
  sql,
  startFunction,
  sweep,
} = await startFunctionBackend()
const post = startFunction()

/** Posts an inquiry, and waits for the work after the response. @returns the inquiry's id. */
async function submit(
  request: Request = jsonPost(),
  settings: Environment = {},
): Promise<string> {
  const response = await startFunction(settings)(request)
  await endOfBackgroundWork()
  return idOf(response)
}

/** Returns whether the inquiry waits for an email, and why the last email failed. */
async function stateOf(id: string) {
  const [state] = await sql(
    `SELECT state.waits, inquiry.email_error AS error
     FROM contact_inquiries AS inquiry
     JOIN inquiry_states AS state ON state.id = inquiry.id
     WHERE inquiry.id = $1`,
    [id],
  )
  return state
}

const emailed = { waits: false, error: null }

test('sends one email for one lead', async () => {
  const id = await submit()
  expect(emailsAbout(id)).toHaveLength(1)
  expect(await stateOf(id)).toEqual(emailed)
})

test('the email has the configured sender and recipients, and replies go to the visitor', async () => {
  const [email] = emailsAbout(await submit())
  expect(email).toMatchObject({
    from: env.INQUIRY_NOTIFY_FROM,
    to: [env.INQUIRY_NOTIFY_TO],
    reply_to: inquiry.email,
  })
})

test.each(['text', 'html'] as const)(
  'the %s of the email contains every line that the visitor entered',
  async (part) => {
    const [email] = emailsAbout(await submit())
    const lines = Object.values(inquiry).flatMap((entry) => entry.split('\n'))
    for (const line of lines) expect(email?.[part]).toContain(line)
  },
)

test('an inquiry that is posted twice is emailed once', async () => {
  const id = await submit()
  await submit()
  expect(emailsAbout(id)).toHaveLength(1)
  expect(network.calls.resend).toBe(1)
})

test('responds before sending the email', async () => {
  // Resend doesn't accept the email until the visitor has the response.
  const responded = Promise.withResolvers<'pass'>()
  network.chooseFault.resend = () => responded.promise
  const id = await idOf(await post(jsonPost()))
  responded.resolve('pass')
  await endOfBackgroundWork()
  expect(emailsAbout(id)).toHaveLength(1)
})

const throwError = () => {
  throw new Error('No background work')
}

test.each([
  { fault: 'is missing', waitUntil: undefined },
  { fault: 'throws', waitUntil: throwError },
])(
  'the visitor gets the id of the stored inquiry even if waitUntil $fault',
  async ({ waitUntil }) => {
    const endpoint = createInquiryEndpoint(env)
    const context = { requestId: 'x', waitUntil }
    const response = await endpoint(jsonPost(), context as never)
    const id = await idOf(response)
    expect(await sql('SELECT id FROM contact_inquiries')).toEqual([{ id }])
    // The email was sent all the same, because the process was not stopped.
    await vi.waitFor(() => expect(emailsAbout(id)).toHaveLength(1))
  },
)

describe('suspected spam', () => {
  const flagged = () => jsonPost(inquiry, { 'inquiry-honeypot': 'filled' })

  test('is not emailed at once, also if it is posted again without the mark', async () => {
    const id = await submit(flagged())
    await submit(jsonPost(inquiry))
    expect(emailsAbout(id)).toHaveLength(0)
  })

  test('is emailed by the next sweep', async () => {
    const id = await submit(flagged())
    expect(await sweep()).toMatchObject({ sent: 1 })
    expect(emailsAbout(id)).toHaveLength(1)
  })
})

/** Resend's response to too many requests. */
const tooManyRequests = (secondsToWait: string) =>
  resendError(429, 'rate_limit_exceeded', {
    headers: { 'retry-after': secondsToWait },
  })

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
    fault: tooManyRequests('0'),
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
    fault: tooManyRequests('9999'),
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
    fault: htmlPage(403),
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
    network.chooseFault.resend = () => fault
    const id = await submit()
    expect(await stateOf(id)).toEqual({ waits: true, error: reason })
    expect(network.calls.resend).toBe(calls)
  },
)

test.each(refusals)(
  'after $because, the next sweep sends the email, and the one after it nothing',
  async ({ fault }) => {
    network.chooseFault.resend = () => fault
    const id = await submit()
    network.repair()
    expect(await sweep()).toMatchObject({ sent: 1 })
    expect(await sweep()).toMatchObject({ sent: 0 })
    expect(emailsAbout(id)).toHaveLength(1)
    expect(await stateOf(id)).toEqual(emailed)
  },
)

test('an email is sent right after the response, despite two temporary faults', async () => {
  network.nextFaults.resend.push('reset after', htmlPage(503))
  const id = await submit()
  expect(network.calls.resend).toBe(3)
  expect(emailsAbout(id)).toHaveLength(1)
  expect(await stateOf(id)).toEqual(emailed)
})

test('if the database loses its first response, the email is still sent at once', async () => {
  network.nextFaults.neon.push('reset after')
  const id = await submit()
  expect(emailsAbout(id)).toHaveLength(1)
})

test('if Resend refuses the Reply-To address, an email is sent at once without it', async () => {
  const message = 'Invalid `reply_to` field.'
  network.nextFaults.resend.push(
    resendError(422, 'validation_error', { message }),
  )
  const [email] = emailsAbout(await submit())
  expect(email?.reply_to).toBeNull()
  const [firstLine = ''] = inquiry.product.split('\n')
  expect(email?.text).toContain(firstLine)
})

/** Ways in which Resend or a firewall before it can refuse an email because of its content. */
const contentRefusals: { because: string; fault: Fault }[] = [
  { because: "a firewall's page", fault: htmlPage(403) },
  {
    because: "a firewall's JSON",
    fault: { status: 403, body: '{"error":"blocked"}' },
  },
  {
    because: 'a refused field',
    fault: resendError(422, 'validation_error', { message: inquiry.email }),
  },
  { because: 'a refused content', fault: resendError(451, 'security_error') },
]

describe.each(contentRefusals)('after $because', ({ fault }) => {
  test('the same email is sent without what the visitor asked for', async () => {
    network.nextFaults.resend.push(fault)
    const [email] = emailsAbout(await submit())
    for (const shown of [inquiry.name, inquiry.email])
      expect(email?.text).toContain(shown)
    for (const hidden of [inquiry.product, inquiry.phone, inquiry.quantity]) {
      expect(email?.text).not.toContain(hidden)
      expect(email?.html).not.toContain(hidden)
      expect(email?.subject).not.toContain(hidden)
    }
  })

  test('and the same a second time, the email has only the reference and a command', async () => {
    network.nextFaults.resend.push(fault, fault)
    const id = await submit()
    const [email] = emailsAbout(id)
    const parts = [email?.subject, email?.text, email?.html, email?.reply_to]
    for (const hidden of Object.values(inquiry))
      expect(parts.join('\n')).not.toContain(hidden)
    expect(email?.text).toContain('npm run inquiries show')
    expect(await stateOf(id)).toEqual(emailed)
  })
})

test('once the recipient is corrected, the next sweep sends the email again', async () => {
  // Resend accepts the first email, but its response is lost.
  network.chooseFault.resend = () => 'reset after'
  const id = await submit()
  network.repair()
  await sweep({ INQUIRY_NOTIFY_TO: 'new@staff.example' })
  const recipients = emailsAbout(id).map(({ to }) => to.join())
  expect(recipients).toEqual([env.INQUIRY_NOTIFY_TO, 'new@staff.example'])
})

test('while a lead is being emailed, a sweep emails only the others', async () => {
  const other = await insertInquiry('Bob')
  // Resend accepts the first email, about the new lead, only once the sweep has ended.
  const sweepHasEnded = Promise.withResolvers<'pass'>()
  network.chooseFault.resend = () =>
    network.calls.resend === 1 ? sweepHasEnded.promise : 'pass'
  const lead = await idOf(await post(jsonPost()))
  await vi.waitFor(() => expect(network.calls.resend).toBe(1))

  await sweep()

  expect(emailsAbout(other)).toHaveLength(1)
  expect(emailsAbout(lead)).toHaveLength(0)
  sweepHasEnded.resolve('pass')
  await endOfBackgroundWork()
  expect(emailsAbout(lead)).toHaveLength(1)
})

test('sends the email of a form post', async () => {
  await post(formPost())
  await endOfBackgroundWork()
  const [row] = await sql<{ id: string }>('SELECT id FROM contact_inquiries')
  expect(emailsAbout(String(row?.id))).toHaveLength(1)
})

// By default, Resend accepts 100 emails in 24 hours. The last 24 are for the hourly sweeps, so
// once 76 emails have been sent, leads wait for the next sweep.

/** Records emails that were sent at a time, which is an SQL expression. */
async function recordEmails(count: number, sent_at = 'now()') {
  const id = await insertInquiry('earlier')
  for (let sent = 0; sent < count; sent++) await recordEmail(id, { sent_at })
}

test('a lead is emailed at once if that leaves 24 emails for the day', async () => {
  await recordEmails(75)
  const id = await submit()
  expect(emailsAbout(id)).toHaveLength(1)
})

test('once only 24 emails are left for the day, a lead waits for the sweep', async () => {
  await recordEmails(76)
  const id = await submit()
  expect(emailsAbout(id)).toHaveLength(0)
  await sweep()
  expect(emailsAbout(id)).toHaveLength(1)
})

test('emails of the day before do not count in the daily limit', async () => {
  await recordEmails(76, ago('25 hours'))
  const id = await submit()
  expect(emailsAbout(id)).toHaveLength(1)
})

test('each recipient counts in the daily limit', async () => {
  const twoRecipients = { INQUIRY_NOTIFY_TO: 'ann@a.example, bob@a.example' }
  // With two recipients, the 100 are enough for 50 emails, of which 24 are for the sweeps.
  await recordEmails(26)
  const id = await submit(jsonPost(), twoRecipients)
  expect(emailsAbout(id)).toHaveLength(0)
})

test('a higher plan has a higher limit', async () => {
  await recordEmails(76)
  const id = await submit(jsonPost(), { RESEND_EMAILS_PER_DAY: '1000' })
  expect(emailsAbout(id)).toHaveLength(1)
})
