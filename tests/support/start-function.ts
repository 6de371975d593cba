import { afterAll, beforeEach, vi } from 'vitest'
import { type DatabaseLimits, databaseLimits } from '../../netlify/inquiries/database-faults.ts'
import { createInquiryEndpoint } from '../../netlify/inquiries/inquiry-endpoint.ts'
import type { EmailLimits } from '../../netlify/inquiries/outbox.ts'
import type { Environment } from '../../netlify/inquiries/services.ts'
import { runSweep } from '../../netlify/inquiries/sweep.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import rejectedPage from './rejected-page.fixture.ts'
import { startTestBackend, type TestBackend } from './test-backend.ts'

/** Limits that a slow machine does not reach, with short pauses. */
export const longLimits: DatabaseLimits = { ...databaseLimits, total: 600_000, firstPause: 1 }

/** Limits that allow one try of each statement. */
export const oneTry: DatabaseLimits = { ...longLimits, total: 0 }

/** Limits that allow one try of each email, because the first pause takes all the time. */
const oneTryPerEmail: EmailLimits = { total: 600_000, firstPause: 600_000 }

/**
 * Replaces `AbortSignal.timeout`, so that no result depends on the machine's speed: when a call hangs,
 * all time limits end at once, and a fake clock advances by the newest limit.
 */
function endLimitsWhenCallsHang(wire: FaultProxy) {
  let running: { controller: AbortController; milliseconds: number }[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    running.push({ controller, milliseconds })
    return controller.signal
  })
  wire.onHang = () => {
    const ended = running
    running = []
    if (vi.isFakeTimers()) vi.setSystemTime(Date.now() + (ended.at(-1)?.milliseconds ?? 0))
    const reason = new DOMException('The call hangs', 'TimeoutError')
    for (const { controller } of ended) controller.abort(reason)
  }
}

let embedded: Promise<TestBackend> | undefined

/**
 * Starts the function on a real database and the local mailbox, behind a proxy that can break calls.
 * Each test starts with an empty table, without faults and with a silent log. All test files of a
 * worker share one embedded database, because it takes seconds to start.
 */
export async function startFunctionBackend() {
  vi.spyOn(console, 'info').mockReturnValue()
  const isShared = !process.env.TEST_DATABASE_SERVER
  embedded ??= isShared ? startTestBackend() : undefined
  const backend = await (embedded ?? startTestBackend())
  const wire = await startFaultProxy(backend.origin)
  const { env } = wire
  endLimitsWhenCallsHang(wire)
  const pending: Promise<unknown>[] = []

  /** Waits until the function has finished its work after the responses. */
  const settled = () => Promise.all(pending)

  /** Starts the endpoint with `changes` to its variables. @returns a function that sends requests. */
  function startFunction(changes: Environment = {}, database = longLimits, email = oneTryPerEmail) {
    const limits = { database, email }
    const endpoint = createInquiryEndpoint({ ...env, ...changes }, rejectedPage, limits)
    const waitUntil = (promise: Promise<unknown>) => void pending.push(promise)
    const context = { requestId: crypto.randomUUID(), waitUntil }
    return (request: Request, changed: object = {}) => endpoint(request, { ...context, ...changed })
  }

  /** Runs the scheduled function once, with `changes` to its variables and without time limits. */
  function sweep(changes: Environment = {}) {
    const never = Number.MAX_SAFE_INTEGER
    const ends = { emailBegins: never, database: never, heartbeat: never }
    const limits = { ...ends, statement: longLimits, email: oneTryPerEmail }
    return runSweep({ ...env, ...changes }, limits)
  }

  beforeEach(async () => {
    vi.spyOn(console, 'info').mockReset().mockReturnValue()
    vi.spyOn(console, 'error').mockReset().mockReturnValue()
    await settled()
    wire.mend()
    await backend.sql('TRUNCATE contact_inquiries')
  })
  afterAll(async () => {
    await settled()
    await wire.close()
    if (!isShared) await backend.close()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const emailsOf = (id: string) =>
    backend.mailbox.list().filter((email) => email.idempotency_key === `inquiry/${id}`)
  return { ...backend, wire, env, startFunction, sweep, settled, emailsOf }
}
