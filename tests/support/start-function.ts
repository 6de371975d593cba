import { vi } from 'vitest'
import { createInquiryEndpoint } from '../../netlify/inquiries/inquiry-endpoint.ts'
import { patience, type RetryLimits } from '../../netlify/inquiries/retry.ts'
import type { Environment } from '../../netlify/inquiries/settings.ts'
import { startFaultProxy } from './fault-proxy.ts'
import rejectedPage from './rejected-page.fixture.ts'
import { startTestBackend, type TestBackend } from './test-backend.ts'

/** Short, so that a hanging database does not hold up the tests. */
export const impatience: RetryLimits = {
  perTry: 500,
  total: 10_000,
  shortestTry: 50,
  shortestPause: 2,
  longestPause: 20,
}

/** Milliseconds that a sleeping database takes to wake up in production. */
const wakeUp = 4000

/** Production's times, all multiplied alike, so that what wakes up and what hangs keep their ratio. */
export function hastened(factor: number) {
  const limits: RetryLimits = {
    perTry: patience.perTry * factor,
    total: patience.total * factor,
    shortestTry: patience.shortestTry * factor,
    shortestPause: patience.shortestPause * factor,
    longestPause: patience.longestPause * factor,
  }
  return { limits, wakeUp: { wakeUp: wakeUp * factor } }
}

export interface StartedFunction {
  post(request: Request): Promise<Response>
  /** Waits until everything that was left for after the answer is done. */
  settled(): Promise<void>
}

/** The function in front of stand-ins, with a wire between them that can be broken. */
export async function startFunctions(standIns: Pick<TestBackend, 'origin' | 'env'>) {
  const wire = await startFaultProxy(standIns.origin)
  const throughWire = (url: string) => url.replace(standIns.origin, wire.origin)
  const env: Environment = {
    ...standIns.env,
    NEON_FETCH_ENDPOINT: throughWire(standIns.env.NEON_FETCH_ENDPOINT),
  }
  // The SDK reads this one from the process when it is constructed.
  vi.stubEnv('RESEND_BASE_URL', throughWire(standIns.env.RESEND_BASE_URL))

  const started: StartedFunction[] = []

  /** A process of its own, in a manner of speaking: new clients, with `changes` to its variables. */
  function startFunction(changes: Environment = {}, limits = impatience): StartedFunction {
    const endpoint = createInquiryEndpoint({ ...env, ...changes }, rejectedPage, limits)
    const pending: Promise<unknown>[] = []
    const context = {
      requestId: crypto.randomUUID(),
      waitUntil: (promise: Promise<unknown>) => void pending.push(promise),
    }
    const running: StartedFunction = {
      post: (request) => endpoint(request, context),
      async settled() {
        await Promise.all(pending)
      },
    }
    started.push(running)
    return running
  }

  async function settle() {
    await Promise.all(started.map(({ settled }) => settled()))
  }

  return { wire, startFunction, settle }
}

/** The function on real SQL and a real mail API, with a wire between them that can be broken. */
export async function startFunctionBackend() {
  const backend = await startTestBackend()
  const { wire, startFunction, settle } = await startFunctions(backend)
  return {
    ...backend,
    wire,
    startFunction,
    settle,
    /** Sent mails; an inquiry's own by its id. */
    mailsOf: (id: string) =>
      backend.mailbox.list().filter((mail) => mail.idempotency_key === `inquiry/${id}`),
    async reset() {
      await settle()
      wire.faults.neon.length = 0
      wire.faults.resend.length = 0
      wire.otherwise.neon = () => 'pass'
      wire.otherwise.resend = () => 'pass'
      wire.calls.neon = 0
      wire.calls.resend = 0
      await backend.sql('TRUNCATE contact_inquiries')
    },
    async close() {
      await settle()
      await wire.close()
      await backend.close()
    },
  }
}
