import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PoolClient, QueryArrayConfig } from 'pg'
import { answerJson, readJson } from '../json-http.ts'
import type { Database } from './database.ts'

interface Statement {
  query: string
  params?: unknown[]
}

// The driver parses values itself. An array, because PGlite takes `types` for a list of parameter
// types as well, and never answers when it cannot iterate over them.
const rawText = Object.assign([], { getTypeParser: () => (text: string) => text })

const isolationLevels: Record<string, string> = {
  ReadUncommitted: 'READ UNCOMMITTED',
  ReadCommitted: 'READ COMMITTED',
  RepeatableRead: 'REPEATABLE READ',
  Serializable: 'SERIALIZABLE',
}

/**
 * Neon's SQL over HTTP, as `neon()` of `@neondatabase/serverless` speaks it: one statement
 * (`{ query, params }`) or several in one transaction (`{ queries }`), rows as arrays of raw text.
 * The statement runs as the user in `Neon-Connection-String`; its host and database are not used.
 */
export function createNeonEndpoint({ runAs }: Pick<Database, 'runAs'>) {
  return async function answerNeon(request: IncomingMessage, response: ServerResponse) {
    try {
      const { user, password } = credentials(header(request, 'neon-connection-string'))
      const body = (await readJson(request)) as Statement | { queries: Statement[] }
      const result = await runAs(user, password, async (client) =>
        'queries' in body
          ? { results: await runBatch(client, body.queries, beginBatch(request)) }
          : run(client, body),
      )
      answerJson(response, 200, result)
    } catch (error) {
      answerError(response, error)
    }
  }
}

function credentials(connectionString: string | undefined): { user: string; password: string } {
  const url = URL.parse(connectionString ?? '')
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !url.username) {
    throw new SyntaxError('The Neon-Connection-String header names no user')
  }
  return { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }
}

function beginBatch(request: IncomingMessage): string {
  const level = isolationLevels[header(request, 'neon-batch-isolation-level') ?? 'ReadCommitted']
  if (!level) throw new SyntaxError('Unknown Neon-Batch-Isolation-Level')
  const access = header(request, 'neon-batch-read-only') === 'true' ? 'READ ONLY' : 'READ WRITE'
  const waits = header(request, 'neon-batch-deferrable') === 'true' ? 'DEFERRABLE' : ''
  return `BEGIN ISOLATION LEVEL ${level} ${access} ${waits}`
}

async function runBatch(client: PoolClient, statements: Statement[], begin: string) {
  await client.query(begin)
  const results = []
  for (const statement of statements) results.push(await run(client, statement))
  await client.query('COMMIT')
  return results
}

async function run(client: PoolClient, { query, params = [] }: Statement) {
  // Neon refuses two statements in one string; PostgreSQL's simple protocol would run both.
  const statement: QueryArrayConfig & { queryMode: 'extended' } = {
    text: query,
    values: params,
    rowMode: 'array',
    queryMode: 'extended',
    types: rawText,
  }
  const { command, rowCount, rows, fields } = await client.query(statement)
  const textFields = fields.map((field) => ({ ...field, format: 'text' }))
  return { command, rowCount, rows, fields: textFields, rowAsArray: true }
}

function answerError(response: ServerResponse, error: unknown): void {
  if (isPostgresError(error)) {
    answerJson(response, 400, { ...error, message: error.message })
  } else if (error instanceof SyntaxError) {
    answerJson(response, 400, { message: error.message, code: '28000' })
  } else {
    console.error('Neon endpoint:', error)
    answerJson(response, 500, { message: 'The database cannot be reached' })
  }
}

/** PGlite's errors are of a `DatabaseError` class of its own, so the class cannot tell. */
function isPostgresError(error: unknown): error is Error {
  return error instanceof Error && 'severity' in error && 'code' in error
}

function header(request: IncomingMessage, name: string): string | undefined {
  return request.headers[name]?.toString()
}
