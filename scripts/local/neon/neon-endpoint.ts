import type { PoolClient, QueryArrayConfig } from 'pg'
import type { Database } from './embedded-database.ts'

// Leaves values as text, as Neon does. PGlite hangs unless `types` is an array.
const rawText = Object.assign([], {
  getTypeParser: () => (text: string) => text,
})

/** Neon's protocol for SQL over HTTP, which `neon()` in `@neondatabase/serverless` uses. */
export function createNeonEndpoint({ runAs }: Pick<Database, 'runAs'>) {
  return async function handleNeon(request: Request): Promise<Response> {
    const url = new URL(request.headers.get('neon-connection-string') ?? '')
    const [user = '', password = ''] = [url.username, url.password].map(
      decodeURIComponent,
    )
    const { query, params } = (await request.json()) as {
      query: string
      params: unknown[]
    }
    try {
      return Response.json(
        await runAs(user, password, (client) => run(client, query, params)),
      )
    } catch (error) {
      if (!isPostgresError(error)) throw error
      const { message, code } = error
      if (!code.startsWith('28'))
        return Response.json({ ...error, message }, { status: 400 })
      // Neon's proxy checks passwords. Its error for a wrong password has no code and no severity.
      const refusal = `password authentication failed for user '${user}'`
      return Response.json(
        { message: refusal, code: '', severity: '' },
        { status: 400 },
      )
    }
  }
}

async function run(client: PoolClient, text: string, values: unknown[]) {
  const statement: QueryArrayConfig & { queryMode: 'extended' } = {
    text,
    values,
    rowMode: 'array',
    // Like Neon, this refuses two statements in one string. The simple protocol would run both.
    queryMode: 'extended',
    types: rawText,
  }
  const { command, rowCount, rows, fields } = await client.query(statement)
  return { command, rowCount, rows, fields, rowAsArray: true }
}

/** PGlite's errors aren't instances of the `DatabaseError` class in `pg`. */
const isPostgresError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'severity' in error && 'code' in error
