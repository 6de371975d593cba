import type { PoolClient, QueryArrayConfig } from 'pg'
import type { Database } from './embedded-database.ts'

// Leaves values as text, as Neon does. PGlite hangs unless `types` is an array, so this is an empty
// array with the method that `pg` calls.
const rawText = Object.assign([], {
  getTypeParser: () => (text: string) => text,
})

// The SQLSTATE class for a wrong user or password.
const invalidAuthorization = '28'

/** Neon's protocol for SQL over HTTP, which `neon()` in `@neondatabase/serverless` uses. */
export function createNeonEndpoint({ runAs }: Pick<Database, 'runAs'>) {
  return async function handleNeon(request: Request): Promise<Response> {
    const url = new URL(request.headers.get('neon-connection-string') ?? '')
    const user = decodeURIComponent(url.username)
    const password = decodeURIComponent(url.password)
    const body = (await request.json()) as SqlBody
    try {
      const result = await runAs(user, password, (client) => run(client, body))
      return Response.json(result)
    } catch (error) {
      if (!isPostgresError(error)) throw error
      return Response.json(neonErrorFor(error, user), { status: 400 })
    }
  }
}

interface SqlBody {
  query: string
  params: unknown[]
}

/** Returns the error as Neon reports it. */
function neonErrorFor(error: PostgresError, user: string) {
  if (error.code.startsWith(invalidAuthorization)) {
    // Neon's proxy checks passwords. Its error for a wrong password has no code and no severity.
    const message = `password authentication failed for user '${user}'`
    return { message, code: '', severity: '' }
  }
  // The message of an error isn't enumerable, so the spread alone would omit it.
  return { ...error, message: error.message }
}

async function run(client: PoolClient, { query, params }: SqlBody) {
  const statement: QueryArrayConfig & { queryMode: 'extended' } = {
    text: query,
    values: params,
    rowMode: 'array',
    // Like Neon, this refuses two statements in one string. The simple protocol would run both.
    queryMode: 'extended',
    types: rawText,
  }
  const { command, rowCount, rows, fields } = await client.query(statement)
  return { command, rowCount, rows, fields, rowAsArray: true }
}

type PostgresError = Error & { code: string }

/** PGlite's errors aren't instances of the `DatabaseError` class in `pg`. */
function isPostgresError(error: unknown): error is PostgresError {
  return error instanceof Error && 'severity' in error && 'code' in error
}
