import { neon } from '@neondatabase/serverless'
import { expect, test } from 'vitest'
import { startFunctionBackend } from '../support/start-function.ts'
import { ago } from '../support/test-backend.ts'

const { env, insert, sql, startFunction } = await startFunctionBackend()
// This call sets the Neon driver's endpoint, which all connections in the process share.
startFunction()
const site = neon(env.DATABASE_URL)

test.each([
  'SELECT * FROM contact_inquiries',
  `INSERT INTO contact_inquiries (name, email, product) VALUES ('x', 'x', 'x')`,
  `UPDATE contact_inquiries SET notified_at = now()`,
  'DELETE FROM contact_inquiries',
  'CREATE TABLE x (y text)',
  'GRANT SELECT ON contact_inquiries TO PUBLIC',
  'SET ROLE postgres',
  'SELECT * FROM schema_migrations',
])('the site role is not allowed to run %s', async (statement) => {
  await expect(site.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('only the site role may call the SQL functions, and their search path is fixed', async () => {
  const functions = await sql(
    `SELECT proconfig, has_function_privilege('public', oid, 'EXECUTE') AS is_public
     FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace`,
  )
  const pinned = {
    proconfig: ['search_path=pg_catalog, pg_temp'],
    is_public: false,
  }
  expect(functions).toEqual(Array(6).fill(pinned))
})

const record = (id: string, error: string | null) =>
  site.query('SELECT record_email($1, 0, $2, true)', [id, error])
const report = (id: string) =>
  site.query(`SELECT report_bounce($1, $2, 'bounced')`, [
    id,
    crypto.randomUUID(),
  ])

async function state() {
  const columns =
    'notified_at IS NOT NULL AS sent, notify_error AS error, notify_attempts'
  const [row] = await sql(`SELECT ${columns} FROM contact_inquiries`)
  return Object.values(row ?? {})
}

test('an email is pending until it is accepted, and a later failure does not change that', async () => {
  const id = await insert('x')
  await record(id, '422 validation_error')
  expect(await state()).toEqual([false, '422 validation_error', 1])
  await record(id, null)
  await record(id, 'no response')
  expect(await state()).toEqual([true, null, 2])
})

test('an acceptance that is recorded after the event does not hide the bounce', async () => {
  const id = await insert('x')
  await report(id)
  await record(id, null)
  expect(await state()).toEqual([false, 'bounced', 0])
})

test.each<[string, string | null, Record<string, string>]>([
  [
    'accepted 29 days ago',
    'bounced',
    { created_at: ago('1 year'), notified_at: ago('29 days') },
  ],
  [
    'accepted 31 days ago',
    null,
    { created_at: ago('1 year'), notified_at: ago('31 days') },
  ],
  ['stored 31 days ago', null, { created_at: ago('31 days') }],
])(
  'after a bounce, the error of an email that was %s is %s',
  async (_, reason, columns) => {
    await report(await insert('x', columns))
    expect((await state())[1]).toBe(reason)
  },
)
