import { neon } from '@neondatabase/serverless'
import { describe, expect, test } from 'vitest'
import { startFunctionBackend } from '../support/start-function.ts'
import { ago } from '../support/test-backend.ts'

const { env, insert, owner, sql, startFunction } = await startFunctionBackend()
// Neon's driver has one endpoint per process. Starting the function sets the endpoint.
startFunction()
const site = neon(env.DATABASE_URL)

describe('the site role', () => {
  test('is the role that the function uses, and has no special rights', async () => {
    const [row] = await site.query(
      `SELECT current_user::text, (SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolbypassrls
       FROM pg_roles WHERE rolname = current_user) AS is_special`,
    )
    expect(row).toEqual({ current_user: 'harbourline_site', is_special: false })
  })

  test.each([
    'SELECT * FROM contact_inquiries',
    `INSERT INTO contact_inquiries (name, email, product) VALUES ('x', 'x', 'x')`,
    `UPDATE contact_inquiries SET notify_status = 'sent'`,
    'DELETE FROM contact_inquiries',
    'TRUNCATE contact_inquiries',
    'CREATE TABLE x (y text)',
    'CREATE SCHEMA x',
    'CREATE OR REPLACE FUNCTION claim_unsent(uuid, uuid) RETURNS void LANGUAGE sql AS $$$$',
    'GRANT SELECT ON contact_inquiries TO PUBLIC',
    'SET ROLE postgres',
    'SELECT * FROM schema_migrations',
  ])('is not allowed to run %s', async (statement) => {
    await insert('x')
    await expect(site.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test('records one outcome per email, and only from the worker that has claimed it', async () => {
    const id = await insert('x')
    const mark = (worker: string, inquiry: string, outcome: string) =>
      site.query('SELECT mark_notified($1, $2, $3, true)', [worker, inquiry, outcome])
    const status = () => sql('SELECT notify_status FROM contact_inquiries')
    const worker = crypto.randomUUID()
    await mark(worker, id, 'sent')
    await site.query('SELECT claim_unsent($1)', [worker])
    await mark(crypto.randomUUID(), id, 'sent')
    await mark(worker, crypto.randomUUID(), 'sent')
    expect(await status()).toEqual([{ notify_status: 'pending' }])
    await expect(mark(worker, id, 'sold')).rejects.toMatchObject({ code: '23514' })
    await mark(worker, id, 'sent')
    await mark(worker, id, 'failed')
    expect(await status()).toEqual([{ notify_status: 'sent' }])
  })
})

test('only the site role may call the SQL functions, and their search path is fixed', async () => {
  const functions = await sql(
    `SELECT proconfig, has_function_privilege('public', oid, 'EXECUTE') AS is_public
     FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace`,
  )
  const pinned = { proconfig: ['search_path=pg_catalog, pg_temp'], is_public: false }
  expect(functions).toEqual(Array(5).fill(pinned))
})

test('the Neon stand-in runs one statement per call and keeps no session state', async () => {
  await site.query(`SET statement_timeout = '7s'`)
  await site.query('BEGIN')
  await expect(site.query('SAVEPOINT here')).rejects.toMatchObject({ code: '25P01' })
  const rows = await site.query(`SELECT current_setting('statement_timeout') AS timeout`)
  expect(rows).toEqual([{ timeout: '0' }])
  await expect(site.query('SELECT 1; SELECT 2')).rejects.toMatchObject({ code: '42601' })
})

/** Stores an inquiry with a pending email. Each inquiry is an hour older than the previous one. */
const insertOlder = (name: string, columns: Record<string, string> = {}) =>
  insert(name, {
    created_at: `now() - interval '1 hour' * (SELECT count(*) FROM contact_inquiries)`,
    ...columns,
  })

async function claim(worker: string = crypto.randomUUID()) {
  const [row] = await site.query('SELECT * FROM claim_unsent($1)', [worker])
  return row?.name
}

test('emails with the fewest attempts are claimed first, then the newest, and spam last', async () => {
  await insertOlder('spam', { suspected_spam: 'true' })
  await insertOlder('tried twice', { notify_attempts: '2' })
  await insertOlder('tried once', { notify_attempts: '1', notify_unclear_since: 'now()' })
  await insertOlder('newer')
  await insertOlder('older')
  const order = []
  for (let count = 0; count < 6; count++) order.push(await claim())
  expect(order).toEqual(['newer', 'older', 'tried once', 'tried twice', 'spam', undefined])
})

test("an inquiry's email can be claimed by id, but only once", async () => {
  await insertOlder('other')
  const id = await insertOlder('wanted')
  const claimIt = () => site.query('SELECT name FROM claim_unsent(gen_random_uuid(), $1)', [id])
  expect([await claimIt(), await claimIt()]).toEqual([[{ name: 'wanted' }], []])
})

test('a worker that repeats a claim gets the same email, and others get the next one', async () => {
  await insertOlder('claimed')
  const worker = crypto.randomUUID()
  expect(await claim(worker)).toBe('claimed')
  await insertOlder('other')
  expect([await claim(worker), await claim()]).toEqual(['claimed', 'other'])
})

// A second session is needed, but the embedded database allows only one.
test.runIf(process.env.TEST_DATABASE_SERVER).each<[string, Record<string, string>]>([
  ['is claiming', {}],
  ['is marking as unknown', { notify_unclear_since: ago('24 hours') }],
])('a claim does not wait for an email that another session %s', async (_, columns) => {
  await insertOlder('free')
  const locked = await insertOlder('locked', columns)
  const other = await owner.connect()
  await other.query('BEGIN')
  await other.query('SELECT FROM contact_inquiries WHERE id = $1 FOR UPDATE', [locked])
  expect(await claim()).toBe('free')
  await other.query('ROLLBACK')
  other.release()
})

const nearlyADay = ago('23 hours 1 minute')
const resent = { notify_unclear_since: nearlyADay, notify_claimed_at: 'now()' }

test.each<[string, Record<string, string>, string | undefined, string]>([
  ['that has been pending for days', { created_at: ago('3 days') }, 'x', 'pending'],
  ['whose worker died', { notify_claimed_at: ago('61 seconds') }, 'x', 'pending'],
  ['possibly sent 22 hours ago', { notify_unclear_since: ago('22 hours') }, 'x', 'pending'],
  ['possibly sent 23 hours ago', { notify_unclear_since: nearlyADay }, undefined, 'unknown'],
  ['whose worker died 23 hours ago', { notify_claimed_at: nearlyADay }, undefined, 'unknown'],
  ['that is being sent again', resent, undefined, 'pending'],
  ['whose worker is active', { notify_claimed_at: ago('50 seconds') }, undefined, 'pending'],
  ['that is over 30 days old', { created_at: ago('31 days') }, undefined, 'pending'],
  ['sent before', { notify_status: `'sent'`, notified_at: 'now()' }, undefined, 'sent'],
  ['that failed', { notify_status: `'failed'` }, undefined, 'failed'],
  ['marked as unknown', { notify_status: `'unknown'` }, undefined, 'unknown'],
])('for an email %s (%o), a claim returns %s; it is then %s', async (_, columns, ...expected) => {
  await insertOlder('x', columns)
  const claimed = await claim()
  const [row] = await sql('SELECT notify_status FROM contact_inquiries')
  expect([claimed, row?.notify_status]).toEqual(expected)
})
