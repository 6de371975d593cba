import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runSweep } from '../../netlify/inquiries/sweep.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { privacyPolicy, retentionMonths } from '../../src/content/privacy-policy.ts'
import { type Fault, html, resendError } from '../support/fault-proxy.ts'
import { idOf, inquiry, jsonPost } from '../support/inquiry-requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const { insert, sql, wire, settled, startFunction, sweep } = backend
const post = startFunction()
const overQuota = resendError(429, 'daily_quota_exceeded')

afterEach(() => void vi.useRealTimers())

/** The numbers of attempts of all rows, the fewest first. */
async function attempts(): Promise<number[]> {
  const rows = await sql<{ count: number }>(
    'SELECT notify_attempts AS count FROM contact_inquiries ORDER BY 1',
  )
  return rows.map(({ count }) => count)
}

test('a real inquiry is among the first 20 emails after a quota that 400 others met', async () => {
  wire.fallback.resend = () => overQuota
  for (let count = 0; count < 400; count++) await post(jsonPost({ ...inquiry, name: `${count}` }))
  await settled()
  const real = await idOf(await post(jsonPost()))
  await settled()
  for (let count = 0; count < 3; count++) await sweep()
  const before = backend.mailbox.list().length
  let accepted = 0
  wire.fallback.resend = () => (accepted++ < 100 ? 'pass' : overQuota)
  await sweep()
  const keys = backend.mailbox
    .list()
    .slice(before)
    .map((email) => email.idempotency_key)
  expect(keys).toHaveLength(100)
  expect(keys.slice(0, 20)).toContain(`inquiry/${real}`)
})

test('every pending email is tried once before any is tried a third time, even if all get a 503', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await insert('x', {}, 403)
  wire.fallback.resend = () => {
    vi.setSystemTime(Date.now() + 100)
    return html(503)
  }
  let sweeps = 0
  for (let tried = await attempts(); tried[0] === 0; tried = await attempts(), sweeps++) {
    expect(tried.at(-1)).toBeLessThanOrEqual(2)
    await runSweep(backend.env)
  }
  expect(sweeps).toBeGreaterThan(3)
})

describe('a sweep as it is deployed ends within 25 seconds', () => {
  let hangs = false
  let server: Awaited<ReturnType<typeof listenLocally>>
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    server = await listenLocally(0, (_request, response) => {
      if (hangs) wire.onHang()
      else response.end()
    })
    return () => server.close()
  })

  const takes = (milliseconds: number, answer: Fault | 'pass') => () => {
    vi.setSystemTime(Date.now() + milliseconds)
    return answer
  }

  test.each<[string, typeof wire.fallback.neon, typeof wire.fallback.resend, sent?: number]>([
    ['the database hangs', () => 'hang before', () => 'pass'],
    ['the database is slow', takes(4400, 'pass'), takes(2900, 'pass')],
    ['the database is slow and Resend hangs', takes(4400, 'pass'), () => 'hang after'],
    ['each email takes 7 seconds', () => 'pass', takes(7000, 'pass'), 2],
    [
      'Resend asks for pauses',
      () => 'pass',
      () => resendError(429, 'rate_limit_exceeded', '', { 'retry-after': '9999' }),
      0,
    ],
  ])('if %s', async (_, neon, resend, sent) => {
    await insert('x', {}, 20)
    Object.assign(wire.fallback, { neon, resend })
    hangs = true
    const start = Date.now()
    const swept = await runSweep({ ...backend.env, SWEEP_HEARTBEAT_URL: server.origin })
    expect(Date.now() - start).toBeLessThanOrEqual(25_000)
    if (sent !== undefined) expect(swept).toMatchObject({ sent })
  })
})

test('a sweep without a database only logs that', async () => {
  expect(await sweep({ DATABASE_URL: '' })).toBeUndefined()
  const events = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line).event)
  expect(events).toEqual(['misconfigured', 'sweep-fault'])
})

describe('the heartbeat', async () => {
  let calls = 0
  const { origin, close } = await listenLocally(0, (_request, response) => {
    calls += 1
    response.writeHead(500).end()
  })
  const heartbeat = { SWEEP_HEARTBEAT_URL: `${origin}/ping` }
  afterAll(close)

  test.each<[string, Record<string, string>, Fault | 'pass', number]>([
    ['sent', { created_at: `now() - interval '2 hours'` }, 'pass', 1],
    ['pending for less than an hour', {}, html(403), 1],
    ['pending for longer', { created_at: `now() - interval '61 minutes'` }, html(403), 0],
    ['failed', { notify_status: `'failed'` }, 'pass', 0],
    ['failed and suspected spam', { notify_status: `'failed'`, suspected_spam: 'true' }, 'pass', 1],
    ['unknown', { notify_status: `'unknown'` }, 'pass', 0],
  ])(
    'is requested only if nothing is overdue: an email is %s',
    async (_, columns, answer, expected) => {
      calls = 0
      await insert('x', columns)
      wire.fallback.resend = () => answer
      await sweep(heartbeat)
      expect(calls).toBe(expected)
    },
  )

  test.each([
    ['http://127.0.0.1:9', []],
    ['hc-ping.com/x', ['misconfigured']],
    ['http://hc-ping.com/x', ['misconfigured']],
  ])('at %s is no fault of the sweep, but a malformed address is logged', async (url, events) => {
    expect(await sweep({ SWEEP_HEARTBEAT_URL: url })).toEqual({ sent: 0, deleted: 0, overdue: 0 })
    const logged = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line).event)
    expect(logged).toEqual(events)
  })
})

test('the sweep, the privacy policy and the guides agree on how long inquiries are kept', async () => {
  const interval = `interval '${retentionMonths} months'`
  await insert('kept', { created_at: `now() - ${interval} + interval '1 day'` })
  await insert('expired', { created_at: `now() - ${interval} - interval '1 day'` })
  await sweep({ RESEND_API_KEY: '' })
  const migration = 'The database keeps another period: add the migration in docs/operate.md.'
  const kept = await sql('SELECT name FROM contact_inquiries')
  expect.soft(kept, migration).toEqual([{ name: 'kept' }])

  const guides = ['docs/operate.md', 'docs/capacity.md'].map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ])
  for (const [file, text] of [['the policy', JSON.stringify(privacyPolicy)], ...guides]) {
    const periods = text?.match(/\d+ months|\b(?:one|two|three|four|five) years/g)
    expect.soft(new Set(periods), file).toEqual(new Set([`${retentionMonths} months`]))
  }
})
