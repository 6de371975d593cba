import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Client, DatabaseError, type PoolClient } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate, migrationNames } from '../../scripts/database/migrate.ts'
import { describeFailure, ownerUrl } from '../../scripts/database/owner-url.ts'
import { renewSiteRole } from '../../scripts/database/site-role.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestBackend } from '../support/test-backend.ts'

const { TEST_DATABASE_SERVER = '' } = process.env
const { close, owner } = await startTestBackend()
afterAll(close)

let address: URL
let client: PoolClient
let path: string
let folder: URL

const write = (name: string, content: string) => writeFile(join(path, name), content)

beforeEach(async () => {
  path = temporaryFolder()
  folder = pathToFileURL(`${path}/`)
  await write('0001_ports.sql', 'CREATE TABLE ports (name text); SELECT 1;')
  await write('0002_data.sql', `INSERT INTO ports VALUES ('Halifax');`)
  await write('notes.md', 'not a migration')
  client = await owner.connect()
  await client.query('DROP TABLE IF EXISTS ports, schema_migrations')
  const { rows } = await client.query('SELECT current_database() AS name')
  address = new URL(TEST_DATABASE_SERVER || 'postgres://me:pw@db.example:6543')
  address.pathname = rows[0]?.name
})

afterEach(() => client.release())

async function ports() {
  const { rows } = await client.query('SELECT name FROM ports ORDER BY name')
  return rows.map(({ name }) => name)
}

describe('migrate', () => {
  test('applies each file once, in order, with a lock timeout, and returns the names', async () => {
    expect(await migrate(client, { folder })).toEqual(['0001_ports.sql', '0002_data.sql'])
    expect(await migrate(client, { folder })).toEqual([])
    await write('0003_more.sql', `INSERT INTO ports SELECT current_setting('lock_timeout')`)
    expect(await migrate(client, { folder })).toEqual(['0003_more.sql'])
    expect(await ports()).toEqual(['10s', 'Halifax'])
  })

  test('refuses a file that has changed since it was applied', async () => {
    await migrate(client, { folder })
    await write('0002_data.sql', `INSERT INTO ports VALUES ('Montréal');`)
    await expect(migrate(client, { folder })).rejects.toThrow('0002_data.sql')
    expect(await ports()).toEqual(['Halifax'])
  })

  // A second session is needed, but the embedded database allows only one.
  test.runIf(TEST_DATABASE_SERVER)('reports which file failed if it ends the session', async () => {
    await write('0003_end.sql', 'SELECT pg_terminate_backend(pg_backend_pid())')
    const own = new Client(address.href).on('error', () => {})
    await own.connect()
    await expect(migrate(own, { folder })).rejects.toThrow('0003_end.sql could not be applied')
  })

  test.runIf(TEST_DATABASE_SERVER)('reports which session holds the migration lock', async () => {
    const lock = `pg_advisory_lock(hashtext('schema_migrations'))`
    const { rows } = await client.query(`SELECT pg_backend_pid() AS pid, user AS role, ${lock}`)
    const other = await owner.connect()
    const refused = migrate(other, { folder, timeout: '1ms' }).finally(() => other.release())
    const { pid, role } = rows[0] ?? {}
    await expect(refused).rejects.toThrow(`session ${pid} of the role ${role}, connected since 20`)
    await client.query('SELECT pg_advisory_unlock_all()')
  })

  test.each([
    ['fails', 'DELETE FROM ports; SELECT 1 / 0;'],
    ['cannot be recorded', 'DELETE FROM ports; DROP TABLE schema_migrations;'],
  ])('rolls back a file that %s and keeps the files applied before it', async (_, statements) => {
    await write('0003_bad.sql', statements)
    await expect(migrate(client, { folder })).rejects.toThrow('0003_bad.sql')
    expect(await ports()).toEqual(['Halifax'])
    await write('0003_bad.sql', 'SELECT 1;')
    expect(await migrate(client, { folder })).toEqual(['0003_bad.sql'])
  })

  test('refuses a file that was applied with psql, and --applied records it', async () => {
    await client.query('CREATE TABLE ports (name text)')
    const refused = migrate(client, { folder })
    await expect(refused).rejects.toThrow(/db:migrate -- --applied 0001_ports\.sql$/)
    const appliedBefore = ['0001_ports.sql']
    expect(await migrate(client, { folder, appliedBefore })).toHaveLength(2)
    expect(await ports()).toEqual(['Halifax'])
    expect(await migrate(client, { folder })).toEqual([])
    const readable = `SELECT has_column_privilege('harbourline_site', 'schema_migrations', 'name', 'SELECT')`
    expect((await client.query(readable)).rows).toEqual([{ has_column_privilege: true }])
  })
})

