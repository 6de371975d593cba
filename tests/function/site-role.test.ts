import { neon } from '@neondatabase/serverless'
import { describe, expect, test } from 'vitest'
import { inquiry, jsonPost } from '../support/inquiry-requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const { settled, startFunction } = backend
const post = startFunction()
const site = neon(backend.env.DATABASE_URL)

describe("the site's role", () => {
  test('is who the function signs in as, and is no superuser', async () => {
    const [row] = await site.query(
      `SELECT current_user::text, (SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolbypassrls
       FROM pg_roles WHERE rolname = current_user) AS mighty`,
    )
    expect(row).toEqual({ current_user: 'harbourline_site', mighty: false })
  })

  test('can store inquiries and send their mails', async () => {
    expect((await post(jsonPost())).status).toBe(201)
    await settled()
    expect(await backend.sql('SELECT notify_status FROM contact_inquiries')).toEqual([
      { notify_status: 'sent' },
    ])
  })

  test.each([
    'SELECT * FROM contact_inquiries',
    'SELECT id FROM contact_inquiries',
    'SELECT count(*) FROM contact_inquiries',
    'SELECT email FROM contact_inquiries FOR UPDATE',
    'TABLE contact_inquiries',
    'COPY contact_inquiries TO STDOUT',
    `INSERT INTO contact_inquiries (name, email, product) VALUES ('x', 'x', 'x')`,
    `UPDATE contact_inquiries SET product = 'x'`,
    `UPDATE contact_inquiries SET notify_status = 'sent'`,
    'DELETE FROM contact_inquiries',
    'TRUNCATE contact_inquiries',
    'DROP TABLE contact_inquiries',
    'ALTER TABLE contact_inquiries ADD COLUMN x text',
    'CREATE INDEX x ON contact_inquiries (email)',
    'CREATE TABLE x (y text)',
    'CREATE SCHEMA x',
    'CREATE ROLE x',
    'CREATE FUNCTION x() RETURNS void LANGUAGE sql AS $$$$',
    'CREATE TRIGGER x BEFORE INSERT ON contact_inquiries EXECUTE FUNCTION y()',
    'CREATE OR REPLACE FUNCTION claim_unsent(uuid, uuid, uuid) RETURNS void LANGUAGE sql AS $$$$',
    'DROP FUNCTION mark_notified(uuid, uuid, text)',
    'GRANT SELECT ON contact_inquiries TO PUBLIC',
    'SET ROLE postgres',
    'SELECT * FROM schema_migrations',
  ])('is refused %s', async (statement) => {
    await post(jsonPost())
    await settled()
    await expect(site.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test('sees no inquiry whose mail has left, is leased or was given up', async () => {
    await backend.sql(
      `INSERT INTO contact_inquiries (name, email, product, notify_status, notified_at, notify_lease_until)
       VALUES ('x', 'x', 'x', 'sent', now(), NULL), ('x', 'x', 'x', 'failed', NULL, NULL), ('x', 'x', 'x', 'unknown', NULL, NULL),
              ('x', 'x', 'x', 'pending', NULL, now() + interval '1 minute')`,
    )
    expect(
      await site.query('SELECT * FROM claim_unsent(gen_random_uuid(), gen_random_uuid())'),
    ).toEqual([])
  })

  test('marks only the mail that it has claimed, as one of the outcomes, and once', async () => {
    const [stored] = await site.query(
      'SELECT inquiry_id FROM submit_inquiry($1, $1, $2, $2, $3, $2, $3, false)',
      [crypto.randomUUID(), inquiry.name, null],
    )
    const id = stored?.inquiry_id
    const mark = (claim: string, inquiry: string, outcome: string) =>
      site.query('SELECT mark_notified($1, $2, $3)', [claim, inquiry, outcome])
    const status = () => backend.sql('SELECT notify_status FROM contact_inquiries')
    const claim = crypto.randomUUID()
    await mark(claim, id, 'sent')
    await site.query('SELECT claim_unsent($1, $1)', [claim])
    await mark(crypto.randomUUID(), id, 'sent')
    await mark(claim, crypto.randomUUID(), 'sent')
    expect(await status()).toEqual([{ notify_status: 'pending' }])
    await expect(mark(claim, id, 'sold')).rejects.toMatchObject({ code: '22023' })
    await mark(claim, id, 'sent')
    await mark(claim, id, 'failed')
    expect(await status()).toEqual([{ notify_status: 'sent' }])
  })

  test('gets no mail that is older than 30 days, and who may read the table does', async () => {
    await backend.sql(
      `INSERT INTO contact_inquiries (name, email, product, created_at)
       VALUES ('x', 'x', 'x', now() - interval '31 days')`,
    )
    const claim = 'SELECT inquiry_id FROM claim_unsent(gen_random_uuid(), gen_random_uuid())'
    expect(await site.query(claim)).toEqual([])
    expect(await backend.sql(claim)).toHaveLength(1)
  })

  test('deletes what is older than the retention, and nothing else', async () => {
    await backend.sql(
      `INSERT INTO contact_inquiries (name, email, product, created_at)
       SELECT name, 'x', 'x', now() - age::interval
       FROM (VALUES ('kept', '729 days'), ('expired', '24 months 1 day')) AS ages (name, age)`,
    )
    expect(await site.query('SELECT delete_expired_inquiries() AS deleted')).toEqual([
      { deleted: '1' },
    ])
    expect(await backend.sql('SELECT name FROM contact_inquiries')).toEqual([{ name: 'kept' }])
  })

  test('cannot slip objects of its own into the functions', async () => {
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
