import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'

const migrationsFolder = new URL('../../netlify/migrations/', import.meta.url)
/** The function's database role, which the first migration creates. */
export const siteRole = 'harbourline_site'
const migrationName = /^\d{4}_\w+\.sql$/
/** The longest wait for another session's lock. New inquiries queue behind a waiting statement. */
export const lockTimeout = '10s'
const lock = `hashtext('schema_migrations')`
/** SQLSTATEs for objects that already exist: schemas, tables, functions, columns and others. */
const duplicate = /^42(P06|P07|723|701|710)$/
/** The first migration skips this grant under psql, which doesn't create `schema_migrations`. */
const letSiteReadNames = `GRANT SELECT (name) ON public.schema_migrations TO ${siteRole}`

interface Options {
  /** A `file:` URL that ends in a slash. */
  folder?: URL | undefined
  /** Names of files already applied with psql. They are recorded but not applied again. */
  appliedBefore?: string[] | undefined
  timeout?: string
}

/**
 * Applies every `NNNN_name.sql` in the folder that isn't recorded in the table `schema_migrations`,
 * in name order and each in its own transaction. An advisory lock prevents concurrent migrations.
 *
 * @param client a single connection, not a pool.
 * @returns the names of the files that this call applied or recorded.
 * @throws if a file fails or has changed since it was applied. Earlier files remain applied.
 */
export async function migrate(client: ClientBase, options: Options = {}): Promise<string[]> {
  const { folder = migrationsFolder, appliedBefore = [], timeout = lockTimeout } = options
  const names = await migrationNames(folder)
  const unknown = appliedBefore.find((name) => !names.includes(name))
  if (unknown) throw new Error(`There is no migration ${unknown}`)
  await client.query(`SET lock_timeout = '${timeout}'`)
  await takeLock(client)
  try {
    await client.query(
      `CREATE TABLE IF NOT EXISTS public.schema_migrations (
        name text PRIMARY KEY,
        checksum text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`,
    )
    const { rows } = await client.query('SELECT name, checksum FROM public.schema_migrations')
    const recorded = new Map(rows.map(({ name, checksum }) => [name, checksum]))
    const applied: string[] = []
    for (const name of names) {
      const sql = await readFile(new URL(name, folder), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      if (!recorded.has(name)) {
        await apply(client, name, appliedBefore.includes(name) ? letSiteReadNames : sql, checksum)
        applied.push(name)
      } else if (recorded.get(name) !== checksum) {
        throw new Error(`${name} has changed since it was applied: write a new migration instead`)
      }
    }
    return applied
  } finally {
    // These fail if the connection was lost. In that case, the first error says why.
    await client.query(`SELECT pg_advisory_unlock(${lock})`).catch(() => {})
    await client.query('RESET lock_timeout').catch(() => {})
  }
}

export async function migrationNames(folder = migrationsFolder): Promise<string[]> {
  return (await readdir(folder)).filter((name) => migrationName.test(name)).sort()
}

/** @throws after `lock_timeout`, with a list of the sessions that hold the lock. */
async function takeLock(client: ClientBase): Promise<void> {
  try {
    await client.query(`SELECT pg_advisory_lock(${lock})`)
  } catch (error) {
    if ((error as { code?: string }).code !== '55P03') throw error
    // `backend_start` is NULL for sessions whose statistics this role may not see.
    const { rows } = await client.query(`
      SELECT concat('session ', pid, ' of the role ', usename, ', connected since '
        || to_char(backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')) AS holder
      FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND granted AND database = datid AND datname = current_database()
        AND objsubid = 1 AND (classid::bigint << 32 | objid::bigint) = ${lock}`)
    const holders = rows.map(({ holder }) => holder).join('; ')
    const remedy = 'wait, or end the session with pg_terminate_backend(pid)'
    throw new Error(`The migration lock is held by ${holders}: ${remedy}`)
  }
}

async function apply(client: ClientBase, name: string, sql: string, checksum: string) {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    const record = 'INSERT INTO public.schema_migrations (name, checksum) VALUES ($1, $2)'
    await client.query(record, [name, checksum])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    if (!duplicate.test((error as { code?: string }).code ?? '')) {
      throw new Error(`${name} could not be applied`, { cause: error })
    }
    const remedy = `if psql applied the file, record it with npm run db:migrate -- --applied ${name}`
    throw new Error(`${name} creates objects that already exist: ${remedy}`)
  }
}
