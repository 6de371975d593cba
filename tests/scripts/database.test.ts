import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate } from '../../scripts/database/migrate.ts'
import {
  canSignIn,
  endSessions,
  renewSiteRole,
} from '../../scripts/database/site-role.ts'
import { renewStaffRole } from '../../scripts/database/staff-role.ts'
import { openEmbeddedDatabase } from '../../scripts/local/neon/embedded-database.ts'
import { ownerUrl } from '../../scripts/operate/owner-url.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestBackend } from '../support/test-backend.ts'

const { TEST_DATABASE_SERVER = '' } = process.env
const { close, owner } = await startTestBackend()
const client = await owner.connect()
const { rows } = await client.query('SELECT current_database() AS name')
const address = new URL(
  TEST_DATABASE_SERVER || 'postgres://me:pw@db.example:6543',
)
address.pathname = rows[0]?.name

// An embedded database whose owner, as on Neon, is not a superuser.
const neon = await openEmbeddedDatabase()
const own = await neon.owner.connect()

afterAll(async () => {
  client.release()
  own.release()
  await Promise.all([close(), neon.close()])
})

let folder: URL
const write = (name: string, content: string) =>
  writeFile(new URL(name, folder), content)
const ports = async () =>
  (await client.query('SELECT name FROM ports ORDER BY name')).rows

beforeEach(async () => {
  folder = pathToFileURL(join(temporaryFolder(), '/'))
  await write('0001_ports.sql', 'CREATE TABLE ports (name text);\nSELECT 1;')
  await write('0002_add-data.sql', `INSERT INTO ports VALUES ('Halifax');`)
  await write('notes.md', 'not a migration')
  await client.query('DROP TABLE IF EXISTS ports, schema_migrations')
})

test('each migration is applied once, in order, with a lock timeout', async () => {
  expect(await migrate(client, folder)).toEqual([
    '0001_ports.sql',
    '0002_add-data.sql',
  ])
  expect(await migrate(client, folder)).toEqual([])
  // Notepad can add a byte order mark and carriage returns.
  await write(
    '0001_ports.sql',
    '\uFEFFCREATE TABLE ports (name text);\r\nSELECT 1;',
  )
  await write(
    '0003_more.sql',
    `INSERT INTO ports SELECT current_setting('lock_timeout')`,
  )
  expect(await migrate(client, folder)).toEqual(['0003_more.sql'])
  expect(await ports()).toEqual([{ name: '10s' }, { name: 'Halifax' }])
})

const drops = 'DELETE FROM ports; DROP TABLE schema_migrations'

test.each([
  [
    'has changed',
    '0002_add-data.sql',
    'SELECT 2',
    /^0002_add-data\.sql .*has changed/,
  ],
  [
    'has another form of name',
    '0003-x.SQL.txt',
    'SELECT 1',
    /^Rename .* 0003-x\.SQL\.txt to/,
  ],
  [
    'cannot be recorded',
    '0003_x.sql',
    drops,
    /^0003_x\.sql could not be .* does not exist/,
  ],
])(
  'a migration that %s is refused, and undoes no others',
  async (_, name, sql, reason) => {
    await migrate(client, folder)
    await write(name, sql)
    await expect(migrate(client, folder)).rejects.toThrow(reason)
    expect(await ports()).toEqual([{ name: 'Halifax' }])
  },
)

// The embedded database allows only one session.
test.runIf(TEST_DATABASE_SERVER)(
  'two sessions together apply each migration once',
  async () => {
    const other = await owner.connect()
    const applied = await Promise.all([
      migrate(client, folder),
      migrate(other, folder),
    ])
    other.release()
    expect(applied.flat().sort()).toEqual([
      '0001_ports.sql',
      '0002_add-data.sql',
    ])
  },
)

const run = (DATABASE_OWNER_URL?: string, command = 'migrate') =>
  promisify(execFile)(process.execPath, ['scripts/database/run.ts', command], {
    env: { DATABASE_OWNER_URL },
  }).catch((error) => error)

