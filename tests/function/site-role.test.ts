import { neon } from '@neondatabase/serverless'
import { expect, test } from 'vitest'
import { startFunctionBackend } from '../support/start-function.ts'
import { ago } from '../support/test-backend.ts'

const { env, insert, owner, sql, startFunction } = await startFunctionBackend()
// Neon's driver has one endpoint per process. Starting the function sets the endpoint.
startFunction()
const site = neon(env.DATABASE_URL)

test.each([
  'SELECT * FROM contact_inquiries',
  `INSERT INTO contact_inquiries (name, email, product) VALUES ('x', 'x', 'x')`,
  `UPDATE contact_inquiries SET notified_at = now()`,
  'DELETE FROM contact_inquiries',
  'CREATE TABLE x (y text)',
  'CREATE OR REPLACE FUNCTION pending_emails() RETURNS void LANGUAGE sql AS $$$$',
  'GRANT SELECT ON contact_inquiries TO PUBLIC',
  'SET ROLE postgres',
  'SELECT * FROM schema_migrations',
])('the site role is not allowed to run %s', async (statement) => {
  await insert('x')
  await expect(site.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('only the site role may call the SQL functions, and their search path is fixed', async () => {
  const functions = await sql(
    `SELECT proconfig, has_function_privilege('public', oid, 'EXECUTE') AS is_public
     FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace`,
  )
  const pinned = { proconfig: ['search_path=pg_catalog, pg_temp'], is_public: false }
  expect(functions).toEqual(Array(6).fill(pinned))
})

test('the times for emails do not depend on the settings of the session', async () => {
  await insert('x')
  const times = 'SELECT "createdEpoch"::text AS time FROM public.pending_emails()'
  const client = await owner.connect()
  await client.query(
    `SET DateStyle = 'German'; SET TimeZone = 'Asia/Kolkata'; SET search_path = ''`,
  )
  const { rows } = await client.query(times)
  await client.query('DISCARD ALL')
  client.release()
  expect(rows).toEqual(await site.query(times))
  expect(rows).toEqual([{ time: expect.stringMatching(/^\d{10}\.\d+$/) }])
})

/** Stores an inquiry with a pending email. Each inquiry is an hour older than the previous one. */
const insertOlder = (name: string, columns: Record<string, string> = {}) =>
  insert(name, {
    created_at: `now() - interval '1 hour' * (SELECT count(*) FROM contact_inquiries)`,
    ...columns,
  })

async function pending() {
  const rows = await site.query('SELECT name FROM pending_emails()')
  return rows.map(({ name }) => name)
}

test('emails with the fewest attempts are first, then the newest, then two for spam', async () => {
  const spam = { suspected_spam: 'true' }
  for (const name of ['spam', 'older spam', 'oldest spam']) await insertOlder(name, spam)
  await insertOlder('tried twice', { notify_attempts: '2' })
  await insertOlder('tried once', { notify_attempts: '1' })
  await insertOlder('newer')
  await insertOlder('older')
  await insertOlder('sent', { notified_at: 'now()' })
  await insertOlder('expired', { created_at: ago('30 days 1 minute') })
  const leads = ['newer', 'older', 'tried once', 'tried twice']
  expect(await pending()).toEqual([...leads, 'spam', 'older spam'])
})

test('emails for spam that were sent less than 55 minutes ago count', async () => {
  await insert('spam', { suspected_spam: 'true' }, 3)
  await insert('sent', { suspected_spam: 'true', notified_at: ago('56 minutes') }, 2)
  expect(await pending()).toEqual(['spam', 'spam'])
  await insert('sent', { suspected_spam: 'true', notified_at: ago('54 minutes') }, 2)
  expect(await pending()).toEqual([])
})

const record = (id: string, bounces: number, error: string | null, isAttempt = true) =>
  site.query('SELECT record_email($1, $2, $3, $4)', [id, bounces, error, isAttempt])
const report = (id: string, event: string, reason = 'bounced') =>
  site.query('SELECT report_bounce($1, $2, $3)', [id, event, reason])

async function state() {
  const [row] = await sql(
    `SELECT notified_at IS NOT NULL AS sent, notify_error AS error, notify_attempts AS attempts
     FROM contact_inquiries WHERE name = 'x'`,
  )
  return Object.values(row ?? {})
}

test('an email is pending until it is accepted, and a later failure does not change that', async () => {
  const id = await insert('x')
  await insert('other')
  await record(id, 0, '422 validation_error')
  expect(await state()).toEqual([false, '422 validation_error', 1])
  await record(id, 0, '429 daily_quota_exceeded', false)
  expect(await state()).toEqual([false, '429 daily_quota_exceeded', 1])
  await record(id, 0, null)
  expect(await state()).toEqual([true, null, 2])
  await record(id, 0, 'no response')
  expect(await state()).toEqual([true, null, 2])
  expect(await pending()).toEqual(['other'])
})

test('an acceptance that is recorded after the event does not hide the bounce', async () => {
  const id = await insert('x')
  await report(id, crypto.randomUUID())
  await record(id, 0, null)
  expect(await state()).toEqual([false, 'bounced', 0])
})

test.each<[string, Record<string, string>, boolean]>([
  ['accepted 29 days ago', { created_at: ago('1 year'), notified_at: ago('29 days') }, true],
  ['accepted 31 days ago', { created_at: ago('1 year'), notified_at: ago('31 days') }, false],
  ['pending for 31 days', { created_at: ago('31 days') }, false],
])('for an email that was %s, an event counts: %o → %s', async (_, columns, counts) => {
  const id = await insert('x', columns)
  for (const inquiry of [id, crypto.randomUUID()]) {
    await report(inquiry, crypto.randomUUID(), 'x'.repeat(1000))
  }
  const [, error] = await state()
  expect(error).toBe(counts ? 'x'.repeat(100) : null)
})
