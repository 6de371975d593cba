import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { patience, retry, UnavailableError } from '../../netlify/inquiries/retry.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // The fake clock has no time limits of its own.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), milliseconds)
    return controller.signal
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Answers after so many milliseconds, unless it is called off before, as fetch() does. */
function answerAfter(milliseconds: number) {
  return (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      setTimeout(() => resolve('answer'), milliseconds)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
}

/** Runs to the end and says how much time passed on the fake clock. */
async function timed<T>(promise: Promise<T>) {
  const start = Date.now()
  const outcome = promise.then(
    (value) => ({ value, after: Date.now() - start }),
    (error) => ({ error, after: Date.now() - start }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return outcome
}

// tests/function/faults.test.ts shows that a fault that stays is met once.
const always = () => true

describe('a call to the database', () => {
  test('that takes four seconds to wake up is waited for', async () => {
    const result = await timed(retry(answerAfter(4000), always, patience))
    expect(result).toEqual({ value: 'answer', after: 4000 })
  })

  test.each([
    ['hangs', answerAfter(1e6)],
    ['fails at once', () => Promise.reject(new Error('reset'))],
  ])('that always %s is given up within 17 seconds', async (_, attempt) => {
    const result = await timed(retry(attempt, always, patience))
    expect(result).toMatchObject({ error: expect.any(UnavailableError) })
    expect(result.after).toBeLessThanOrEqual(17_000)
    expect(result.after).toBeGreaterThan(10_000)
  })

  test('is cut short when a whole try no longer fits', async () => {
    const limits = { ...patience, perTry: 10_000 }
    expect(await timed(retry(answerAfter(1e6), always, limits))).toMatchObject({ after: 17_000 })
  })

  test('that hangs twice and then wakes up succeeds, with a signal of its own for each try', async () => {
    const signals: AbortSignal[] = []
    const attempt = async (signal: AbortSignal) => {
      signals.push(signal)
      await answerAfter(signals.length < 3 ? 1e6 : 4000)(signal)
      return signals.map(({ aborted }) => aborted)
    }
    const result = await timed(retry(attempt, always, patience))
    expect(result).toMatchObject({ value: [true, true, false] })
  })

  test('is repeated after pauses that differ, and ever longer ones', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const starts: number[] = []
    const attempt = () => {
      starts.push(Date.now())
      return Promise.reject(new Error('reset'))
    }
    await timed(retry(attempt, always, patience))
    const pauses = starts.slice(1).map((start, index) => start - (starts[index] ?? 0))
    expect(pauses.slice(0, 7)).toEqual([50, 100, 200, 400, 800, 1000, 1000])
    const [first = 0] = starts
    expect((starts.at(-1) ?? 0) - first).toBeLessThanOrEqual(patience.total - patience.shortestTry)
  })
})
