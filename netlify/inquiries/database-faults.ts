import { setTimeout as pause } from 'node:timers/promises'
import { NeonDbError } from '@neondatabase/serverless'

/** Thrown if transient faults persist until the time limit. `cause` is the last fault. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

/** The form gives up after 20 seconds. With these limits, the function responds before then. */
export const databaseLimits = {
  /** The time limit for each attempt. A suspended Neon database takes about 4,000 milliseconds to reply. */
  statementTryMs: 5500,
  /** The time limit for one statement, including all attempts and pauses. */
  statementMs: 17_000,
  /** The longest pause. Pauses are random, so that concurrent calls aren't retried together. */
  statementPauseMs: 500,
  /** The deadline for all attempts at all statements, in milliseconds since the epoch. */
  deadline: Number.POSITIVE_INFINITY,
}

export type DatabaseLimits = typeof databaseLimits

/**
 * Retries a database call until it succeeds, fails permanently or reaches a limit.
 *
 * @param attempt must stop when its signal aborts. Each call gets a new signal.
 * @throws UnavailableError at the time limit. Rethrows any error that isn't transient.
 */
export async function retry<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  { statementTryMs, statementMs, statementPauseMs, deadline }: DatabaseLimits,
): Promise<T> {
  const end = Math.min(Date.now() + statementMs, deadline)
  for (;;) {
    const milliseconds = Math.min(statementTryMs, end - Date.now())
    try {
      return await attempt(AbortSignal.timeout(Math.max(1, milliseconds)))
    } catch (error) {
      if (!isTransientFault(error)) throw error
      const pauseMs = Math.random() * statementPauseMs
      if (Date.now() + pauseMs >= end) {
        throw new UnavailableError('No attempt succeeded within the time limit', { cause: error })
      }
      await pause(pauseMs)
    }
  }
}

// SQLSTATE classes: connection exceptions, transaction rollbacks, insufficient resources, operator
// intervention. Classes 22, 23, 28 and 42 are omitted, because the same statement would fail again.
const transientStates = /^(08|40|53|57P)/

// Names of the errors thrown if a reply is cut off or malformed. A timeout is a TimeoutError only
// if it occurs while the reply is being read.
const brokenReplies = ['SyntaxError', 'TypeError', 'TimeoutError']

// Error messages that Neon's proxy sends when it rejects a connection string. A retry wouldn't help.
const refusedConnection =
  /^(password authentication failed|invalid|incorrect|missing|malformed)|not allowed|blocked network|endpoint/i

const serverError = /^Server error \(HTTP status (\d{3})\): ([\s\S]*)$/
const transientStatuses = /^(408|425|429|5\d\d)$/

/**
 * The SQLSTATE in PostgreSQL's reply, or undefined if PostgreSQL did not reply.
 *
 * The driver reads SQLSTATEs only from HTTP 400 responses, but Neon's proxy sends PostgreSQL's
 * connection errors as HTTP 500. The proxy itself rejects a wrong password or an unknown role, with
 * an empty code instead of PostgreSQL's 28P01.
 */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof NeonDbError)) return undefined
  if (!error.code && error.message.startsWith('password authentication failed')) return '28P01'
  const [, , body = ''] = serverError.exec(error.message) ?? []
  const code = error.code || /"code":\s*"(\w{5})"/.exec(body)?.[1]
  return code && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/**
 * Whether a retry may succeed.
 *
 * For a 5xx status or a refused, reset or aborted connection, the driver throws a NeonDbError
 * without a code. For a malformed reply, it throws a `fetch` or JavaScript error. If Neon's proxy
 * rejects the connection string or loses its connection, the code is empty and the status is 400.
 */
export function isTransientFault(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state) return transientStates.test(state)
  if (!(error instanceof NeonDbError)) {
    return error instanceof Error && brokenReplies.includes(error.name)
  }
  const [, status] = serverError.exec(error.message) ?? []
  return status ? transientStatuses.test(status) : !refusedConnection.test(error.message)
}
