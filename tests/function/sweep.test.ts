import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { runSweep } from '../../netlify/inquiries/sweep.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { type Fault, resendError } from '../support/fault-proxy.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const { env, insert, wire } = await startFunctionBackend()
const rateLimit = resendError(429, 'rate_limit_exceeded', '', {
  'retry-after': '9999',
})

const server = await listenLocally(0, () => wire.onHang())
afterEach(() => void vi.useRealTimers())
afterAll(server.close)

const takes = (milliseconds: number, outcome: Fault) => () => {
  vi.setSystemTime(Date.now() + milliseconds)
  return outcome
}

test.each<[string, typeof wire.fallback.neon, typeof wire.fallback.resend]>([
  ['the database hangs', () => 'hang before', () => 'pass'],
  ['everything is slow', takes(1400, 'pass'), takes(2900, 'pass')],
  ['Resend hangs', () => 'pass', () => 'hang after'],
  [
    'the database is slow and Resend hangs',
    takes(1400, 'pass'),
    () => 'hang after',
  ],
  [
    'a slow firewall refuses everything',
    () => 'pass',
    takes(4000, resendError(422, 'validation_error')),
  ],
  ['Resend asks for long pauses', () => 'pass', () => rateLimit],
])(
  'in production, a sweep with a hanging heartbeat ends within 28 seconds if %s',
  async (_, neon, resend) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await insert('x', {}, 20)
    Object.assign(wire.fallback, { neon, resend })
    const start = Date.now()
    await runSweep({ ...env, SWEEP_HEARTBEAT_URL: `${server.origin}/ping` })
    expect(Date.now() - start).toBeLessThanOrEqual(28_000)
  },
)