describe('npm run db:migrate', () => {
  const run = (DATABASE_OWNER_URL: string) =>
    promisify(execFile)(process.execPath, ['scripts/database/migrate-command.ts'], {
      env: { DATABASE_OWNER_URL },
    }).catch((error) => error)

  test('prints one line without secrets if no server responds', async () => {
    const stderr = "The database server can't be reached (ECONNREFUSED).\n"
    const nowhere = 'postgres://me:secret@localhost:1/harbourline'
    expect(await run(nowhere)).toMatchObject({ code: 1, stdout: '', stderr })
  })

  test.runIf(TEST_DATABASE_SERVER)('applies files once if two commands run at once', async () => {
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    const runs = await Promise.all([run(address.href), run(address.href)])
    const applied = (await migrationNames()).map((name) => `Applied ${name}\n`).join('')
    const nothing = 'The schema is up to date; nothing was applied.\n'
    expect(runs.map(({ stdout }) => stdout).sort()).toEqual([applied, nothing])
  })

  test('explains that the server refuses the user name or password', () => {
    const refusal = Object.assign(new DatabaseError('secret', 1, 'error'), { code: '28P01' })
    expect(describeFailure(refusal)).toMatch(/^The server rejected .+ in DATABASE_OWNER_URL\.$/)
  })

  const unusable = [undefined, 'https://me:secret@db.example', 'secret']

  test.each(unusable)('asks for DATABASE_OWNER_URL and prints no secrets if it is %j', (url) => {
    expect(() => ownerUrl(url)).toThrow('Set DATABASE_OWNER_URL')
    expect(() => ownerUrl(url)).not.toThrow(/secret|db\.example/)
  })

  test("bypasses Neon's pooler, which can't hold the lock, and verifies the certificate", () => {
    const host = 'ca-central-1.aws.neon.tech'
    const url = ownerUrl(`postgresql://me:pw@ep-cool-1-pooler.${host}/neondb?sslmode=require`)
    expect(url.hostname).toBe(`ep-cool-1.${host}`)
    expect(url.searchParams.get('sslmode')).toBe('verify-full')
  })
})

describe('renewSiteRole', () => {
  test('does not reveal the password in its error if the server refuses it', async () => {
    const passwords: string[] = []
    const refusing = {
      async query(statement: string) {
        const [password] = statement.match(/[0-9a-f]{48}/) ?? []
        if (!password) return { rowCount: 1 }
        passwords.push(password)
        throw new Error(statement)
      },
    }
    const refusal = await renewSiteRole(refusing as never, address).catch(String)
    expect(passwords).toHaveLength(1)
    expect(refusal).not.toContain(passwords[0])
  })

  test("sets a new password, resets the role's settings and ends a thief's sessions", async () => {
    // Uses a separate role, because tests in other workers use the site role at the same time.
    const role = `thief_${Date.now()}`
    const database = address.pathname.slice(1)
    await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'stolen'`)
    await client.query(`ALTER ROLE ${role} SET default_transaction_read_only = on`)
    await client.query(`ALTER ROLE ${role} IN DATABASE "${database}" SET search_path = pg_temp`)
    const stolen = Object.assign(new URL(address), { username: role, password: 'stolen' })
    // The embedded database allows only one session.
    const thief = TEST_DATABASE_SERVER ? new Client({ connectionString: stolen.href }) : undefined
    const ended = new Promise((resolve) => thief?.on('error', () => {}).once('end', resolve))
    await thief?.connect()
    await thief?.query(`BEGIN READ WRITE; ALTER ROLE ${role} PASSWORD 'again'`)

    const siteUrl = await renewSiteRole(client, address, role)
    expect(siteUrl).toMatch(new RegExp(`^postgres://${role}:[0-9a-f]{48}@.+/${database}`))
    const remaining = `
      SELECT rolcanlogin, (SELECT count(*)::int FROM pg_db_role_setting WHERE setrole = oid) AS settings
      FROM pg_roles WHERE rolname = '${role}'`
    expect((await client.query(remaining)).rows).toEqual([{ rolcanlogin: true, settings: 0 }])
    if (thief) {
      await ended
      const site = new Client({ connectionString: siteUrl })
      await site.connect()
      await site.end()
    }
    await client.query(`DROP ROLE ${role}`)
  })
})
