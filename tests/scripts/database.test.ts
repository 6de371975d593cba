import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Client, type PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../scripts/database/migrate.ts'
import { endSiteSessions, renewSiteRole } from '../../scripts/database/site-role.ts'
import { openEmbeddedDatabase } from '../../scripts/local/neon/embedded-database.ts'
import { ownerUrl } from '../../scripts/owner-url.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestBackend } from '../support/test-backend.ts'

const { TEST_DATABASE_SERVER = '' } = process.env
const { close, owner } = await startTestBackend()
afterAll(close)

let address: URL
let client: PoolClient

beforeEach(async () => {
  client = await owner.connect()
  const { rows } = await client.query('SELECT current_database() AS name')
  address = new URL(TEST_DATABASE_SERVER || 'postgres://me:pw@db.example:6543')
  address.pathname = rows[0]?.name
})
afterEach(() => client.release())

describe('migrate', () => {
  let folder: URL
  const write = (name: string, content: string) => writeFile(new URL(name, folder), content)
  const ports = async () => (await client.query('SELECT name FROM ports ORDER BY name')).rows

  beforeEach(async () => {
    folder = pathToFileURL(join(temporaryFolder(), '/'))
    await write('0001_ports.sql', 'CREATE TABLE ports (name text); SELECT 1;')
    await write('0002_add-data.sql', `INSERT INTO ports VALUES ('Halifax');`)
    await write('notes.md', 'not a migration')
    await client.query('DROP TABLE IF EXISTS ports, schema_migrations')
  })

  test('applies each file once, in order, with a lock timeout, and returns the names', async () => {
    expect(await migrate(client, folder)).toEqual(['0001_ports.sql', '0002_add-data.sql'])
    expect(await migrate(client, folder)).toEqual([])
    await write('0003_more.sql', `INSERT INTO ports SELECT current_setting('lock_timeout')`)
    expect(await migrate(client, folder)).toEqual(['0003_more.sql'])
    expect(await ports()).toEqual([{ name: '10s' }, { name: 'Halifax' }])
  })

  test('refuses a file that has changed since it was applied', async () => {
    await migrate(client, folder)
    await write('0002_add-data.sql', `INSERT INTO ports VALUES ('Montréal');`)
    await expect(migrate(client, folder)).rejects.toThrow(/^0002_add-data\.sql .*has changed/)
    expect(await ports()).toEqual([{ name: 'Halifax' }])
  })

  test('applies nothing if a file has another form of name', async () => {
    await write('0003-more.SQL', 'SELECT 1')
    await expect(migrate(client, folder)).rejects.toThrow('Rename the migration 0003-more.SQL to')
    expect((await client.query(`SELECT to_regclass('ports') AS it`)).rows).toEqual([{ it: null }])
  })

  test.each([
    ['fails', 'DELETE FROM ports; SELECT 1 / 0;', 'division by zero'],
    ['cannot be recorded', 'DELETE FROM ports; DROP TABLE schema_migrations;', 'does not exist'],
  ])('rolls back a file that %s and keeps the files applied before it', async (_, sql, reason) => {
    await write('0003_bad.sql', sql)
    const refusal = await migrate(client, folder).catch(String)
    expect(refusal).toMatch(/0003_bad\.sql could not be applied/)
    expect(refusal).toContain(reason)
    expect(await ports()).toEqual([{ name: 'Halifax' }])
  })

  // Runs only on a server, because the embedded database allows no second session.
  test.runIf(TEST_DATABASE_SERVER)('applies each file once if two sessions migrate', async () => {
    const other = await owner.connect()
    const applied = await Promise.all([migrate(client, folder), migrate(other, folder)])
    other.release()
    expect(applied.flat().sort()).toEqual(['0001_ports.sql', '0002_add-data.sql'])
  })
})

describe('npm run db:migrate', () => {
  const run = (DATABASE_OWNER_URL?: string, command = 'migrate') =>
    promisify(execFile)(process.execPath, ['scripts/database/run.ts', command], {
      env: { DATABASE_OWNER_URL },
    }).catch((error) => error)

  test.each([
    [undefined, /is not set/],
    ['https://me:secret@db.example/site', /^DATABASE_OWNER_URL is not postgres:/],
    ['postgres://me:secret@localhost:1/site', /reached \(ECONNREFUSED\)/],
    ['postgres://me:secret@localhost:1/site?sslcert=/nope', /read \(ENOENT\)/],
  ])('explains in one line, without secrets, that %s is of no use', async (url, reason) => {
    const { code, stdout, stderr } = await run(url)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(reason)
    expect(stderr).toMatch(/^[^\n]+\n$/)
    expect(stderr).not.toMatch(/secret|nope|db\.example/)
  })

  test("bypasses Neon's pooler, which can't hold the lock, and verifies the certificate", () => {
    const host = 'ca-central-1.aws.neon.tech'
    const pooled = `postgresql://me:pw@ep-cool-1-pooler.${host}/neondb?sslmode=require`
    const url = ownerUrl({ DATABASE_OWNER_URL: pooled })
    expect(url.hostname).toBe(`ep-cool-1.${host}`)
    expect(url.searchParams.get('sslmode')).toBe('verify-full')
  })

  // On a server, the databases of other tests are already second databases with the site role.
  test.runIf(TEST_DATABASE_SERVER).each(['migrate', 'site-password'])(
    'refuses a second database on the server, for %s',
    async (command) => {
      const second = `${address.pathname.slice(1)}_second`
      await client.query(`CREATE DATABASE ${second}`)
      const url = Object.assign(new URL(address), { pathname: second })
      const { code, stderr } = await run(url.href, command)
      await client.query(`DROP DATABASE ${second}`)
      expect(code).toBe(1)
      expect(stderr).toMatch(/^harbourline_site already signs in to the database \w+, and .+\n$/)
    },
  )
})

