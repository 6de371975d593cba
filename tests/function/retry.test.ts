import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { patience, retry } from '../../netlify/inquiries/retry.ts'

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

/** Runs to the end on the fake clock. @returns what came of it, and after how many milliseconds. */
async function timed<T>(promise: Promise<T>) {
  const start = Date.now()
  const ended = Promise.allSettled([promise]).then(([result]) => {
    return { ...result, after: Date.now() - start }
  })
  await vi.advanceTimersByTimeAsync(60_000)
  return ended
}

// tests/function/faults.test.ts shows that a fault that stays is met once.
const always = () => true

describe('a call to the database', () => {
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
