import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { runSweep } from '../../netlify/inquiries/sweep.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { privacyPolicy, retentionMonths } from '../../src/content/privacy-policy.ts'
import { type Fault, html, resendError } from '../support/fault-proxy.ts'
import { idOf, jsonPost } from '../support/requests.ts'
import { retriesAtOnce, startFunctionBackend } from '../support/start-function.ts'
import { ago } from '../support/test-backend.ts'

const { env, insert, mailbox, sql, wire, settled, startFunction, sweep } =
  await startFunctionBackend()
const post = startFunction()
const overQuota = resendError(429, 'daily_quota_exceeded')
const rateLimit = (seconds: string) =>
  resendError(429, 'rate_limit_exceeded', '', { 'retry-after': seconds })

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

test('a real email is among the first 20 sent after 400 bot emails exceed the quota', async () => {
  wire.fallback.resend = () => overQuota
  await insert('bot', { created_at: ago('1 hour') }, 400)
  const real = await idOf(await post(jsonPost()))
  await settled()
  for (let count = 0; count < 3; count++) await sweep()
  const before = mailbox.list().length
  let accepted = 0
  wire.fallback.resend = () => (accepted++ < 30 ? 'pass' : overQuota)
  await sweep()
  const sent = mailbox.list().slice(before)
  const keys = sent.map((email) => email.idempotency_key)
  expect(keys).toHaveLength(30)
  expect(keys.slice(0, 20).some((key) => key?.includes(real))).toBe(true)
})

test('if all emails get a 503, the sweep tries each one before it tries any of them a third time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await insert('x', {}, 103)
  wire.fallback.resend = () => {
    vi.setSystemTime(Date.now() + 400)
    return html(503)
  }
  const attempts = 'SELECT min(notify_attempts), max(notify_attempts) FROM contact_inquiries'
  for (let least = 0; least === 0; ) {
    await runSweep(env)
    const [{ min, max } = { min: 0, max: 0 }] = await sql<Record<'min' | 'max', number>>(attempts)
    if (min === 0) expect(max).toBeLessThanOrEqual(2)
    least = min
  }
})

const takes = (milliseconds: number, outcome: Fault | 'pass') => () => {
  vi.setSystemTime(Date.now() + milliseconds)
  return outcome
}

test.each<[string, typeof wire.fallback.neon, typeof wire.fallback.resend, sent?: number]>([
  ['the database hangs', () => 'hang before', () => 'pass'],
  ['the database is slow', takes(4400, 'pass'), takes(2900, 'pass')],
  ['the database is slow and Resend hangs', takes(4400, 'pass'), () => 'hang after'],
  ['each email takes 7 seconds', () => 'pass', takes(7000, 'pass'), 2],
  [
    'the last email hangs and is recorded slowly',
    () => (wire.calls.neon <= 3 ? 'pass' : takes(4400, 'pass')()),
    () => (wire.calls.resend === 1 ? takes(7000, 'pass')() : 'hang after'),
    1,
  ],
  ['Resend asks for long pauses', () => 'pass', () => rateLimit('9999'), 0],
])('in production, a sweep ends within 25 seconds if %s', async (_, neon, resend, sent) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await insert('x', {}, 20)
  Object.assign(wire.fallback, { neon, resend })
  hangs = true
  const start = Date.now()
  const swept = await runSweep({ ...env, ...heartbeat })
  expect(Date.now() - start).toBeLessThanOrEqual(25_000)
  if (sent !== undefined) expect(swept).toMatchObject({ sent })
})

test('sends emails even if expired inquiries cannot be deleted', async () => {
  const execute = 'EXECUTE ON FUNCTION public.delete_expired_inquiries()'
  await sql(`REVOKE ${execute} FROM harbourline_site`)
  onTestFinished(async () => void (await sql(`GRANT ${execute} TO harbourline_site`)))
  const id = await insert('x')
  expect(await sweep(heartbeat)).toMatchObject({ sent: 1, deleted: undefined })
  expect(calls).toBe(0)
  expect(mailbox.list().at(-1)?.idempotency_key).toContain(id)
  expect(loggedErrors()).toEqual(['database-fault'])
})

test.each<[string, Record<string, string>, number]>([
  ['pending for less than an hour', { created_at: ago('59 minutes') }, 1],
  ['pending for longer, although this sweep sends it', { created_at: ago('61 minutes') }, 0],
  ['pending for 31 days', { created_at: ago('31 days') }, 0],
  ['pending, but suspected spam', { created_at: ago('2 days'), suspected_spam: 'true' }, 1],
  ['sent', { created_at: ago('2 days'), notified_at: 'now()' }, 1],
])('sends a heartbeat unless an email is overdue (%s)', async (_, columns, expected) => {
  await insert('x', columns)
  await sweep(heartbeat)
  expect(calls).toBe(expected)
})

test('tries again within a sweep only if the request rate was exceeded', async () => {
  await insert('x', {}, 3)
  wire.faults.resend.push('pass', rateLimit('0'))
  expect(await sweep({}, retriesAtOnce)).toMatchObject({ sent: 3 })
  expect(wire.calls.resend).toBe(4)
})

test.each([
  ['http://127.0.0.1:9', []],
  ['hc-ping.com/x', ['misconfigured']],
])('does not fail if the heartbeat URL is %s, and logs a malformed URL', async (url, events) => {
  expect(await sweep({ SWEEP_HEARTBEAT_URL: url })).toEqual({ sent: 0, deleted: 0, overdue: 0 })
  expect(loggedErrors()).toEqual(events)
})

test('the sweep and the privacy policy agree on how long inquiries are kept', async () => {
  await insert('kept', { created_at: `${ago(`${retentionMonths} months`)} + interval '1 day'` })
  await insert('expired', { created_at: ago(`${retentionMonths} months 1 day`) })
  await sweep({ RESEND_API_KEY: '' })
  const migration = 'The database keeps another period: add the migration in docs/operate.md.'
  const kept = await sql('SELECT name FROM contact_inquiries')
  expect.soft(kept, migration).toEqual([{ name: 'kept' }])

  const periods = JSON.stringify(privacyPolicy).match(
    /\d+ months|\b(?:one|two|three|four|five) years/g,
  )
  expect.soft(new Set(periods), 'the policy').toEqual(new Set([`${retentionMonths} months`]))
})
