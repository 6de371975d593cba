import { isTransientFault, sqlStateOf } from '../../netlify/inquiries/database-faults.ts'
import { connectDatabase, databaseUrl } from '../../netlify/inquiries/services.ts'
import { CommandError } from '../command.ts'
import { localPort, standInEnvironment } from '../local/environment.ts'

export type Row = Record<string, unknown>

const queryLimitMs = 20_000

/** Runs one statement. @throws CommandError */
export type Query = (text: string, params: unknown[]) => Promise<Row[]>

/**
 * Connects to DATABASE_OWNER_URL or, if that is not set, DATABASE_URL. If neither is set, connects
 * to the database of a running `npm start`. Only the owner role may read inquiries.
 */
export function openQuery(env: NodeJS.ProcessEnv): Query {
  const variables = ['DATABASE_OWNER_URL', 'DATABASE_URL']
  const variable = variables.find((name) => env[name])
  const connection = variable ? env[variable] : 'postgres://postgres@localhost/harbourline'
  const url = databaseUrl({ DATABASE_URL: connection })
  if (!url) {
    throw new CommandError(`${variable} is not a postgres://user:password@host/database URL.`)
  }
  const local = () => standInEnvironment(`http://localhost:${localPort(env)}`)
  const sql = connectDatabase(url, variable ? env : local())
  return async (text, params) => {
    try {
      const signal = AbortSignal.timeout(queryLimitMs)
      return await sql.query(text, params, { fetchOptions: { signal } })
    } catch (error) {
      throw new CommandError(explain(error, variable))
    }
  }
}

/** Omits the error's own message, because it may contain the connection string or a row. */
function explain(error: unknown, variable?: string): string {
  const needsOwner = "Set DATABASE_OWNER_URL to the connection string of the database's owner"
  const state = sqlStateOf(error) ?? ''
  if (/^(28|3D)/.test(state)) return `Wrong user, password or database in ${variable}.`
  if (state === '42501') return `The role in ${variable} can't read inquiries. ${needsOwner}.`
  if (/^42(P01|883)$/.test(state))
    return 'The schema is missing or outdated: run npm run db:migrate.'
  if (!isTransientFault(error)) return `That failed${state && ` (SQLSTATE ${state})`}.`
  if (!variable) return `${needsOwner}, or keep npm start running for the local database.`
  return 'The database is not responding. No data has been lost; try again later.'
}
