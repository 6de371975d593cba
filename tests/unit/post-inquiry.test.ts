import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, expect, it, vi } from 'vitest'
import { databaseLimits } from '../../netlify/inquiries/database-faults.ts'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { postInquiry } from '../../src/inquiry/post-inquiry.ts'
import { inquiry } from '../support/requests.ts'

const server = setupServer()
const json = (status: number, body: object | null): Response =>
  HttpResponse.json(body, { status })

vi.stubGlobal('location', new URL('http://localhost:8888/contact'))
server.listen({ onUnhandledFrame: 'error' })
afterAll(() => {
  server.close()
  vi.unstubAllGlobals()
})

const { notSubmitted, incomplete, unexpected, tooMany } = inquiryForm.failures

it.each<[string, () => Response, string, boolean]>([
  [
    'a problem with a detail',
    () => json(400, { detail: 'Shelf full' }),
    'Shelf full',
    false,
  ],
  ['a problem without a detail', () => json(403, {}), notSubmitted, false],
  [
    "the host's rate limit",
    () => new Response('<h1>', { status: 429 }),
    tooMany,
    false,
  ],
  ['an outage', () => json(503, {}), notSubmitted, true],
  [
    'a malformed problem',
    () => json(502, { detail: ['No'] }),
    notSubmitted,
    true,
  ],
  [
    "the function's own error, which says that nothing was stored",
    () => json(500, { detail: notSubmitted, stored: false }),
    notSubmitted,
    false,
  ],
  [
    'unknown errors',
    () => json(422, { errors: [null, { pointer: '/x' }] }),
    notSubmitted,
    false,
  ],
  ['JSON that is not an object', () => json(201, null), incomplete, true],
  ['a response without an id', () => json(201, {}), incomplete, true],
  [
    'an HTML page',
    () => HttpResponse.html('<h1>Log in</h1>') as Response,
    incomplete,
    true,
  ],
  ['a network error', () => HttpResponse.error() as Response, unexpected, true],
])(
  'after %s, says whether the inquiry may have arrived',
  async (_, respond, message, arrived) => {
    const outcome = { status: 'failed', message, mayHaveArrived: arrived }
    server.use(http.post('*/api/inquiries', respond))
    expect(await postInquiry(inquiry, false)).toEqual(outcome)
  },
)

it('waits at least two seconds longer than the function waits for its database', async () => {
  server.use(http.post('*/api/inquiries', () => new Promise<never>(() => {})))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const ended = vi.fn()
  const outcome = postInquiry(inquiry, false).finally(ended)
  await vi.advanceTimersByTimeAsync(databaseLimits.statementMs + 2000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await outcome).toHaveProperty('message', unexpected)
  vi.useRealTimers()
})
