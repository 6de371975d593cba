import type { NeonQueryFunction } from '@neondatabase/serverless'
import { patience, retry } from '../../netlify/inquiries/retry.ts'
import { connectDatabase } from '../../netlify/inquiries/services.ts'
import { databaseUrl } from '../../netlify/inquiries/settings.ts'
import { standInEnvironment } from '../local/environment.ts'
import { CannotDo } from './explain.ts'

export type Row = Record<string, unknown>

export type Surroundings = Pick<NodeJS.Process, 'env' | 'stdout' | 'stderr'>

/** The database as the owner of its tables sees it, and where answers go. */
export interface Session extends Pick<Surroundings, 'env' | 'stdout'> {
  sql: NeonQueryFunction<false, false>
  /** One statement, repeated while a fault may pass: only for what may run twice. */
  query(text: string, params?: unknown[]): Promise<Row[]>
}

/** The variable that names the database: the owner's, where there is one, or the site's. */
export function databaseVariable(environment: NodeJS.ProcessEnv): string | undefined {
  const variables = ['DATABASE_OWNER_URL', 'DATABASE_URL', 'NETLIFY_DATABASE_URL']
  return variables.find((variable) => environment[variable])
}

/** The database that the environment names, or the embedded one of a running `npm start`. */
export function openSession({ env: own, stdout }: Surroundings): Session {
  const variable = databaseVariable(own)
  const standIns = variable ? {} : standInEnvironment(`http://localhost:${own.PORT || 8888}`)
  const env = { ...own, ...standIns }
  const named = variable ? own[variable] : 'postgres://postgres@localhost/harbourline'
  const url = databaseUrl({ DATABASE_URL: named })
  if (!url) throw new CannotDo(`${variable} is no postgres://user:password@host/database URL.`)
  const sql = connectDatabase(url, env)
  // A database at Neon may have to wake up first. That of `npm start` answers at once, if it runs.
  const limits = variable ? patience : { ...patience, total: 1000 }
  const query: Session['query'] = (text, params = []) => {
    const ask = (signal: AbortSignal) => sql.query(text, params, { fetchOptions: { signal } })
    return retry(ask, limits)
  }
  return { env, stdout, sql, query }
}
