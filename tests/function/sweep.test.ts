import {
  afterAll,
  afterEach,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { runSweep } from '../../netlify/inquiries/sweep.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { retentionMonths } from '../../src/content/privacy-policy.ts'
import { type Fault, resendError } from '../support/fault-proxy.ts'
import { startFunctionBackend } from '../support/start-function.ts'
import { ago } from '../support/test-backend.ts'

const { env, insert, mailbox, sql, wire, sweep } = await startFunctionBackend()
const rateLimit = resendError(429, 'rate_limit_exceeded', '', {
  'retry-after': '9999',
})

let calls = 0
let hangs = false
const server = await listenLocally(0, (_request, response) => {
  calls++
  if (hangs) wire.onHang()
  else response.writeHead(500).end()
})
const heartbeat = { SWEEP_HEARTBEAT_URL: `${server.origin}/ping` }
beforeEach(() => {
  calls = 0
  hangs = false
})
afterEach(() => void vi.useRealTimers())
afterAll(server.close)

const loggedErrors = () =>
  vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line).event)

/** Runs a sweep. @returns the visitors' names, in the order in which their emails were sent. */
async function namesSent() {
  const before = mailbox.list().length
  await sweep()
  const texts = mailbox.list().map(({ text }) => text ?? '')
  return texts.slice(before).map((text) => /^Name: (.*)$/m.exec(text)?.[1])
}

test('emails with the fewest attempts are first, then the newest, then two for spam', async () => {
  const spam = { suspected_spam: 'true' }
  const rows: Record<string, Record<string, string>> = {
    spam,
    'older spam': spam,
    'oldest spam': spam,
    'tried twice': { notify_attempts: '2' },
    'tried once': { notify_attempts: '1' },
    newer: {},
    older: {},
    sent: { notified_at: 'now()' },
    expired: { created_at: ago('30 days 1 minute') },
  }
  for (const [index, [name, columns]] of Object.entries(rows).entries()) {
    await insert(name, { created_at: ago(`${index} hours`), ...columns })
  }
  const leads = ['newer', 'older', 'tried once', 'tried twice']
  expect(await namesSent()).toEqual([...leads, 'spam', 'older spam'])
})

test('of the two emails for spam, those that were sent in the last 55 minutes count', async () => {
  const spam = { suspected_spam: 'true' }
  await insert('waiting', spam, 5)
  for (const age of [56, 54])
    await insert('sent', { ...spam, notified_at: ago(`${age} minutes`) })
  expect(await namesSent()).toEqual(['waiting'])
})

const takes = (milliseconds: number, outcome: Fault) => () => {
  vi.setSystemTime(Date.now() + milliseconds)
  return outcome
}

test.each<
  [
    string,
    typeof wire.fallback.neon,
    typeof wire.fallback.resend,
    sent?: number,
  ]
>([
  ['the database hangs', () => 'hang before', () => 'pass'],
  ['the database is slow', takes(4400, 'pass'), takes(2900, 'pass')],
  [
    'the database is slow and Resend hangs',
    takes(4400, 'pass'),
    () => 'hang after',
  ],
  ['each email takes 7 seconds', () => 'pass', takes(7000, 'pass'), 2],
  [
    'the last email hangs and is recorded slowly',
    () => (wire.calls.neon <= 3 ? 'pass' : takes(4400, 'pass')()),
    () => (wire.calls.resend === 1 ? takes(7000, 'pass')() : 'hang after'),
    1,
  ],
  ['Resend asks for long pauses', () => 'pass', () => rateLimit, 0],
])(
  'in production, a sweep ends within 25 seconds if %s',
  async (_, neon, resend, sent) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await insert('x', {}, 20)
    Object.assign(wire.fallback, { neon, resend })
    hangs = true
    const start = Date.now()
    const swept = await runSweep({ ...env, ...heartbeat })
    expect(Date.now() - start).toBeLessThanOrEqual(25_000)
    if (sent !== undefined) expect(swept).toMatchObject({ sent })
  },
)

test('sends emails even if expired inquiries cannot be deleted', async () => {
  const execute = 'EXECUTE ON FUNCTION public.delete_expired_inquiries()'
  await sql(`REVOKE ${execute} FROM harbourline_site`)
  onTestFinished(
    async () => void (await sql(`GRANT ${execute} TO harbourline_site`)),
  )
  const id = await insert('x')
  expect(await sweep(heartbeat)).toMatchObject({ sent: 1, deleted: undefined })
  expect(calls).toBe(0)
  expect(mailbox.list().at(-1)?.idempotency_key).toContain(id)
  expect(loggedErrors()).toEqual(['database-fault'])
})

test.each<[string, Record<string, string>, number]>([
  ['pending for less than an hour', { created_at: ago('59 minutes') }, 1],
  [
    'pending for longer, although this sweep sends it',
    { created_at: ago('61 minutes') },
    0,
  ],
  ['pending for 31 days', { created_at: ago('31 days') }, 0],
  [
    'pending, but suspected spam',
    { created_at: ago('2 days'), suspected_spam: 'true' },
    1,
  ],
  ['sent', { created_at: ago('2 days'), notified_at: 'now()' }, 1],
])(
  'sends a heartbeat unless an email is overdue (%s)',
  async (_, columns, expected) => {
    await insert('x', columns)
    await sweep(heartbeat)
    expect(calls).toBe(expected)
  },
)

test.each([
  ['http://127.0.0.1:9', []],
  ['hc-ping.com/x', ['misconfigured']],
])(
  'does not fail if the heartbeat URL is %s, and logs a malformed URL',
  async (url, events) => {
    expect(await sweep({ SWEEP_HEARTBEAT_URL: url })).toEqual({
      sent: 0,
      deleted: 0,
      overdue: 0,
    })
    expect(loggedErrors()).toEqual(events)
  },
)

test('the sweep deletes inquiries when the privacy policy says', async () => {
  await insert('kept', {
    created_at: `${ago(`${retentionMonths} months`)} + interval '1 day'`,
  })
  await insert('expired', {
    created_at: ago(`${retentionMonths} months 1 day`),
  })
  await sweep({ RESEND_API_KEY: '' })
  const migration =
    'The database keeps another period: add the migration in docs/operate.md.'
  const kept = await sql('SELECT name FROM contact_inquiries')
  expect(kept, migration).toEqual([{ name: 'kept' }])
})
