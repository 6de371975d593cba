// After each sweep, the site pings a heartbeat service if inquiries can be stored and every inquiry
// has reached staff. If the pings stop, the service alerts the owner.
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listenLocally } from '../../scripts/local/http-server.ts'
import {
  fieldNames,
  limits,
  retentionMonths,
} from '../../src/inquiry/limits.ts'
import { sqlError } from '../support/fault-proxy.ts'
import { oneTry, startFunctionBackend } from '../support/start-function.ts'
import { ago } from '../support/test-backend.ts'

const { insertInquiry, network, recordEmail, sql, sweep } =
  await startFunctionBackend()

let pings = 0
const heartbeatService = await listenLocally(0, (_request, response) => {
  pings++
  // The site ignores what the service responds.
  response.writeHead(500).end()
})
beforeEach(() => {
  pings = 0
})
afterAll(heartbeatService.close)

const heartbeat = { SWEEP_HEARTBEAT_URL: `${heartbeatService.origin}/ping` }

/** Runs a sweep. @returns how often it pinged the heartbeat service, which means that all is well. */
async function healthReportsAfterSweep(settings = {}): Promise<number> {
  await sweep({ ...heartbeat, ...settings })
  return pings
}

/** With this setting, a sweep sends no emails, so that what waits goes on waiting. */
const noEmail = { RESEND_API_KEY: '' }

const loggedEvents = () =>
  vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line).event)

interface SchemaChange {
  statement: string
  undo: string
}

/** Changes the schema until the test ends. */
async function changeSchema({ statement, undo }: SchemaChange) {
  await sql(statement)
  onTestFinished(async () => {
    await sql(undo)
  })
}

/** Takes the right to call an SQL function from the site, until the test ends. */
function forbid(signature: string) {
  const execute = `EXECUTE ON FUNCTION public.${signature}`
  return changeSchema({
    statement: `REVOKE ${execute} FROM harbourline_site`,
    undo: `GRANT ${execute} TO harbourline_site`,
  })
}

test('the heartbeat reports health exactly once if there is nothing to do', async () => {
  expect(await healthReportsAfterSweep()).toBe(1)
})

test('the inquiry that each sweep stores as a trial leaves no row', async () => {
  await sweep()
  expect(await sql('SELECT id FROM contact_inquiries')).toEqual([])
})

test('the heartbeat is silent if the site may not call the function that stores inquiries', async () => {
  await forbid('submit_inquiry(uuid, jsonb, boolean, integer)')
  expect(await healthReportsAfterSweep()).toBe(0)
  expect(loggedEvents()).toContain('database-fault')
})

test.each(fieldNames)(
  'the heartbeat is silent if the database allows a shorter %s than the form',
  async (field) => {
    await changeSchema({
      statement: `ALTER TABLE contact_inquiries ADD CONSTRAINT tighter
        CHECK (char_length(${field}) < ${limits[field]})`,
      undo: 'ALTER TABLE contact_inquiries DROP CONSTRAINT tighter',
    })
    expect(await healthReportsAfterSweep()).toBe(0)
  },
)

test('the heartbeat is silent if the database lacks a column for a field', async () => {
  await changeSchema({
    statement: 'ALTER TABLE contact_inquiries RENAME quantity TO amount',
    undo: 'ALTER TABLE contact_inquiries RENAME amount TO quantity',
  })
  expect(await healthReportsAfterSweep()).toBe(0)
})

test("the heartbeat is silent if the database's storage is full", async () => {
  const diskIsFull = sqlError('53100')
  network.chooseFault.neon = ({ body }) =>
    body.includes('submit_inquiry') ? diskIsFull : 'pass'
  await sweep(heartbeat, oneTry)
  expect(pings).toBe(0)
})

test('the heartbeat is silent if expired inquiries cannot be deleted', async () => {
  await forbid('delete_expired_inquiries()')
  expect(await healthReportsAfterSweep()).toBe(0)
})

test('the heartbeat is silent if the retention period in the database is not the one in the privacy policy', async () => {
  await changeSchema({
    statement: 'UPDATE retention SET months = months + 1',
    undo: 'UPDATE retention SET months = months - 1',
  })
  expect(await healthReportsAfterSweep()).toBe(0)
  expect(loggedEvents()).toEqual(['misconfigured'])
})

// An inquiry may wait for an email for one hour, because sweeps run hourly.
const longestWaitMinutes = 60

test('the heartbeat reports health if an inquiry has waited for less than an hour', async () => {
  const created_at = ago(longestWaitMinutes - 1, 'minutes')
  await insertInquiry('Ann', { created_at })
  expect(await healthReportsAfterSweep(noEmail)).toBe(1)
})

test('the heartbeat is silent if an inquiry has waited for more than an hour', async () => {
  const created_at = ago(longestWaitMinutes + 1, 'minutes')
  await insertInquiry('Ann', { created_at })
  expect(await healthReportsAfterSweep(noEmail)).toBe(0)
})

test('the heartbeat is silent if suspected spam has waited for more than an hour', async () => {
  const created_at = ago(longestWaitMinutes + 1, 'minutes')
  await insertInquiry('bot', { created_at, suspected_spam: true })
  expect(await healthReportsAfterSweep(noEmail)).toBe(0)
})

