import { isTransientFault } from './database-fault.ts'

export interface RetryLimits {
  /** Milliseconds one try may take. A database that wakes from sleep answers after about 4,000. */
  perTry: number
  /** Milliseconds all tries and pauses may take together. */
  total: number
  /** Milliseconds that the first pause may take at most; the limit doubles with each later pause. */
  shortestPause: number
}

/** Milliseconds at which the limit of pauses stops growing. */
const longestPause = 2000

/** Milliseconds that must be left to begin another try. */
const shortestTry = 500

/** The function answers before the form gives up, which is after 20 seconds. */
export const patience: RetryLimits = { perTry: 5500, total: 17_000, shortestPause: 100 }

/** All tries failed with faults that might have passed, until time was up. `cause` is the last. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

/**
 * Repeats a call to the database until it succeeds, fails for good, or the limits are reached.
 *
 * The pauses have full jitter, so that visitors who failed together do not return together.
 *
 * @param attempt must stop when its signal, a new one for each try, aborts.
 * @throws UnavailableError when time is up; any error that is not transient, unchanged.
 */
export async function retry<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  limits: RetryLimits,
): Promise<T> {
  const deadline = Date.now() + limits.total
  for (let longest = limits.shortestPause; ; longest = Math.min(2 * longest, longestPause)) {
    try {
      return await attempt(AbortSignal.timeout(Math.min(limits.perTry, deadline - Date.now())))
    } catch (error) {
      if (!isTransientFault(error)) throw error
      const pause = Math.random() * longest
      if (Date.now() + pause + shortestTry > deadline) {
        throw new UnavailableError('No try succeeded in time', { cause: error })
      }
      await new Promise((resume) => setTimeout(resume, pause))
    }
  }
}
