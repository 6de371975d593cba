import { migrationNames } from '../../netlify/database/migrate.ts'
import { connectDatabase } from '../../netlify/inquiries/connect-database.ts'
import { sqlStateOf } from '../../netlify/inquiries/database-fault.ts'
import { describeFault } from '../../netlify/inquiries/log.ts'
import { databaseUrl, type Environment } from '../../netlify/inquiries/settings.ts'
import type { Finding } from './variables.ts'

type Ask = (statement: string) => Promise<Record<string, unknown>[]>

/** Asks the database through the driver and the role that the function uses. */
export async function checkDatabase(environment: Environment): Promise<Finding[]> {
  const url = databaseUrl(environment)
  if (!url) return [['problem', 'Database', 'not asked: its address is not usable']]
  const sql = connectDatabase(url, environment)
  const ask: Ask = (statement) =>
    sql.query(statement, [], { fetchOptions: { signal: AbortSignal.timeout(15_000) } })
  try {
    const [row] = await ask('SELECT current_user::text AS role')
    return [
      ['ok', 'Database', 'answers'],
      checkRole(row?.role),
      await checkRights(ask),
      await checkSchema(ask),
    ]
  } catch (error) {
    return [['problem', 'Database', unreachable(error)]]
  }
}

function unreachable(error: unknown): string {
  const { error: name, sqlstate } = describeFault(error)
  const isRefused = sqlstate?.startsWith('28') || /authentication failed/.test(String(error))
  return isRefused
    ? 'refuses the role or its password: npm run db:migrate -- --site-password sets a new one'
    : `cannot be asked (${sqlstate ?? name}): check the host in DATABASE_URL and the project at Neon`
}

function checkRole(role: unknown): Finding {
  return role === 'harbourline_site'
    ? ['ok', 'Role', 'harbourline_site']
    : ['warning', 'Role', 'is not harbourline_site, and may do more than the site needs']
}

/** The site stores inquiries and must not be able to read them. */
async function checkRights(ask: Ask): Promise<Finding> {
  try {
    await ask('SELECT 1 FROM public.contact_inquiries LIMIT 1')
    return ['problem', 'Rights', 'the role may read all inquiries: use harbourline_site']
  } catch (error) {
    const state = sqlStateOf(error)
    if (state === '42501') return ['ok', 'Rights', 'the role cannot read inquiries']
    if (state === '42P01') return ['problem', 'Rights', 'there is no table yet: npm run db:migrate']
    throw error
  }
}

async function checkSchema(ask: Ask): Promise<Finding> {
  const expected = await migrationNames()
  try {
    const rows = await ask('SELECT name FROM schema_migrations')
    const applied = new Set(rows.map(({ name }) => name))
    const missing = expected.filter((name) => !applied.has(name))
    return missing.length === 0
      ? ['ok', 'Schema', `up to date (${expected.at(-1)})`]
      : ['problem', 'Schema', `lacks ${missing.join(', ')}: npm run db:migrate`]
  } catch (error) {
    const state = sqlStateOf(error)
    if (state === '42501') return ['problem', 'Schema', 'is too old: npm run db:migrate']
    if (state === '42P01')
      return ['warning', 'Schema', 'is not recorded: applied with psql, or not yet']
    throw error
  }
}
