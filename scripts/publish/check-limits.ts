import { fieldNames, limits } from '../../src/inquiry/limits.ts'
import { migrationNames } from '../database/migrate.ts'
import {
  type Database,
  openMigratedDatabase,
} from '../local/neon/embedded-database.ts'

const table = 'public.contact_inquiries'

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
  const number = (await migrationNames()).length + 1
  const problems: string[] = []
  for (const field of fieldNames) {
    const state = await stateOfFailure(database, field)
    if (!state) continue
    const file = `netlify/migrations/${`${number}`.padStart(4, '0')}_${field}.sql`
    const limit = limits[field]
    const problem = `src/inquiry/limits.ts allows ${limit} characters in the field "${field}", but the database ${state === '23514' ? 'allows fewer' : `refuses them (SQLSTATE ${state})`}.`
    problems.push(
      `${problem} Save this statement as ${file}, and run npm run db:migrate before you publish the site:\n\n${statementFor(field, limit, state)}`,
    )
  }
  await database.close()
  return problems
}

/** @returns the SQLSTATE with which PostgreSQL refuses an entry of the maximum length. */
async function stateOfFailure(
  { owner }: Database,
  field: (typeof fieldNames)[number],
): Promise<string | undefined> {
  const required = { name: 'x', email: 'x', product: 'x' }
  const entries = { ...required, [field]: 'x'.repeat(limits[field]) }
  try {
    await owner.query(
      'SELECT public.submit_inquiry(gen_random_uuid(), $1, true, 0)',
      [JSON.stringify(entries)],
    )
    return undefined
  } catch (error) {
    return String(Object(error).code)
  }
}

const undefinedColumn = '42703'

function statementFor(field: string, limit: number, state: string): string {
  const name = `contact_inquiries_${field}_check`
  const check = `CHECK (${field} <> '' AND char_length(${field}) <= ${limit})`
  return state === undefinedColumn
    ? `ALTER TABLE ${table} ADD COLUMN ${field} text CONSTRAINT ${name} ${check};`
    : `ALTER TABLE ${table} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} ${check};`
}
