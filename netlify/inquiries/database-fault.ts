import { NeonDbError } from '@neondatabase/serverless'

/** A well-formed reply without our row: cut short by a proxy or a restart, or the answer to another call. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError'
}

// Connection exceptions, rolled-back transactions, insufficient resources, operator intervention.
// Never 22, 23, 28 or 42: the same statement would fail in the same way again.
const transientStates = /^(08|40|53|57P)/

// TimeoutError: the time of a try ended in the middle of an answer.
const brokenAnswers = new Set(['SyntaxError', 'TypeError', 'TimeoutError', 'NoAnswerError'])

const httpStatus = /^Server error \(HTTP status (\d{3})\)/
const transientStatuses = /^(408|425|429|5\d\d)$/

/** The SQLSTATE that PostgreSQL answered, if it answered. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = error instanceof NeonDbError ? error.code : undefined
  return code && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/**
 * Whether asking the database again may succeed. The driver tells its failures apart badly: a
 * refused, reset or aborted connection and a 5xx are a NeonDbError without a code. An answer that is
 * no JSON, not the JSON it should be, or that breaks off is whatever `fetch` or JavaScript threw.
 */
export function isTransientFault(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state) return transientStates.test(state)
  if (error instanceof NeonDbError) {
    const status = httpStatus.exec(error.message)?.[1]
    return status === undefined || transientStatuses.test(status)
  }
  return error instanceof Error && brokenAnswers.has(error.name)
}
