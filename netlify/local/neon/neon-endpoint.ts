import type { PoolClient, QueryArrayConfig } from 'pg'
import type { Database } from './database.ts'

interface Statement {
  query: string
  params: unknown[]
}

// The driver parses values itself. An array, because PGlite takes `types` for a list of parameter
// types as well, and never answers when it cannot iterate over them.
const rawText = Object.assign([], { getTypeParser: () => (text: string) => text })

/**
 * What Neon's proxy refuses by itself, by the connection string that provokes it here: a host that
 * begins with `suspended.` or `over-quota.`, or a database named `missing`. HTTP status, SQLSTATE and
 * words are those of the proxy's source (sql_over_http.rs, control_plane/messages.rs): only a wrong
 * password and the like are HTTP 400, and only PostgreSQL's own words come with a SQLSTATE.
 */
const refusals: [connection: RegExp, status: number, code: string, message: string][] = [
  [/@suspended\./, 500, '', 'Control plane request failed: endpoint is disabled'],
  [/@over-quota\./, 500, '', 'Your project has exceeded the compute time quota.'],
  [/\/missing(\?|$)/, 500, '3D000', 'database "missing" does not exist'],
]

/**
 * Neon's SQL over HTTP, as `neon()` of `@neondatabase/serverless` speaks it: one statement in, rows
 * as arrays of raw text out, and PostgreSQL's errors as HTTP 400. The statement runs as the user in
 * `Neon-Connection-String`.
 */
export function createNeonEndpoint({ runAs }: Pick<Database, 'runAs'>) {
  return async function answerNeon(request: Request): Promise<Response> {
    const connection = request.headers.get('neon-connection-string') ?? ''
    const refusal = refusals.find(([pattern]) => pattern.test(connection))
    if (refusal) return refuse(refusal[1], refusal[2], refusal[3])
    const url = new URL(connection)
    const [user = '', password = ''] = [url.username, url.password].map(decodeURIComponent)
    const statement = (await request.json()) as Statement
    try {
      return Response.json(await runAs(user, password, (client) => run(client, statement)))
    } catch (error) {
      if (!isPostgresError(error)) throw error
      if (error.code.startsWith('28')) {
        return refuse(400, '', `password authentication failed for user '${user}'`)
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

/** PGlite's errors are of a `DatabaseError` class of its own, so the class cannot tell. */
function isPostgresError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'severity' in error && 'code' in error
}

/** Where PostgreSQL said nothing, the proxy fills its fields with empty text. */
function refuse(status: number, code: string, message: string): Response {
  const position = null
  return Response.json({ message, code, detail: '', hint: '', position, severity: '' }, { status })
}
