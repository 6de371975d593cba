import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { patience } from '../../netlify/inquiries/retry.ts'
import { failureMessages, submitInquiry } from '../../src/inquiry/submit-inquiry.ts'
import { inquiry } from '../support/example-inquiry.ts'

const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Sends while every time limit passes in 50 ms. @returns the limits that were set as well. */
async function submitToTheEnd() {
  const limits: number[] = []
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds)
    return timeout(50)
  })
  const signals = { elapsedSeconds: 10, honeypotFilled: false }
  return { limits, submission: await submitInquiry(inquiry, crypto.randomUUID(), signals) }
}

const halfAnAnswer = new ReadableStream({
  start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":')),
})

it.each<[string, () => Response | Promise<Response>]>([
  ['nobody answers', () => new Promise<Response>(() => {})],
  ['the answer stops halfway', () => new HttpResponse(halfAnAnswer, { status: 201 })],
])('the form gives up when %s, but not before the function would have', async (_, answer) => {
  const resolver = vi.fn(answer)
  server.use(http.post('*/api/inquiries', resolver))
  const { limits, submission } = await submitToTheEnd()
  expect(resolver).toHaveBeenCalledTimes(1)
  expect(submission).toMatchObject({ status: 'failed' })
  expect(limits).toHaveLength(1)
  // Two seconds for the way there and back.
  expect(limits[0]).toBeGreaterThan(patience.total + 2000)
  expect(limits[0]).toBeLessThan(60_000)
})

it('the form says nothing of success when its connection breaks', async () => {
  server.use(http.post('*/api/inquiries', () => HttpResponse.error()))
  const { submission } = await submitToTheEnd()
  expect(submission).toMatchObject({ status: 'failed', message: failureMessages.unexpected })
})
