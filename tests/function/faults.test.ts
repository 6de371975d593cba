import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { databaseLimits } from '../../netlify/inquiries/database-faults.ts'
import {
  databaseFaults,
  type Fault,
  hangingFaults,
  sqlError,
} from '../support/fault-proxy.ts'
import { idOf, inquiry, jsonPost } from '../support/requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const { sql, network, startFunction } = await startFunctionBackend()
const noEmail = { RESEND_API_KEY: '' }
const post = startFunction(noEmail)

test.each([...databaseFaults, ...hangingFaults])(
  'after a temporary database fault (%o), the second try stores the inquiry once',
  async (fault) => {
    network.nextFaults.neon.push(fault)
    const response = await post(jsonPost())
    expect(response.status).toBe(201)
    expect(network.calls.neon).toBe(2)
    const id = await idOf(response)
    expect(await sql('SELECT id FROM contact_inquiries')).toEqual([{ id }])
  },
)

test('faults do not duplicate an inquiry that is posted ten times concurrently', async () => {
  network.nextFaults.neon.push(
    'reset after',
    'truncated',
    'no rows',
    'hang after',
    'refuse',
  )
  const posts = Array.from({ length: 10 }, () => post(jsonPost()))
  const responses = await Promise.all(posts)
  for (const { status } of responses) expect(status).toBe(201)
  const ids = new Set(await Promise.all(responses.map(idOf)))
  expect(ids.size).toBe(1)
  expect(await sql('SELECT id FROM contact_inquiries')).toHaveLength(1)
})

/** How Neon's proxy refuses a connection. */
const refusal = (message: string): Fault => ({
  status: 400,
  body: JSON.stringify({ message, code: '' }),
})

const permanentFaults: Fault[] = [
  // A missing table, a missing right, a wrong password, a wrong encoding, a refused value
  ...['42P01', '42501', '28P01', '22021', '23514'].map((sqlstate) =>
    sqlError(sqlstate, inquiry.email),
  ),
  { status: 404, body: '' },
  refusal('password authentication failed for user'),
  refusal('The requested endpoint could not be found'),
  refusal('invalid database name'),
  refusal('missing authentication credentials'),
  { status: 500, body: '{"message":"no such database","code":"3D000"}' },
  // Following this redirect would send the password to another host.
  { status: 307, body: '', headers: { location: '/elsewhere' } },
]

describe.each(permanentFaults)('a permanent database fault (%o)', (fault) => {
  test('is not retried', async () => {
    network.nextFaults.neon.push(fault)
    await post(jsonPost())
    expect(network.calls).toEqual({ neon: 1, resend: 0 })
  })

  test('causes a response with a fixed message', async () => {
    network.nextFaults.neon.push(fault)
    const response = await post(jsonPost())
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({
      type: 'about:blank',
      status: 500,
      detail: 'Failed to submit your inquiry. Please try again.',
    })
  })
})

const cannotConnectNow = sqlError('57P03')
const outages: Fault[] = ['refuse', 'hang before', 'no rows', cannotConnectNow]

describe.each(outages)('an outage (%o)', (fault) => {
  /** Posts an inquiry during the outage, with the time limits of production. */
  function postDuringOutage() {
    // The clock stands still, except that a call takes one second, or until its time limit if it
    // hangs.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    network.chooseFault.neon = () => {
      if (fault !== 'hang before') vi.setSystemTime(Date.now() + 1000)
      return fault
    }
    const limits = { ...databaseLimits, statementPauseMs: 1 }
    return startFunction(noEmail, limits)(jsonPost())
  }

  test('causes a 503 response that says when to try again', async () => {
    const response = await postDuringOutage()
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
    })
  })

  test('is retried for more than 10 seconds, while the browser still waits', async () => {
    const start = Date.now()
    await postDuringOutage()
    const duration = Date.now() - start
    expect(duration).toBeGreaterThan(10_000)
    // The browser waits 20 seconds for the response.
    expect(duration).toBeLessThan(20_000)
    expect(network.calls.neon).toBeGreaterThan(1)
  })
})
