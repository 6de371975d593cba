import { neon } from '@neondatabase/serverless'
import { expect, onTestFinished, test } from 'vitest'
import { startFunctionBackend } from '../support/start-function.ts'
import { ago } from '../support/test-backend.ts'

const { env, insert, sql, startFunction } = await startFunctionBackend()
// This call sets the Neon driver's endpoint, which all connections in the process share.
startFunction()
const site = neon(env.DATABASE_URL)

test.each([
  'SELECT * FROM contact_inquiries',
  `INSERT INTO contact_inquiries (name, email, product) VALUES ('x', 'x', 'x')`,
  `UPDATE contact_inquiries SET handled_at = now()`,
  'SELECT * FROM inquiry_states',
  'SELECT * FROM sent_emails',
  'SELECT * FROM sent_email_inquiries',
  'UPDATE retention SET months = 1',
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
  expect(functions).toEqual(Array(7).fill(pinned))
})

test('the site role cannot read inquiries older than 30 days', async () => {
  await insert('old', { created_at: ago('31 days') })
  const [row] = await site.query('SELECT take_waiting(gen_random_uuid(), 1000)')
  expect(row?.take_waiting).toEqual({ inquiries: [], more: 0, old: 1 })
})

// The function formats times and compares dates, which a role's settings can change.
const settings = [
  `DateStyle = 'SQL, DMY'`,
  `TimeZone = 'Pacific/Kiritimati'`,
  `IntervalStyle = 'sql_standard'`,
  'search_path = pg_temp',
]

test.each(settings)(
  'the times in an email do not depend on the setting %s',
  async (setting) => {
    const role = 'ALTER ROLE harbourline_site'
    await sql(`${role} SET ${setting}`)
    onTestFinished(async () => {
      await sql(`${role} RESET ALL`)
    })
    const createdAt = '2026-01-02 03:04:05.678901+00'
    const id = await insert('x', { created_at: `'${createdAt}'` })
    await sql(`UPDATE contact_inquiries SET created_at = now() WHERE id = $1`, [
      id,
    ])
    const before = Date.now()
    const [row] = await site.query('SELECT take_waiting(gen_random_uuid(), 50)')
    const [{ createdEpoch }] = Object(row).take_waiting.inquiries
    expect(Math.abs(createdEpoch * 1000 - before)).toBeLessThan(3_600_000)
  },
)