test.each([
  [undefined, /is not set/],
  ['https://me:secret@db.example/site', /^DATABASE_OWNER_URL is not postgres:/],
  [
    'postgres://secret@localhost:1/site',
    /^DATABASE_OWNER_URL is not postgres:/,
  ],
  [
    'postgres://me:secret@localhost:1/site?sslmode=prefer',
    /reached \(ECONNREFUSED\)/,
  ],
  [
    'postgres://me:secret@localhost:1/site?port=x',
    /reached \(ERR_SOCKET_BAD_PORT\)/,
  ],
  ['postgres://me:secret@localhost:1/site?sslcert=/nope', /read \(ENOENT\)/],
])(
  'npm run db:migrate refuses the URL %s in one line, without secrets',
  async (url, reason) => {
    const { code, stdout, stderr } = await run(url)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(reason)
    expect(stderr).toMatch(/^[^\n]+\n$/)
    expect(stderr).not.toMatch(/secret|nope|db\.example/)
  },
)

test("the owner's URL bypasses Neon's pooler, and the certificate is verified", () => {
  const host = 'ca-central-1.aws.neon.tech'
  const pooled = `postgresql://me:pw@ep-cool-1-pooler.${host}/neondb?sslmode=require&sslrootcert=system`
  const url = ownerUrl({ DATABASE_OWNER_URL: pooled })
  expect(url.hostname).toBe(`ep-cool-1.${host}`)
  expect(url.search).toBe('?sslmode=verify-full')
})

// The site role already has access to the other test databases on this server.
test.runIf(TEST_DATABASE_SERVER)(
  'a second database on the server is refused',
  async () => {
    const second = `${address.pathname.slice(1)}_second`
    await client.query(`CREATE DATABASE ${second}`)
    const url = Object.assign(new URL(address), { pathname: second })
    const { code, stderr } = await run(url.href, 'site-password')
    await client.query(`DROP DATABASE ${second}`)
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^harbourline_site already signs in to the database \w+, and .+\n$/,
    )
  },
)

