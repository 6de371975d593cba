import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { type ClientBase, DatabaseError, escapeIdentifier, Pool, type PoolClient } from 'pg'
import { migrate } from '../../../netlify/database/migrate.ts'
import { siteRole } from '../environment.ts'

/** A database behind the local Neon endpoint; tests have one on a real server, too. */
export interface Database {
  /** Connections of the owner, who made the tables. */
  owner: Pool
  /**
   * Lends `work` a connection that may do only what `user` may, and cleans up after it.
   * Rejects as `work` does, or with SQLSTATE 28… if PostgreSQL would refuse that user.
   */
  runAs<T>(user: string, password: string, work: (client: PoolClient) => Promise<T>): Promise<T>
  close(): Promise<void>
}

// Neither RESET SESSION AUTHORIZATION nor DISCARD ALL brings the owner back in PGlite.
const resets = ['ROLLBACK', 'SET SESSION AUTHORIZATION postgres', 'DISCARD ALL']

/**
 * Opens PostgreSQL in this process (PGlite), kept in `folder`, or in memory without one.
 *
 * Data of an acknowledged statement survives SIGKILL. PGlite does not lock its folder, and with a
 * second process on it rows are lost silently: the caller makes sure that there is only one.
 */
export async function openEmbeddedDatabase(folder?: string): Promise<Database> {
  if (folder && !existsSync(folder)) await create(folder)
  const pglite = await PGlite.create(folder)
  // PGlite has one connection. The pool never drops it, and lets its users wait for each other.
  const owner = new Pool({ ...createPgConfig(pglite), max: 1, idleTimeoutMillis: 0 })

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

/** Creates a database under another name first, because an unfinished one can't be opened. */
async function create(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  const pglite = await PGlite.create(unfinished)
  await pglite.close()
  await rename(unfinished, folder)
}

/** @throws SQLSTATE 28P01 for an unknown role, as a server does for that and for a wrong password. */
async function become(client: PoolClient, user: string): Promise<void> {
  try {
    await client.query(`SET SESSION AUTHORIZATION ${escapeIdentifier(user)}`)
  } catch {
    const message = `password authentication failed for user "${user}"`
    const refusal = new DatabaseError(message, message.length, 'error')
    throw Object.assign(refusal, { severity: 'FATAL', code: '28P01' })
  }
}

/** Resets a connection and returns it to its pool, or drops it if that fails. */
export async function giveBack(client: PoolClient, resets: string[]): Promise<void> {
  try {
    for (const reset of resets) await client.query(reset)
    client.release()
  } catch {
    client.release(true)
  }
}

/** Applies the migrations and lets the site's role sign in. */
export async function setUpSchema(client: ClientBase): Promise<void> {
  await migrate(client)
  const { rows } = await client.query(
    `SELECT 1 FROM pg_roles WHERE rolname = '${siteRole.user}' AND rolcanlogin`,
  )
  // Only once: on a server, a sign-in fails while a password is set, even if it is the same one.
  if (rows.length === 0) {
    await client.query(`ALTER ROLE ${siteRole.user} LOGIN PASSWORD '${siteRole.password}'`)
  }
}

/** The embedded database in `folder`, or in memory without one, with all migrations applied. */
export async function openMigratedDatabase(folder?: string): Promise<Database> {
  const database = await openEmbeddedDatabase(folder)
  const client = await database.owner.connect()
  await setUpSchema(client).finally(() => client.release())
  return database
}
