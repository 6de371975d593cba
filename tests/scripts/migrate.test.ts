import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DatabaseError, type PoolClient } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate, migrationNames } from '../../netlify/database/migrate.ts'
import { describeFailure, ownerUrl } from '../../scripts/database/owner-url.ts'
import { renewSitePassword } from '../../scripts/database/site-password.ts'
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
  test('waits for a lock of another connection for ten seconds at most, and says so', async () => {
    const sql = `INSERT INTO ports SELECT current_setting('lock_timeout')`
    await writeFile(join(path, '0002_data.sql'), sql)
    await migrate(client, folder)
    expect(await ports()).toEqual(['10s'])
    const cause = Object.assign(new Error('canceling statement'), { code: '55P03' })
    expect(describeFailure(new Error('0002_data.sql could not be applied', { cause }))).toMatch(
      /^0002_data\.sql .* ten seconds/,
    )
  })

  test('applies files in the order of their names, each once, and says which', async () => {
    expect(await migrate(client, folder)).toEqual(['0001_ports.sql', '0002_data.sql'])
    expect(await migrate(client, folder)).toEqual([])
    await writeFile(join(path, '0003_more.sql'), `INSERT INTO ports VALUES ('Vancouver');`)
    expect(await migrate(client, folder)).toEqual(['0003_more.sql'])
    expect(await ports()).toEqual(['Halifax', 'Vancouver'])
  })

  test('refuses a file that has changed since it was applied', async () => {
    await migrate(client, folder)
    await writeFile(join(path, '0002_data.sql'), `INSERT INTO ports VALUES ('Montréal');`)
    await expect(migrate(client, folder)).rejects.toThrow('0002_data.sql')
    expect(await ports()).toEqual(['Halifax'])
  })

  test.each([
    ['fails', 'DELETE FROM ports; SELECT 1 / 0;'],
    ['cannot be recorded', 'DELETE FROM ports; DROP TABLE schema_migrations;'],
  ])('undoes a file that %s, and keeps those before it', async (_reason, statements) => {
    await writeFile(join(path, '0003_bad.sql'), statements)
    await expect(migrate(client, folder)).rejects.toThrow('0003_bad.sql')
    expect(await ports()).toEqual(['Halifax'])

    await writeFile(join(path, '0003_bad.sql'), 'SELECT 1;')
    expect(await migrate(client, folder)).toEqual(['0003_bad.sql'])
  })
})

function run(DATABASE_OWNER_URL: string) {
  const command = ['scripts/database/migrate-command.ts']
  const options = { env: { DATABASE_OWNER_URL } }
  return new Promise<{ code: unknown; output: string; errors: string }>((end) =>
    execFile(process.execPath, command, options, (error, output, errors) =>
      end({ code: error?.code ?? 0, output, errors }),
    ),
  )
}

describe('npm run db:migrate', () => {
  test('ends with one line and tells no secret where no server answers', async () => {
    const errors = 'The database server cannot be reached (ECONNREFUSED).\n'
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

  test('says so where the server refuses the user', () => {
    const refusal = Object.assign(new DatabaseError('secret', 1, 'error'), { code: '28P01' })
    expect(describeFailure(refusal)).toMatch(/^The server refuses .+ in DATABASE_OWNER_URL\.$/)
  })
})

describe("the owner's address", () => {
  test.each([undefined, 'https://me:secret@db.example', 'secret'])(
    'is asked for, and no secret told, where it is %j',
    (url) => {
      expect(() => ownerUrl(url)).toThrow('Set DATABASE_OWNER_URL')
      expect(() => ownerUrl(url)).not.toThrow(/secret|db\.example/)
    },
  )

  test('leads past the pooler of Neon, whose sessions cannot hold the lock', () => {
    const url = ownerUrl('postgresql://me:pw@ep-cool-1-pooler.ca-central-1.aws.neon.tech/neondb')
    expect(url.hostname).toBe('ep-cool-1.ca-central-1.aws.neon.tech')
  })

  test('has its certificate verified where it asks for TLS', () => {
    const url = ownerUrl('postgresql://me:pw@db.example/neondb?sslmode=require')
    expect(url.searchParams.get('sslmode')).toBe('verify-full')
  })
})

describe("the password of the site's role", () => {
  test('is not repeated when the server refuses it', async () => {
    const said: string[] = []
    const client = {
      query(statement: string) {
        said.push(...(statement.match(/[0-9a-f]{48}/) ?? []))
        return Promise.reject(new Error(statement))
      },
    }
    const refusal = await renewSitePassword(client as never, new URL('postgres://h/d')).catch(
      String,
    )
    expect(said).toHaveLength(1)
    expect(refusal).not.toContain(said[0])
  })

  // On a server, other tests use the same role at the same time.
  test.skipIf(TEST_DATABASE_SERVER)('lets it sign in', async () => {
    await client.query('ALTER ROLE harbourline_site NOLOGIN')
    const owner = ownerUrl('postgres://me:pw@db.example:6543/neondb?sslmode=require')
    expect(await renewSitePassword(client, owner)).toMatch(
      /^postgres:\/\/harbourline_site:[0-9a-f]{48}@db\.example:6543\/neondb\?sslmode=require$/,
    )
    const role = `SELECT rolcanlogin FROM pg_roles WHERE rolname = 'harbourline_site'`
    expect((await client.query(role)).rows).toEqual([{ rolcanlogin: true }])
  })
})