test.runIf(TEST_DATABASE_SERVER)(
  "a new password ends a thief's session and works",
  async () => {
    // Tests in other workers use the site role at the same time, so this test has a role of its own.
    const role = `thief_${Date.now()}`
    await migrate(client, folder)
    await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'stolen'`)
    const stolen = Object.assign(new URL(address), {
      username: role,
      password: 'stolen',
    })
    const thief = new Client({ connectionString: stolen.href })
    const ended = new Promise((resolve) =>
      thief.on('error', () => {}).once('end', resolve),
    )
    await thief.connect()
    await thief.query(`BEGIN; ALTER ROLE ${role} PASSWORD 'again'`)
    await endSessions(client, role)
    const site = new Client({
      connectionString: await renewSiteRole(client, address, role),
    })
    await ended
    await site.connect()
    await site.end()
    await client.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
  },
)

const site = 'harbourline_site'
const runAs = async (role: string, statements: string) => {
  await own.query(`SET SESSION AUTHORIZATION ${role}`)
  await own.query(statements.replaceAll('SITE', site))
}

beforeAll(async () => {
  await own.query(`CREATE ROLE neon_superuser CREATEROLE; CREATE ROLE neondb_owner CREATEROLE;
    GRANT neon_superuser TO neondb_owner; ALTER DATABASE postgres OWNER TO neondb_owner`)
  await runAs('neondb_owner', '')
  await expect(renewSiteRole(own, address)).rejects.toThrow(
    'Run npm run db:migrate first.',
  )
  await migrate(own)
  expect(await canSignIn(own)).toBe(false)
})

const drop = 'DROP OWNED BY SITE; DROP ROLE SITE'
const created = `${drop}; CREATE ROLE SITE`
const owners = 'GRANT SITE TO neondb_owner WITH ADMIN OPTION'
const tables = `${created}; ${owners}; CREATE TABLE x (); ALTER TABLE x OWNER TO SITE`
const schema = 'CREATE SCHEMA y AUTHORIZATION SITE; CREATE TABLE y.x ()'
const disorder = `DROP OWNED BY SITE; GRANT SELECT ON contact_inquiries TO SITE, PUBLIC;
  SELECT lo_create(9); ALTER LARGE OBJECT 9 OWNER TO SITE; ALTER ROLE SITE SET DateStyle = 'SQL';
  ALTER ROLE SITE IN DATABASE postgres SET search_path = pg_temp; ALTER ROLE SITE VALID UNTIL '2020-01-01'`

test.each([
  ['mends', 'is missing', 'neondb_owner', drop],
  ['mends', 'has other rights, settings and objects', 'neondb_owner', disorder],
  [
    'mends',
    'was created again',
    'postgres',
    `${created} IN ROLE pg_read_all_data`,
  ],
  [
    'refuses',
    'is a member of another role',
    'neondb_owner',
    `${created} IN ROLE neon_superuser`,
  ],
  [
    'refuses',
    'may create roles',
    'neondb_owner',
    `${created} CREATEROLE; ${owners}`,
  ],
  ['refuses', 'owns tables', 'neondb_owner', tables],
  ['refuses', "is another owner's", 'neondb_owner', created],
  ['refuses', "owns a schema with others' tables", 'postgres', schema],
  [
    'refuses',
    'owns the database',
    'postgres',
    'ALTER DATABASE postgres OWNER TO SITE',
  ],
])(
  '%s a site role that %s, if %s renews its password',
  async (outcome, _, role, change) => {
    await runAs(
      'postgres',
      `GRANT ALL ON ALL FUNCTIONS IN SCHEMA public TO PUBLIC; ${change}`,
    )
    await runAs(role, '')
    const renewed = await renewSiteRole(own, address).catch(
      (error) => error.message,
    )
    if (outcome === 'refuses')
      return expect(renewed).toMatch(/^The role harbourline_site exists/)
    expect(renewed).toMatch(
      /^postgres:\/\/harbourline_site:[0-9a-f]{48}@.+\/\w+$/,
    )
    expect(await canSignIn(own)).toBe(true)
    const { rows } = await own.query(`
    SELECT DISTINCT has_function_privilege('${site}', proc.oid, 'EXECUTE') AS site,
      has_function_privilege('public', proc.oid, 'EXECUTE') AS everyone,
      has_any_column_privilege('${site}', 'contact_inquiries', 'SELECT, INSERT, UPDATE') AS all,
      rolvaliduntil::text AS until,
      EXISTS (SELECT FROM pg_db_role_setting WHERE setrole = pg_roles.oid)
        OR EXISTS (SELECT FROM pg_largeobject_metadata) AS leftovers
    FROM pg_proc AS proc, pg_roles
    WHERE prosecdef AND pronamespace = 'public'::regnamespace AND rolname = '${site}'`)
    const safe = {
      site: true,
      everyone: false,
      all: false,
      until: 'infinity',
      leftovers: false,
    }
    expect(rows).toEqual([safe])
  },
)

test('the role for staff may read inquiries and emails, and nothing else', async () => {
  await runAs('neondb_owner', '')
  const role = 'harbourline_staff'
  await renewStaffRole(own, address)
  // An earlier owner may have granted more.
  await own.query(`GRANT DELETE ON contact_inquiries TO ${role}`)
  expect(await renewStaffRole(own, address)).toMatch(
    /^postgres:\/\/harbourline_staff:[0-9a-f]{48}@/,
  )
  const { rows: relations } = await own.query(`
    SELECT relname, has_table_privilege('${role}', oid, 'SELECT') AS reads,
      has_table_privilege('${role}', oid, 'INSERT, UPDATE, DELETE, TRUNCATE, TRIGGER') AS changes
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v')`)
  const readable = relations.filter(({ reads }) => reads)
  expect(readable.map(({ relname }) => relname).sort()).toEqual([
    'contact_inquiries',
    'inquiry_states',
    'sent_email_inquiries',
    'sent_emails',
  ])
  expect(relations.filter(({ changes }) => changes)).toEqual([])
  const { rows: functions } = await own.query(`
    SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      AND prosecdef AND has_function_privilege('${role}', oid, 'EXECUTE')`)
  expect(functions).toEqual([])
})
