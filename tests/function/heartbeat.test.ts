// The heartbeat rings only if inquiries can be stored and every inquiry has reached staff.
import {
  afterAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
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

/** Runs a sweep with these settings. @returns how often it rang. */
async function ringsAfterSweep(changes = {}): Promise<number> {
  await sweep({ ...heartbeat, ...changes })
  return rings
}

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

/** With this setting, a sweep sends no emails, so that what waits goes on waiting. */
const noEmail = { RESEND_API_KEY: '' }

test('rings once if there is nothing to do', async () => {
  expect(await ringsAfterSweep()).toBe(1)
})

test('trying whether an inquiry can be stored leaves no row', async () => {
  await sweep()
  expect(await sql('SELECT id FROM contact_inquiries')).toEqual([])
})

test('is silent if the site may not call the function that stores inquiries', async () => {
  await forbid('submit_inquiry(uuid, jsonb, boolean, integer)')
  expect(await ringsAfterSweep()).toBe(0)
  expect(loggedEvents()).toContain('database-fault')
})

test.each(fieldNames)(
  'is silent if the database allows a shorter %s than the form',
  async (field) => {
    await changeSchema({
      statement: `ALTER TABLE contact_inquiries ADD CONSTRAINT tighter
        CHECK (char_length(${field}) < ${limits[field]})`,
      undo: 'ALTER TABLE contact_inquiries DROP CONSTRAINT tighter',
    })
    expect(await ringsAfterSweep()).toBe(0)
  },
)

test('is silent if the database lacks a column for a field', async () => {
  await changeSchema({
    statement: 'ALTER TABLE contact_inquiries RENAME quantity TO amount',
    undo: 'ALTER TABLE contact_inquiries RENAME amount TO quantity',
  })
  expect(await ringsAfterSweep()).toBe(0)
})

test('is silent if the storage is full', async () => {
  const diskIsFull = sqlError('53100')
  network.chooseFault.neon = ({ body }) =>
    body.includes('submit_inquiry') ? diskIsFull : 'pass'
  await sweep({ ...heartbeat }, oneTry)
  expect(rings).toBe(0)
})

test('is silent if expired inquiries cannot be deleted', async () => {
  await forbid('delete_expired_inquiries()')
  expect(await ringsAfterSweep()).toBe(0)
})

test("is silent if the database has another retention period than the site's policy", async () => {
  await changeSchema({
    statement: 'UPDATE retention SET months = months + 1',
    undo: 'UPDATE retention SET months = months - 1',
  })
  expect(await ringsAfterSweep()).toBe(0)
  expect(loggedEvents()).toEqual(['misconfigured'])
})

test('rings if a lead has waited for 59 minutes', async () => {
  await insertInquiry('Ann', { created_at: ago('59 minutes') })
  expect(await ringsAfterSweep(noEmail)).toBe(1)
})

test('is silent if a lead has waited for 61 minutes', async () => {
  await insertInquiry('Ann', { created_at: ago('61 minutes') })
  expect(await ringsAfterSweep(noEmail)).toBe(0)
})

test('is silent if suspected spam has waited for more than an hour', async () => {
  const columns = { created_at: ago('61 minutes'), suspected_spam: 'true' }
  await insertInquiry('Ann', columns)
  expect(await ringsAfterSweep(noEmail)).toBe(0)
})

test('rings if this sweep has emailed the lead that waited', async () => {
  await insertInquiry('Ann', { created_at: ago('61 minutes') })
  expect(await ringsAfterSweep()).toBe(1)
})

test('is silent if a lead has waited for more than 30 days', async () => {
  await insertInquiry('Ann', { created_at: ago('31 days') })
  expect(await ringsAfterSweep()).toBe(0)
})

test('rings if somebody has handled the lead', async () => {
  await insertInquiry('Ann', {
    created_at: ago('31 days'),
    handled_at: 'now()',
  })
  expect(await ringsAfterSweep()).toBe(1)
})

test('is silent after a bounce, although this sweep sends the lead again', async () => {
  const id = await insertInquiry('Ann', { created_at: ago('2 hours') })
  await recordEmail(id, { sent_at: ago('1 hour'), failed_at: 'now()' })
  expect(await ringsAfterSweep()).toBe(0)
})

test('rings once the email after a bounce has gone an hour without another', async () => {
  const id = await insertInquiry('Ann', { created_at: ago('3 hours') })
  await recordEmail(id, { sent_at: ago('2 hours'), failed_at: 'now()' })
  await recordEmail(id, { sent_at: ago('1 hour') })
  expect(await ringsAfterSweep()).toBe(1)
})

const delivered = { delivered_at: 'now()' }

describe('once Resend has reported the delivery of another email', () => {
  beforeEach(async () => {
    await recordEmail(await insertInquiry('Ann'), delivered)
  })

  test('is silent if an email has had no delivery for four hours', async () => {
    const id = await insertInquiry('Bob', { created_at: ago('5 hours') })
    await recordEmail(id, { sent_at: ago('4 hours 1 minute') })
    expect(await ringsAfterSweep()).toBe(0)
  })

  test('rings if the email without a delivery is younger than four hours', async () => {
    const id = await insertInquiry('Bob', { created_at: ago('5 hours') })
    await recordEmail(id, { sent_at: ago('3 hours 59 minutes') })
    expect(await ringsAfterSweep()).toBe(1)
  })
})

test('rings if Resend has never reported a delivery, because the webhook may be new', async () => {
  const id = await insertInquiry('Ann', { created_at: ago('5 hours') })
  await recordEmail(id, { sent_at: ago('5 hours') })
  expect(await ringsAfterSweep()).toBe(1)
})

test('rings if another email has delivered the same lead', async () => {
  const id = await insertInquiry('Ann', { created_at: ago('8 hours') })
  await recordEmail(id, { sent_at: ago('7 hours'), failed_at: 'now()' })
  await recordEmail(id, { sent_at: ago('6 hours'), ...delivered })
  expect(await ringsAfterSweep()).toBe(1)
})

test('the sweep deletes inquiries when the privacy policy says, and no others', async () => {
  const period = `${retentionMonths} months`
  await insertInquiry('kept', {
    created_at: `${ago(period)} + interval '1 day'`,
  })
  await insertInquiry('expired', { created_at: ago(`${period} 1 day`) })
  await sweep(noEmail)
  const kept = await sql('SELECT name FROM contact_inquiries')
  expect(kept).toEqual([{ name: 'kept' }])
})

test('the sweep forgets reports about emails that others sent from the same account', async () => {
  await sql(`INSERT INTO sent_emails (id, sent_at)
    VALUES ('recent', now()), ('older', ${ago('3 days')})`)
  await sweep(noEmail)
  const kept = await sql('SELECT id FROM sent_emails')
  expect(kept).toEqual([{ id: 'recent' }])
})

const nothingDone = { sent: 0, deleted: 0, overdue: 0, undelivered: 0 }

test('the sweep does not fail if nothing answers at the heartbeat URL', async () => {
  const unreachable = { SWEEP_HEARTBEAT_URL: 'http://127.0.0.1:9' }
  expect(await sweep(unreachable)).toEqual(nothingDone)
  expect(loggedEvents()).toEqual([])
})

test('the sweep does not fail if the heartbeat URL is malformed, and logs it', async () => {
  const malformed = { SWEEP_HEARTBEAT_URL: 'hc-ping.com/x' }
  expect(await sweep(malformed)).toEqual(nothingDone)
  expect(loggedEvents()).toEqual(['misconfigured'])
})
