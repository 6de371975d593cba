import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { databaseLimits } from '../../netlify/inquiries/database-faults.ts'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { postInquiry } from '../../src/inquiry/post-inquiry.ts'
import { inquiry } from '../support/requests.ts'

const server = setupServer()

// A browser resolves the function's address against the page's. Node has no page.
vi.stubGlobal('location', new URL('http://localhost:8888/contact'))
server.listen({ onUnhandledFrame: 'error' })
afterAll(() => {
  server.close()
  vi.unstubAllGlobals()
})

const json = (status: number, body: object | null): Response =>
  HttpResponse.json(body, { status })

const { notSubmitted, incomplete, unexpected, tooMany } = inquiryForm.failures

interface Failure {
  after: string
  respond: () => Response
  message: string
  mayHaveArrived: boolean
}

const html = (status: number): Response =>
  new HttpResponse('<h1>', { status, headers: { 'content-type': 'text/html' } })

const failures: Failure[] = [
  {
    after: 'a problem with a detail',
    respond: () => json(400, { detail: 'Shelf full' }),
    message: 'Shelf full',
    mayHaveArrived: false,
  },
  {
    after: 'a problem without a detail',
    respond: () => json(403, {}),
    message: notSubmitted,
    mayHaveArrived: false,
  },
  {
    after: 'a problem with an empty detail',
    respond: () => json(400, { detail: '' }),
    message: notSubmitted,
    mayHaveArrived: false,
  },
  {
    after: "the host's rate limit",
    respond: () => html(429),
    message: tooMany,
    mayHaveArrived: false,
  },
  {
    after: 'an outage',
    respond: () => json(503, {}),
    message: notSubmitted,
    mayHaveArrived: true,
  },
  {
    after: 'a malformed problem',
    respond: () => json(502, { detail: ['No'] }),
    message: notSubmitted,
    mayHaveArrived: true,
  },
  {
    after: "the function's own error, which says that nothing was stored",
    respond: () => json(500, { detail: notSubmitted, stored: false }),
    message: notSubmitted,
    mayHaveArrived: false,
  },
  {
    after: 'unknown errors',
    respond: () => json(422, { errors: [null, { pointer: '/x' }] }),
    message: notSubmitted,
    mayHaveArrived: false,
  },
  {
    after: 'JSON that is not an object',
    respond: () => json(201, null),
    message: incomplete,
    mayHaveArrived: true,
  },
  {
    after: 'a response without an id',
    respond: () => json(201, {}),
    message: incomplete,
    mayHaveArrived: true,
  },
  {
    after: 'an HTML page',
    respond: () => html(200),
    message: incomplete,
    mayHaveArrived: true,
  },
  {
    after: 'a network error',
    respond: () => HttpResponse.error() as Response,
    message: unexpected,
    mayHaveArrived: true,
  },
]

const honeypotFilled = false

it.each(failures)(
  'after $after, says what failed, and whether the inquiry may have arrived ($mayHaveArrived)',
  async ({ respond, message, mayHaveArrived }) => {
    server.use(http.post('*/api/inquiries', respond))
    const outcome = await postInquiry(inquiry, honeypotFilled)
    expect(outcome).toEqual({ status: 'failed', message, mayHaveArrived })
  },
)

describe('if the function does not respond', () => {
  const functionMs = databaseLimits.statementMs

  /** Posts an inquiry to a function that never responds, on a fake clock. */
  function postInVain() {
    server.use(http.post('*/api/inquiries', () => new Promise<never>(() => {})))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    return postInquiry(inquiry, honeypotFilled)
  }

  it('waits at least two seconds longer than the function waits for its database', async () => {
    let hasEnded = false
    void postInVain().finally(() => {
      hasEnded = true
    })
    await vi.advanceTimersByTimeAsync(functionMs + 2000)
    expect(hasEnded).toBe(false)
    await vi.advanceTimersByTimeAsync(5000)
    expect(hasEnded).toBe(true)
  })

  it('says that an unexpected error occurred', async () => {
    const outcome = postInVain()
    await vi.advanceTimersByTimeAsync(functionMs + 7000)
    expect(await outcome).toHaveProperty('message', unexpected)
  })
})
