import type { PoolClient, QueryArrayConfig } from 'pg'
import type { Database } from './embedded-database.ts'

// Keeps values as text, because Neon's driver parses them. This is an array because PGlite also
// uses `types` as a list of parameter types, and hangs if it can't iterate over it.
const rawText = Object.assign([], { getTypeParser: () => (text: string) => text })

/**
 * Neon's SQL over HTTP, for `neon()` in `@neondatabase/serverless`. Runs one statement as the user
 * in `Neon-Connection-String`. Returns rows as arrays of text, or a PostgreSQL error as HTTP 400.
 */
export function createNeonEndpoint({ runAs }: Pick<Database, 'runAs'>) {
  return async function handleNeon(request: Request): Promise<Response> {
    const url = new URL(request.headers.get('neon-connection-string') ?? '')
    const [user = '', password = ''] = [url.username, url.password].map(decodeURIComponent)
    const { query, params } = (await request.json()) as { query: string; params: unknown[] }
    try {
      return Response.json(await runAs(user, password, (client) => run(client, query, params)))
    } catch (error) {
      if (!isPostgresError(error)) throw error
      const { message, code } = error
      if (!code.startsWith('28')) return Response.json({ ...error, message }, { status: 400 })
      // On Neon, this response comes from the proxy, not from PostgreSQL, so its code and severity
      // are empty.
      const refusal = `password authentication failed for user '${user}'`
      return Response.json({ message: refusal, code: '', severity: '' }, { status: 400 })
    }
  }
}

async function run(client: PoolClient, text: string, values: unknown[]) {
  const statement: QueryArrayConfig & { queryMode: 'extended' } = {
    text,
    values,
    rowMode: 'array',
    // PostgreSQL's simple protocol would run two statements in one string. Neon rejects them.
    queryMode: 'extended',
    types: rawText,
  }
  const { command, rowCount, rows, fields } = await client.query(statement)
  return { command, rowCount, rows, fields, rowAsArray: true }
}

/** `instanceof` would not work, because PGlite has its own `DatabaseError` class. */
function isPostgresError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'severity' in error && 'code' in error
}
