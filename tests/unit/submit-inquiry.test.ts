import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { databaseLimits } from '../../netlify/inquiries/database-faults.ts'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { submitInquiry } from '../../src/inquiry/submit-inquiry.ts'
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

it.each<[string, () => Response, string]>([
  ['a problem with a detail', () => problem(500, 'The shelf is full.'), 'The shelf is full.'],
  ['a problem without a detail', () => problem(503), failures.refused],
  ['a malformed problem', () => problem(502, ['No']), failures.refused],
  ["the host's rate limit", () => new Response('<h1>', { status: 429 }), failures.tooMany],
  ['a response without an id', () => HttpResponse.json({}, { status: 201 }), failures.incomplete],
  ['a network error', () => HttpResponse.error() as Response, failures.unexpected],
])('returns a message after %s', async (_, respond, message) => {
  server.use(http.post('*/api/inquiries', respond))
  expect(await submitInquiry(inquiry, false)).toEqual({ status: 'failed', message })
})

it('waits at least two seconds longer than the function waits for its database', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  expect(await submitInquiry(inquiry, false)).toHaveProperty('message', failures.unexpected)
  expect(timeout.mock.lastCall?.[0]).toBeGreaterThan(databaseLimits.statementMs + 2000)
  timeout.mockRestore()
})
