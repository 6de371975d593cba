import { sqlStateOf } from '../../netlify/inquiries/database-faults.ts'
import { describeFault } from '../../netlify/inquiries/log.ts'
import { connectDatabase, databaseUrl, type Environment } from '../../netlify/inquiries/services.ts'
import { migrationNames } from '../database/migrate.ts'
import { siteRole } from '../database/site-role.ts'
import { checkLimitMs, type Finding } from './variables.ts'

type Query = (statement: string) => Promise<Record<string, unknown>[]>

const newPassword = 'npm run db:site-password'

/** Queries the database, if one is configured, with the function's driver and role. */
export async function checkDatabase(environment: Environment): Promise<Finding[]> {
  const url = databaseUrl(environment)
  if (!url) return []
  try {
    const sql = connectDatabase(url, environment)
    const query: Query = (statement) =>
      sql.query(statement, [], { fetchOptions: { signal: AbortSignal.timeout(checkLimitMs) } })
    return [await checkSettings(query), await checkRights(query), await checkSchema(query)]
  } catch (error) {
    const { error: name, sqlstate } = describeFault(error)
    let message = `can't be queried (${sqlstate ?? name}): check the host in DATABASE_URL and the project at Neon`
    if (sqlstate?.startsWith('28')) message = `refuses the role or its password: ${newPassword}`
    if (sqlstate === '57014') message = `the role's statement_timeout stops queries: ${newPassword}`
    return [['problem', 'Database', message]]
  }
}

/**
 * Lists the settings of the role. The migrations set none, but anyone who can sign in as a role can
 * change its settings. One setting is `search_path`, so the query qualifies all names.
 */
async function checkSettings(query: Query): Promise<Finding> {
  const rows = await query(`
    SELECT rolname AS role, unnest(setconfig) AS setting, coalesce(datname, 'every database') AS scope
    FROM pg_catalog.pg_db_role_setting
    JOIN pg_catalog.pg_roles ON pg_roles.oid = setrole
    LEFT JOIN pg_catalog.pg_database ON pg_database.oid = setdatabase
    WHERE rolname IN ('${siteRole}', session_user)
    ORDER BY role, scope, setting`)
  if (rows.length === 0) return ['ok', 'Role settings', 'none']
  const settings = rows.map(({ role, setting, scope }) => `${role}: ${setting} (${scope})`)
  const message = `${settings.join('; ')}. ${newPassword} resets those of ${siteRole}`
  return ['warning', 'Role settings', message.replace(/\p{C}/gu, ' ')]
}

async function checkRights(query: Query): Promise<Finding> {
  try {
    await query('SELECT 1 FROM public.contact_inquiries LIMIT 1')
    return ['problem', 'Rights', `the role may read all inquiries: use ${siteRole}`]
  } catch (error) {
    const state = sqlStateOf(error)
    if (state === '42501') return ['ok', 'Rights', "the role can't read inquiries"]
    if (state === '42P01') return ['problem', 'Rights', 'there is no table yet: npm run db:migrate']
    throw error
  }
}

async function checkSchema(query: Query): Promise<Finding> {
  const expected = await migrationNames()
  try {
    const rows = await query('SELECT name FROM public.schema_migrations')
    const missing = expected.filter((name) => !rows.some((row) => row.name === name))
    if (missing.length === 0) return ['ok', 'Schema', `up to date (${expected.at(-1)})`]
    return ['problem', 'Schema', `lacks ${missing.join(', ')}: npm run db:migrate`]
  } catch (error) {
    if (!/^42(501|P01)$/.test(sqlStateOf(error) ?? '')) throw error
    return ['warning', 'Schema', 'has no record of migrations: npm run db:migrate']
  }
}
