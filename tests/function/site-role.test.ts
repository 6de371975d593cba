import { neon } from '@neondatabase/serverless'
import { describe, expect, test } from 'vitest'
import { startFunctionBackend } from '../support/start-function.ts'
import { ago } from '../support/test-backend.ts'

const { env, insert, owner, sql, startFunction } = await startFunctionBackend()
// Neon's driver has one address for the whole process. The function sets it when it starts.
startFunction()
const site = neon(env.DATABASE_URL)

describe("the site's role", () => {
  test('is the role of the function, and has no special rights', async () => {
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
  ])('may not run %s', async (statement) => {
    await insert('x')
    await expect(site.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test('sees no inquiry whose email is sent, failed, unknown or leased, and none older than 30 days', async () => {
    await insert('x', { notify_status: `'sent'`, notified_at: 'now()' })
    await insert('x', { notify_status: `'failed'` })
    await insert('x', { notify_status: `'unknown'` })
    await insert('x', { notify_claimed_at: ago('50 seconds') })
    await insert('x', { created_at: ago('31 days') })
    expect(await site.query('SELECT FROM claim_unsent(gen_random_uuid())')).toEqual([])
  })

  test('records one outcome, once, and only for the email that it has claimed', async () => {
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

test('only the site may call the functions, and no caller can replace the objects that they use', async () => {
  const functions = await sql(
    `SELECT proconfig, has_function_privilege('public', oid, 'EXECUTE') AS is_public
     FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace`,
  )
  const pinned = { proconfig: ['search_path=pg_catalog, pg_temp'], is_public: false }
  expect(functions).toEqual(Array(5).fill(pinned))
})

test('the stand-in for Neon ends settings and transactions with their statement, and runs one statement', async () => {
  await site.query(`SET statement_timeout = '7s'`)
  await site.query('BEGIN')
  await expect(site.query('SAVEPOINT here')).rejects.toMatchObject({ code: '25P01' })
  const rows = await site.query(`SELECT current_setting('statement_timeout') AS timeout`)
  expect(rows).toEqual([{ timeout: '0' }])
  await expect(site.query('SELECT 1; SELECT 2')).rejects.toMatchObject({ code: '42601' })
})

/** Stores an inquiry that is an hour older than the one stored before. Its email is pending. */
const insertOlder = (name: string, columns: Record<string, string> = {}) =>
  insert(name, {
    created_at: `now() - interval '1 hour' * (SELECT count(*) FROM contact_inquiries)`,
    ...columns,
  })

async function claim(worker: string = crypto.randomUUID()) {
  const [row] = await site.query('SELECT * FROM claim_unsent($1)', [worker])
  return row?.name
}

test('emails are claimed with suspected spam last, then fewest attempts first, then newest first', async () => {
  await insertOlder('spam', { suspected_spam: 'true' })
  await insertOlder('tried twice', { notify_attempts: '2' })
  await insertOlder('tried once', { notify_attempts: '1', notify_unclear_since: 'now()' })
  await insertOlder('newer')
  await insertOlder('older')
  const order = []
  for (let count = 0; count < 6; count++) order.push(await claim())
  expect(order).toEqual(['newer', 'older', 'tried once', 'tried twice', 'spam', undefined])
})

test('the email of one inquiry can be claimed by its id, once', async () => {
  await insertOlder('other')
  const id = await insertOlder('wanted')
  const claimIt = () => site.query('SELECT name FROM claim_unsent(gen_random_uuid(), $1)', [id])
  expect([await claimIt(), await claimIt()]).toEqual([[{ name: 'wanted' }], []])
})

test('a worker that repeats its claim gets the same email, and another worker gets the next', async () => {
  await insertOlder('claimed')
  const worker = crypto.randomUUID()
  expect(await claim(worker)).toBe('claimed')
  await insertOlder('other')
  expect([await claim(worker), await claim()]).toEqual(['claimed', 'other'])
})

// The embedded database has one connection, so no other session can lock a row there.
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
  ['perhaps sent 22 hours ago', { notify_unclear_since: ago('22 hours') }, 'x', 'pending'],
  ['perhaps sent 23 hours ago', { notify_unclear_since: nearlyADay }, undefined, 'unknown'],
  ['whose worker died 23 hours ago', { notify_claimed_at: nearlyADay }, undefined, 'unknown'],
  ['that is being sent again', resent, undefined, 'pending'],
])(
  'for an email %s (%o), a claim returns %s and the status is %s',
  async (_, columns, ...expected) => {
    await insertOlder('x', columns)
    const claimed = await claim()
    const [row] = await sql('SELECT notify_status FROM contact_inquiries')
    expect([claimed, row?.notify_status]).toEqual(expected)
  },
)
