// The heartbeat rings only if inquiries can be stored and every inquiry has reached staff.
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { limits, retentionMonths } from '../../src/inquiry/limits.ts'
import { sqlError } from '../support/fault-proxy.ts'
import { oneTry, startFunctionBackend } from '../support/start-function.ts'
import { ago } from '../support/test-backend.ts'

const { addEmail, insert, sql, sweep, wire } = await startFunctionBackend()

let rings = 0
const server = await listenLocally(0, (_request, response) => {
  rings++
  response.writeHead(500).end()
})
beforeEach(() => {
  rings = 0
})
afterAll(server.close)

const heartbeat = { SWEEP_HEARTBEAT_URL: `${server.origin}/ping` }

/** Runs a sweep. @returns whether the heartbeat rang. */
async function isRung(changes = {}): Promise<boolean> {
  await sweep({ ...heartbeat, ...changes })
  return rings === 1
}

const loggedErrors = () =>
  vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line).event)

/** Changes the schema until the test ends. */
async function change(statement: string, undo: string) {
  await sql(statement)
  onTestFinished(async () => {
    await sql(undo)
  })
}

const noEmail = { RESEND_API_KEY: '' }

test('rings if there is nothing to do', async () => {
  expect(await isRung()).toBe(true)
})

test('trying whether an inquiry can be stored leaves no row', async () => {
  await sweep()
  expect(await sql('SELECT id FROM contact_inquiries')).toEqual([])
})

test('is silent if the site may not call the function that stores inquiries', async () => {
  const execute =
    'EXECUTE ON FUNCTION public.submit_inquiry(uuid, jsonb, boolean, integer)'
  await change(
    `REVOKE ${execute} FROM harbourline_site`,
    `GRANT ${execute} TO harbourline_site`,
  )
  expect(await isRung()).toBe(false)
  expect(loggedErrors()).toContain('database-fault')
})

test.each(Object.keys(limits))(
  'is silent if the database allows a shorter %s than the form',
  async (field) => {
    const name = `contact_inquiries_${field}_tight`
    await change(
      `ALTER TABLE contact_inquiries ADD CONSTRAINT ${name}
       CHECK (char_length(${field}) < ${limits[field as 'name']})`,
      `ALTER TABLE contact_inquiries DROP CONSTRAINT ${name}`,
    )
    expect(await isRung()).toBe(false)
  },
)

test('is silent if the database lacks a column for a field', async () => {
  await change(
    'ALTER TABLE contact_inquiries RENAME quantity TO amount',
    'ALTER TABLE contact_inquiries RENAME amount TO quantity',
  )
  expect(await isRung()).toBe(false)
})

test('is silent if the storage is full', async () => {
  wire.fallback.neon = ({ body }) =>
    body.includes('submit_inquiry') ? sqlError('53100') : 'pass'
  await sweep({ ...heartbeat }, oneTry)
  expect(rings).toBe(0)
})

test('is silent if expired inquiries cannot be deleted', async () => {
  const execute = 'EXECUTE ON FUNCTION public.delete_expired_inquiries()'
  await change(
    `REVOKE ${execute} FROM harbourline_site`,
    `GRANT ${execute} TO harbourline_site`,
  )
  expect(await isRung()).toBe(false)
})

test("is silent if the database has another retention period than the site's policy", async () => {
  await change(
    'UPDATE retention SET months = months + 1',
    'UPDATE retention SET months = months - 1',
  )
  expect(await isRung()).toBe(false)
  expect(loggedErrors()).toEqual(['misconfigured'])
})

test.each([
  ['rings', '59 minutes', true],
  ['is silent', '61 minutes', false],
])('%s if a lead has waited for %s', async (_, age, expected) => {
  await insert('x', { created_at: ago(age) })
  expect(await isRung(noEmail)).toBe(expected)
})

test('is silent if suspected spam has waited for more than an hour', async () => {
  const columns = { created_at: ago('61 minutes'), suspected_spam: 'true' }
  await insert('x', columns)
  expect(await isRung(noEmail)).toBe(false)
})

test('rings if this sweep has emailed the lead that waited', async () => {
  await insert('x', { created_at: ago('61 minutes') })
  expect(await isRung()).toBe(true)
})

test('is silent if a lead has waited for more than 30 days', async () => {
  await insert('x', { created_at: ago('31 days') })
  expect(await isRung()).toBe(false)
})

test('rings if somebody has handled the lead', async () => {
  await insert('x', { created_at: ago('31 days'), handled_at: 'now()' })
  expect(await isRung()).toBe(true)
})

test('is silent after a bounce, although this sweep sends the lead again', async () => {
  const id = await insert('x', { created_at: ago('2 hours') })
  await addEmail(id, { sent_at: ago('1 hour'), failed_at: 'now()' })
  expect(await isRung()).toBe(false)
})

test('rings once the email after a bounce has gone an hour without another', async () => {
  const id = await insert('x', { created_at: ago('3 hours') })
  await addEmail(id, { sent_at: ago('2 hours'), failed_at: 'now()' })
  await addEmail(id, { sent_at: ago('1 hour') })
  expect(await isRung()).toBe(true)
})

const delivered = { delivered_at: 'now()' }

test('is silent if an email has had no delivery for four hours, once there was any', async () => {
  await addEmail(await insert('x'), delivered)
  const late = { sent_at: ago('4 hours 1 minute') }
  await addEmail(await insert('y', { created_at: ago('5 hours') }), late)
  expect(await isRung()).toBe(false)
})

test('rings if the email without a delivery is younger than four hours', async () => {
  await addEmail(await insert('x'), delivered)
  const recent = { sent_at: ago('3 hours 59 minutes') }
  await addEmail(await insert('y', { created_at: ago('5 hours') }), recent)
  expect(await isRung()).toBe(true)
})

test('rings if Resend has never reported a delivery, because the webhook may be new', async () => {
  const late = { sent_at: ago('5 hours') }
  await addEmail(await insert('x', { created_at: ago('5 hours') }), late)
  expect(await isRung()).toBe(true)
})

test('rings if another email has delivered the same lead', async () => {
  const id = await insert('x', { created_at: ago('8 hours') })
  await addEmail(id, { sent_at: ago('7 hours'), failed_at: 'now()' })
  await addEmail(id, { sent_at: ago('6 hours'), ...delivered })
  expect(await isRung()).toBe(true)
})

test('the sweep deletes inquiries when the privacy policy says, and no others', async () => {
  const period = `${retentionMonths} months`
  await insert('kept', { created_at: `${ago(period)} + interval '1 day'` })
  await insert('expired', { created_at: ago(`${period} 1 day`) })
  await sweep(noEmail)
  const kept = await sql('SELECT name FROM contact_inquiries')
  expect(kept).toEqual([{ name: 'kept' }])
})

test('the sweep forgets reports about emails that others sent from the same account', async () => {
  await sql(
    `INSERT INTO sent_emails (id, sent_at) VALUES ('a', now()), ('b', ${ago('3 days')})`,
  )
  await sweep(noEmail)
  expect(await sql('SELECT id FROM sent_emails')).toEqual([{ id: 'a' }])
})

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
      undelivered: 0,
    })
    expect(loggedErrors()).toEqual(events)
  },
)
