import { afterEach, describe, expect, test, vi } from 'vitest'
import { databaseLimits } from '../../netlify/inquiries/database-faults.ts'
import { databaseFaults, type Fault, hangingFaults, sqlError } from '../support/fault-proxy.ts'
import { idOf, inquiry, jsonPost } from '../support/requests.ts'
import { longLimits, startFunctionBackend } from '../support/start-function.ts'

const { sql, wire, startFunction } = await startFunctionBackend()
const noEmail = { RESEND_API_KEY: '' }
const post = startFunction(noEmail)

afterEach(() => {
  vi.useRealTimers()
  vi.spyOn(Math, 'random').mockRestore()
})

describe('a temporary database fault', () => {
  test.each([...databaseFaults, ...hangingFaults])('(%o) causes only one retry', async (fault) => {
    wire.faults.neon.push(fault)
    const response = await post(jsonPost())
    expect(response.status).toBe(201)
    expect(await sql('SELECT id FROM contact_inquiries')).toEqual([{ id: await idOf(response) }])
    expect(wire.calls.neon).toBe(2)
  })

  test('does not duplicate an inquiry that is posted ten times concurrently', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    wire.faults.neon.push('reset after', 'truncated', 'no rows', 'hang after', 'reset before')
    const posts = Array.from({ length: 10 }, () => post(jsonPost(inquiry, key)))
    const responses = await Promise.all(posts)
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    expect(new Set(await Promise.all(responses.map(idOf))).size).toBe(1)
    expect(await sql('SELECT id FROM contact_inquiries')).toHaveLength(1)
  })
})

test.each<Fault>([
  ...['42P01', '42501', '28P01', '22021', '23514'].map((state) => sqlError(state, inquiry.email)),
  { status: 404, body: '' },
  // Neon's proxy sends these errors without a code.
  { status: 400, body: '{"message":"password authentication failed for user","code":""}' },
  { status: 400, body: '{"message":"The requested endpoint could not be found","code":""}' },
  { status: 400, body: '{"message":"invalid database name","code":""}' },
  { status: 400, body: '{"message":"missing authentication credentials","code":""}' },
  { status: 500, body: '{"message":"no such database","code":"3D000"}' },
  // Following this redirect would send the password to another host.
  { status: 307, body: '', headers: { location: '/elsewhere' } },
])('a permanent database fault (%o) is not retried, and gets a fixed message', async (fault) => {
  wire.faults.neon.push(fault)
  const response = await post(jsonPost())
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    detail: 'Failed to submit your inquiry. Please try again.',
  })
  expect(wire.calls).toEqual({ neon: 1, resend: 0 })
})

describe('a database outage', () => {
  const empty = { status: 503, body: '' }
  const lasting: Fault[] = ['refuse', 'reset before', 'hang before', empty, 'no rows']

  test.each(lasting)('(%o) results in a 503 response without details', async (fault) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    wire.fallback.neon = () => {
      vi.setSystemTime(Date.now() + 1000)
      return fault
    }
    const send = startFunction(noEmail, { ...longLimits, statementMs: 5000 })
    const response = await send(jsonPost())
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503 }
    expect(await response.json()).toEqual(problem)
  })

  test('results in a response within 17 seconds, with the production time limits', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    // If Math.random() returns 0, the function doesn't pause before a retry.
    vi.spyOn(Math, 'random').mockReturnValue(0)
    wire.fallback.neon = () => 'hang before'
    const start = Date.now()
    expect((await startFunction(noEmail, databaseLimits)(jsonPost())).status).toBe(503)
    expect(Date.now() - start).toBeGreaterThan(10_000)
    expect(Date.now() - start).toBeLessThanOrEqual(17_000)
    expect(wire.calls.neon).toBeGreaterThan(1)
  })
})
