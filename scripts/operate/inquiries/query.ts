import { sqlStateOf } from '../../../netlify/inquiries/database-faults.ts'
import { connectDatabase } from '../../../netlify/inquiries/inquiry-store.ts'
import { localPort, standInEnvironment } from '../../local/environment.ts'
import { CommandError } from '../command.ts'
import { explainFaultAt } from '../explain-fault.ts'
import { ownerUrl } from '../owner-url.ts'

/** The owner of the embedded database, which has no password. */
const localOwnerUrl = 'postgres://postgres@localhost/harbourline'

export type Row = Record<string, unknown>

/**
 * Queries the database in DATABASE_OWNER_URL or, for staff, in DATABASE_STAFF_URL. If neither is
 * set, queries the database of a running `npm start`.
 */
export async function query<Result extends Row = Row>(
  text: string,
  values: unknown[] = [],
): Promise<Result[]> {
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
    const rows = await sql.query(text, values, {
      fetchOptions: { signal: AbortSignal.timeout(20_000) },
    })
    return rows as Result[]
  } catch (error) {
    if (isLocal && !sqlStateOf(error))
      throw new CommandError(noLocalSite(localPort(env)))
    throw new CommandError(explainFaultAt(url, environment, error, variable))
  }
}

function noLocalSite(port: number): string {
  return `No local site responds on port ${port}. Start it with npm start. If it runs on another port, name that port: PORT=9000 npm run inquiries list (in Windows PowerShell, $env:PORT = 9000; npm run inquiries list). For the inquiries of the published site, set DATABASE_OWNER_URL.`
}
