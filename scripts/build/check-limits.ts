import { readFileSync } from 'node:fs'
import { fieldNames, limits } from '../../src/inquiry/limits.ts'
import { migrationNames } from '../database/migrate.ts'

const table = 'public.contact_inquiries'

/**
 * Reports each field for which the form allows longer values than the CHECK constraints in the
 * migrations do. The database would refuse such a value, and the visitor would see an error.
 */
export async function problemsOfLimits(): Promise<string[]> {
  const names = await migrationNames().catch((error: Error) => error.message)
  if (typeof names === 'string') return [names]
  const sql = names.map((name) => readFileSync(`netlify/migrations/${name}`, 'utf8')).join('\n')
  const stored = storedLimits(sql.replace(/--.*/g, ''))
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

/** Returns each field's lowest limit, ignoring constraints that a later migration drops. */
function storedLimits(sql: string): Map<string, number> {
  const constraints = new Map<string, [field: string, limit: number]>()
  const change =
    /DROP\s+CONSTRAINT\s+(?:IF\s+EXISTS\s+)?(\w+)|(?:CONSTRAINT\s+(\w+)\s+)?CHECK\s*\((?:(?!CHECK)[^;])*?length\((\w+)\)\s*<=\s*(\d+)/gi
  for (const [, dropped, given, field = '', limit] of sql.matchAll(change)) {
    let name = dropped ?? given ?? `contact_inquiries_${field}_check`
    if (dropped) constraints.delete(name)
    // PostgreSQL adds a number to the name of a column's second unnamed constraint.
    while (constraints.has(name)) name += '1'
    if (!dropped) constraints.set(name, [field, Number(limit)])
  }
  const lowest = new Map<string, number>()
  for (const [field, limit] of constraints.values()) {
    lowest.set(field, Math.min(limit, lowest.get(field) ?? limit))
  }
  return lowest
}
