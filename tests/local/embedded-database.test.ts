import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEmbeddedDatabase } from '../../netlify/local/neon/embedded-database.ts'

test('is there after a first start that was killed half-way, and keeps its rows', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'database-'))
  // What a start leaves behind that was killed while it created the database.
  await mkdir(join(parent, 'database.unfinished'))
  await writeFile(join(parent, 'database.unfinished', 'PG_VERSION'), '18\n')
  const first = await openEmbeddedDatabase(join(parent, 'database'))
  await first.owner.query(`CREATE TABLE cargo AS SELECT 'lamps' AS name`)
  await first.close()
  expect(await readdir(parent)).toEqual(['database'])

  const second = await openEmbeddedDatabase(join(parent, 'database'))
  const { rows } = await second.owner.query('SELECT name FROM cargo')
  await second.close()
  expect(rows).toEqual([{ name: 'lamps' }])
  await rm(parent, { recursive: true })
})
