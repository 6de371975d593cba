import { neon } from '@neondatabase/serverless'
import { describe, expect, test } from 'vitest'
import { startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
// Neon's driver has one address for the whole process, and starting the function sets it.
backend.startFunction()
const site = neon(backend.env.DATABASE_URL)

describe("the site's role", () => {
  test('is the role of the function, and is not a superuser', async () => {
    const [row] = await site.query(
      `SELECT current_user::text, (SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolbypassrls
       FROM pg_roles WHERE rolname = current_user) AS may_more`,
    )
    expect(row).toEqual({ current_user: 'harbourline_site', may_more: false })
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
  ])('is refused %s', async (statement) => {
    await backend.insert('x')
    await expect(site.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test('sees no inquiry whose email is sent, failed, unknown or leased, and none older than 30 days', async () => {
    await backend.insert('x', { notify_status: `'sent'`, notified_at: 'now()' })
    await backend.insert('x', { notify_status: `'failed'` })
    await backend.insert('x', { notify_status: `'unknown'` })
    await backend.insert('x', { notify_claimed_at: `now() - interval '50 seconds'` })
    await backend.insert('x', { created_at: `now() - interval '31 days'` })
    expect(await site.query('SELECT FROM claim_unsent(gen_random_uuid())')).toEqual([])
  })

  test('records only the email that it has claimed, as one of the outcomes, and once', async () => {
    const id = await backend.insert('x')
    const mark = (worker: string, inquiry: string, outcome: string) =>
      site.query('SELECT mark_notified($1, $2, $3, true)', [worker, inquiry, outcome])
    const status = () => backend.sql('SELECT notify_status FROM contact_inquiries')
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

  test('cannot replace what the functions call with its own objects', async () => {
    const settings = await backend.sql<{ proconfig: string[] }>(
      `SELECT proconfig FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace`,
    )
    expect(settings).toHaveLength(5)
    for (const { proconfig } of settings) {
      expect(proconfig).toEqual(['search_path=pg_catalog, pg_temp'])
    }
  })
})

test('nobody else may call the functions', async () => {
  await backend.sql(
    `DO $$ BEGIN CREATE ROLE stranger; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
  )
  const rights = await backend.sql(
    `SELECT proname FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND prosecdef
       AND has_function_privilege('stranger', oid, 'EXECUTE')`,
  )
  expect(rights).toEqual([])
})
