import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../scripts/database/migrate.ts'
import {
  canSignIn,
  endSessions,
  renewSiteRole,
} from '../../scripts/database/site-role.ts'
import { renewStaffRole } from '../../scripts/database/staff-role.ts'
import { openEmbeddedDatabase } from '../../scripts/local/neon/embedded-database.ts'
import { ownerUrl } from '../../scripts/operate/owner-url.ts'
import { onlyLineOf } from '../support/lines.ts'
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
const neonClient = await neon.owner.connect()

afterAll(async () => {
  client.release()
  neonClient.release()
  await Promise.all([close(), neon.close()])
})

const first = '0001_ports.sql'
const second = '0002_add-data.sql'
let folder: URL

const writeMigration = (name: string, content: string) =>
  writeFile(new URL(name, folder), content)

async function portNames() {
  const { rows } = await client.query('SELECT name FROM ports ORDER BY name')
  return rows.map(({ name }) => name)
}

beforeEach(async () => {
  folder = pathToFileURL(join(temporaryFolder(), '/'))
  await writeMigration(first, 'CREATE TABLE ports (name text);\nSELECT 1;')
  await writeMigration(second, `INSERT INTO ports VALUES ('Halifax');`)
  await writeMigration('notes.md', 'not a migration')
  await client.query('DROP TABLE IF EXISTS ports, schema_migrations')
})

test('migrations are applied in the order of their names', async () => {
  const applied = await migrate(client, folder)
  expect(applied).toEqual([first, second])
  expect(await portNames()).toEqual(['Halifax'])
})

test('a migration that was applied is not applied again', async () => {
  await migrate(client, folder)
  expect(await migrate(client, folder)).toEqual([])
  expect(await portNames()).toEqual(['Halifax'])
})

test('a migration that Notepad saved again counts as the same', async () => {
  await migrate(client, folder)
  // Notepad can add a byte order mark and carriage returns.
  await writeMigration(
    first,
    '\uFEFFCREATE TABLE ports (name text);\r\nSELECT 1;',
  )
  expect(await migrate(client, folder)).toEqual([])
})

test('a migration waits at most ten seconds for a lock', async () => {
  await writeMigration(
    '0003_more.sql',
    `INSERT INTO ports SELECT current_setting('lock_timeout')`,
  )
  await migrate(client, folder)
  expect(await portNames()).toEqual(['10s', 'Halifax'])
})

test.each([
  {
    fault: 'has changed',
    name: second,
    content: 'SELECT 2',
    reason:
      '0002_add-data.sql could not be applied: it has changed since it was applied. Write a new migration instead.',
  },
  {
    fault: 'has a name of another form',
    name: '0003-x.SQL.txt',
    content: 'SELECT 1',
    reason:
      'Rename the migration 0003-x.SQL.txt to a name like 0002_what_it_does.sql.',
  },
  {
    fault: 'cannot be recorded',
    name: '0003_x.sql',
    content: 'DELETE FROM ports; DROP TABLE schema_migrations',
    reason:
      '0003_x.sql could not be applied: relation "public.schema_migrations" does not exist',
  },
])(
  'a migration that $fault is refused, and the others remain applied',
  async ({ name, content, reason }) => {
    await migrate(client, folder)
    await writeMigration(name, content)
    const refusal = await migrate(client, folder).catch(String)
    expect(refusal).toBe(`Error: ${reason}`)
    expect(await portNames()).toEqual(['Halifax'])
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
    expect(applied.flat().sort()).toEqual([first, second])
  },
)

/** Runs `npm run db:migrate`, or another of these commands, with only this variable. */
const runCommand = (DATABASE_OWNER_URL?: string, command = 'migrate') =>
  promisify(execFile)(process.execPath, ['scripts/database/run.ts', command], {
    env: { DATABASE_OWNER_URL },
  }).catch((error) => error)

const malformed =
  'DATABASE_OWNER_URL is not postgres://user:password@host/database.'
// Nothing listens on port 1.
const unreachable = 'postgres://me:secret@localhost:1/site'

test.each([
  {
    url: undefined,
    reason:
      'DATABASE_OWNER_URL is not set. Set it in the shell or in .env to postgres://user:password@host/database.',
  },
  { url: 'https://me:secret@db.example/site', reason: malformed },
  { url: 'postgres://secret@localhost:1/site', reason: malformed },
  {
    url: `${unreachable}?sslmode=prefer`,
    reason: "The database server can't be reached (ECONNREFUSED).",
  },
  {
    url: `${unreachable}?port=x`,
    reason: "The database server can't be reached (ERR_SOCKET_BAD_PORT).",
  },
  {
    url: `${unreachable}?sslcert=/nope`,
    reason: "A file in DATABASE_OWNER_URL can't be read (ENOENT).",
  },
])(
  'npm run db:migrate refuses the URL $url in one line, without secrets',
  async ({ url, reason }) => {
    const { code, stdout, stderr } = await runCommand(url)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(onlyLineOf(stderr)).toBe(reason)
    for (const secret of ['secret', 'nope', 'db.example'])
      expect(stderr).not.toContain(secret)
  },
)

