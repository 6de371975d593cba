import { expect, test, vi } from 'vitest'
import { createInquiryEndpoint } from '../../netlify/inquiries/inquiry-endpoint.ts'
import type { Environment } from '../../netlify/inquiries/settings.ts'
import { type Fault, htmlPage, resendError } from '../support/fault-proxy.ts'
import { formPost, idOf, inquiry, jsonPost } from '../support/requests.ts'
import { longLimits, startFunctionBackend } from '../support/start-function.ts'
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

/** Returns each line of these entries, because an email marks the beginning of each line. */
const linesOf = (entries: string[]) =>
  entries.flatMap((entry) => entry.split('\n'))

test('the function sends one email about an inquiry', async () => {
  const id = await submit()
  expect(emailsAbout(id)).toHaveLength(1)
  expect(await stateOf(id)).toEqual(emailed)
})

test('the email has the configured sender and recipient, and a reply to it goes to the visitor', async () => {
  const [email] = emailsAbout(await submit())
  expect(email).toMatchObject({
    from: env.INQUIRY_NOTIFY_FROM,
    to: [env.INQUIRY_NOTIFY_TO],
    reply_to: inquiry.email,
  })
})

test.each(['text', 'html'] as const)(
  'the %s version of the email contains every line that the visitor entered',
  async (part) => {
    const [email] = emailsAbout(await submit())
    for (const line of linesOf(Object.values(inquiry)))
      expect(email?.[part]).toContain(line)
  },
)

test('an inquiry that is posted twice is emailed once', async () => {
  const id = await submit()
  await submit()
  expect(emailsAbout(id)).toHaveLength(1)
  expect(network.calls.resend).toBe(1)
})

test('the function responds to the visitor before it sends the email', async () => {
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

// With `waitUntil`, the function asks the host not to stop it before the email is sent.

test.each([
  { fault: 'is missing', waitUntil: undefined },
  { fault: 'throws', waitUntil: throwError },
])(
  "the visitor gets the id of the stored inquiry even if the host's waitUntil $fault",
  async ({ waitUntil }) => {
    const endpoint = createInquiryEndpoint(env)
    const context = { requestId: 'any', waitUntil } as never
    const response = await endpoint(jsonPost(), context)
    const id = await idOf(response)
    expect(await sql('SELECT id FROM contact_inquiries')).toEqual([{ id }])
    // This process isn't stopped, so it sends the email all the same.
    await vi.waitFor(() => expect(emailsAbout(id)).toHaveLength(1))
  },
)

const suspectedSpam = () => jsonPost(inquiry, { 'inquiry-honeypot': 'filled' })

test('suspected spam is not emailed at once, even if it is posted again with an empty honeypot', async () => {
  const id = await submit(suspectedSpam())
  const idOfSecondPost = await submit(jsonPost(inquiry))
  expect(idOfSecondPost).toBe(id)
  expect(emailsAbout(id)).toHaveLength(0)
})

test('the next sweep emails suspected spam', async () => {
  const id = await submit(suspectedSpam())
  expect(await sweep()).toMatchObject({ sent: 1 })
  expect(emailsAbout(id)).toHaveLength(1)
})

/** Resend's response to too many requests. */
const tooManyRequests = (secondsToWait: string) =>
  resendError(429, 'rate_limit_exceeded', {
    headers: { 'retry-after': secondsToWait },
  })

interface Refusal {
  because: string
  fault: Fault
  /** What the database records as the reason why the email wasn't sent. */
  reason: string
  /** How often the function calls Resend. */
  calls: number
}

test('pauses between two attempts', async () => {
  const email = { emailMs: 600_000, emailPauseMs: 200 }
  const limits = { database: longLimits, email }
  const times: number[] = []
  network.chooseFault.resend = () => {
    times.push(performance.now())
    return 'refuse'
  }
  const background: Promise<unknown>[] = []
  const endpoint = createInquiryEndpoint(env, limits)
  await endpoint(jsonPost(), {
    requestId: 'x',
    waitUntil: (work) => void background.push(work),
  })
  await Promise.all(background)
  const [first = 0, second = 0, third = 0] = times
  // Node's timers can end one millisecond early.
  const shortest = email.emailPauseMs - 1
  expect(second - first).toBeGreaterThanOrEqual(shortest)
  expect(third - second).toBeGreaterThanOrEqual(shortest)
})

// After a temporary fault, the function makes three attempts. After a refusal of the content, it also
// makes three: with everything, without the visitor's texts, and with only the reference.
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
    because: 'a request to wait for too long',
    fault: tooManyRequests('9999'),
    reason: '429 rate_limit_exceeded',
    calls: 1,
  },
  {
    because: 'a used-up quota',
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
    because: 'an error name that contains an email address',
    fault: resendError(422, `no ${inquiry.email}`),
    reason: '422',
    calls: 3,
  },
]

test.each(refusals)(
  'after $because, the inquiry waits for the sweep because of "$reason", and Resend was called $calls times',
  async ({ fault, reason, calls }) => {
    network.chooseFault.resend = () => fault
    const id = await submit()
    expect(await stateOf(id)).toEqual({ waits: true, error: reason })
    expect(network.calls.resend).toBe(calls)
  },
)

