export interface RetryLimits {
  /** Milliseconds one try may take. A database that wakes from sleep answers after about 4,000. */
  perTry: number
  /** Milliseconds all tries and pauses may take together. */
  total: number
  /** Milliseconds that must be left for another try to be worth its while. */
  shortestTry: number
  /** Milliseconds: the first pause is at most this long, each later one at most twice as long… */
  shortestPause: number
  /** …up to this. */
  longestPause: number
}

/** What a visitor's browser waits for: it gives up after 20 seconds, so we answer before. */
export const patience: RetryLimits = {
  perTry: 5500,
  total: 17_000,
  shortestTry: 500,
  shortestPause: 100,
  longestPause: 2000,
}

/** Every try within the limits failed with a fault that might have passed. `cause` is the last one. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

/**
 * Repeats `attempt` until it succeeds, fails for good, or the limits are reached.
 *
 * The pauses have full jitter, so that visitors who failed together do not return together.
 *
 * @param attempt must stop when its signal, a new one for each try, aborts.
 * @param isTransient whether an error may pass.
 * @throws UnavailableError when time is up, or the error that will not pass, as it is.
 */
export async function retry<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  isTransient: (error: unknown) => boolean,
  limits: RetryLimits,
): Promise<T> {
  const deadline = Date.now() + limits.total
  for (let longest = limits.shortestPause; ; longest = Math.min(2 * longest, limits.longestPause)) {
    try {
      return await attempt(AbortSignal.timeout(Math.min(limits.perTry, deadline - Date.now())))
    } catch (error) {
      if (!isTransient(error)) throw error
      const pause = Math.random() * longest
      if (Date.now() + pause + limits.shortestTry > deadline) {
        throw new UnavailableError('No try succeeded in time', { cause: error })
      }
      await new Promise((resume) => setTimeout(resume, pause))
    }
  }
}
