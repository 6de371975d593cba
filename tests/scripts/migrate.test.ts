import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../netlify/database/migrate.ts'
import { openEmbeddedDatabase } from '../../netlify/local/neon/embedded-database.ts'
import { setSitePassword } from '../../scripts/database/site-password.ts'
import { createServerDatabase } from '../support/server-database.ts'

const { TEST_DATABASE_SERVER } = process.env

const database = TEST_DATABASE_SERVER
  ? await createServerDatabase(TEST_DATABASE_SERVER)
  : await openEmbeddedDatabase()
let client: PoolClient
let path: string
let folder: URL

afterAll(() => database.close())

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'migrations-'))
  folder = pathToFileURL(`${path}/`)
  await writeFile(join(path, '0001_ports.sql'), 'CREATE TABLE ports (name text); SELECT 1;')
  await writeFile(join(path, '0002_data.sql'), `INSERT INTO ports VALUES ('Halifax');`)
  await writeFile(join(path, 'notes.md'), 'not a migration')
  client = await database.owner.connect()
  await client.query('DROP TABLE IF EXISTS ports, schema_migrations')
})

afterEach(async () => {
  client.release()
  await rm(path, { recursive: true })
})

async function ports() {
  const { rows } = await client.query('SELECT name FROM ports ORDER BY name')
  return rows.map(({ name }) => name)
}

describe('migrate', () => {
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

  test('takes a file for the same when only its line ends have changed', async () => {
    await writeFile(join(path, '0002_data.sql'), `INSERT INTO ports\nVALUES ('Halifax');\n`)
    await migrate(client, folder)
    await writeFile(join(path, '0002_data.sql'), `INSERT INTO ports\r\nVALUES ('Halifax');\r\n`)
    expect(await migrate(client, folder)).toEqual([])
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

// The roles of a server belong to all tests that run on it at the same time.
test.skipIf(TEST_DATABASE_SERVER)("a password for the site's role lets it sign in", async () => {
  const canLogIn = async () => {
    const role = `SELECT rolcanlogin FROM pg_roles WHERE rolname = 'harbourline_site'`
    const { rows } = await client.query(role)
    return rows[0]?.rolcanlogin
  }
  await client.query('CREATE ROLE harbourline_site')
  expect(await canLogIn()).toBe(false)
  await setSitePassword(client, "it's a long one")
  expect(await canLogIn()).toBe(true)
})
