import { beforeEach, expect, test, vi } from 'vitest'
import { createEmailEventsEndpoint } from '../../netlify/inquiries/email-events.ts'
import {
  emailEvent,
  type Report,
  webhookRequest,
} from '../../scripts/local/resend/webhook.ts'
import { sqlError } from '../support/fault-proxy.ts'
import { idOf, jsonPost } from '../support/requests.ts'
import {
  longLimits,
  oneTry,
  startFunctionBackend,
} from '../support/start-function.ts'

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
const url = 'https://harbourline.example/api/email-events'
const receive = createEmailEventsEndpoint(env, longLimits)

/** A personal address, which must not be stored or logged. */
const person = 'ann@shop.example'

/**
 * Returns an event as Resend sends it.
 * @param email_id Resend's id of the email. Some tests send an id that isn't a text.
 */
function event(email_id: unknown, type: string, details: object = {}) {
  return { type, data: { email_id, to: [person], ...details } }
}

interface Signature {
  secret?: string
  /** The time of the signature, in seconds since 1970. */
  seconds?: number
}

/** Returns a request as Resend sends it. */
function signed(
  content: unknown,
  { secret = env.RESEND_WEBHOOK_SECRET, seconds }: Signature = {},
) {
  return webhookRequest(url, content, { secret, seconds })
}

const bounce = {
  type: 'Permanent',
  subType: 'General',
  message: `550 ${person}`,
}
const absenceReply = { type: 'Transient', subType: 'General' }

/** The inquiry that each test begins with. */
let inquiry = ''
/** Resend's id of the email that carries the inquiry. */
let email = ''
beforeEach(async () => {
  inquiry = await insertInquiry('Ann')
  email = await recordEmail(inquiry)
})

/** Reports something about the inquiry's email, as Resend does. */
async function report(type: string, details: object = {}) {
  const response = await receive(signed(event(email, type, details)))
  expect(response.status).toBe(204)
}

/** Returns whether an inquiry waits, and what Resend has reported about its emails. */
async function stateOf(id: string) {
  const query = 'SELECT waits, reports FROM inquiry_states WHERE id = $1'
  const [state] = await sql(query, [id])
  return state
}

interface Failure {
  type: string
  details: object
  /** What is recorded. */
  reason: string
}

// Only fixed words of a report are stored, because other texts can contain addresses.
const failures: Failure[] = [
  {
    type: 'email.bounced',
    details: { bounce },
    reason: 'bounced: Permanent General',
  },
  {
    type: 'email.bounced',
    details: { bounce: absenceReply },
    reason: 'bounced: Transient General',
  },
  {
    type: 'email.bounced',
    details: { bounce: { type: 'Transient', subType: person } },
    reason: 'bounced: Transient',
  },
  {
    type: 'email.bounced',
    details: { bounce: person },
    reason: 'bounced',
  },
  {
    type: 'email.suppressed',
    details: { suppressed: { type: 'OnAccountList' } },
    reason: 'suppressed: OnAccountList',
  },
  {
    type: 'email.failed',
    details: { failed: { reason: 'reached_daily_quota' } },
    reason: 'failed: reached_daily_quota',
  },
  {
    type: 'email.failed',
    details: { failed: { reason: `Unknown recipient ${person}` } },
    reason: 'failed',
  },
]

test.each(failures)(
  'after the event $type with $details, the inquiry waits for another email because of "$reason"',
  async ({ type, details, reason }) => {
    await report(type, details)
    expect(await stateOf(inquiry)).toEqual({ waits: true, reports: reason })
  },
)

/** Returns the only log entry. */
function onlyLogEntry() {
  const lines = vi.mocked(console.info).mock.calls.flat()
  expect(lines).toHaveLength(1)
  return JSON.parse(lines.join())
}

test('a bounce is logged in one line, without any email address', async () => {
  await report('email.bounced', { bounce })
  expect(onlyLogEntry()).toEqual({
    event: 'email',
    inquiries: 1,
    email,
    outcome: 'failed',
    reason: 'bounced: Permanent General',
  })
})

test('a report is not logged if its email carries no inquiry, as another site may use the same Resend account', async () => {
  const otherEmail = crypto.randomUUID()
  await receive(signed(event(otherEmail, 'email.bounced', { bounce })))
  expect(console.info).not.toHaveBeenCalled()
})