test('the heartbeat reports health if the same sweep has emailed the inquiry that waited', async () => {
  const created_at = ago(longestWaitMinutes + 1, 'minutes')
  await insertInquiry('Ann', { created_at })
  expect(await healthReportsAfterSweep()).toBe(1)
})

test('the heartbeat is silent if an inquiry has waited for more than 30 days, because sweeps no longer email it', async () => {
  await insertInquiry('Ann', { created_at: ago(31, 'days') })
  expect(await healthReportsAfterSweep()).toBe(0)
})

test('the heartbeat reports health if staff have marked an old inquiry as handled', async () => {
  await insertInquiry('Ann', {
    created_at: ago(31, 'days'),
    handled_at: new Date(),
  })
  expect(await healthReportsAfterSweep()).toBe(1)
})

test('the heartbeat is silent after a bounce, although the same sweep emails the inquiry again', async () => {
  const id = await insertInquiry('Ann', { created_at: ago(2, 'hours') })
  await recordEmail(id, { sent_at: ago(1, 'hours'), failed_at: new Date() })
  expect(await healthReportsAfterSweep()).toBe(0)
})

test('the heartbeat reports health once the email after a bounce has gone an hour without another bounce', async () => {
  const id = await insertInquiry('Ann', { created_at: ago(3, 'hours') })
  await recordEmail(id, { sent_at: ago(2, 'hours'), failed_at: new Date() })
  await recordEmail(id, { sent_at: ago(1, 'hours') })
  expect(await healthReportsAfterSweep()).toBe(1)
})

// Once Resend has reported any delivery, it must report the others within four hours.
const longestDeliveryMinutes = 4 * 60

async function recordAnyDelivery() {
  const id = await insertInquiry('delivered')
  await recordEmail(id, { delivered_at: new Date() })
}

/** Records an inquiry, and the email about it, whose delivery Resend hasn't reported. */
async function recordUndelivered(minutesAgo: number) {
  const sent_at = ago(minutesAgo, 'minutes')
  const id = await insertInquiry('Ann', { created_at: sent_at })
  await recordEmail(id, { sent_at })
}

test('the heartbeat is silent if the delivery of an email is not reported within four hours', async () => {
  await recordAnyDelivery()
  await recordUndelivered(longestDeliveryMinutes + 1)
  expect(await healthReportsAfterSweep()).toBe(0)
})

test('the heartbeat reports health while the delivery of an email may still be reported within four hours', async () => {
  await recordAnyDelivery()
  await recordUndelivered(longestDeliveryMinutes - 1)
  expect(await healthReportsAfterSweep()).toBe(1)
})

test('the heartbeat reports health if Resend has never reported a delivery, because the webhook may be new', async () => {
  await recordUndelivered(longestDeliveryMinutes + 1)
  expect(await healthReportsAfterSweep()).toBe(1)
})

test('the heartbeat reports health if one email about an inquiry bounced but another was delivered', async () => {
  const id = await insertInquiry('Ann', { created_at: ago(8, 'hours') })
  await recordEmail(id, { sent_at: ago(7, 'hours'), failed_at: new Date() })
  await recordEmail(id, {
    sent_at: ago(6, 'hours'),
    delivered_at: new Date(),
  })
  expect(await healthReportsAfterSweep()).toBe(1)
})

test('the sweep deletes only inquiries that are older than the retention period', async () => {
  const oneDay = `interval '1 day'`
  const [times] = await sql<{ younger: Date; older: Date }>(
    `SELECT start + ${oneDay} AS younger, start - ${oneDay} AS older
     FROM (SELECT now() - interval '${retentionMonths} months' AS start) AS period`,
  )
  await insertInquiry('younger', { created_at: times?.younger ?? '' })
  await insertInquiry('older', { created_at: times?.older ?? '' })
  await sweep(noEmail)
  const kept = await sql('SELECT name FROM contact_inquiries')
  expect(kept).toEqual([{ name: 'younger' }])
})

// Another site can send emails from the same Resend account. Resend then reports them to this site too,
// which records them in `sent_emails` without an inquiry.
test('the sweep deletes reported emails that carry no inquiry after two days', async () => {
  await sql('INSERT INTO sent_emails (id, sent_at) VALUES ($1, now())', [
    'recent',
  ])
  await sql('INSERT INTO sent_emails (id, sent_at) VALUES ($1, $2)', [
    'old',
    ago(3, 'days'),
  ])
  await sweep(noEmail)
  const kept = await sql('SELECT id FROM sent_emails')
  expect(kept).toEqual([{ id: 'recent' }])
})

const nothingDone = { sent: 0, deleted: 0, overdue: 0, undelivered: 0 }

test('the sweep does not fail if no server listens at the heartbeat URL', async () => {
  const unreachable = { SWEEP_HEARTBEAT_URL: 'http://127.0.0.1:9' }
  expect(await sweep(unreachable)).toEqual(nothingDone)
  expect(loggedEvents()).toEqual([])
})

test('the sweep does not fail if the heartbeat URL is malformed, but logs that it is', async () => {
  const malformed = { SWEEP_HEARTBEAT_URL: 'hc-ping.com/x' }
  expect(await sweep(malformed)).toEqual(nothingDone)
  expect(loggedEvents()).toEqual(['misconfigured'])
})
