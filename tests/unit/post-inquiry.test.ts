import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { databaseLimits } from '../../netlify/inquiries/database-faults.ts'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { postInquiry } from '../../src/inquiry/post-inquiry.ts'
import { inquiry } from '../support/requests.ts'

const { failures } = inquiryForm
const server = setupServer()
const problem = (status: number, detail?: unknown) => HttpResponse.json({ detail }, { status })

beforeAll(() => {
  vi.stubGlobal('location', new URL('http://localhost:8888/contact'))
  server.listen({ onUnhandledFrame: 'error' })
})

afterAll(() => {
  server.close()
  vi.unstubAllGlobals()
})

const cut = () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":')),
    pull: (controller) => void setTimeout(() => controller.error(new Error('Cut')), 100),
  })
  return new HttpResponse(body, { status: 201 }) as Response
}

it.each<[string, () => Response, string, boolean]>([
  [
    'a problem with a detail',
    () => problem(400, 'The shelf is full.'),
    'The shelf is full.',
    false,
  ],
  ['a problem without a detail', () => problem(403), failures.notSubmitted, false],
  ["the host's rate limit", () => new Response('<h1>', { status: 429 }), failures.tooMany, false],
  ['an outage', () => problem(503), failures.notSubmitted, true],
  ['a malformed problem', () => problem(502, ['No']), failures.notSubmitted, true],
  [
    'errors of unknown fields',
    () => HttpResponse.json({ errors: [null, { pointer: '/x' }] }, { status: 422 }),
    failures.notSubmitted,
    false,
  ],
  [
    'JSON that is not an object',
    () => HttpResponse.json(null, { status: 201 }),
    failures.incomplete,
    true,
  ],
  [
    'a response without an id',
    () => HttpResponse.json({}, { status: 201 }),
    failures.incomplete,
    true,
  ],
  [
    'an HTML page',
    () => HttpResponse.html('<h1>Log in</h1>') as Response,
    failures.incomplete,
    true,
  ],
  ['a response that is cut off', cut, failures.incomplete, true],
  ['a network error', () => HttpResponse.error() as Response, failures.unexpected, true],
])(
  'after %s, returns a message and whether the inquiry may have arrived',
  async (_, respond, message, mayHaveArrived) => {
    server.use(http.post('*/api/inquiries', respond))
    expect(await postInquiry(inquiry, false)).toEqual({ status: 'failed', message, mayHaveArrived })
  },
)

it("returns the id, and the time by the server's clock", async () => {
  const sent = new Date('2027-06-01T12:00:00Z')
  const headers = { Date: sent.toUTCString() }
  server.use(
    http.post('*/api/inquiries', () => HttpResponse.json({ id: 'a' }, { status: 201, headers })),
  )
  expect(await postInquiry(inquiry, false)).toEqual({ id: 'a', sentAt: sent.getTime() })
})

it('waits at least two seconds longer than the function waits for its database', async () => {
  server.use(http.post('*/api/inquiries', () => new Promise<never>(() => {})))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const ended = vi.fn()
  const outcome = postInquiry(inquiry, false).finally(ended)
  await vi.advanceTimersByTimeAsync(databaseLimits.statementMs + 2000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await outcome).toHaveProperty('message', failures.unexpected)
  vi.useRealTimers()
})