test('an inquiry whose email was delivered does not wait for another email', async () => {
  await report('email.delivered')
  expect(await stateOf(inquiry)).toEqual({ waits: false, reports: null })
})

test('a delayed delivery is recorded, and the inquiry does not wait for another email yet', async () => {
  await report('email.delivery_delayed')
  const state = { waits: false, reports: 'delivery_delayed' }
  expect(await stateOf(inquiry)).toEqual(state)
})

test('a delayed delivery is logged as delayed', async () => {
  await report('email.delivery_delayed')
  expect(onlyLogEntry()).toMatchObject({ outcome: 'delayed' })
})

test.each([
  { types: ['email.delivered', 'email.bounced'] },
  { types: ['email.bounced', 'email.delivered'] },
  { types: ['email.delivery_delayed', 'email.delivered', 'email.failed'] },
])(
  'after the events $types, the inquiry does not wait for another email, because one recipient has it',
  async ({ types }) => {
    for (const type of types) await report(type)
    expect(await stateOf(inquiry)).toMatchObject({ waits: false })
  },
)

test('after a bounce for one recipient and a delivery to another, the bounce is still recorded', async () => {
  await report('email.bounced', { bounce })
  await report('email.delivered')
  const { reports } = Object(await stateOf(inquiry))
  expect(reports).toBe('bounced: Permanent General')
})

test('an event that Resend sends three times is recorded once', async () => {
  await report('email.bounced', { bounce })
  await report('email.bounced', { bounce })
  await report('email.bounced', { bounce })
  const { reports } = Object(await stateOf(inquiry))
  expect(reports).toBe('bounced: Permanent General')
})

test('two different events about an email are both recorded', async () => {
  await report('email.delivery_delayed')
  await report('email.bounced', { bounce })
  const { reports } = Object(await stateOf(inquiry))
  expect(reports).toBe('delivery_delayed; bounced: Permanent General')
})

test('a bounce still counts if Resend reports it before the site has recorded the email', async () => {
  const earlyEmail = crypto.randomUUID()
  await receive(signed(event(earlyEmail, 'email.bounced')))
  const id = await insertInquiry('Bob')
  await sql('SELECT record_sent($1, $2)', [earlyEmail, JSON.stringify([id])])
  expect(await stateOf(id)).toMatchObject({ waits: true })
})

test('after the bounce of an email that carries two inquiries, both wait for another email', async () => {
  const other = await insertInquiry('Bob')
  await sql('SELECT record_sent($1, $2)', [email, JSON.stringify([other])])
  await report('email.bounced')
  for (const id of [inquiry, other])
    expect(await stateOf(id)).toMatchObject({ waits: true })
})

test.each<Report>(['bounce', 'absent', 'suppressed', 'failed'])(
  'the next sweep sends an inquiry again if the local mailbox reports "%s" about its email',
  async (name) => {
    // Otherwise, the sweep would also send the inquiry that each test begins with.
    await sql('TRUNCATE contact_inquiries CASCADE')
    const id = await idOf(await startFunction()(jsonPost()))
    await endOfBackgroundWork()
    const [sent] = emailsAbout(id)
    if (!sent) throw new Error('The function sent no email')
    await receive(signed(emailEvent(sent, name)))
    await sweep()
    expect(emailsAbout(id)).toHaveLength(2)
  },
)

interface IgnoredEvent {
  what: string
  /** The event, in which ID stands for Resend's id of the inquiry's email. */
  content: unknown
}

const ignored: IgnoredEvent[] = [
  { what: 'an unknown type', content: event('ID', 'email.opened') },
  {
    what: 'no email',
    content: { type: 'email.bounced', data: { bounce } },
  },
  {
    what: 'an unknown email',
    content: event(crypto.randomUUID(), 'email.bounced'),
  },
  {
    what: 'an email that is an object',
    content: event({ id: 'ID' }, 'email.bounced'),
  },
  {
    what: 'an email id with quotation marks and spaces',
    content: event("'; DROP TABLE", 'email.bounced'),
  },
  {
    what: 'an email id of more than 100 characters',
    content: event('x'.repeat(101), 'email.bounced'),
  },
  {
    what: 'the email only in a tag',
    content: { type: 'email.bounced', data: { tags: { inquiry: 'ID' } } },
  },
  {
    what: 'a type that is an object',
    content: { ...event('ID', ''), type: { toString: 1 } },
  },
  { what: 'nothing but null', content: null },
]

