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

const { sql, network, startFunction } = await startFunctionBackend()
const noEmail = { RESEND_API_KEY: '' }
const post = startFunction(noEmail)

test.each([...databaseFaults, ...hangingFaults])(
  'after a temporary database fault (%o), a second attempt succeeds, and the inquiry is stored once',
  async (fault) => {
    network.nextFaults.neon.push(fault)
    const response = await post(jsonPost())
    expect(response.status).toBe(201)
    expect(network.calls.neon).toBe(2)
    const id = await idOf(response)
    expect(await sql('SELECT id FROM contact_inquiries')).toEqual([{ id }])
  },
)

test('an inquiry that is posted ten times concurrently is stored once, although five calls of the database fail', async () => {
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

const sqlStates = {
  undefinedTable: '42P01',
  insufficientPrivilege: '42501',
  invalidPassword: '28P01',
  invalidEncoding: '22021',
  checkViolation: '23514',
}

const permanentFaults: Fault[] = [
  ...Object.values(sqlStates).map((state) => sqlError(state, inquiry.email)),
  { status: 404, body: '' },
  refusal('password authentication failed for user'),
  refusal('The requested endpoint could not be found'),
  refusal('invalid database name'),
  refusal('missing authentication credentials'),
  { status: 500, body: '{"message":"no such database","code":"3D000"}' },
  // Following this redirect would send the password to another host.
  { status: 307, body: '', headers: { location: '/elsewhere' } },
]

test.each(permanentFaults)(
  'the function does not retry after a permanent database fault (%o)',
  async (fault) => {
    network.nextFaults.neon.push(fault)
    await post(jsonPost())
    expect(network.calls).toEqual({ neon: 1, resend: 0 })
  },
)

test.each(permanentFaults)(
  'after a permanent database fault (%o), the response has a fixed message',
  async (fault) => {
    network.nextFaults.neon.push(fault)
    const response = await post(jsonPost())
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({
      type: 'about:blank',
      status: 500,
      detail: 'Failed to submit your inquiry. Please try again.',
    })
  },
)

const cannotConnectNow = sqlError('57P03')
const outages: Fault[] = ['refuse', 'hang before', 'no rows', cannotConnectNow]

/** Posts an inquiry during an outage, with the time limits of production and a fake clock. */
function postDuringOutage(fault: Fault) {
  // The clock advances only during a call: by one second, or if the call hangs, by its time limit.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  network.chooseFault.neon = () => {
    if (fault !== 'hang before') vi.setSystemTime(Date.now() + 1000)
    return fault
  }
  // Pauses take real time, so they are short.
  const limits = { ...databaseLimits, statementPauseMs: 1 }
  return startFunction(noEmail, limits)(jsonPost())
}

test.each(outages)(
  'during an outage of the database (%o), the response has status 503 and says when to try again',
  async (fault) => {
    const response = await postDuringOutage(fault)
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
    })
  },
)

test.each(outages)(
  'during an outage of the database (%o), the function keeps trying for 10 to 20 seconds',
  async (fault) => {
    const start = Date.now()
    await postDuringOutage(fault)
    const duration = Date.now() - start
    expect(duration).toBeGreaterThan(10_000)
    // The visitor's browser waits 20 seconds for the response.
    expect(duration).toBeLessThan(20_000)
    expect(network.calls.neon).toBeGreaterThan(1)
  },
)