describe('renewSiteRole', () => {
  test("sets a new password, and removes a thief's settings, sessions and objects", async () => {
    // Uses a separate role, because tests in other workers use the site role at the same time.
    const role = `thief_${Date.now()}`
    const database = address.pathname.slice(1)
    await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'stolen' VALID UNTIL '2020-01-01'`)
    await client.query(`ALTER ROLE ${role} SET default_transaction_read_only = on`)
    await client.query(`ALTER ROLE ${role} IN DATABASE "${database}" SET search_path = pg_temp`)
    await client.query(`SELECT lo_create(4711); ALTER LARGE OBJECT 4711 OWNER TO ${role}`)
    await client.query(`ALTER ROLE ${role} VALID UNTIL 'infinity'`)
    const stolen = Object.assign(new URL(address), { username: role, password: 'stolen' })
    const thief = TEST_DATABASE_SERVER ? new Client({ connectionString: stolen.href }) : undefined
    const ended = new Promise((resolve) => thief?.on('error', () => {}).once('end', resolve))
    await thief?.connect()
    await thief?.query(`BEGIN READ WRITE; ALTER ROLE ${role} PASSWORD 'again'`)

    await endSiteSessions(client, role)
    const siteUrl = await renewSiteRole(client, address, role)
    expect(siteUrl).toMatch(new RegExp(`^postgres://${role}:[0-9a-f]{48}@.+/${database}`))
    const remaining = `
      SELECT rolcanlogin, (SELECT count(*)::int FROM pg_db_role_setting WHERE setrole = oid) AS settings,
        (SELECT count(*)::int FROM pg_largeobject_metadata) AS objects
      FROM pg_roles WHERE rolname = '${role}'`
    const clean = { rolcanlogin: true, settings: 0, objects: 0 }
    expect((await client.query(remaining)).rows).toEqual([clean])
    if (thief) {
      await ended
      const site = new Client({ connectionString: siteUrl })
      await site.connect()
      await site.end()
    }
    await client.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
  })
})

describe('a site role that exists already', () => {
  const site = 'harbourline_site'
  let own: PoolClient
  const as = (role: string) => own.query(`SET SESSION AUTHORIZATION ${role}`)

  // An embedded database with an owner like Neon's, who is not a superuser.
  beforeAll(async () => {
    const database = await openEmbeddedDatabase()
    own = await database.owner.connect()
    await own.query(`CREATE ROLE neon_superuser CREATEROLE; CREATE ROLE neondb_owner CREATEROLE;
      GRANT neon_superuser TO neondb_owner; ALTER DATABASE postgres OWNER TO neondb_owner`)
    return async () => {
      own.release()
      await database.close()
    }
  })
  beforeEach(() => as('postgres'))

  test.each([
    ['is a member of another role', 'CREATE ROLE SITE IN ROLE neon_superuser'],
    [
      'may create roles',
      'CREATE ROLE SITE CREATEROLE; GRANT SITE TO neondb_owner WITH ADMIN OPTION',
    ],
    ['was created by another role', 'CREATE ROLE SITE'],
    ['owns tables', 'CREATE ROLE SITE; CREATE TABLE theirs (); ALTER TABLE theirs OWNER TO SITE'],
  ])('is refused with the reason if it %s', async (_, statements) => {
    await own.query(statements.replaceAll('SITE', site))
    await as('neondb_owner')
    await expect(migrate(own)).rejects.toThrow(
      /^0001_.+ not be applied: The role harbourline_site /,
    )
    await as('postgres')
    const { rows } = await own.query(`SELECT to_regclass('contact_inquiries') AS created`)
    expect(rows).toEqual([{ created: null }])
    await own.query(`DROP OWNED BY ${site}; DROP ROLE ${site}`)
  })

  test.each([
    ['is missing', 'neondb_owner', 'DROP OWNED BY SITE; DROP ROLE SITE'],
    [
      'has lost its rights',
      'neondb_owner',
      'DROP OWNED BY SITE; GRANT ALL ON ALL FUNCTIONS IN SCHEMA public TO PUBLIC',
    ],
    ['may read the table', 'neondb_owner', 'GRANT SELECT ON contact_inquiries TO SITE, PUBLIC'],
    ['was created again', 'postgres', 'DROP OWNED BY SITE; DROP ROLE SITE; CREATE ROLE SITE LOGIN'],
    ['is a member of another role', 'postgres', 'GRANT pg_read_all_data TO SITE'],
  ])(
    'gets all its rights, and no others, with a new password if it %s',
    async (_, role, change) => {
      await as('neondb_owner')
      await migrate(own)
      await as('postgres')
      await own.query(change.replaceAll('SITE', site))
      await as(role)
      await renewSiteRole(own, new URL('postgres://me@db.example/postgres'))
      const { rows } = await own.query(`
      SELECT DISTINCT has_function_privilege('${site}', oid, 'EXECUTE') AS site,
        has_function_privilege('public', oid, 'EXECUTE') AS everyone,
        has_any_column_privilege('${site}', 'contact_inquiries', 'SELECT, INSERT, UPDATE') AS all
      FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace`)
      expect(rows).toEqual([{ site: true, everyone: false, all: false }])
    },
  )
})
