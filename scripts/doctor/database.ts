import { migrationNames } from '../../netlify/database/migrate.ts'
import { sqlStateOf } from '../../netlify/inquiries/database-fault.ts'
import { describeFault } from '../../netlify/inquiries/log.ts'
import { connectDatabase } from '../../netlify/inquiries/services.ts'
import { databaseUrl, type Environment } from '../../netlify/inquiries/settings.ts'
import type { Finding } from './variables.ts'

type Ask = (statement: string) => Promise<Record<string, unknown>[]>

/** Asks the database, if one is named, through the driver and the role that the function uses. */
export async function checkDatabase(environment: Environment): Promise<Finding[]> {
  const url = databaseUrl(environment)
  if (!url) return []
  const sql = connectDatabase(url, environment)
  const ask: Ask = (statement) =>
    sql.query(statement, [], { fetchOptions: { signal: AbortSignal.timeout(15_000) } })
  try {
    return [await checkRights(ask), await checkSchema(ask)]
  } catch (error) {
    const { error: name, sqlstate } = describeFault(error)
    const says = sqlstate?.startsWith('28')
      ? 'refuses the role or its password: npm run db:migrate -- --site-password sets a new one'
      : `cannot be asked (${sqlstate ?? name}): check the host in DATABASE_URL and the project at Neon`
    return [['problem', 'Database', says]]
  }
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
    if (!/^42(501|P01)$/.test(sqlStateOf(error) ?? '')) throw error
    return ['warning', 'Schema', 'has no record: npm run db:migrate, unless psql applied it']
  }
}
