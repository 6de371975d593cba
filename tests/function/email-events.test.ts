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

const backend = await startFunctionBackend()
const { addEmail, emailsOf, env, insert, settled, sql, sweep, wire } = backend
const url = 'https://harbourline.example/api/email-events'
const receive = createEmailEventsEndpoint(env, longLimits)

const person = 'ann@shop.example'

function event(email_id: unknown, type: string, details: object = {}) {
  return { type, data: { email_id, to: [person], ...details } }
}

const signed = (content: unknown, id?: string, seconds?: number) =>
  webhookRequest(url, env.RESEND_WEBHOOK_SECRET, content, id, seconds)

const bounce = {
  type: 'Permanent',
  subType: 'General',
  message: `550 ${person}`,
}
const absent = { type: 'Transient', subType: 'General' }

let inquiry = ''
let email = ''
beforeEach(async () => {
  inquiry = await insert('x')
  email = await addEmail(inquiry)
})

async function report(type: string, details: object = {}) {
  const response = await receive(signed(event(email, type, details)))
  expect(response.status).toBe(204)
}

/** The inquiry's state: whether it waits, and what Resend has reported. */
async function state() {
  const query = 'SELECT waits, reports FROM inquiry_states WHERE id = $1'
  return (await sql(query, [inquiry]))[0]
}

test.each<[string, object, string]>([
  ['email.bounced', { bounce }, 'bounced: Permanent General'],
  ['email.bounced', { bounce: absent }, 'bounced: Transient General'],
  [
    'email.bounced',
    { bounce: { type: 'Transient', subType: person } },
    'bounced: Transient',
  ],
  ['email.bounced', { bounce: person }, 'bounced'],
  [
    'email.suppressed',
    { suppressed: { type: 'OnAccountList' } },
    'suppressed: OnAccountList',
  ],
  [
    'email.failed',
    { failed: { reason: 'reached_daily_quota' } },
    'failed: reached_daily_quota',
  ],
  [
    'email.failed',
    { failed: { reason: `Unknown recipient ${person}` } },
    'failed',
  ],
])(
  'after %s (%o), the inquiry waits because of "%s"',
  async (type, details, reports) => {
    await report(type, details)
    expect(await state()).toEqual({ waits: true, reports })
  },
)

test('after a report, one line is logged, without any address', async () => {
  await report('email.bounced', { bounce })
  const [line = ''] = vi.mocked(console.info).mock.calls.flat()
  expect(JSON.parse(line)).toEqual({
    event: 'email',
    inquiries: 1,
    email,
    outcome: 'failed',
    reason: 'bounced: Permanent General',
  })
})

test('after email.delivered, the inquiry does not wait', async () => {
  await report('email.delivered')
  expect(await state()).toEqual({ waits: false, reports: null })
})

test('a delayed delivery is recorded and logged, and the inquiry does not wait yet', async () => {
  await report('email.delivery_delayed')
  expect(await state()).toEqual({ waits: false, reports: 'delivery_delayed' })
  const [line = ''] = vi.mocked(console.info).mock.calls.flat()
  expect(JSON.parse(line)).toMatchObject({ outcome: 'delayed' })
})

test.each([
  ['delivered, then bounced', ['email.delivered', 'email.bounced']],
  ['bounced, then delivered', ['email.bounced', 'email.delivered']],
  [
    'delayed, delivered, then failed',
    ['email.delivery_delayed', 'email.delivered', 'email.failed'],
  ],
])(
  'an email that is %s has arrived: another recipient has it',
  async (_, types) => {
    for (const type of types) await report(type)
    expect((await state())?.waits).toBe(false)
  },
)

test('the bounce of another recipient stays in the reason', async () => {
  await report('email.bounced', { bounce })
  await report('email.delivered')
  expect((await state())?.reports).toBe('bounced: Permanent General')
})

test('an event that Resend repeats is recorded once', async () => {
  for (let time = 0; time < 3; time++)
    await report('email.bounced', { bounce: absent })
  expect((await state())?.reports).toBe('bounced: Transient General')
})

test('two different reports are both in the reason', async () => {
  await report('email.delivery_delayed')
  await report('email.bounced', { bounce })
  expect((await state())?.reports).toBe(
    'delivery_delayed; bounced: Permanent General',
  )
})

test('a report that arrives before the email is recorded still counts', async () => {
  const early = crypto.randomUUID()
  await receive(signed(event(early, 'email.bounced')))
  const id = await insert('y')
  await sql('SELECT record_sent($1, $2)', [early, JSON.stringify([id])])
  const [row] = await sql('SELECT waits FROM inquiry_states WHERE id = $1', [
    id,
  ])
  expect(row).toEqual({ waits: true })
})

