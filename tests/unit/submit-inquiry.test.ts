import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { patience } from '../../netlify/inquiries/retry.ts'
import { submitInquiry } from '../../src/inquiry/submit-inquiry.ts'
import { inquiry } from '../support/inquiry-requests.ts'

const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const halfAnAnswer = (giveUp: () => void) =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":')),
    pull: giveUp,
  })

it.each<[string, (giveUp: () => void) => Response | Promise<Response>]>([
  ['nobody answers', (giveUp) => new Promise(() => giveUp())],
  ['the answer stops halfway', (giveUp) => new HttpResponse(halfAnAnswer(giveUp), { status: 201 })],
])('the form gives up when %s, but not before the function would have', async (_, answer) => {
  const limit = new AbortController()
  const giveUp = () => limit.abort(new DOMException('Time is up', 'TimeoutError'))
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const resolver = vi.fn(() => answer(giveUp))
  server.use(http.post('*/api/inquiries', resolver))
  expect(await submitInquiry(inquiry, false)).toMatchObject({ status: 'failed' })
  expect(resolver).toHaveBeenCalledTimes(1)
  expect(timeout).toHaveBeenCalledTimes(1)
  const [milliseconds] = timeout.mock.lastCall ?? []
  // The function's own limit, and two seconds for the network.
  expect(milliseconds).toBeGreaterThan(patience.total + 2000)
  expect(milliseconds).toBeLessThan(60_000)
})
