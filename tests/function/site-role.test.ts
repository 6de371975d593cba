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
])('the database does not let the site role run: %s', async (statement) => {
  await expect(site.query(statement)).rejects.toMatchObject({
    code: insufficientPrivilege,
  })
})

/** Returns the SQL functions that run with their owner's rights, and so must be protected. */
async function definerFunctions() {
  const functions = await sql(
    `SELECT proname AS name, proconfig AS settings,
       has_function_privilege('public', oid, 'EXECUTE') AS is_public
     FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace`,
  )
  expect(functions.map(({ name }) => name).toSorted()).toEqual([
    'delete_expired_inquiries',
    'overdue_inquiries',
    'record_refused',
    'record_sent',
    'report_email',
    'submit_inquiry',
    'take_waiting',
  ])
  return functions
}

test("only the site role may call the SQL functions that run with their owner's rights", async () => {
  const functions = await definerFunctions()
  expect(functions.filter(({ is_public }) => is_public)).toEqual([])
})

test("the SQL functions that run with their owner's rights have a fixed search path", async () => {
  const functions = await definerFunctions()
  const fixed = ['search_path=pg_catalog, pg_temp']
  for (const { name, settings } of functions)
    expect(settings, String(name)).toEqual(fixed)
})

/** Claims all waiting inquiries as a sweep does. */
/** Calls the function that returns waiting inquiries, as the site's role does in a sweep. */
async function takeWaitingAsSite() {
  const most = 1000
  const [row] = await site.query('SELECT take_waiting($1, $2) AS waiting', [
    crypto.randomUUID(),
    most,
  ])
  return row?.waiting
}

test('the site role gets the number of the inquiries older than 30 days, but not the inquiries', async () => {
  await insertInquiry('31 days old', { created_at: ago(31, 'days') })
  expect(await takeWaitingAsSite()).toEqual({ inquiries: [], more: 0, old: 1 })
})

/** Settings of the site's role that change how PostgreSQL writes and compares times. */
const settings = [
  `DateStyle = 'SQL, DMY'`,
  `TimeZone = 'Pacific/Kiritimati'`,
  `IntervalStyle = 'sql_standard'`,
  'search_path = pg_temp',
]

test.each(settings)(
  "the times in an email do not depend on the site role's setting %s",
  async (setting) => {
    await sql(`ALTER ROLE harbourline_site SET ${setting}`)
    onTestFinished(async () => {
      await sql('ALTER ROLE harbourline_site RESET ALL')
    })
    const created_at = ago(1, 'hours')
    // The database returns whole seconds.
    created_at.setMilliseconds(0)
    await insertInquiry('Ann', { created_at })
    const { inquiries } = await takeWaitingAsSite()
    const [{ createdEpoch }] = inquiries
    expect(createdEpoch).toBe(created_at.getTime() / 1000)
  },
)
