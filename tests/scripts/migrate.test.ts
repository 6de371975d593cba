import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client, DatabaseError, type PoolClient } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate, migrationNames } from '../../netlify/database/migrate.ts'
import { describeFailure, ownerUrl } from '../../scripts/database/owner-url.ts'
import { renewSiteRole } from '../../scripts/database/site-role.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestBackend } from '../support/test-backend.ts'

const { TEST_DATABASE_SERVER = '' } = process.env

const { close, owner } = await startTestBackend()
afterAll(close)
let client: PoolClient
let path: string
let folder: URL

beforeEach(async () => {
  path = temporaryFolder()
  folder = pathToFileURL(`${path}/`)
  await writeFile(join(path, '0001_ports.sql'), 'CREATE TABLE ports (name text); SELECT 1;')
  await writeFile(join(path, '0002_data.sql'), `INSERT INTO ports VALUES ('Halifax');`)
  await writeFile(join(path, 'notes.md'), 'not a migration')
  client = await owner.connect()
  await client.query('DROP TABLE IF EXISTS ports, schema_migrations')
})

afterEach(() => client.release())

async function ports() {
  const { rows } = await client.query('SELECT name FROM ports ORDER BY name')
  return rows.map(({ name }) => name)
}

describe('migrate', () => {
  test('limits the wait of a migration for the lock of another session', async () => {
    const sql = `INSERT INTO ports SELECT current_setting('lock_timeout')`
    await writeFile(join(path, '0002_data.sql'), sql)
    await migrate(client, { folder })
    expect(await ports()).toEqual(['10s'])
  })

  test('applies files in the order of their names, each once, and returns their names', async () => {
    expect(await migrate(client, { folder })).toEqual(['0001_ports.sql', '0002_data.sql'])
    expect(await migrate(client, { folder })).toEqual([])
    await writeFile(join(path, '0003_more.sql'), `INSERT INTO ports VALUES ('Vancouver');`)
    expect(await migrate(client, { folder })).toEqual(['0003_more.sql'])
    expect(await ports()).toEqual(['Halifax', 'Vancouver'])
  })

  test('refuses a file that has changed since it was applied', async () => {
    await migrate(client, { folder })
    await writeFile(join(path, '0002_data.sql'), `INSERT INTO ports VALUES ('Montréal');`)
    await expect(migrate(client, { folder })).rejects.toThrow('0002_data.sql')
    expect(await ports()).toEqual(['Halifax'])
  })

  // The embedded database has only one session.
  test.runIf(TEST_DATABASE_SERVER)('reports which session holds the migration lock', async () => {
    const lock = `pg_advisory_lock(hashtext('schema_migrations'))`
    const { rows } = await client.query(`SELECT pg_backend_pid() AS pid, user AS role, ${lock}`)
    const other = await owner.connect()
    const refused = migrate(other, { folder, lockTimeout: '1ms' }).finally(() => other.release())
    const { pid, role } = rows[0] ?? {}
    await expect(refused).rejects.toThrow(`session ${pid} of the role ${role}, connected since 20`)
    await client.query('SELECT pg_advisory_unlock_all()')
  })

  test.each([
    ['fails', 'DELETE FROM ports; SELECT 1 / 0;'],
    ['cannot be recorded', 'DELETE FROM ports; DROP TABLE schema_migrations;'],
  ])('undoes a file that %s, and keeps those before it', async (_reason, statements) => {
    await writeFile(join(path, '0003_bad.sql'), statements)
    await expect(migrate(client, { folder })).rejects.toThrow('0003_bad.sql')
    expect(await ports()).toEqual(['Halifax'])

    await writeFile(join(path, '0003_bad.sql'), 'SELECT 1;')
    expect(await migrate(client, { folder })).toEqual(['0003_bad.sql'])
  })

  test('refuses a file that psql has applied, and records it if it is named', async () => {
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

function run(DATABASE_OWNER_URL: string, ...words: string[]) {
  const command = ['scripts/database/migrate-command.ts', ...words]
  const options = { env: { DATABASE_OWNER_URL } }
  return new Promise<{ code: unknown; output: string; errors: string }>((end) =>
    execFile(process.execPath, command, options, (error, output, errors) =>
      end({ code: error?.code ?? 0, output, errors }),
    ),
  )
}

describe('npm run db:migrate', () => {
  test('ends with one line and reveals no secret if no server responds', async () => {
    const errors = "The database server can't be reached (ECONNREFUSED).\n"
    const nowhere = 'postgres://me:secret@localhost:1/harbourline'
    expect(await run(nowhere)).toEqual({ code: 1, output: '', errors })
  })

  test.runIf(TEST_DATABASE_SERVER)('applies everything once, from two places at once', async () => {
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    const { rows } = await client.query('SELECT current_database() AS name')
    const url = new URL(TEST_DATABASE_SERVER)
    url.pathname = rows[0]?.name
    const rivals = await Promise.all([run(url.href), run(url.href)])
    const third = await run(url.href)
    const applied = (await migrationNames()).map((name) => `Applied ${name}\n`).join('')
    const nothing = 'The schema is up to date; nothing was applied.\n'
    expect(rivals.map(({ output }) => output).sort()).toEqual([applied, nothing])
    expect(third).toEqual({ code: 0, output: nothing, errors: '' })
  })

  test('explains that the server refuses the user', () => {
    const refusal = Object.assign(new DatabaseError('secret', 1, 'error'), { code: '28P01' })
    expect(describeFailure(refusal)).toMatch(/^The server refuses .+ in DATABASE_OWNER_URL\.$/)
  })
})

describe("the owner's connection string", () => {
  test.each([undefined, 'https://me:secret@db.example', 'secret'])(
    'is asked for, and no secret revealed, if it is %j',
    (url) => {
      expect(() => ownerUrl(url)).toThrow('Set DATABASE_OWNER_URL')
      expect(() => ownerUrl(url)).not.toThrow(/secret|db\.example/)
    },
  )

  test("avoids Neon's pooler, whose sessions can't hold the lock, and verifies the certificate", () => {
    const host = 'ca-central-1.aws.neon.tech'
    const url = ownerUrl(`postgresql://me:pw@ep-cool-1-pooler.${host}/neondb?sslmode=require`)
    expect(url.hostname).toBe(`ep-cool-1.${host}`)
    expect(url.searchParams.get('sslmode')).toBe('verify-full')
  })
})

describe("the site's role, renewed,", () => {
  const address = new URL('postgres://me:pw@db.example:6543/neondb?sslmode=require')

  test('does not have its password repeated when the server refuses it', async () => {
    const passwords: string[] = []
    const client = {
      query(statement: string) {
        const [password] = statement.match(/[0-9a-f]{48}/) ?? []
        if (!password) return Promise.resolve({ rowCount: 1 })
        passwords.push(password)
        return Promise.reject(new Error(statement))
      },
    }
    const refusal = await renewSiteRole(client as never, address).catch(String)
    expect(passwords).toHaveLength(1)
    expect(refusal).not.toContain(passwords[0])
  })

  test('signs in with a new password, without settings and sessions of a thief', async () => {
    const { rows } = await client.query('SELECT current_database() AS name')
    const database = rows[0]?.name
    const owner = new URL(TEST_DATABASE_SERVER || address)
    owner.pathname = `/${database}`
    // A role of its own, because on a server other tests use the site's role at the same time.
    const role = `thief_${Date.now()}`
    await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'stolen'`)
    await client.query(`ALTER ROLE ${role} SET default_transaction_read_only = on`)
    await client.query(`ALTER ROLE ${role} IN DATABASE "${database}" SET search_path = pg_temp`)
    const stolen = Object.assign(new URL(owner), { username: role, password: 'stolen' })
    // The embedded database has only one session.
    const thief = TEST_DATABASE_SERVER ? new Client({ connectionString: stolen.href }) : undefined
    const ended = new Promise((resolve) => thief?.on('error', () => {}).once('end', resolve))
    await thief?.connect()
    await thief?.query(`BEGIN READ WRITE; ALTER ROLE ${role} PASSWORD 'again'`)

    const siteUrl = await renewSiteRole(client, owner, role)
    expect(siteUrl).toMatch(new RegExp(`^postgres://${role}:[0-9a-f]{48}@.+/${database}`))
    const left = `
      SELECT rolcanlogin, (SELECT count(*)::int FROM pg_db_role_setting WHERE setrole = oid) AS settings
      FROM pg_roles WHERE rolname = '${role}'`
    expect((await client.query(left)).rows).toEqual([{ rolcanlogin: true, settings: 0 }])
    if (thief) {
      await ended
      const site = new Client({ connectionString: siteUrl })
      await site.connect()
      await site.end()
    }
    await client.query(`DROP ROLE ${role}`)
  })
})
