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
    const tryMs = Math.min(statementTryMs, end - Date.now())
    // AbortSignal.timeout throws if the number is negative.
    const signal = AbortSignal.timeout(Math.max(1, tryMs))
    try {
      return await attempt(signal)
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

/** The beginnings of the SQLSTATE codes after which a retry can succeed. */
const transientClasses = [
  '08', // A connection was lost.
  '40', // A transaction was rolled back.
  '53', // A resource, such as memory, is used up.
  '57P', // The server is shutting down or starting.
]

// Neon's driver throws these errors if a response is cut off, malformed or too late.
const brokenReplies = ['SyntaxError', 'TypeError', 'TimeoutError']

/** The message of Neon's driver for an HTTP response with an error status. */
const httpError =
  /^Server error \(HTTP status (?<status>\d{3})\): (?<body>.*)$/s

/** @returns undefined if the error isn't from PostgreSQL. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof NeonDbError)) return undefined
  // Neon's proxy reports a wrong password or an unknown role itself, without a SQLSTATE.
  if (!error.code && error.message.startsWith('password authentication failed'))
    return '28P01'
  const code = error.code || codeInBody(error.message)
  // A proxy could send any text as the code, and this function's result is logged.
  const isSqlState = code !== undefined && /^[0-9A-Z]{5}$/.test(code)
  return isSqlState ? code : undefined
}

/**
 * Finds a SQLSTATE that Neon's driver hasn't parsed: Neon's proxy sends PostgreSQL's connection
 * errors as JSON with the HTTP status 500.
 */
function codeInBody(message: string): string | undefined {
  const body = httpError.exec(message)?.groups?.body ?? ''
  const [, code] = /"code":\s*"(\w{5})"/.exec(body) ?? []
  return code
}

/** Whether a retry can succeed. */
export function isTransientFault(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state) return transientClasses.some((start) => state.startsWith(start))
  if (!(error instanceof NeonDbError)) {
    return error instanceof Error && brokenReplies.includes(error.name)
  }
  const status = httpError.exec(error.message)?.groups?.status
  if (status) return isTransientStatus(Number(status))
  // Any other NeonDbError without a code means that the connection was lost.
  return !refusalOf(error) && !rejectsConnectionString(error.message)
}

function isTransientStatus(status: number): boolean {
  const isServerError = status >= 500 && status <= 599
  return isServerError || [408, 425, 429].includes(status)
}

/** Whether a message is Neon's proxy's way of rejecting a connection string. */
function rejectsConnectionString(message: string): boolean {
  const text = message.toLowerCase()
  return (
    text.startsWith('invalid') ||
    text.startsWith('missing') ||
    text.includes('endpoint')
  )
}
