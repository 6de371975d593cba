import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { runSweep } from '../../netlify/inquiries/sweep.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { type Fault, resendError } from '../support/fault-proxy.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const { env, insertInquiries, network } = await startFunctionBackend()

const hangingHeartbeat = await listenLocally(0, () => network.onHang())
afterEach(() => void vi.useRealTimers())
afterAll(hangingHeartbeat.close)

type ChooseFault = () => Fault

/** Makes each call of a service take this long on the fake clock. */
function takes(milliseconds: number, fault: Fault = 'pass'): ChooseFault {
  return () => {
    vi.setSystemTime(Date.now() + milliseconds)
    return fault
  }
}

/** How the database and Resend behave during a sweep. */
interface Trouble {
  what: string
  neon?: ChooseFault
  resend?: ChooseFault
}

const troubles: Trouble[] = [
  { what: 'the database hangs', neon: () => 'hang before' },
  { what: 'everything is slow', neon: takes(1400), resend: takes(2900) },
  { what: 'Resend hangs', resend: () => 'hang after' },
  {
    what: 'the database is slow and Resend hangs',
    neon: takes(1400),
    resend: () => 'hang after',
  },
  {
    what: 'a slow firewall refuses everything',
    resend: takes(4000, resendError(422, 'validation_error')),
  },
  {
    what: 'Resend asks for long pauses',
    resend: () =>
      resendError(429, 'rate_limit_exceeded', {
        headers: { 'retry-after': '9999' },
      }),
  },
]

// Netlify stops a scheduled function after 30 seconds. Two of them are left for starting it.
test.each(troubles)(
  'a sweep ends within 28 seconds if $what and the heartbeat service hangs',
  async ({ neon, resend }) => {
    await insertInquiries(20)
    // `takes` and hanging calls advance this clock.
    vi.useFakeTimers({ toFake: ['Date'] })
    if (neon) network.chooseFault.neon = neon
    if (resend) network.chooseFault.resend = resend
    const start = Date.now()
    await runSweep({ ...env, SWEEP_HEARTBEAT_URL: hangingHeartbeat.origin })
    expect(Date.now() - start).toBeLessThanOrEqual(28_000)
  },
)
