import { beforeEach, describe, expect, test, vi } from 'vitest'
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

/** An event as Resend sends it. Tests also send events with an id that isn't a text. */
function event(email_id: unknown, type: string, details: object = {}) {
  return { type, data: { email_id, to: [person], ...details } }
}

interface Signature {
  secret?: string
  seconds?: number
}

/** A request as Resend sends it. `seconds` is the time of the signature, in Unix seconds. */
function signed(content: unknown, { secret, seconds }: Signature = {}) {
  const key = secret ?? env.RESEND_WEBHOOK_SECRET
  return webhookRequest(url, key, content, crypto.randomUUID(), seconds)
}

const bounce = {
  type: 'Permanent',
  subType: 'General',
  message: `550 ${person}`,
}
const absenceReply = { type: 'Transient', subType: 'General' }

let inquiry = ''
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
  'after $type ($details), the inquiry waits because of "$reason"',
  async ({ type, details, reason }) => {
    await report(type, details)
    expect(await stateOf(inquiry)).toEqual({ waits: true, reports: reason })
  },
)

/** Returns the only log entry. */
function logged() {
  const lines = vi.mocked(console.info).mock.calls.flat()
  expect(lines).toHaveLength(1)
  return JSON.parse(lines.join())
}

test('after a bounce, one line is logged, without any address', async () => {
  await report('email.bounced', { bounce })
  expect(logged()).toEqual({
    event: 'email',
    inquiries: 1,
    email,
    outcome: 'failed',
    reason: 'bounced: Permanent General',
  })
})

test('nothing is logged about an email from the same Resend account that carries no inquiry', async () => {
  const otherEmail = crypto.randomUUID()
  await receive(signed(event(otherEmail, 'email.bounced', { bounce })))
  expect(console.info).not.toHaveBeenCalled()
})

test('after email.delivered, the inquiry does not wait', async () => {
  await report('email.delivered')
  expect(await stateOf(inquiry)).toEqual({ waits: false, reports: null })
})

describe('a delayed delivery', () => {
  test('is recorded, and the inquiry does not wait yet', async () => {
    await report('email.delivery_delayed')
    const state = { waits: false, reports: 'delivery_delayed' }
    expect(await stateOf(inquiry)).toEqual(state)
  })

  test('is logged', async () => {
    await report('email.delivery_delayed')
    expect(logged()).toMatchObject({ outcome: 'delayed' })
  })
})

test.each([
  { types: ['email.delivered', 'email.bounced'] },
  { types: ['email.bounced', 'email.delivered'] },
  { types: ['email.delivery_delayed', 'email.delivered', 'email.failed'] },
])(
  'after $types, one of several recipients has the email, and the inquiry does not wait',
  async ({ types }) => {
    for (const type of types) await report(type)
    expect(await stateOf(inquiry)).toMatchObject({ waits: false })
  },
)

test('the bounce of one recipient is still reported after the delivery to another', async () => {
  await report('email.bounced', { bounce })
  await report('email.delivered')
  const { reports } = Object(await stateOf(inquiry))
  expect(reports).toBe('bounced: Permanent General')
})

test('an event that Resend repeats is recorded once', async () => {
  await report('email.bounced', { bounce })
  await report('email.bounced', { bounce })
  await report('email.bounced', { bounce })
  const { reports } = Object(await stateOf(inquiry))
  expect(reports).toBe('bounced: Permanent General')
})

test('two different reports are both recorded', async () => {
  await report('email.delivery_delayed')
  await report('email.bounced', { bounce })
  const { reports } = Object(await stateOf(inquiry))
  expect(reports).toBe('delivery_delayed; bounced: Permanent General')
})

test('a report that arrives before the email is recorded still counts', async () => {
  const earlyEmail = crypto.randomUUID()
  await receive(signed(event(earlyEmail, 'email.bounced')))
  const id = await insertInquiry('Bob')
  await sql('SELECT record_sent($1, $2)', [earlyEmail, JSON.stringify([id])])
  expect(await stateOf(id)).toMatchObject({ waits: true })
})

