import { readFileSync } from 'node:fs'
import { fieldNames, limits } from '../../src/inquiry/limits.ts'
import { migrationNames } from '../database/migrate.ts'

const table = 'public.contact_inquiries'

/** Reports each field for which the form accepts more characters than the database does. */
export async function problemsOfLimits(): Promise<string[]> {
  const names = await migrationNames().catch((error: Error) => error.message)
  if (typeof names === 'string') return [names]
  const sql = names
    .map((name) => readFileSync(`netlify/migrations/${name}`, 'utf8'))
    .join('\n')
  const stored = storedLimits(sql.replace(/--.*|\/\*[\s\S]*?\*\/|"/g, ''))
  const next = `${names.length + 1}`.padStart(4, '0')
  return fieldNames.flatMap((field) => {
    const limit = limits[field]
    const inDatabase = stored.get(field) ?? 0
    if (limit <= inDatabase) return []
    const check = `CHECK (${field} <> '' AND char_length(${field}) <= ${limit})`
    const name = `contact_inquiries_${field}_check`
    const statement = stored.has(field)
      ? `ALTER TABLE ${table} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} ${check};`
      : `ALTER TABLE ${table} ADD COLUMN ${field} text CONSTRAINT ${name} ${check};`
    return [
      `src/inquiry/limits.ts allows ${limit} characters in the field "${field}", but the database allows ${inDatabase}. Save this statement as netlify/migrations/${next}_${field}.sql, and run npm run db:migrate before you publish the site:\n\n${statement}`,
    ]
  })
}

/** Returns each field's lowest limit in the CHECK constraints that remain after all migrations. */
function storedLimits(sql: string): Map<string, number> {
  const lowest = new Map<string, number>()
  const change =
    /DROP\s+CONSTRAINT\s+(?:IF\s+EXISTS\s+)?contact_inquiries_(\w+)_check\b|CHECK\s*\((?:(?!CHECK)[^;])*?length\((\w+)\)\s*<=\s*(\d+)/gi
  for (const [, dropped, field = '', limit] of sql.matchAll(change)) {
    if (dropped) lowest.set(dropped, Number.POSITIVE_INFINITY)
    else
      lowest.set(
        field,
        Math.min(Number(limit), lowest.get(field) ?? Number.POSITIVE_INFINITY),
      )
  }
  return lowest
}
