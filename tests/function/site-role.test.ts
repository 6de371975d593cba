import { neon } from '@neondatabase/serverless'
import { expect, onTestFinished, test } from 'vitest'
import { startFunctionBackend } from '../support/start-function.ts'
import { ago } from '../support/test-backend.ts'

const { env, insertInquiry, sql, startFunction } = await startFunctionBackend()
// This call sets the Neon driver's endpoint, which all connections in the process share.
startFunction()
const site = neon(env.DATABASE_URL)

const insufficientPrivilege = '42501'

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
  await expect(site.query(statement)).rejects.toMatchObject({
    code: insufficientPrivilege,
  })
})

/** The functions that run with their owner's rights, and so must be protected. */
async function definerFunctions() {
  return await sql(
    `SELECT proname AS name, proconfig AS settings,
       has_function_privilege('public', oid, 'EXECUTE') AS is_public
     FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace`,
  )
}

test('only the site role may call the SQL functions', async () => {
  const functions = await definerFunctions()
  expect(functions).toHaveLength(7)
  expect(functions.filter(({ is_public }) => is_public)).toEqual([])
})

test('the search path of the SQL functions is fixed', async () => {
  const functions = await definerFunctions()
  const fixed = ['search_path=pg_catalog, pg_temp']
  for (const { name, settings } of functions)
    expect(settings, String(name)).toEqual(fixed)
})

test('the site role cannot read inquiries older than 30 days', async () => {
  await insertInquiry('old', { created_at: ago('31 days') })
  const [row] = await site.query('SELECT take_waiting(gen_random_uuid(), 1000)')
  expect(row?.take_waiting).toEqual({ inquiries: [], more: 0, old: 1 })
})

/** Settings of the site's role that change how PostgreSQL writes and compares times. */
const settings = [
  `DateStyle = 'SQL, DMY'`,
  `TimeZone = 'Pacific/Kiritimati'`,
  `IntervalStyle = 'sql_standard'`,
  'search_path = pg_temp',
]

test.each(settings)(
  'the times in an email do not depend on the setting %s',
  async (setting) => {
    await sql(`ALTER ROLE harbourline_site SET ${setting}`)
    onTestFinished(async () => {
      await sql('ALTER ROLE harbourline_site RESET ALL')
    })
    const hourAgo = Date.now() - 3_600_000
    const seconds = Math.floor(hourAgo / 1000)
    await insertInquiry('Ann', { created_at: `to_timestamp(${seconds})` })
    const [row] = await site.query('SELECT take_waiting(gen_random_uuid(), 50)')
    const [{ createdEpoch }] = Object(row).take_waiting.inquiries
    expect(createdEpoch).toBe(seconds)
  },
)
