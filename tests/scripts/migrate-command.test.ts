import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { PoolClient } from 'pg'
import { describe, expect, test } from 'vitest'
import { migrate, migrationNames } from '../../netlify/database/migrate.ts'
import { openEmbeddedDatabase } from '../../netlify/local/neon/embedded-database.ts'
import { ownerUrl } from '../../scripts/database/owner-url.ts'
import { setSitePassword, siteDatabaseUrl } from '../../scripts/database/site-password.ts'
import { createServerDatabase } from '../support/server-database.ts'

const script = fileURLToPath(new URL('../../scripts/database/migrate-command.ts', import.meta.url))
const { TEST_DATABASE_SERVER = '' } = process.env

async function run(databaseOwnerUrl: string, { options = [] as string[], input = '' } = {}) {
  const child = spawn(process.execPath, [script, ...options], {
    env: { PATH: process.env.PATH, DATABASE_OWNER_URL: databaseOwnerUrl },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  const [[code], output, errors] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, output, errors }
}

describe('npm run db:migrate', () => {
  test.each([
    ['is missing', ''],
    ['is no database address', 'https://me:secret@db.example'],
    ['leads nowhere', 'postgres://me:secret@localhost:1/harbourline'],
  ])('ends with one line, and tells no secret, where the address %s', async (_name, url) => {
    const { code, output, errors } = await run(url)
    expect(code).toBe(1)
    expect(output).toBe('')
    expect(errors).toMatch(/^[^\n]+\n$/)
    expect(errors).not.toMatch(/secret|db\.example/)
  })

  test.each(['short\n', ''])('refuses the password %j before it does anything', async (input) => {
    const url = 'postgres://me:secret@localhost:1/harbourline'
    const { code, errors } = await run(url, { options: ['--site-password'], input })
    expect(code).toBe(1)
    expect(errors).toBe('The password needs at least 12 characters.\n')
  })

  test.runIf(TEST_DATABASE_SERVER)('applies everything once, from two places at once', async () => {
    const database = await createServerDatabase(TEST_DATABASE_SERVER, async () => {})
    const client = (await database.owner.connect()) as PoolClient & { database: string }
    const url = new URL(TEST_DATABASE_SERVER)
    url.pathname = client.database
    const expected = (await migrationNames()).map((name) => `Applied ${name}\n`).join('')

    const runs = await Promise.all([run(url.href), run(url.href)])
    const third = await run(url.href)
    const { rows } = await client.query('SELECT name FROM schema_migrations ORDER BY name')
    client.release()
    await database.close()

    const outputs = runs.map(({ output }) => output)
    expect(outputs).toContain(expected)
    expect(outputs).toContain(third.output)
    expect(third).toMatchObject({ code: 0, errors: '' })
    expect(rows.map(({ name }) => name)).toEqual(await migrationNames())
  })

  test.runIf(TEST_DATABASE_SERVER)('says so where the server refuses the password', async () => {
    const url = new URL(TEST_DATABASE_SERVER)
    url.password = 'wrong'
    const { code, errors } = await run(url.href)
    expect(code).toBe(1)
    expect(errors).toMatch(/^The server refuses .+\n$/)
  })
})

describe("the owner's address", () => {
  test('leads past the pooler of Neon, whose sessions cannot hold the lock', () => {
    const url = ownerUrl('postgresql://me:pw@ep-cool-1-pooler.ca-central-1.aws.neon.tech/neondb')
    expect(url.hostname).toBe('ep-cool-1.ca-central-1.aws.neon.tech')
  })

  test('has its certificate verified where it asks for TLS', () => {
    const url = ownerUrl('postgresql://me:pw@db.example/neondb?sslmode=require')
    expect(url.searchParams.get('sslmode')).toBe('verify-full')
  })

  test("makes the site's address, with a place for the password", () => {
    const owner = ownerUrl('postgres://me:pw@db.example:6543/neondb?sslmode=require')
    expect(siteDatabaseUrl(owner)).toBe(
      'postgres://harbourline_site:PASSWORD@db.example:6543/neondb?sslmode=require',
    )
  })
})

// Always embedded: a server's roles are shared with the tests that run beside this one.
describe("the password of the site's role", () => {
  test('lets the role sign in', async () => {
    const database = await openEmbeddedDatabase()
    const client = await database.owner.connect()
    await migrate(client)
    const canLogIn = async () => {
      const { rows } = await client.query(
        "SELECT rolcanlogin FROM pg_roles WHERE rolname = 'harbourline_site'",
      )
      return rows[0]?.rolcanlogin
    }
    expect(await canLogIn()).toBe(false)
    await setSitePassword(client, "it's a long one")
    expect(await canLogIn()).toBe(true)
    client.release()
    await database.close()
  })

  test('is not repeated when the server refuses it', async () => {
    const client = { query: (statement: string) => Promise.reject(new Error(statement)) }
    await expect(setSitePassword(client, 'a very secret one')).rejects.not.toThrow('secret')
  })
})
