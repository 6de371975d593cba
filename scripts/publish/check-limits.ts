import type { ClientBase } from 'pg'
import { fieldNames, limits } from '../../src/inquiry/limits.ts'
import { migrationNames } from '../database/migrate.ts'
import {
  type Database,
  openMigratedDatabase,
} from '../local/neon/embedded-database.ts'

const table = 'public.contact_inquiries'

// SQLSTATEs.
const checkViolation = '23514'
const undefinedColumn = '42703'

/**
 * Applies the migrations to an empty database, and reports each field whose longest entry this
 * database doesn't store.
 */
export async function problemsOfLimits(): Promise<string[]> {
  let database: Database
  try {
    database = await openMigratedDatabase()
  } catch (error) {
    return [(error as Error).message]
  }
  const lastMigration = (await migrationNames()).at(-1) ?? ''
  const lastNumber = Number.parseInt(lastMigration, 10)
  const problems: string[] = []
  // After a refused statement, the pool itself would close PGlite's only connection.
  const client = await database.owner.connect()
  for (const field of fieldNames) {
    const state = await stateOfFailure(client, field)
    if (!state) continue
    const limit = limits[field]
    const fault =
      state === checkViolation
        ? 'allows fewer'
        : `refuses them (SQLSTATE ${state})`
    const number = lastNumber + problems.length + 1
    const file = `netlify/migrations/${String(number).padStart(4, '0')}_${field}.sql`
    const statement = statementFor(field, limit, state)
    problems.push(
      `src/inquiry/limits.ts allows ${limit} characters in the field "${field}", but the database ${fault}. Save this statement as ${file}, and run npm run db:migrate before you publish the site:\n\n${statement}`,
    )
  }
  client.release()
  await database.close()
  return problems
}

/**
 * @returns the SQLSTATE with which PostgreSQL refuses an entry of the maximum length; undefined if it
 * stores the entry.
 */
async function stateOfFailure(
  client: ClientBase,
  field: (typeof fieldNames)[number],
): Promise<string | undefined> {
  // Without these entries, PostgreSQL would refuse every inquiry.
  const requiredEntries = { name: 'x', email: 'x', product: 'x' }
  const longestEntry = 'x'.repeat(limits[field])
  const entries = { ...requiredEntries, [field]: longestEntry }
  try {
    await client.query(
      'SELECT public.submit_inquiry(gen_random_uuid(), $1, true, 0)',
      [JSON.stringify(entries)],
    )
    return undefined
  } catch (error) {
    return String(Object(error).code)
  }
}

/** Returns the SQL that adds the field's column or, if there is one, raises its limit. */
function statementFor(field: string, limit: number, state: string): string {
  const name = `contact_inquiries_${field}_check`
  const check = `CHECK (${field} <> '' AND char_length(${field}) <= ${limit})`
  return state === undefinedColumn
    ? `ALTER TABLE ${table} ADD COLUMN ${field} text CONSTRAINT ${name} ${check};`
    : `ALTER TABLE ${table} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} ${check};`
}
