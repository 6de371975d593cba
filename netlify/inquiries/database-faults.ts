import { NeonDbError } from '@neondatabase/serverless'

/** A well-formed reply without our row: cut short by a proxy or a restart, or meant for another call. */
export class WrongReplyError extends Error {
  override name = 'WrongReplyError'
}

/** All tries failed with transient faults until time was up. `cause` is the last fault. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

export interface DatabaseLimits {
  /** Milliseconds for one try. A Neon database that wakes from sleep replies after about 4,000. */
  perTry: number
  /** Milliseconds for all tries and pauses of one statement together. */
  total: number
  /** Longest first pause in milliseconds; it doubles with each later pause. */
  firstPause: number
  /** When the last try of any statement ends, in milliseconds since the epoch. */
  deadline?: number
}

/** Within these limits the function responds before the form gives up, which is after 20 seconds. */
export const databaseLimits: DatabaseLimits = { perTry: 5500, total: 17_000, firstPause: 100 }

/** Milliseconds at which the limit of pauses stops growing. */
const longestPause = 2000

/** Milliseconds that must be left to begin another try. */
const shortestTry = 500

/**
 * Repeats a call to the database until it succeeds, fails for good, or the limits are reached. The
 * pauses have full jitter, so that visitors who failed together do not return together.
 *
 * @param attempt must stop when its signal, a new one for each try, aborts.
 * @throws UnavailableError when time is up; any error that is not transient, unchanged.
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

// TimeoutError: the try ran out of time in the middle of a reply.
const brokenReplies = new Set(['SyntaxError', 'TypeError', 'TimeoutError', 'WrongReplyError'])

// Messages with which Neon's proxy refuses a connection string. It would refuse it again.
const refusedConnection =
  /^(password authentication failed|invalid|incorrect|missing|malformed)|not allowed|blocked network|endpoint/i

const serverError = /^Server error \(HTTP status (\d{3})\): ([\s\S]*)$/
const transientStatuses = /^(408|425|429|5\d\d)$/

/**
 * The SQLSTATE in PostgreSQL's reply, if it replied.
 *
 * The driver reads SQLSTATEs of HTTP 400 only, but Neon's proxy passes on PostgreSQL's errors during
 * the connection as HTTP 500. The proxy itself refuses a wrong password or an unknown role, with an
 * empty code; PostgreSQL would reply 28P01.
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
 * Whether a second try may succeed.
 *
 * For a refused, reset or aborted connection and for a 5xx, the driver throws a NeonDbError without a
 * code. If the reply is not JSON, is other JSON than expected, or breaks off, the driver passes on
 * the error of `fetch` or JavaScript. An empty code comes with HTTP 400: Neon's proxy refuses the
 * connection string, or has lost its own connection.
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
