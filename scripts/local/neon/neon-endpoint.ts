import type { PoolClient, QueryArrayConfig } from 'pg'
import type { Database } from './embedded-database.ts'

interface Statement {
  query: string
  params: unknown[]
}

// The driver parses values itself. An array, because PGlite takes `types` for a list of parameter
// types as well, and never returns if it cannot iterate over them.
const rawText = Object.assign([], { getTypeParser: () => (text: string) => text })

/**
 * Neon's SQL over HTTP, as `neon()` of `@neondatabase/serverless` speaks it: one statement in, rows
 * as arrays of raw text out, and PostgreSQL's errors as HTTP 400. The statement runs as the user in
 * `Neon-Connection-String`.
 */
export function createNeonEndpoint({ runAs }: Pick<Database, 'runAs'>) {
  return async function handleNeon(request: Request): Promise<Response> {
    const url = new URL(request.headers.get('neon-connection-string') ?? '')
    const [user = '', password = ''] = [url.username, url.password].map(decodeURIComponent)
    const statement = (await request.json()) as Statement
    try {
      return Response.json(await runAs(user, password, (client) => run(client, statement)))
    } catch (error) {
      if (!isPostgresError(error)) throw error
      if (error.code.startsWith('28')) {
        // Neon's proxy sends this response itself, without PostgreSQL's code and severity.
        const message = `password authentication failed for user '${user}'`
        return Response.json({ message, code: '', severity: '' }, { status: 400 })
      }
      return Response.json({ ...error, message: error.message }, { status: 400 })
    }
  }
}

async function run(client: PoolClient, { query, params }: Statement) {
  // Neon refuses two statements in one string; PostgreSQL's simple protocol would run both.
  const statement: QueryArrayConfig & { queryMode: 'extended' } = {
    text: query,
    values: params,
    rowMode: 'array',
    queryMode: 'extended',
    types: rawText,
  }
  const { command, rowCount, rows, fields } = await client.query(statement)
  return { command, rowCount, rows, fields, rowAsArray: true }
}

/** Not by `instanceof`, because PGlite has a `DatabaseError` class of its own. */
function isPostgresError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'severity' in error && 'code' in error
}
