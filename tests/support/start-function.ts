import { afterAll, beforeEach, vi } from 'vitest'
import {
  type DatabaseLimits,
  databaseLimits,
} from '../../netlify/inquiries/database-faults.ts'
import { createInquiryEndpoint } from '../../netlify/inquiries/inquiry-endpoint.ts'
import type { Environment } from '../../netlify/inquiries/settings.ts'
import { runSweep } from '../../netlify/inquiries/sweep.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { startTestBackend, type TestBackend } from './test-backend.ts'

/** Time limits that are long enough for a slow machine, and a minimal pause before retries. */
export const longLimits: DatabaseLimits = {
  ...databaseLimits,
  statementMs: 600_000,
  statementPauseMs: 1,
}

export const oneTry: DatabaseLimits = { ...longLimits, statementMs: 0 }

const email = { emailMs: 600_000, emailPauseMs: 1 }

/**
 * Replaces `AbortSignal.timeout`, so that results don't depend on the machine's speed. When a call
 * hangs, all pending timeouts expire immediately, and a fake clock advances by the length of the
 * newest timeout.
 */
function endLimitsWhenCallsHang(network: FaultProxy) {
  let running: { controller: AbortController; milliseconds: number }[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    running.push({ controller, milliseconds })
    return controller.signal
  })
  network.onHang = () => {
    const ended = running
    running = []
    if (vi.isFakeTimers())
      vi.setSystemTime(Date.now() + (ended.at(-1)?.milliseconds ?? 0))
    const reason = new DOMException('The call hangs', 'TimeoutError')
    for (const { controller } of ended) controller.abort(reason)
  }
}

let embedded: Promise<TestBackend> | undefined

/**
 * Starts a real database and a local mailbox for the function, behind a proxy that can inject
 * faults. Each test starts with an empty table, no faults and no log lines. All test files in a
 * worker share one embedded database, because the database takes seconds to start.
 */
export async function startFunctionBackend() {
  vi.spyOn(console, 'info').mockReturnValue()
  const isShared = !process.env.TEST_DATABASE_SERVER
  embedded ??= isShared ? startTestBackend() : undefined
  const backend = await (embedded ?? startTestBackend())
  const network = await startFaultProxy(backend.origin)
  const { env } = network
  endLimitsWhenCallsHang(network)
  const pending: Promise<unknown>[] = []

  /** Waits for all background work that the function has passed to `waitUntil`. */
  const endOfBackgroundWork = () => Promise.all(pending)

  function startFunction(changes: Environment = {}, database = longLimits) {
    const endpoint = createInquiryEndpoint(
      { ...env, ...changes },
      { database, email },
    )
    const waitUntil = (promise: Promise<unknown>) => void pending.push(promise)
    return (request: Request, requestId: string = crypto.randomUUID()) =>
      endpoint(request, { requestId, waitUntil })
  }

  function sweep(changes: Environment = {}, statement = longLimits) {
    const limits = { email, statement, heartbeatMs: 600_000 }
    return runSweep({ ...env, ...changes }, limits)
  }

  beforeEach(async () => {
    vi.spyOn(console, 'info').mockReset().mockReturnValue()
    vi.spyOn(console, 'error').mockReset().mockReturnValue()
    await endOfBackgroundWork()
    network.repair()
    await backend.sql('TRUNCATE contact_inquiries, sent_emails CASCADE')
  })
  afterAll(async () => {
    await endOfBackgroundWork()
    await network.close()
    if (!isShared) await backend.close()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  /** The emails that carry the inquiry, each of which contains the inquiry's ID. */
  const emailsAbout = (id: string) =>
    backend.mailbox.list().filter(({ text }) => text?.includes(id))
  return {
    ...backend,
    network,
    env,
    startFunction,
    sweep,
    endOfBackgroundWork,
    emailsAbout,
  }
}