describe("the owner's URL from Neon's console", () => {
  const host = 'ca-central-1.aws.neon.tech'
  const pooled = `postgresql://me:pw@ep-cool-1-pooler.${host}/neondb?sslmode=require&sslrootcert=system`
  const url = ownerUrl({ DATABASE_OWNER_URL: pooled })

  test('is used without the pooler', () => {
    expect(url.hostname).toBe(`ep-cool-1.${host}`)
  })

  test('is used with a verified certificate', () => {
    expect(url.search).toBe('?sslmode=verify-full')
  })
})

// The site role already has access to the other test databases on this server.
test.runIf(TEST_DATABASE_SERVER)(
  'a second database on the server is refused',
  async () => {
    const name = `${address.pathname.slice(1)}_second`
    await client.query(`CREATE DATABASE ${name}`)
    const url = new URL(address)
    url.pathname = name
    const { code, stderr } = await runCommand(url.href, 'site-password')
    await client.query(`DROP DATABASE ${name}`)
    expect(code).toBe(1)
    const beginning = 'harbourline_site already signs in to the database '
    expect(onlyLineOf(stderr).startsWith(beginning)).toBe(true)
  },
)

test.runIf(TEST_DATABASE_SERVER)(
  "a new password ends a thief's session and works",
  async () => {
    // Tests in other workers use the site role at the same time, so this test has a role of its own.
    const role = `thief_${Date.now()}`
    await migrate(client, folder)
    await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'stolen'`)
    const stolen = new URL(address)
    stolen.username = role
    stolen.password = 'stolen'
    const thief = new Client({ connectionString: stolen.href })
    const thiefIsOut = new Promise((resolve) =>
      thief.on('error', () => {}).once('end', resolve),
    )
    await thief.connect()
    // The thief's open transaction locks the role, so that nobody else could change its password.
    await thief.query(`BEGIN; ALTER ROLE ${role} PASSWORD 'again'`)

    await endSessions(client, role)
    const renewed = await renewSiteRole(client, address, role)

    await thiefIsOut
    const site = new Client({ connectionString: renewed })
    await site.connect()
    await site.end()
    await client.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
  },
)

/** Lets `neonClient` act as this role from now on. */
const become = (role: string) =>
  neonClient.query(`SET SESSION AUTHORIZATION ${role}`)

beforeAll(async () => {
  await neonClient.query(`CREATE ROLE neon_superuser CREATEROLE; CREATE ROLE neondb_owner CREATEROLE;
    GRANT neon_superuser TO neondb_owner; ALTER DATABASE postgres OWNER TO neondb_owner`)
  await become('neondb_owner')
  await expect(renewSiteRole(neonClient, address)).rejects.toThrow(
    'Run npm run db:migrate first.',
  )
  await migrate(neonClient)
  expect(await canSignIn(neonClient)).toBe(false)
})

interface RoleChange {
  /** What the change does to the site role. */
  what: string
  /** Statements that a superuser runs first. */
  change: string
  /** The role that then runs `npm run db:site-password`. */
  renewedBy?: string
}

const drop = 'DROP OWNED BY harbourline_site; DROP ROLE harbourline_site'
const createAgain = `${drop}; CREATE ROLE harbourline_site`
const administer = 'GRANT harbourline_site TO neondb_owner WITH ADMIN OPTION'

/** Changes the site role, and renews its password. @returns its URL, or why it is refused. */
async function renewAfter({ change, renewedBy = 'neondb_owner' }: RoleChange) {
  await become('postgres')
  await neonClient.query(
    'GRANT ALL ON ALL FUNCTIONS IN SCHEMA public TO PUBLIC',
  )
  await neonClient.query(change)
  await become(renewedBy)
  return renewSiteRole(neonClient, address).catch(({ message }) => message)
}

/** Checks that a URL leads to the database, with a password of 24 random bytes. */
function expectUrlFor(user: string, renewed: string) {
  const url = new URL(renewed)
  expect(url).toMatchObject({
    protocol: 'postgres:',
    username: user,
    host: address.host,
    pathname: address.pathname,
  })
  expect(url.password).toHaveLength(48)
  expect(Buffer.from(url.password, 'hex')).toHaveLength(24)
}

const harmlessChanges: RoleChange[] = [
  { what: 'is missing', change: drop },
  {
    what: 'has other rights, settings and objects',
    change: `DROP OWNED BY harbourline_site;
      GRANT SELECT ON contact_inquiries TO harbourline_site, PUBLIC;
      SELECT lo_create(9); ALTER LARGE OBJECT 9 OWNER TO harbourline_site;
      ALTER ROLE harbourline_site SET DateStyle = 'SQL';
      ALTER ROLE harbourline_site IN DATABASE postgres SET search_path = pg_temp;
      ALTER ROLE harbourline_site VALID UNTIL '2020-01-01'`,
  },
  {
    what: 'was created again',
    change: `${createAgain} IN ROLE pg_read_all_data`,
    renewedBy: 'postgres',
  },
]

test.each(harmlessChanges)(
  'if the site role $what, a new password puts it right',
  async (harmless) => {
    const renewed = await renewAfter(harmless)
    expectUrlFor('harbourline_site', renewed)
    expect(await canSignIn(neonClient)).toBe(true)
    const { rows } = await neonClient.query(`
      SELECT DISTINCT has_function_privilege('harbourline_site', proc.oid, 'EXECUTE') AS site_may_call,
        has_function_privilege('public', proc.oid, 'EXECUTE') AS everyone_may_call,
        has_any_column_privilege('harbourline_site', 'contact_inquiries', 'SELECT, INSERT, UPDATE')
          AS site_may_read,
        rolvaliduntil::text AS valid_until,
        EXISTS (SELECT FROM pg_db_role_setting WHERE setrole = pg_roles.oid) AS has_settings,
        EXISTS (SELECT FROM pg_largeobject_metadata) AS has_objects
      FROM pg_proc AS proc, pg_roles
      WHERE prosecdef AND pronamespace = 'public'::regnamespace AND rolname = 'harbourline_site'`)
    const safe = {
      site_may_call: true,
      everyone_may_call: false,
      site_may_read: false,
      valid_until: 'infinity',
      has_settings: false,
      has_objects: false,
    }
    expect(rows).toEqual([safe])
  },
)

const harmfulChanges: RoleChange[] = [
  {
    what: 'is a member of another role',
    change: `${createAgain} IN ROLE neon_superuser`,
  },
  {
    what: 'may create roles',
    change: `${createAgain} CREATEROLE; ${administer}`,
  },
  {
    what: 'owns tables',
    change: `${createAgain}; ${administer};
      CREATE TABLE x (); ALTER TABLE x OWNER TO harbourline_site`,
  },
  { what: "is another owner's", change: createAgain },
  {
    what: "owns a schema with others' tables",
    change:
      'CREATE SCHEMA y AUTHORIZATION harbourline_site; CREATE TABLE y.x ()',
    renewedBy: 'postgres',
  },
  {
    what: 'owns the database',
    change: 'ALTER DATABASE postgres OWNER TO harbourline_site',
    renewedBy: 'postgres',
  },
]

test.each(harmfulChanges)(
  'a site role that $what gets no new password',
  async (harmful) => {
    const refusal = await renewAfter(harmful)
    expect(refusal.startsWith('The role harbourline_site exists')).toBe(true)
    expect(refusal).not.toContain('postgres://')
  },
)

describe('the role for staff', () => {
  const role = 'harbourline_staff'
  let renewed = ''

  beforeAll(async () => {
    await become('neondb_owner')
    await renewStaffRole(neonClient, address)
    // An earlier owner may have granted more.
    await neonClient.query(`GRANT DELETE ON contact_inquiries TO ${role}`)
    renewed = await renewStaffRole(neonClient, address)
  })

  test('has a new password', () => {
    expectUrlFor(role, renewed)
  })

  /** Returns the tables and views for which the role has any of these rights. */
  async function relationsWith(rights: string) {
    const { rows } = await neonClient.query(`
      SELECT relname FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v')
        AND has_table_privilege('${role}', oid, '${rights}') ORDER BY relname`)
    return rows.map(({ relname }) => relname)
  }

  test('may read inquiries and emails, and nothing else', async () => {
    expect(await relationsWith('SELECT')).toEqual([
      'contact_inquiries',
      'inquiry_states',
      'sent_email_inquiries',
      'sent_emails',
    ])
  })

  test('may change nothing', async () => {
    const changes = 'INSERT, UPDATE, DELETE, TRUNCATE, TRIGGER'
    expect(await relationsWith(changes)).toEqual([])
  })

  test('may call none of the SQL functions', async () => {
    const { rows } = await neonClient.query(`
      SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
        AND prosecdef AND has_function_privilege('${role}', oid, 'EXECUTE')`)
    expect(rows).toEqual([])
  })
})
