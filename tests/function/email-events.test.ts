import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createEmailEventsEndpoint } from '../../netlify/inquiries/email-events.ts'
import { bounceEvent, webhookRequest } from '../../scripts/local/resend/webhook.ts'
import { databaseFaults, sqlError } from '../support/fault-proxy.ts'
import { idOf, jsonPost } from '../support/requests.ts'
import { longLimits, startFunctionBackend } from '../support/start-function.ts'

const { emailsOf, env, insert, settled, sql, startFunction, sweep, wire } =
  await startFunctionBackend()
const url = 'https://harbourline.example/api/email-events'
const secret = env.RESEND_WEBHOOK_SECRET
const receive = createEmailEventsEndpoint(env, longLimits)

const person = 'ann@shop.example'
const bounce = { type: 'Permanent', subType: 'General', message: `550 ${person}` }
const event = (inquiry: unknown, type = 'email.bounced', details: object = { bounce }) => ({
  type,
  data: { email_id: 'x', to: [person], tags: { inquiry }, ...details },
})
const signed = (...[content, id, seconds]: [unknown, string?, number?]) =>
  webhookRequest(url, secret, content, id, seconds)

let id = ''
beforeEach(async () => {
  id = await insert('x', { notified_at: 'now()' })
})

async function errorOf(inquiry = id) {
  const [row] = await sql('SELECT notified_at, notify_error FROM contact_inquiries WHERE id = $1', [
    inquiry,
  ])
  return row?.notified_at === null ? row.notify_error : row?.notified_at && 'sent'
}

test.each<[string, object, string]>([
  ['email.bounced', { bounce }, 'bounced: Permanent General'],
  ['email.bounced', { bounce: { type: 'Transient', subType: person } }, 'bounced: Transient'],
  ['email.bounced', {}, 'bounced'],
  [
    'email.suppressed',
    { suppressed: { type: 'OnAccountSuppressionList' } },
    'suppressed: OnAccountSuppressionList',
  ],
  ['email.failed', { failed: { reason: 'reached_daily_quota' } }, 'failed: reached_daily_quota'],
  ['email.failed', { failed: { reason: `Unknown recipient ${person}` } }, 'failed'],
])('after %s (%o), the email is pending because of "%s"', async (type, details, reason) => {
  expect((await receive(signed(event(id, type, details)))).status).toBe(204)
  expect(await errorOf()).toBe(reason)
  const [line = ''] = vi.mocked(console.info).mock.calls.flat()
  expect(JSON.parse(line)).toEqual({ event: 'email', inquiry: id, outcome: 'pending', reason })
})

test('an email that bounced is sent again with another key, and only once per event', async () => {
  const inquiry = await idOf(await startFunction()(jsonPost()))
  await settled()
  const [email] = emailsOf(inquiry)
  if (!email) throw new Error('No email')
  const reported = bounceEvent(email)
  for (const key of ['first', 'first', 'second', 'second', 'first']) {
    expect((await receive(signed(reported, key))).status).toBe(204)
    await sweep()
  }
  expect(await errorOf(inquiry)).toBe('sent')
  expect(emailsOf(inquiry)).toHaveLength(3)
  expect(new Set(emailsOf(inquiry).map((each) => each.idempotency_key)).size).toBe(3)
})

test.each<[string, unknown]>([
  ['another event', event('ID', 'email.delivered')],
  ['an event for contacts', { type: 'contact.created', data: { id: 'ID' } }],
  ['no tag', { ...event('ID'), data: { bounce } }],
  ['tags that are a list', { ...event('ID'), data: { tags: ['ID'], bounce } }],
  ['an unknown id', event(crypto.randomUUID())],
  ['an id that is not a UUID', event("'; DROP TABLE contact_inquiries")],
  ['a type that is an object', { ...event('ID'), type: { toString: 1 } }],
  ...[null, 1, 'text', [], [[]], { data: null }, { type: 'email.bounced' }].map(
    (value) => [JSON.stringify(value), value] as [string, unknown],
  ),
])('%s changes nothing and gets 204', async (_, content) => {
  const text = JSON.stringify(content).replaceAll('ID', id)
  expect((await receive(signed(text))).status).toBe(204)
  expect(await errorOf()).toBe('sent')
})

