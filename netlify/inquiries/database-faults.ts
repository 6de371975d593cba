import { NeonDbError } from '@neondatabase/serverless'

/** The reply is well-formed but has no row for this call, because a proxy or a restart mixed it up. */
export class WrongReplyError extends Error {
  override name = 'WrongReplyError'
}

/** All tries failed with transient faults until the time limit. `cause` is the last fault. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

export interface DatabaseLimits {
  /** Milliseconds for one try. A sleeping Neon database replies after about 4,000. */
  perTry: number
  /** Milliseconds for all tries and pauses of one statement together. */
  total: number
  /** The longest first pause in milliseconds. Each later pause may be twice as long. */
  firstPause: number
  /** The end of the last try of any statement, in milliseconds since the epoch. */
  deadline?: number
}

/** With these limits, the function responds before the form gives up, which is after 20 seconds. */
export const databaseLimits: DatabaseLimits = { perTry: 5500, total: 17_000, firstPause: 100 }

/** Milliseconds after which pauses don't become longer. */
const longestPause = 2000

/** Milliseconds that must remain to begin another try. */
const shortestTry = 500

/**
 * Repeats a call to the database until it succeeds, fails permanently, or reaches the limits. The length
 * of each pause is random, so that visitors whose calls failed together don't retry together.
 *
 * @param attempt must stop when its signal aborts. Each try has a new signal.
 * @throws UnavailableError at the time limit; unchanged, any error that is not transient.
 */
export async function retry<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  { perTry, total, firstPause, deadline = Number.POSITIVE_INFINITY }: DatabaseLimits,
): Promise<T> {
  const end = Math.min(Date.now() + total, deadline)
  for (let pauseLimit = firstPause; ; pauseLimit = Math.min(2 * pauseLimit, longestPause)) {
    try {
      const milliseconds = Math.max(1, Math.min(perTry, end - Date.now()))
      return await attempt(AbortSignal.timeout(milliseconds))
    } catch (error) {
      if (!isTransientFault(error)) throw error
      const pause = Math.random() * pauseLimit
      if (Date.now() + pause + shortestTry > end) {
        throw new UnavailableError('No try succeeded in time', { cause: error })
      }
      await new Promise((resume) => setTimeout(resume, pause))
    }
  }
}

// Connection exceptions, rolled-back transactions, insufficient resources, operator intervention.
// Not 22, 23, 28 or 42: the same statement would fail in the same way again.
const transientStates = /^(08|40|53|57P)/

// TimeoutError: the try's time limit ended in the middle of a reply.
const brokenReplies = new Set(['SyntaxError', 'TypeError', 'TimeoutError', 'WrongReplyError'])

// Neon's proxy refuses a connection string with these messages, and would refuse it again.
const refusedConnection =
  /^(password authentication failed|invalid|incorrect|missing|malformed)|not allowed|blocked network|endpoint/i

const serverError = /^Server error \(HTTP status (\d{3})\): ([\s\S]*)$/
const transientStatuses = /^(408|425|429|5\d\d)$/

/**
 * The SQLSTATE in PostgreSQL's reply; undefined if PostgreSQL did not reply.
 *
 * The driver reads SQLSTATEs only from HTTP 400, but Neon's proxy sends PostgreSQL's connection errors as
 * HTTP 500. The proxy itself refuses a wrong password or an unknown role, with an empty code;
 * PostgreSQL would reply 28P01.
 */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof NeonDbError)) return undefined
  if (error.code === '' && error.message.startsWith('password authentication failed')) {
    return '28P01'
  }
  const body = serverError.exec(error.message)?.[2] ?? ''
  const code = error.code || /"code":\s*"(\w{5})"/.exec(body)?.[1]
  return code && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/**
 * Whether a second try may succeed.
 *
 * For a 5xx and for a refused, reset or aborted connection, the driver throws a NeonDbError without a
 * code. For a broken or unexpected reply, it throws the error of `fetch` or JavaScript. An empty code
 * comes with HTTP 400: Neon's proxy refuses the connection string, or has lost its own connection.
 */
export function isTransientFault(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state) return transientStates.test(state)
  if (error instanceof NeonDbError) {
    const status = serverError.exec(error.message)?.[1]
    return status ? transientStatuses.test(status) : !refusedConnection.test(error.message)
  }
  return error instanceof Error && brokenReplies.has(error.name)
}
