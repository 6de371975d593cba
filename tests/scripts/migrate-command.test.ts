import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { migrationNames } from '../../netlify/database/migrate.ts'
import { ownerUrl } from '../../scripts/database/owner-url.ts'
import {
  readPassword,
  setSitePassword,
  siteDatabaseUrl,
} from '../../scripts/database/site-password.ts'
import { createServerDatabase } from '../support/server-database.ts'

const script = fileURLToPath(new URL('../../scripts/database/migrate-command.ts', import.meta.url))
const { TEST_DATABASE_SERVER = '' } = process.env

async function run(databaseOwnerUrl: string) {
  const child = spawn(process.execPath, [script], { env: { DATABASE_OWNER_URL: databaseOwnerUrl } })
  const [[code], output, errors] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, output, errors }
}

describe('npm run db:migrate', () => {
  test('ends with one line, and tells no secret, where the address leads nowhere', async () => {
    const url = 'postgres://me:secret@localhost:1/harbourline'
    const { code, output, errors } = await run(url)
    expect([code, output]).toEqual([1, ''])
    expect(errors).toBe('The database server cannot be reached (ECONNREFUSED).\n')
  })

  test.runIf(TEST_DATABASE_SERVER)('applies everything once, from two places at once', async () => {
    const database = await createServerDatabase(TEST_DATABASE_SERVER)
    const { rows } = await database.owner.query('SELECT current_database() AS name')
    const url = new URL(TEST_DATABASE_SERVER)
    url.pathname = rows[0]?.name
    const rivals = await Promise.all([run(url.href), run(url.href)])
    const third = await run(url.href)
    await database.close()

    const applied = (await migrationNames()).map((name) => `Applied ${name}\n`).join('')
    const nothing = 'The schema is up to date; nothing was applied.\n'
    expect(rivals.map(({ output }) => output).sort()).toEqual([applied, nothing])
    expect(third).toEqual({ code: 0, output: nothing, errors: '' })
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

  test("makes the site's address, with a place for the password", () => {
    const owner = ownerUrl('postgres://me:pw@db.example:6543/neondb?sslmode=require')
    expect(siteDatabaseUrl(owner)).toBe(
      'postgres://harbourline_site:PASSWORD@db.example:6543/neondb?sslmode=require',
    )
  })
})

describe("the password of the site's role", () => {
  test.each(['short\n', ''])('is refused where it is %j', async (input) => {
    await expect(readPassword(Readable.from([input]))).rejects.toThrow('at least 12 characters')
  })

  test('is one line, without what surrounds it', async () => {
    const input = Readable.from([" it's a long one \nnext line\n"])
    expect(await readPassword(input)).toBe("it's a long one")
  })

  test('is not repeated when the server refuses it', async () => {
    const client = { query: (statement: string) => Promise.reject(new Error(statement)) }
    await expect(setSitePassword(client, 'a very secret one')).rejects.not.toThrow('secret')
  })
})
