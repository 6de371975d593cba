import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'

const migrationsFolder = new URL('./migrations/', import.meta.url)
const migrationName = /^\d{4}_\w+\.sql$/
const lock = `hashtext('schema_migrations')`

/**
 * Brings the schema up to date: applies each `NNNN_name.sql` of the folder that is not yet recorded
 * in the table `schema_migrations`, in name order, each in a transaction of its own.
 * Calls from several places take turns. A statement that has waited for another session's lock for ten
 * seconds fails (SQLSTATE 55P03), because inquiries would queue behind it.
 *
 * @param client one session, not a pool.
 * @param folder a `file:` URL that ends in a slash.
 * @returns the names applied by this call.
 * @throws when a file has changed since it was applied, or one fails; earlier files stay applied.
 */
export async function migrate(client: ClientBase, folder = migrationsFolder): Promise<string[]> {
  const names = await migrationNames(folder)
  await client.query(`SELECT pg_advisory_lock(${lock})`)
  try {
    await client.query(
      `CREATE TABLE IF NOT EXISTS schema_migrations (
        name text PRIMARY KEY,
        checksum text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`,
    )
    const { rows } = await client.query('SELECT name, checksum FROM schema_migrations')
    const recorded = new Map(rows.map(({ name, checksum }) => [name, checksum]))
    const applied: string[] = []
    for (const name of names) {
      const sql = await readFile(new URL(name, folder), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      if (!recorded.has(name)) {
        await apply(client, name, sql, checksum)
        applied.push(name)
      } else if (recorded.get(name) !== checksum) {
        throw new Error(`${name} has changed since it was applied: write a new migration instead`)
      }
    }
    return applied
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${lock})`)
  }
}

/** The migrations in a folder, in the order in which they are applied. */
export async function migrationNames(folder = migrationsFolder): Promise<string[]> {
  return (await readdir(folder)).filter((name) => migrationName.test(name)).sort()
}

async function apply(client: ClientBase, name: string, sql: string, checksum: string) {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = '10s'`)
    await client.query(sql)
    const record = 'INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)'
    await client.query(record, [name, checksum])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`${name} could not be applied`, { cause: error })
  }
}
