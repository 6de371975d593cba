import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import {
  type ClientBase,
  DatabaseError,
  escapeIdentifier,
  Pool,
  type PoolClient,
} from 'pg'
import { migrate } from '../../database/migrate.ts'
import { canSignIn } from '../../database/site-role.ts'
import { localRole } from '../environment.ts'

/** The local Neon endpoint's database. Normally it is embedded, but some tests use a server. */
export interface Database {
  owner: Pool
  /** Runs `work` as the role `user`. @throws SQLSTATE 28… if PostgreSQL rejects the role. */
  runAs<T>(
    user: string,
    password: string,
    work: (client: PoolClient) => Promise<T>,
  ): Promise<T>
  close(): Promise<void>
}

/** SQL that undoes what a caller may have changed in the session. */
const resets = [
  'ROLLBACK',
  // In PGlite, RESET and DISCARD ALL don't switch back to the owner.
  'SET SESSION AUTHORIZATION postgres',
  'DISCARD ALL',
]

/**
 * Runs PostgreSQL (PGlite) in this process. Without a `folder`, its data is in memory. PGlite
 * doesn't lock the folder, so the caller must ensure that only one process opens it.
 */
export async function openEmbeddedDatabase(folder?: string): Promise<Database> {
  if (folder && !existsSync(folder)) await createFolder(folder)
  const pglite = await PGlite.create(folder)
  // PGlite has a single connection, which the pool keeps open.
  const owner = new Pool({
    ...createPgConfig(pglite),
    max: 1,
    idleTimeoutMillis: 0,
  })

  return {
    owner,
    async runAs(user, _password, work) {
      const client = await owner.connect()
      try {
        await become(client, user)
        return await work(client)
      } finally {
        await giveBack(client, resets)
      }
    },
    async close() {
      await owner.end()
      await pglite.close()
    },
  }
}

/** PGlite can't open an incomplete database, so create the database elsewhere and then move it. */
async function createFolder(folder: string): Promise<void> {
  const incomplete = `${folder}.incomplete`
  await rm(incomplete, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  const pglite = await PGlite.create(incomplete)
  await pglite.close()
  await rename(incomplete, folder)
}

/** Switches roles without a password check. @throws SQLSTATE 28P01 if the role doesn't exist. */
async function become(client: PoolClient, user: string): Promise<void> {
  try {
    await client.query(`SET SESSION AUTHORIZATION ${escapeIdentifier(user)}`)
  } catch {
    const message = 'password authentication failed'
    // The constructor also takes the message's length, which no code reads.
    const refusal = new DatabaseError(message, message.length, 'error')
    throw Object.assign(refusal, { severity: 'FATAL', code: '28P01' })
  }
}

/** Resets the session with these statements and returns the client to its pool. Closes the client if that fails. */
export async function giveBack(
  client: PoolClient,
  statements: string[],
): Promise<void> {
  try {
    for (const statement of statements) await client.query(statement)
    client.release()
  } catch {
    const isBroken = true
    client.release(isBroken)
  }
}

/** Applies the migrations, and lets the site's role sign in with the local password. */
export async function setUpSchema(client: ClientBase): Promise<void> {
  await migrate(client)
  // Tests in other processes can share this server. They would fail if the role were altered again.
  if (await canSignIn(client)) return
  await client.query(
    `ALTER ROLE ${localRole.user} LOGIN PASSWORD '${localRole.password}'`,
  )
}

export async function openMigratedDatabase(folder?: string): Promise<Database> {
  const database = await openEmbeddedDatabase(folder)
  const client = await database.owner.connect()
  try {
    await setUpSchema(client)
  } finally {
    client.release()
  }
  return database
}
