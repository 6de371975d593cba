import { afterEach, describe, expect, test, vi } from 'vitest'
import { createInquiryEndpoint } from '../../netlify/inquiries/inquiry-endpoint.ts'
import { databaseFaults, type Fault, hangingFaults, sqlError } from '../support/fault-proxy.ts'
import { idOf, inquiry, jsonPost } from '../support/inquiry-requests.ts'
import rejectedPage from '../support/rejected-page.fixture.ts'
import { longLimits, startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const { sql, wire, startFunction } = backend
const noEmail = { RESEND_API_KEY: '' }
const post = startFunction(noEmail)

afterEach(() => {
  vi.useRealTimers()
  vi.spyOn(Math, 'random').mockRestore()
})

describe('a database fault that passes', () => {
  test.each([...databaseFaults, ...hangingFaults])(
    '(%o) is absorbed: the post makes one row and gets its 201',
    async (fault) => {
      wire.faults.neon.push(fault)
      const response = await post(jsonPost())
      expect(response.status).toBe(201)
      expect(await sql('SELECT id FROM contact_inquiries')).toEqual([{ id: await idOf(response) }])
      expect(wire.calls.neon).toBe(2)
    },
  )

  test('does not double an inquiry that ten posts race to store', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    wire.faults.neon.push('reset after', 'truncated', 'no rows', 'hang after', 'reset before')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(jsonPost(inquiry, key))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    expect(new Set(await Promise.all(answers.map(idOf))).size).toBe(1)
    expect(await sql('SELECT id FROM contact_inquiries')).toHaveLength(1)
  })
})

describe('a database fault that stays', () => {
  const refused = (message: string) => ({
    status: 400,
    body: JSON.stringify({ message, code: '' }),
  })
  const wrongPassword = refused("password authentication failed for user 'harbourline_site'")
  const noDatabase: Fault = { status: 500, body: '{"message":"no such database","code":"3D000"}' }
  const elsewhere: Fault = { status: 307, body: '', headers: { location: '/elsewhere' } }

  test.each([
    ...['42P01', '42501', '28P01', '22021', '23514'].map((state) => sqlError(state, inquiry.email)),
    { status: 404, body: '' },
    // Neon's proxy answers these without a code.
    wrongPassword,
    refused('malformed endpoint'),
    noDatabase,
    // Following it would send the password there.
    elsewhere,
  ])('(%o) is not tried again and answered 500 with a fixed text', async (fault) => {
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

  test.each([
    '',
    'not a url',
    'https://user:password@db.example/site',
    'postgres://db.example/site',
    'postgres://user:password@db.example',
  ])('is answered 500 without asking when DATABASE_URL is %j', async (DATABASE_URL) => {
    const response = await startFunction({ ...noEmail, DATABASE_URL })(jsonPost())
    expect(response.status).toBe(500)
    expect(wire.calls.neon).toBe(0)
  })
})

describe('an outage', () => {
  /** The clock stands still, but for a second with each call. */
  function lastsForEver(fault: Fault) {
    vi.useFakeTimers({ toFake: ['Date'] })
    wire.fallback.neon = () => {
      vi.setSystemTime(Date.now() + 1000)
      return fault
    }
  }

  const hasty = { ...longLimits, total: 5000 }

  test.each<Fault>(['refuse', 'reset before', 'hang before', { status: 503, body: '' }, 'no rows'])(
    '(%o) is answered 503 without detail',
    async (fault) => {
      lastsForEver(fault)
      const response = await startFunction(noEmail, hasty)(jsonPost())
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      expect(await response.json()).toEqual({
        type: 'about:blank',
        title: 'Service Unavailable',
        status: 503,
      })
    },
  )

  test('is answered within 17 seconds by the function as it is deployed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    // Makes every pause 0.
    vi.spyOn(Math, 'random').mockReturnValue(0)
    wire.fallback.neon = () => 'hang before'
    const start = Date.now()
    const deployed = createInquiryEndpoint({ ...backend.env, ...noEmail }, rejectedPage)
    const response = await deployed(jsonPost(), { requestId: 'x', waitUntil: () => {} })
    expect(response.status).toBe(503)
    expect(Date.now() - start).toBeGreaterThan(10_000)
    expect(Date.now() - start).toBeLessThanOrEqual(17_000)
    expect(wire.calls.neon).toBeGreaterThan(1)
  })
})
