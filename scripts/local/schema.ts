import type { ClientBase } from 'pg'
import { migrate } from '../../netlify/database/migrate.ts'
import { siteRole } from './environment.ts'
import { type Database, openEmbeddedDatabase } from './neon/embedded-database.ts'

/** Applies the migrations and lets the site's role sign in, which they leave to each installation. */
export async function setUpSchema(client: ClientBase): Promise<void> {
  await migrate(client)
  const { rows } = await client.query(
    `SELECT 1 FROM pg_roles WHERE rolname = '${siteRole.user}' AND rolcanlogin`,
  )
  // Only once: on a server, a sign-in fails while a password is set, even where it is the same one.
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