test('one report counts for every inquiry that the email carries', async () => {
  const other = await insertInquiry('Bob')
  await sql('SELECT record_sent($1, $2)', [email, JSON.stringify([other])])
  await report('email.bounced')
  for (const id of [inquiry, other])
    expect(await stateOf(id)).toMatchObject({ waits: true })
})

test.each<Report>(['bounce', 'absent', 'suppressed', 'failed'])(
  'an email from the function whose report is "%s" is sent again',
  async (name) => {
    await sql('TRUNCATE contact_inquiries CASCADE')
    const id = await idOf(await startFunction()(jsonPost()))
    await endOfBackgroundWork()
    const [sent] = emailsAbout(id)
    if (!sent) throw new Error('No email')
    await receive(signed(emailEvent(sent, name)))
    await sweep()
    expect(emailsAbout(id)).toHaveLength(2)
  },
)

/** Contents of events, in which ID stands for the id of the inquiry's email. */
const ignored: [string, unknown][] = [
  ['another event', event('ID', 'email.opened')],
  ['no email', { type: 'email.bounced', data: { bounce } }],
  ['an unknown email', event(crypto.randomUUID(), 'email.bounced')],
  ['an email that is an object', event({ id: 'ID' }, 'email.bounced')],
  ['an id with other characters', event("'; DROP TABLE", 'email.bounced')],
  ['an id that is too long', event('x'.repeat(101), 'email.bounced')],
  ['only a tag', { type: 'email.bounced', data: { tags: { inquiry: 'ID' } } }],
  ['a type that is an object', { ...event('ID', ''), type: { toString: 1 } }],
  ['null', null],
]

test.each(ignored)(
  'an event with %s changes nothing and gets 204',
  async (_, content) => {
    const text = JSON.stringify(content).replaceAll('ID', email)
    const response = await receive(signed(text))
    expect(response.status).toBe(204)
    expect(await stateOf(inquiry)).toEqual({ waits: false, reports: null })
  },
)

const bounced = () => event(email, 'email.bounced')
const now = () => Math.floor(Date.now() / 1000)

/** A signed request whose header is changed after it was signed. */
function withHeader(name: string, value: string) {
  const request = signed(bounced())
  request.headers.set(name, value)
  return request
}

/** A signed request whose body is changed after it was signed. */
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
    create: () => signed(bounced(), { seconds: now() - 301 }),
  },
  {
    status: 403,
    what: 'a signature from the future',
    create: () => signed(bounced(), { seconds: now() + 360 }),
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
  { status: 403, what: 'another body', create: () => withBody('{}') },
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
    what: 'another body of five megabytes',
    create: () => withBody('x'.repeat(5_000_000)),
  },
]

test.each(refused)(
  'responds with $status, before anything reaches the database, to $what',
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
  'if $problem, events get 404, and $loggedErrors errors are logged',
  async ({ secret, loggedErrors }) => {
    const settings = { ...env, RESEND_WEBHOOK_SECRET: secret }
    const misconfigured = createEmailEventsEndpoint(settings)
    const response = await misconfigured(signed(bounced()))
    expect(response.status).toBe(404)
    expect(console.error).toHaveBeenCalledTimes(loggedErrors)
  },
)

test('if the database is away, the response is 503, so that Resend repeats the event', async () => {
  const shuttingDown = sqlError('57P01', person)
  network.chooseFault.neon = () => shuttingDown
  const impatient = createEmailEventsEndpoint(env, oneTry)
  const response = await impatient(signed(bounced()))
  expect(response.status).toBe(503)
})

test('after a permanent fault the response is 500, and the log has no address', async () => {
  const missingFunction = '42883'
  network.nextFaults.neon.push(sqlError(missingFunction, person))
  const response = await receive(signed(bounced()))
  expect(response.status).toBe(500)
  const log = JSON.stringify(vi.mocked(console.error).mock.calls)
  expect(log).toContain(missingFunction)
  expect(log).not.toContain(person)
})
