import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'
import { retentionMonths } from '../../src/inquiry/limits.ts'

const migrationsFolder = new URL('../../netlify/migrations/', import.meta.url)
const records = `CREATE TABLE IF NOT EXISTS public.schema_migrations (
  name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
)`
const recorded = 'SELECT checksum FROM public.schema_migrations WHERE name = $1'
const record =
  'INSERT INTO public.schema_migrations (name, checksum) VALUES ($1, $2)'

export async function migrationNames(
  folder = migrationsFolder,
): Promise<string[]> {
  const names = (await readdir(folder))
    .filter((name) => /^[^.].*\.sql/i.test(name))
    .sort()
  const wrong = names.find((name) => !/^\d{4}_[\w-]+\.sql$/.test(name))
  if (wrong)
    throw new Error(
      `Rename the migration ${wrong} to a name like 0002_what_it_does.sql.`,
    )
  return names
}

/**
 * Applies each new migration in its own transaction. An advisory lock makes concurrent calls take
 * turns. @throws if a file fails or has changed since it was applied. Earlier files remain applied.
 */
export async function migrate(
  client: ClientBase,
  folder = migrationsFolder,
): Promise<string[]> {
  const applied: string[] = []
  for (const name of await migrationNames(folder)) {
    try {
      const bytes = await readFile(new URL(name, folder))
      // Windows editors write CRLF, which Git replaces with LF.
      const sql = new TextDecoder('utf-8', { fatal: true })
        .decode(bytes)
        .replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(sql).digest('hex')
      // A migration that waits for a lock holds up new inquiries.
      await client.query(`BEGIN; SET LOCAL lock_timeout = '10s';
        SELECT pg_advisory_xact_lock(hashtext('schema_migrations')); ${records}`)
      const [row] = (await client.query(recorded, [name])).rows
      if (!row) {
        await client.query(sql)
        await client.query(record, [name, checksum])
        applied.push(name)
      } else if (row.checksum !== checksum) {
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

/** The sweep deletes older inquiries, and reports a period that differs from the policy's. */
async function writeRetention(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    `SELECT to_regclass('public.retention') IS NOT NULL AS exists`,
  )
  if (!rows[0]?.exists) return
  await client.query(
    `INSERT INTO public.retention (months) VALUES ($1)
     ON CONFLICT (only_row) DO UPDATE SET months = excluded.months`,
    [retentionMonths],
  )
}
