import type { PoolClient, QueryArrayConfig } from 'pg'
import type { Database } from './embedded-database.ts'

interface Statement {
  query: string
  params: unknown[]
}

// The driver parses the values itself. This is an array because PGlite also uses `types` as a list of
// parameter types, and never returns if it can't iterate over them.
const rawText = Object.assign([], { getTypeParser: () => (text: string) => text })

/**
 * Neon's SQL over HTTP, for `neon()` of `@neondatabase/serverless`. Runs one statement as the user in
 * `Neon-Connection-String`, and returns rows as arrays of text, or PostgreSQL's error as HTTP 400.
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
      const { message, code } = error
      if (!code.startsWith('28')) return Response.json({ ...error, message }, { status: 400 })
      // Neon's proxy sends this response itself, without PostgreSQL's code and severity.
      const refusal = `password authentication failed for user '${user}'`
      return Response.json({ message: refusal, code: '', severity: '' }, { status: 400 })
    }
  }
}

async function run(client: PoolClient, { query, params }: Statement) {
  const statement: QueryArrayConfig & { queryMode: 'extended' } = {
    text: query,
    values: params,
    rowMode: 'array',
    // PostgreSQL's simple protocol would run two statements in one string. Neon refuses them.
    queryMode: 'extended',
    types: rawText,
  }
  const { command, rowCount, rows, fields } = await client.query(statement)
  return { command, rowCount, rows, fields, rowAsArray: true }
}

/** Does not use `instanceof`, because PGlite has its own `DatabaseError` class. */
function isPostgresError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'severity' in error && 'code' in error
}
