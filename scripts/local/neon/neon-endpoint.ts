import type { PoolClient, QueryArrayConfig } from 'pg'
import type { Database } from './embedded-database.ts'

// Returns each value as text, as Neon does, because Neon's driver parses it. `pg` uses only
// `getTypeParser`. PGlite also reads `types` as parameter types, and hangs if it isn't an array.
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
      // Neon's proxy rejects the sign-in before PostgreSQL does, so the code and severity are empty.
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
    // Reject two statements in one string, as Neon does. The simple protocol would run both.
    queryMode: 'extended',
    types: rawText,
  }
  const { command, rowCount, rows, fields } = await client.query(statement)
  return { command, rowCount, rows, fields, rowAsArray: true }
}

/** Doesn't use `instanceof`, because PGlite has its own `DatabaseError` class. */
function isPostgresError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'severity' in error && 'code' in error
}
