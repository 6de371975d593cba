import { databaseLimits } from '../../netlify/inquiries/database-faults.ts'
import {
  connectDatabase,
  createInquiryStore,
} from '../../netlify/inquiries/inquiry-store.ts'
import { type Environment, isValid } from '../../netlify/inquiries/settings.ts'
import { migrationNames } from '../database/migrate.ts'
import { explainFault, explainFaultAt } from './explain-fault.ts'
import type { Finding } from './variables.ts'

// An attacker who signs in as the site role can change its search_path, so all names are qualified.
const roleFaults = `
  WITH me AS (SELECT * FROM pg_catalog.pg_roles WHERE rolname = current_user)
  SELECT 'may read all inquiries' AS fault WHERE pg_catalog.has_any_column_privilege(
    pg_catalog.to_regclass('public.contact_inquiries'), 'SELECT')
  UNION ALL SELECT 'is a member of ' || roleid::pg_catalog.regrole
    FROM pg_catalog.pg_auth_members JOIN me ON me.oid = member
  UNION ALL SELECT 'may create or own databases, create roles, or bypass checks' FROM me
    WHERE rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls
    OR me.oid IN (SELECT datdba FROM pg_catalog.pg_database)
  UNION ALL SELECT 'can''t call ' || oid::pg_catalog.regprocedure FROM pg_catalog.pg_proc
    WHERE prosecdef AND pronamespace = 'public'::pg_catalog.regnamespace
      AND NOT pg_catalog.has_function_privilege(oid, 'EXECUTE')
  UNION ALL SELECT 'owns large objects, which fill the storage, and may be an attacker''s'
    FROM pg_catalog.pg_largeobject_metadata JOIN me ON me.oid = lomowner HAVING count(*) > 0`

/** Reports nothing if DATABASE_URL is missing or malformed, because `checkVariables` reports that. */
export async function checkDatabase(
  environment: Environment,
): Promise<Finding[]> {
  const url = environment.DATABASE_URL?.trim() ?? ''
  if (!isValid.DATABASE_URL(url)) return []
  const sql = connectDatabase(url, environment)
  const options = { fetchOptions: { signal: AbortSignal.timeout(15_000) } }
  try {
    const faults = await sql.query(roleFaults, [], options)
    const applied = await sql.query(
      'SELECT name FROM public.schema_migrations',
      [],
      options,
    )
    const findings = [await tryToStore(sql)]
    for (const { fault } of faults) {
      const message = `${fault}: npm run db:site-password`
      findings.push({ level: 'problem', about: 'Role', message })
    }
    for (const name of await migrationNames()) {
      if (applied.some((row) => row.name === name)) continue
      const message = `lacks ${name}: npm run db:migrate`
      findings.push({ level: 'problem', about: 'Schema', message })
    }
    return findings
  } catch (error) {
    const message = explainFaultAt(url, environment, error)
    return [{ level: 'problem', about: 'Database', message }]
  }
}

async function tryToStore(
  sql: ReturnType<typeof connectDatabase>,
): Promise<Finding> {
  const about = 'Database'
  try {
    await createInquiryStore(sql, databaseLimits).tryToSubmit()
    const message = 'stores inquiries (tried and undone)'
    return { level: 'ok', about, message }
  } catch (fault) {
    return { level: 'problem', about, message: explainFault(fault) }
  }
}

/** Checks the API key by requesting Resend's list of domains, so that no email has to be sent. */
export async function checkEmail(environment: Environment): Promise<Finding[]> {
  const key = environment.RESEND_API_KEY?.trim() ?? ''
  if (!isValid.RESEND_API_KEY(key)) return []
  const about = 'Email key'
  const headers = { authorization: `Bearer ${key}` }
  const url = `${environment.RESEND_BASE_URL || 'https://api.resend.com'}/domains`
  try {
    const response = await fetch(url, {
      headers,
      signal: AbortSignal.timeout(15_000),
    })
    const { name } = (await response.json()) as { name?: string }
    // Resend reports this error for a key that may only send emails, which is enough for the site.
    if (response.ok || name === 'restricted_api_key')
      return [{ level: 'ok', about, message: 'is accepted' }]
    const message = `is refused by Resend with ${response.status}`
    return [{ level: 'problem', about, message }]
  } catch {
    const message = "can't be checked, because Resend can't be reached"
    return [{ level: 'problem', about, message }]
  }
}