const change = (name: string, value: string | undefined, request = signed(event(id))) => {
  if (value === undefined) request.headers.delete(name)
  else request.headers.set(name, value)
  return request
}
const now = () => Math.floor(Date.now() / 1000)
const withBody = (body: BodyInit, headers: HeadersInit = signed(event(id)).headers) =>
  new Request(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
const otherSecret = `whsec_${Buffer.from('another secret').toString('base64')}`

describe('before the signature is verified, nothing reaches the database', () => {
  test.each<[number, string, () => Request]>([
    ...['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'].map((method) => {
      return [405, method, () => new Request(url, { method })] as [number, string, () => Request]
    }),
    [403, 'another secret', () => webhookRequest(url, otherSecret, event(id))],
    [403, 'a changed body', () => withBody(JSON.stringify(event(crypto.randomUUID())))],
    [403, 'an old signature', () => signed(event(id), 'x', now() - 301)],
    [403, 'a signature from the future', () => signed(event(id), 'x', now() + 360)],
    ...['svix-id', 'svix-timestamp', 'svix-signature'].flatMap((name) =>
      [undefined, '', 'x', 'x'.repeat(100_000), `${'v1, '.repeat(9000)}`].map(
        (value) =>
          [403, `${name}: ${value?.slice(0, 9)}`, () => change(name, value)] as [
            number,
            string,
            () => Request,
          ],
      ),
    ),
    [403, 'a duplicate id', () => change('svix-id', 'x, x')],
    [403, 'another signature version', () => change('svix-signature', 'v2,AAAA')],
    [403, 'no body', () => withBody('')],
    [403, 'a body that is not UTF-8', () => withBody(Buffer.from('{"name":"\xff"}', 'latin1'))],
    [403, 'a signed body that is not JSON', () => signed('{')],
    [
      403,
      'a body that breaks off',
      () => withBody(new ReadableStream({ pull: (body) => body.error(new Error('lost')) })),
    ],
    [413, 'a body over 64 KiB', () => signed(JSON.stringify(event(id)).padEnd(65_537))],
    [413, 'a large body', () => withBody('x'.repeat(5_000_000))],
  ])('%i for %s', async (status, _, request) => {
    const response = await receive(request())
    expect(response.status).toBe(status)
    expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null)
    expect(await response.text()).toBe('')
    expect(wire.calls.neon).toBe(0)
    expect(await errorOf()).toBe('sent')
  })

  test('a body that never ends is read only up to the limit', async () => {
    let pulled = 0
    const pull = (body: ReadableStreamDefaultController) => {
      pulled += 1000
      body.enqueue(new Uint8Array(1000))
    }
    expect((await receive(withBody(new ReadableStream({ pull })))).status).toBe(413)
    expect(pulled).toBeLessThan(80_000)
  })
})

test('a signed body of 64 KiB and a content type other than JSON are accepted', async () => {
  const request = signed(JSON.stringify(event(id)).padEnd(65_536))
  expect((await receive(change('content-type', 'text/plain', request))).status).toBe(204)
  expect(await errorOf()).toBe('bounced: Permanent General')
})

test.each([
  [undefined, []],
  [' ', []],
  ['re_123', ['misconfigured']],
  ['whsec_', ['misconfigured']],
  ['whsec_a', ['misconfigured']],
  ['whsec_####', ['misconfigured']],
])(
  'with the secret %j, events get 404, and a malformed secret is logged',
  async (value, events) => {
    const handle = createEmailEventsEndpoint({ ...env, RESEND_WEBHOOK_SECRET: value })
    const errors = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line))
    expect(errors.map((error) => error.event)).toEqual(events)
    for (const error of errors) expect(error.variables).toEqual(['RESEND_WEBHOOK_SECRET'])
    expect((await handle(signed(event(id)))).status).toBe(404)
    expect(JSON.stringify(vi.mocked(console.info).mock.calls)).not.toContain(secret)
  },
)

test.each(databaseFaults)(
  'after a temporary database fault (%o), the event counts',
  async (fault) => {
    wire.faults.neon.push(fault)
    expect((await receive(signed(event(id)))).status).toBe(204)
    expect(await errorOf()).toBe('bounced: Permanent General')
  },
)

test('if the database is away, the response is 5xx, so that Resend repeats the event', async () => {
  wire.faults.neon.push(sqlError('42883', person))
  expect((await receive(signed(event(id), 'once'))).status).toBe(500)
  wire.fallback.neon = () => sqlError('57P01', person)
  const impatient = createEmailEventsEndpoint(env, { ...longLimits, statementMs: 0 })
  expect((await impatient(signed(event(id), 'once'))).status).toBe(503)
  const without = createEmailEventsEndpoint({ ...env, DATABASE_URL: '' }, longLimits)
  expect((await without(signed(event(id), 'once'))).status).toBe(500)
  wire.mend()
  expect((await receive(signed(event(id), 'once'))).status).toBe(204)
  expect(await errorOf()).toBe('bounced: Permanent General')
  const logged = [...vi.mocked(console.info).mock.calls, ...vi.mocked(console.error).mock.calls]
  expect(JSON.stringify(logged)).toContain('57P01')
  expect(JSON.stringify(logged)).not.toContain(person)
})
