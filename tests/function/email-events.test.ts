import { beforeEach, expect, test, vi } from 'vitest'
import { createEmailEventsEndpoint } from '../../netlify/inquiries/email-events.ts'
import {
  bounceEvent,
  webhookRequest,
} from '../../scripts/local/resend/webhook.ts'
import { sqlError } from '../support/fault-proxy.ts'
import { idOf, jsonPost } from '../support/requests.ts'
import {
  longLimits,
  oneTry,
  startFunctionBackend,
} from '../support/start-function.ts'

const { emailsOf, env, insert, settled, sql, startFunction, sweep, wire } =
  await startFunctionBackend()
const url = 'https://harbourline.example/api/email-events'
const receive = createEmailEventsEndpoint(env, longLimits)

const person = 'ann@shop.example'
const bounce = {
  type: 'Permanent',
  subType: 'General',
  message: `550 ${person}`,
}
const event = (
  inquiry: unknown,
  type = 'email.bounced',
  details: object = { bounce },
) => ({
  type,
  data: { email_id: 'x', to: [person], tags: { inquiry }, ...details },
})
const signed = (content: unknown, id?: string, seconds?: number) =>
  webhookRequest(url, env.RESEND_WEBHOOK_SECRET, content, id, seconds)

let id = ''
beforeEach(async () => {
  id = await insert('x', { notified_at: 'now()' })
})

async function state() {
  const query =
    'SELECT notified_at, notify_error FROM contact_inquiries WHERE id = $1'
  const [row] = await sql(query, [id])
  return row?.notified_at === null ? row.notify_error : 'sent'
}

test.each<[string, object, string]>([
  ['email.bounced', { bounce }, 'bounced: Permanent General'],
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
  'after %s (%o), the email is pending because of "%s"',
  async (type, details, reason) => {
    expect((await receive(signed(event(id, type, details)))).status).toBe(204)
    expect(await state()).toBe(reason)
    const [line = ''] = vi.mocked(console.info).mock.calls.flat()
    expect(JSON.parse(line)).toEqual({
      event: 'email',
      inquiry: id,
      outcome: 'pending',
      reason,
    })
  },
)

test('an email that bounced is sent again with another key, and only once per event', async () => {
  const inquiry = await idOf(await startFunction()(jsonPost()))
  await settled()
  const [email] = emailsOf(inquiry)
  if (!email) throw new Error('No email')
  for (const key of ['first', 'first', 'second', 'second', 'first']) {
    expect((await receive(signed(bounceEvent(email), key))).status).toBe(204)
    await sweep()
  }
  // The mailbox stores one email per idempotency key.
  expect(emailsOf(inquiry)).toHaveLength(3)
})

test.each<[string, unknown]>([
  ['another event', event('ID', 'email.delivered')],
  ['no tag', { ...event('ID'), data: { bounce } }],
  ['tags that are a list', { ...event('ID'), data: { tags: ['ID'], bounce } }],
  ['an unknown id', event(crypto.randomUUID())],
  ['an id that is not a UUID', event("'; DROP TABLE")],
  ['a type that is an object', { ...event('ID'), type: { toString: 1 } }],
  ['null', null],
])('%s changes nothing and gets 204', async (_, content) => {
  const text = JSON.stringify(content).replaceAll('ID', id)
  expect((await receive(signed(text))).status).toBe(204)
  expect(await state()).toBe('sent')
})

const headers = ['svix-id', 'svix-timestamp', 'svix-signature']
const withHeader = (name: string, value: string) => {
  const request = signed(event(id))
  request.headers.set(name, value)
  return request
}
const withBody = (body: BodyInit) => new Request(signed(event(id)), { body })
const otherSecret = `whsec_${Buffer.from('another secret').toString('base64')}`
const now = () => Math.floor(Date.now() / 1000)

test.each<[number, string, () => Request[]]>([
  [
    405,
    'methods',
    () => ['GET', 'HEAD', 'PUT'].map((method) => new Request(url, { method })),
  ],
  [403, 'another secret', () => [webhookRequest(url, otherSecret, event(id))]],
  [
    403,
    'old signatures',
    () => [301, -360].map((age) => signed(event(id), 'x', now() - age)),
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
    expect((await handle(signed(event(id)))).status).toBe(404)
  },
)

test('if the database is away, the response is 5xx, so that Resend repeats the event', async () => {
  wire.faults.neon.push(sqlError('42883', person))
  expect((await receive(signed(event(id)))).status).toBe(500)
  wire.fallback.neon = () => sqlError('57P01', person)
  const impatient = createEmailEventsEndpoint(env, oneTry)
  expect((await impatient(signed(event(id)))).status).toBe(503)
  const logged = JSON.stringify(vi.mocked(console.error).mock.calls)
  expect(logged).toContain('57P01')
  expect(logged).not.toContain(person)
})
