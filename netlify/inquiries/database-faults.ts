import { setTimeout as pause } from 'node:timers/promises'
import { NeonDbError } from '@neondatabase/serverless'
import { refusalOf } from './neon-refusals.ts'

/** Thrown if a database call keeps failing until its time is up. `cause` is the last fault. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

export const databaseLimits = {
  /** The time limit for one attempt. Neon needs less (about 4 s) to wake a suspended database. */
  statementTryMs: 5500,
  /** The time limit for all attempts together: less than the 20 seconds that the form waits. */
  statementMs: 17_000,
  /** The longest pause. Pauses are random, so that concurrent calls aren't retried together. */
  statementPauseMs: 500,
}

export type DatabaseLimits = typeof databaseLimits

/**
 * Retries a database call after transient faults. @throws UnavailableError after the time limit.
 */
export async function retry<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  { statementTryMs, statementMs, statementPauseMs }: DatabaseLimits,
): Promise<T> {
  const end = Date.now() + statementMs
  for (;;) {
    const milliseconds = Math.min(statementTryMs, end - Date.now())
    try {
      return await attempt(AbortSignal.timeout(Math.max(1, milliseconds)))
    } catch (error) {
      if (!isTransientFault(error)) throw error
      const pauseMs = Math.random() * statementPauseMs
      if (Date.now() + pauseMs >= end) {
        throw new UnavailableError(
          'No attempt succeeded within the time limit',
          { cause: error },
        )
      }
      await pause(pauseMs)
    }
  }
}

// The SQLSTATE classes for lost connections, rollbacks, insufficient resources and shutdowns.
const transientStates = /^(08|40|53|57P)/

// Neon's driver throws these errors if a response is cut off, malformed or too late.
const brokenReplies = ['SyntaxError', 'TypeError', 'TimeoutError']

// If Neon's proxy rejects a connection string, its message begins with "invalid" or "missing", or
// contains "endpoint". Any other message without a SQLSTATE means that the connection was lost.
const refusedConnection = /^(invalid|missing)|endpoint/i

const serverError = /^Server error \(HTTP status (\d{3})\): ([\s\S]*)$/
const transientStatuses = /^(408|425|429|5\d\d)$/

/** @returns undefined if the error isn't from PostgreSQL. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof NeonDbError)) return undefined
  // Neon's proxy reports a wrong password or an unknown role itself, without a SQLSTATE.
  if (!error.code && error.message.startsWith('password authentication failed'))
    return '28P01'
  // The proxy sends PostgreSQL's connection errors as HTTP 500, which Neon's driver doesn't parse.
  const [, , body = ''] = serverError.exec(error.message) ?? []
  const code = error.code || /"code":\s*"(\w{5})"/.exec(body)?.[1]
  return code && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** Whether a retry can succeed. A NeonDbError with no code or HTTP status is a network failure. */
export function isTransientFault(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state) return transientStates.test(state)
  if (!(error instanceof NeonDbError)) {
    return error instanceof Error && brokenReplies.includes(error.name)
  }
  const [, status] = serverError.exec(error.message) ?? []
  return status
    ? transientStatuses.test(status)
    : !refusalOf(error) && !refusedConnection.test(error.message)
}
