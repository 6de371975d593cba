import { afterEach, expect, test, vi } from 'vitest'
import { patience, retry, UnavailableError } from '../../netlify/inquiries/retry.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

// tests/function/faults.test.ts tests retrying on the database itself.
test('a call to the database is repeated after random pauses, whose longest doubles up to a second', async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const starts: number[] = []
  const attempt = () => {
    starts.push(Date.now())
    return Promise.reject(new TypeError('reset'))
  }
  const ended = expect(retry(attempt, patience)).rejects.toThrow(UnavailableError)
  await vi.advanceTimersByTimeAsync(patience.total)
  await ended
  const pauses = starts.slice(1).map((start, index) => start - (starts[index] ?? 0))
  expect(pauses.slice(0, 7)).toEqual([50, 100, 200, 400, 800, 1000, 1000])
  const [first = 0] = starts
  expect((starts.at(-1) ?? 0) - first).toBeLessThanOrEqual(patience.total - 500)
})
