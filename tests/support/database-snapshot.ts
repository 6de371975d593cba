import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Client } from 'pg'
import { setUpSchema } from '../../netlify/local/schema.ts'

/**
 * Creates the embedded database once for all test files: each would take seconds for its own. They
 * find it by TEST_DATABASE_SNAPSHOT, and do without it on a real server.
 */
export default async function setUp() {
  // Each project of Vitest sets up; the first does it for all.
  if (process.env.TEST_DATABASE_SERVER || process.env.TEST_DATABASE_SNAPSHOT) return
  const pglite = await PGlite.create()
  const owner = new Client(createPgConfig(pglite))
  await owner.connect()
  await setUpSchema(owner)
  await owner.end()
  const snapshot = await pglite.dumpDataDir('none')
  await pglite.close()

  const folder = await mkdtemp(join(tmpdir(), 'database-'))
  process.env.TEST_DATABASE_SNAPSHOT = join(folder, 'snapshot.tar')
  await writeFile(process.env.TEST_DATABASE_SNAPSHOT, snapshot.stream())
  return () => rm(folder, { recursive: true })
}
