import { NeonDbError } from '@neondatabase/serverless'

/** A well-formed reply without our row: cut short by a proxy or a restart, or the answer to another call. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError'
}

// Connection exceptions, rolled-back transactions, insufficient resources, operator intervention.
// Not 22, 23, 28 or 42: the same statement would fail in the same way again.
const transientStates = /^(08|40|53|57P)/

// TimeoutError: the try ran out of time in the middle of an answer.
const brokenAnswers = new Set(['SyntaxError', 'TypeError', 'TimeoutError', 'NoAnswerError'])

// How Neon's proxy refuses a connection string. It would refuse it again.
const refusedConnection =
  /^(password authentication failed|invalid|incorrect|missing|malformed)|not allowed|blocked network|endpoint/i

const serverError = /^Server error \(HTTP status (\d{3})\): ([\s\S]*)$/
const transientStatuses = /^(408|425|429|5\d\d)$/

/**
 * The SQLSTATE that PostgreSQL answered, if it answered.
 *
 * The driver reads SQLSTATEs of HTTP 400 only, but Neon's proxy passes on as HTTP 500 what PostgreSQL
 * says while it connects. A wrong password or an unknown role is refused by the proxy, with an empty
 * code; PostgreSQL would answer 28P01.
 */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof NeonDbError)) return undefined
  if (error.code === '' && error.message.startsWith('password authentication failed')) {
    return '28P01'
  }
  const code = error.code || codeIn(serverError.exec(error.message)?.[2])
  return code && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

function codeIn(body = ''): string | undefined {
  return /"code":\s*"(\w{5})"/.exec(body)?.[1]
}

/**
 * Whether asking the database again may succeed.
 *
 * For a refused, reset or aborted connection and for a 5xx, the driver throws a NeonDbError without a
 * code; for an answer that is no JSON, not the JSON it should be, or that breaks off, whatever `fetch`
 * or JavaScript threw. An empty code comes with HTTP 400: Neon's proxy refuses the connection string,
 * or has lost its own connection.
 */
export function isTransientFault(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state) return transientStates.test(state)
  if (error instanceof NeonDbError) {
    const status = serverError.exec(error.message)?.[1]
    return status ? transientStatuses.test(status) : !refusedConnection.test(error.message)
  }
  return error instanceof Error && brokenAnswers.has(error.name)
}
