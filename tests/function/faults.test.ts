import { expect, onTestFinished, test, vi } from 'vitest'
import { databaseLimits } from '../../netlify/inquiries/database-faults.ts'
import {
  databaseFaults,
  type Fault,
  hangingFaults,
  sqlError,
} from '../support/fault-proxy.ts'
import { idOf, inquiry, jsonPost } from '../support/requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const { sql, wire, startFunction } = await startFunctionBackend()
const noEmail = { RESEND_API_KEY: '' }
const post = startFunction(noEmail)

const temporary = [...databaseFaults, ...hangingFaults]

test.each(temporary)(
  'a temporary database fault (%o) causes one retry',
  async (fault) => {
    wire.faults.neon.push(fault)
    const response = await post(jsonPost())
    expect(response.status).toBe(201)
    expect(await sql('SELECT id FROM contact_inquiries')).toEqual([
      { id: await idOf(response) },
    ])
    expect(wire.calls.neon).toBe(2)
  },
)

test('faults do not duplicate an inquiry that is posted ten times concurrently', async () => {
  wire.faults.neon.push(
    'reset after',
    'truncated',
    'no rows',
    'hang after',
    'refuse',
  )
  const posts = Array.from({ length: 10 }, () => post(jsonPost()))
  const responses = await Promise.all(posts)
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201))
  expect(new Set(await Promise.all(responses.map(idOf))).size).toBe(1)
  expect(await sql('SELECT id FROM contact_inquiries')).toHaveLength(1)
})

test.each<Fault>([
  ...['42P01', '42501', '28P01', '22021', '23514'].map((state) =>
    sqlError(state, inquiry.email),
  ),
  { status: 404, body: '' },
  {
    status: 400,
    body: '{"message":"password authentication failed for user","code":""}',
  },
  {
    status: 400,
    body: '{"message":"The requested endpoint could not be found","code":""}',
  },
  { status: 400, body: '{"message":"invalid database name","code":""}' },
  {
    status: 400,
    body: '{"message":"missing authentication credentials","code":""}',
  },
  { status: 500, body: '{"message":"no such database","code":"3D000"}' },
  // Following this redirect would send the password to another host.
  { status: 307, body: '', headers: { location: '/elsewhere' } },
])(
  'a permanent database fault (%o) is not retried, and gets a fixed message',
  async (fault) => {
    wire.faults.neon.push(fault)
    const response = await post(jsonPost())
    expect(response.status).toBe(500)
    const detail = 'Failed to submit your inquiry. Please try again.'
    expect(await response.json()).toMatchObject({
      type: 'about:blank',
      status: 500,
      detail,
    })
    expect(wire.calls).toEqual({ neon: 1, resend: 0 })
  },
)

const lasting: Fault[] = ['refuse', 'hang before', 'no rows', sqlError('57P03')]

test.each(lasting)(
  'an outage (%o) causes a 503 response within 17 seconds',
  async (fault) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const start = Date.now()
    wire.fallback.neon = () => {
      if (fault !== 'hang before') vi.setSystemTime(Date.now() + 1000)
      return fault
    }
    const production = { ...databaseLimits, statementPauseMs: 1 }
    const response = await startFunction(noEmail, production)(jsonPost())
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    const problem = {
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
    }
    expect(await response.json()).toEqual(problem)
    expect(Date.now() - start).toBeGreaterThan(10_000)
    expect(Date.now() - start).toBeLessThanOrEqual(17_000)
    expect(wire.calls.neon).toBeGreaterThan(1)
  },
)
