import type { NeonQueryFunction } from '@neondatabase/serverless'
import { connectDatabase } from '../../netlify/inquiries/connect-database.ts'
import { isTransientFault } from '../../netlify/inquiries/database-fault.ts'
import { patience, retry } from '../../netlify/inquiries/retry.ts'
import { databaseUrl } from '../../netlify/inquiries/settings.ts'
import { CannotDo } from './explain.ts'

export type Row = Record<string, unknown>

/** What a command reads and writes. The embedded mailbox is added to `env` when it is opened. */
export type Surroundings = Pick<NodeJS.Process, 'env' | 'stdin' | 'stdout' | 'stderr'>

/** The surroundings, and the database as the owner of its tables sees it. */
export interface Session extends Surroundings {
  sql: NeonQueryFunction<false, false>
  /** One statement, repeated while a fault may pass: only for what may run twice. */
  query(text: string, params?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/** The variable that names the database: the owner's, where there is one, or the site's. */
export function databaseVariable(environment: NodeJS.ProcessEnv): string | undefined {
  const variables = ['DATABASE_OWNER_URL', 'DATABASE_URL', 'NETLIFY_DATABASE_URL']
  return variables.find((variable) => environment[variable])
}

/**
 * Opens the database that the environment names, or the embedded one.
 *
 * @throws CannotDo when the URL is none, or the embedded database cannot be used.
 */
export async function openSession(surroundings: Surroundings): Promise<Session> {
  const { env, stdin, stdout, stderr } = surroundings
  const variable = databaseVariable(env)
  const { url, close } = variable
    ? { url: databaseUrl({ DATABASE_URL: env[variable] }), close: async () => {} }
    : // Imported only when it is needed: an operator's machine has no use for the stand-ins.
      await (await import('./embedded-for-operator.ts')).openEmbedded(env)
  if (!url) throw new CannotDo(`${variable} is no postgres://user:password@host/database URL.`)
  const sql = connectDatabase(url, env)
  const query: Session['query'] = (text, params = []) => {
    const ask = (signal: AbortSignal) => sql.query(text, params, { fetchOptions: { signal } })
    return retry(ask, isTransientFault, patience)
  }
  return { env, stdin, stdout, stderr, sql, query, close }
}