test('one report counts for every inquiry that the email carries', async () => {
  const other = await insert('y')
  await sql('SELECT record_sent($1, $2)', [email, JSON.stringify([other])])
  await report('email.bounced')
  const rows = await sql('SELECT id FROM inquiry_states WHERE waits')
  expect(rows).toHaveLength(2)
})

test.each<Report>(['bounce', 'absent', 'suppressed', 'failed'])(
  'a real email whose report is "%s" is sent again',
  async (name) => {
    await sql('TRUNCATE contact_inquiries CASCADE')
    const id = await idOf(await backend.startFunction()(jsonPost()))
    await settled()
    const [first] = emailsOf(id)
    if (!first) throw new Error('No email')
    await receive(signed(emailEvent(first, name)))
    await sweep()
    expect(emailsOf(id)).toHaveLength(2)
  },
)

test.each<[string, unknown]>([
  ['another event', event('ID', 'email.opened')],
  ['no email', { type: 'email.bounced', data: { bounce } }],
  ['an unknown email', event(crypto.randomUUID(), 'email.bounced')],
  ['an email that is an object', event({ id: 'ID' }, 'email.bounced')],
  ['an id with other characters', event("'; DROP TABLE", 'email.bounced')],
  ['an id that is too long', event('x'.repeat(101), 'email.bounced')],
  ['only a tag', { type: 'email.bounced', data: { tags: { inquiry: 'ID' } } }],
  ['a type that is an object', { ...event('ID', ''), type: { toString: 1 } }],
  ['null', null],
])('%s changes nothing and gets 204', async (_, content) => {
  const text = JSON.stringify(content).replaceAll('ID', email)
  expect((await receive(signed(text))).status).toBe(204)
  expect(await state()).toEqual({ waits: false, reports: null })
})

const bounced = () => event(email, 'email.bounced')
const headers = ['svix-id', 'svix-timestamp', 'svix-signature']
const withHeader = (name: string, value: string) => {
  const request = signed(bounced())
  request.headers.set(name, value)
  return request
}
const withBody = (body: BodyInit) => new Request(signed(bounced()), { body })
const otherSecret = `whsec_${Buffer.from('another secret').toString('base64')}`
const now = () => Math.floor(Date.now() / 1000)

test.each<[number, string, () => Request[]]>([
  [
    405,
    'methods',
    () => ['GET', 'HEAD', 'PUT'].map((method) => new Request(url, { method })),
  ],
  [403, 'another secret', () => [webhookRequest(url, otherSecret, bounced())]],
  [
    403,
    'old signatures',
    () => [301, -360].map((age) => signed(bounced(), 'x', now() - age)),
  ],
  [403, 'missing headers', () => headers.map((name) => withHeader(name, ''))],
  [
    403,
    'wrong headers',
    () => headers.map((name) => withHeader(name, 'x'.repeat(50_000))),
  ],
  [403, 'changed bodies', () => ['', '{}', Buffer.from([0xff])].map(withBody)],
  [403, 'a body that is not JSON', () => [signed('{')]],
  [
    413,
    'large bodies',
    () => [signed('{}'.padEnd(65_537)), withBody('x'.repeat(5_000_000))],
  ],
])(
  'responds with %i, before anything reaches the database, to %s',
  async (status, _, requests) => {
    for (const request of requests())
      expect((await receive(request)).status).toBe(status)
    expect(wire.calls.neon).toBe(0)
  },
)

test.each([
  ['', 0],
  ['re_123', 1],
])(
  'with the secret "%s", events get 404, and %i line is logged',
  async (value, lines) => {
    const handle = createEmailEventsEndpoint({
      ...env,
      RESEND_WEBHOOK_SECRET: value,
    })
    expect(console.error).toHaveBeenCalledTimes(lines)
    expect((await handle(signed(bounced()))).status).toBe(404)
  },
)

test('if the database is away, the response is 503, so that Resend repeats the event', async () => {
  wire.fallback.neon = () => sqlError('57P01', person)
  const impatient = createEmailEventsEndpoint(env, oneTry)
  expect((await impatient(signed(bounced()))).status).toBe(503)
})

test('after a permanent fault the response is 500, and the log has no address', async () => {
  wire.faults.neon.push(sqlError('42883', person))
  expect((await receive(signed(bounced()))).status).toBe(500)
  const logged = JSON.stringify(vi.mocked(console.error).mock.calls)
  expect(logged).toContain('42883')
  expect(logged).not.toContain(person)
})
