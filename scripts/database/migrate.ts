import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'
import { retentionMonths } from '../../src/inquiry/limits.ts'

const migrationsFolder = new URL('../../netlify/migrations/', import.meta.url)
const createTable = `CREATE TABLE IF NOT EXISTS public.schema_migrations (
  name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
)`
const findRecord =
  'SELECT checksum FROM public.schema_migrations WHERE name = $1'
const addRecord =
  'INSERT INTO public.schema_migrations (name, checksum) VALUES ($1, $2)'

/** Returns the names in the order in which they are applied. @throws if a file has another name. */
export async function migrationNames(
  folder = migrationsFolder,
): Promise<string[]> {
  const files = await readdir(folder)
  // Also finds names such as `0002_company.sql.txt`, which the next check refuses.
  const names = files.filter(
    (name) => name.toLowerCase().includes('.sql') && !name.startsWith('.'),
  )
  const misnamed = names.sort().find((name) => !isMigrationName(name))
  if (misnamed)
    throw new Error(
      `Rename the migration ${misnamed} to a name like 0002_what_it_does.sql.`,
    )
  return names
}

function isMigrationName(name: string): boolean {
  return /^\d{4}_[\w-]+\.sql$/.test(name)
}

/**
 * Applies each new migration in its own transaction. An advisory lock makes concurrent calls take
 * turns. @returns the names of the new migrations. @throws if a file fails or has changed since it was
 * applied. Earlier files remain applied.
 */
export async function migrate(
  client: ClientBase,
  folder = migrationsFolder,
): Promise<string[]> {
  const applied: string[] = []
  for (const name of await migrationNames(folder)) {
    try {
      const sql = await readSql(new URL(name, folder))
      const checksum = createHash('sha256').update(sql).digest('hex')
      // A migration that waits for a lock holds up new inquiries.
      await client.query(`BEGIN; SET LOCAL lock_timeout = '10s';
        SELECT pg_advisory_xact_lock(hashtext('schema_migrations')); ${createTable}`)
      const { rows } = await client.query(findRecord, [name])
      const [record] = rows
      if (!record) {
        await client.query(sql)
        await client.query(addRecord, [name, checksum])
        applied.push(name)
      } else if (record.checksum !== checksum) {
        throw new Error(
          'it has changed since it was applied. Write a new migration instead.',
        )
      }
      await client.query('COMMIT')
    } catch (cause) {
      // If the connection is lost, ROLLBACK fails too. Report only the first error, the real cause.
      await client.query('ROLLBACK').catch(() => {})
      throw new Error(
        `${name} could not be applied: ${(cause as Error).message}`,
        { cause },
      )
    }
  }
  await writeRetention(client)
  return applied
}

/** @throws if the file isn't in UTF-8. */
async function readSql(file: URL): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const sql = decoder.decode(await readFile(file))
  // Windows editors write CRLF, which Git replaces with LF. The checksum must stay the same.
  return sql.replaceAll('\r\n', '\n')
}

/** The sweep deletes older inquiries, and reports a period that differs from the policy's. */
async function writeRetention(client: ClientBase): Promise<void> {
  if (!(await hasRetention(client))) return
  await client.query(
    `INSERT INTO public.retention (months) VALUES ($1)
     ON CONFLICT (only_row) DO UPDATE SET months = excluded.months`,
    [retentionMonths],
  )
}

async function hasRetention(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT to_regclass('public.retention') IS NOT NULL AS exists`,
  )
  return rows[0]?.exists
}

/** @returns how many months the database keeps inquiries; undefined before the first migration. */
export async function retentionIn(
  client: ClientBase,
): Promise<number | undefined> {
  if (!(await hasRetention(client))) return undefined
  const { rows } = await client.query('SELECT months FROM public.retention')
  return rows[0]?.months
}

/** Says what `migrate` has changed. @param before the period before the migration. */
export function describeRetention(before: number | undefined): string[] {
  if (before === retentionMonths) return []
  const period = `Inquiries are now kept for ${retentionMonths} months`
  if (before === undefined) return [`${period}.`]
  const consequence =
    retentionMonths < before ? ' The next sweep deletes older ones.' : ''
  return [`${period} instead of ${before}.${consequence}`]
}
