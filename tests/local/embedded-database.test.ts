import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../netlify/local/neon/database.ts'
import { openEmbeddedDatabase } from '../../netlify/local/neon/embedded-database.ts'

let parent: string
let database: Database

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'database-'))
  // What a start leaves behind that was killed while it created the database.
  await mkdir(join(parent, 'database.unfinished'))
  await writeFile(join(parent, 'database.unfinished', 'PG_VERSION'), '18\n')
  database = await openEmbeddedDatabase(join(parent, 'database'))
  await database.owner.query('CREATE ROLE visitor; CREATE TABLE cargo (name text)')
})

afterAll(async () => {
  await database.close()
  await rm(parent, { recursive: true })
})

test('is there after a first start that was killed half-way', async () => {
  const { rows } = await database.owner.query('SELECT * FROM cargo')
  expect(rows).toEqual([])
  expect(await readdir(parent)).toEqual(['database'])
})

test('lends a connection with the rights of another user, and takes them back', async () => {
  const lent = database.runAs('visitor', '', (client) => client.query('SELECT * FROM cargo'))
  await expect(lent).rejects.toMatchObject({ code: '42501' })
  await database.owner.query(`INSERT INTO cargo VALUES ('kettles')`)
})

test('keeps its rows between runs', async () => {
  await database.owner.query(`INSERT INTO cargo VALUES ('lamps')`)
  await database.close()
  database = await openEmbeddedDatabase(join(parent, 'database'))
  const { rows } = await database.owner.query(`SELECT name FROM cargo WHERE name = 'lamps'`)
  expect(rows).toEqual([{ name: 'lamps' }])
})

test.each(['stranger', '', 'visitor"; DROP TABLE cargo; --'])(
  'lets nobody in whom it does not know (%s)',
  async (name) => {
    const lent = database.runAs(name, '', (client) => client.query('SELECT 1'))
    await expect(lent).rejects.toMatchObject({ code: '28P01' })
    await database.owner.query('SELECT FROM cargo')
  },
)