test.each(refusals)(
  'after $because, the next sweep sends the email, and the sweep after that sends nothing',
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

test('the function sends the email at its third attempt, after two temporary faults', async () => {
  network.nextFaults.resend.push('reset after', htmlPage(503))
  const id = await submit()
  expect(network.calls.resend).toBe(3)
  expect(emailsAbout(id)).toHaveLength(1)
  expect(await stateOf(id)).toEqual(emailed)
})

test('the function still sends the email at once if the first response of the database is lost', async () => {
  // The database stores the inquiry, but the connection breaks before its response. The function tries
  // again, and must learn that no email has been sent yet.
  network.nextFaults.neon.push('reset after')
  const id = await submit()
  expect(emailsAbout(id)).toHaveLength(1)
})

test('if Resend refuses the Reply-To address, the function sends the same text without it', async () => {
  const message = 'Invalid `reply_to` field.'
  network.nextFaults.resend.push(
    resendError(422, 'validation_error', { message }),
  )
  const [email] = emailsAbout(await submit())
  expect(email?.reply_to).toBeNull()
  for (const line of linesOf([inquiry.product]))
    expect(email?.text).toContain(line)
})

/** Ways in which Resend, or a firewall in front of it, can refuse an email because of its content. */
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

test.each(contentRefusals)(
  'after $because, the email is sent with the name and the address, and without the other entries',
  async ({ fault }) => {
    network.nextFaults.resend.push(fault)
    const [email] = emailsAbout(await submit())
    for (const shown of [inquiry.name, inquiry.email])
      expect(email?.text).toContain(shown)
    const { product, phone, quantity } = inquiry
    for (const hidden of linesOf([product, phone, quantity])) {
      expect(email?.text).not.toContain(hidden)
      expect(email?.html).not.toContain(hidden)
      expect(email?.subject).not.toContain(hidden)
    }
  },
)

test.each(contentRefusals)(
  'after $because, and again $because, the email is sent with a command instead of the entries',
  async ({ fault }) => {
    network.nextFaults.resend.push(fault, fault)
    const id = await submit()
    const [email] = emailsAbout(id)
    const whole = JSON.stringify(email)
    for (const line of linesOf(Object.values(inquiry)))
      expect(whole).not.toContain(line)
    expect(email?.text).toContain('npm run inquiries show')
    expect(await stateOf(id)).toEqual(emailed)
  },
)

test('if INQUIRY_NOTIFY_TO is corrected after a lost response, the next sweep sends the email to the new address', async () => {
  // Resend accepts the first email, but its response is lost.
  network.chooseFault.resend = () => 'reset after'
  const id = await submit()
  network.repair()
  await sweep({ INQUIRY_NOTIFY_TO: 'new@staff.example' })
  const recipients = emailsAbout(id).map(({ to }) => to.join())
  expect(recipients).toEqual([env.INQUIRY_NOTIFY_TO, 'new@staff.example'])
})

test('a sweep does not send an inquiry while the function is sending it', async () => {
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

test('the function also sends the email about an inquiry that a browser posts without JavaScript', async () => {
  await post(formPost())
  await endOfBackgroundWork()
  const [row] = await sql<{ id: string }>('SELECT id FROM contact_inquiries')
  expect(emailsAbout(String(row?.id))).toHaveLength(1)
})

// Resend's free plan accepts 100 emails in 24 hours. The function leaves 24 of them to the hourly sweeps,
// so it sends 76 emails itself. After that, inquiries wait for the next sweep.
const emailsByFunction = 100 - 24

/** Records that these emails were sent. */
async function recordEmails(count: number, sent_at = new Date()) {
  const id = await insertInquiry('earlier')
  for (let sent = 0; sent < count; sent++) await recordEmail(id, { sent_at })
}

test('the function itself sends the 76th email of a day, which is its last', async () => {
  const earlierEmails = emailsByFunction - 1
  await recordEmails(earlierEmails)
  const id = await submit()
  expect(emailsAbout(id)).toHaveLength(1)
})

test('after 76 emails in a day, the next sweep sends the email instead of the function', async () => {
  await recordEmails(emailsByFunction)
  const id = await submit()
  expect(emailsAbout(id)).toHaveLength(0)
  await sweep()
  expect(emailsAbout(id)).toHaveLength(1)
})

test('emails that were sent more than 24 hours ago do not count in the daily limit', async () => {
  await recordEmails(emailsByFunction, ago(25, 'hours'))
  const id = await submit()
  expect(emailsAbout(id)).toHaveLength(1)
})

test('an email to two recipients counts twice in the daily limit', async () => {
  const twoRecipients = { INQUIRY_NOTIFY_TO: 'ann@a.example, bob@a.example' }
  // Resend counts 50 emails to two recipients as 100. The sweeps need 24 of the 50.
  await recordEmails(50 - 24)
  const id = await submit(jsonPost(), twoRecipients)
  expect(emailsAbout(id)).toHaveLength(0)
})

test('with a higher RESEND_EMAILS_PER_DAY, the function itself sends more than 76 emails', async () => {
  await recordEmails(emailsByFunction)
  const id = await submit(jsonPost(), { RESEND_EMAILS_PER_DAY: '1000' })
  expect(emailsAbout(id)).toHaveLength(1)
})
