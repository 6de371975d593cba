import type { NeonQueryFunction } from '@neondatabase/serverless'
import { connectDatabase } from '../../netlify/inquiries/connect-database.ts'
import { isTransientFault } from '../../netlify/inquiries/database-fault.ts'
import { patience, retry } from '../../netlify/inquiries/retry.ts'
import { databaseUrl } from '../../netlify/inquiries/settings.ts'
import { CannotDo } from './explain.ts'

export type Row = Record<string, unknown>

/** The stored inquiries, as their owner sees them. */
export interface Inquiries {
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
 * @param environment is completed with where the embedded mailbox is, if that is opened.
 * @throws CannotDo when the URL is none, or a local server is using the embedded database.
 */
export async function openInquiries(environment: NodeJS.ProcessEnv): Promise<Inquiries> {
  const variable = databaseVariable(environment)
  const { url, close } = variable
    ? { url: databaseUrl({ DATABASE_URL: environment[variable] }), close: async () => {} }
    : await openLocally(environment)
  if (!url) throw new CannotDo(`${variable} is no postgres://user:password@host/database URL.`)
  const sql = connectDatabase(url, environment)
  return {
    sql,
    query: (text, params = []) =>
      retry(
        (signal) => sql.query(text, params, { fetchOptions: { signal } }),
        isTransientFault,
        patience,
      ),
    close,
  }
}

/** Imported only here and only when needed: an operator's machine has no use for the stand-ins. */
async function openLocally(environment: NodeJS.ProcessEnv) {
  const { CannotStart } = await import('../../netlify/local/local-data.ts')
  const { openEmbedded } = await import('./embedded-for-operator.ts')
  try {
    return await openEmbedded(environment)
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    throw new CannotDo(`${error.message} Stop it first, or look at its page /_local.`)
  }
}
