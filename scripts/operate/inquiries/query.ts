import { connectDatabase } from '../../../netlify/inquiries/inquiry-store.ts'
import { localPort, standInEnvironment } from '../../local/environment.ts'
import { CommandError } from '../command.ts'
import { explainFault } from '../explain-fault.ts'
import { ownerUrl } from '../owner-url.ts'

/** The owner of the embedded database, which has no password. */
const localOwnerUrl = 'postgres://postgres@localhost/harbourline'

export type Row = Record<string, unknown>

/**
 * Queries the database in DATABASE_OWNER_URL or, for staff, in DATABASE_STAFF_URL. If neither is
 * set, queries the database of a running `npm start`.
 */
export async function query(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { env } = process
  const isStaff = !env.DATABASE_OWNER_URL && env.DATABASE_STAFF_URL
  const variable = isStaff ? 'DATABASE_STAFF_URL' : 'DATABASE_OWNER_URL'
  const isLocal = !env[variable] && !env.DATABASE_URL
  const url = isLocal ? localOwnerUrl : ownerUrl(env, variable).href
  const environment = isLocal
    ? standInEnvironment(`http://localhost:${localPort(env)}`)
    : env
  const sql = connectDatabase(url, environment)
  try {
    return await sql.query(text, values, {
      fetchOptions: { signal: AbortSignal.timeout(20_000) },
    })
  } catch (error) {
    const advice = isLocal ? ' Set DATABASE_OWNER_URL, or run npm start.' : ''
    throw new CommandError(explainFault(error, variable) + advice)
  }
}