test.each(ignored)(
  'an event with $what changes nothing, and gets a response with status 204',
  async ({ content }) => {
    const text = JSON.stringify(content).replaceAll('ID', email)
    const response = await receive(signed(text))
    expect(response.status).toBe(204)
    expect(await stateOf(inquiry)).toEqual({ waits: false, reports: null })
  },
)

const bounced = () => event(email, 'email.bounced')
const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** Returns a signed request whose header is changed after it was signed. */
function withHeader(name: string, value: string) {
  const request = signed(bounced())
  request.headers.set(name, value)
  return request
}

/** Returns a signed request whose body is changed after it was signed. */
const withBody = (body: BodyInit) => new Request(signed(bounced()), { body })

const otherSecret = `whsec_${Buffer.from('another secret').toString('base64')}`

interface Refusal {
  status: number
  what: string
  create: () => Request
}

// The requests are created during the test, because they are signed for the time of the test.
const refused: Refusal[] = [
  ...['GET', 'HEAD', 'PUT'].map((method) => ({
    status: 405,
    what: `the method ${method}`,
    create: () => new Request(url, { method }),
  })),
  {
    status: 403,
    what: 'the signature of another secret',
    create: () => signed(bounced(), { secret: otherSecret }),
  },
  {
    status: 403,
    what: 'a signature more than five minutes old',
    create: () => signed(bounced(), { seconds: nowInSeconds() - 301 }),
  },
  {
    status: 403,
    what: 'a signature more than five minutes in the future',
    create: () => signed(bounced(), { seconds: nowInSeconds() + 360 }),
  },
  ...['svix-id', 'svix-timestamp', 'svix-signature'].flatMap((name) => [
    {
      status: 403,
      what: `an empty header ${name}`,
      create: () => withHeader(name, ''),
    },
    {
      status: 403,
      what: `a long and wrong header ${name}`,
      create: () => withHeader(name, 'x'.repeat(50_000)),
    },
  ]),
  { status: 403, what: 'an empty body', create: () => withBody('') },
  {
    status: 403,
    what: 'another body than the one that was signed',
    create: () => withBody('{}'),
  },
  {
    status: 403,
    what: 'a body that is not UTF-8',
    create: () => withBody(Buffer.from([0xff])),
  },
  { status: 403, what: 'a body that is not JSON', create: () => signed('{') },
  {
    status: 413,
    what: 'a signed body of more than 65,536 bytes',
    create: () => signed('{}'.padEnd(65_537)),
  },
  {
    status: 413,
    what: 'a body of five megabytes',
    create: () => withBody('x'.repeat(5_000_000)),
  },
]

test.each(refused)(
  'a request with $what gets a response with status $status, before anything reaches the database',
  async ({ status, create }) => {
    const response = await receive(create())
    expect(response.status).toBe(status)
    expect(network.calls.neon).toBe(0)
  },
)

test.each([
  { secret: '', problem: 'no secret is set', loggedErrors: 0 },
  { secret: 're_123', problem: 'the secret is malformed', loggedErrors: 1 },
])(
  'if $problem, events get a response with status 404, and $loggedErrors errors are logged',
  async ({ secret, loggedErrors }) => {
    const settings = { ...env, RESEND_WEBHOOK_SECRET: secret }
    const misconfigured = createEmailEventsEndpoint(settings)
    const response = await misconfigured(signed(bounced()))
    expect(response.status).toBe(404)
    expect(console.error).toHaveBeenCalledTimes(loggedErrors)
  },
)

test('during an outage of the database, events get a response with status 503, so that Resend repeats them', async () => {
  const shuttingDown = sqlError('57P01')
  network.chooseFault.neon = () => shuttingDown
  const impatient = createEmailEventsEndpoint(env, oneTry)
  const response = await impatient(signed(bounced()))
  expect(response.status).toBe(503)
})

test('after a permanent database fault, the response has status 500, and the log has no email address', async () => {
  const missingFunction = '42883'
  network.nextFaults.neon.push(sqlError(missingFunction, person))
  const response = await receive(signed(bounced()))
  expect(response.status).toBe(500)
  const log = JSON.stringify(vi.mocked(console.error).mock.calls)
  expect(log).toContain(missingFunction)
  expect(log).not.toContain(person)
})
