import { retentionMonths } from '../../src/inquiry/limits.ts'
import { databaseLimits } from './database-faults.ts'
import { deliver, emailLimits } from './deliver.ts'
import { type InquiryStore, openStore } from './inquiry-store.ts'
import { describeFault, writeLog } from './log.ts'
import { openEmail } from './send-email.ts'
import { type Environment, readSetting } from './settings.ts'
import { leadEmail, listEmail } from './staff-email.ts'

/**
 * Netlify stops a scheduled function after 30 seconds. With these limits, a sweep takes at most 28
 * seconds: 5 to read what waits, 10 to send the email, 5 to record it, 5 to count what is overdue,
 * and 3 to ping the heartbeat URL.
 */
const sweepLimits = {
  statement: { ...databaseLimits, statementMs: 5000 },
  email: { ...emailLimits, emailMs: 10_000 },
  heartbeatMs: 3000,
}

/** More entries would make the email hard to read. The next sweep sends the rest. */
const mostEntries = 50

/**
 * Emails staff one list of all that waits, deletes inquiries older than the retention period, and
 * pings the heartbeat URL if the site can store inquiries and every inquiry has reached staff.
 * @returns the results; a result is undefined if the database did not deliver it.
 */
export async function runSweep(environment: Environment, limits = sweepLimits) {
  const store = openStore(environment, limits.statement)
  const heartbeat = readSetting(environment, 'SWEEP_HEARTBEAT_URL')
  const [sent, deleted, canStore] = await Promise.all([
    sendWaiting(store, environment, limits.email).catch(reportFault),
    deleteExpired(store).catch(reportFault),
    canSubmit(store),
  ])
  const counts = await store.overdueInquiries().catch(reportFault)

  const swept = {
    sent,
    deleted,
    overdue: counts?.overdue,
    undelivered: counts?.undelivered,
  }
  const { overdue, undelivered } = swept
  if (sent || deleted || overdue || undelivered)
    writeLog({ event: 'swept', ...swept })
  const isHealthy =
    canStore && deleted !== undefined && overdue === 0 && undelivered === 0
  if (heartbeat && isHealthy) {
    // If the ping doesn't arrive, the heartbeat service alerts the owner, so ignore errors here.
    const signal = AbortSignal.timeout(limits.heartbeatMs)
    await fetch(heartbeat, { signal }).catch(() => {})
  }
  return swept
}

/** @returns the number of inquiries in the accepted email. */
async function sendWaiting(
  store: InquiryStore,
  environment: Environment,
  limits: typeof emailLimits,
): Promise<number> {
  const send = openEmail(environment)
  if (!send) return 0
  const waiting = await store.takeWaiting(mostEntries)
  const { inquiries, more, old } = waiting
  const [first] = inquiries
  if (!first) return 0
  const isAlone = inquiries.length + more + old === 1
  // A single lead gets the same email as one that is sent at once, and not a list.
  const isOneLead = isAlone && !first.suspectedSpam
  const outbox = { store, send, log: writeLog, limits }
  return deliver(
    outbox,
    ({ detail, hasReplyTo }) =>
      isOneLead
        ? leadEmail(first, detail, hasReplyTo)
        : listEmail(waiting, detail),
    Date.now() + limits.emailMs,
  )
}

/** Reports a fault to the log rather than to the caller. */
async function canSubmit(store: InquiryStore): Promise<boolean> {
  try {
    await store.tryToSubmit()
    return true
  } catch (error) {
    reportFault(error)
    return false
  }
}

/** @returns undefined if the database has another retention period than the privacy policy. */
async function deleteExpired(store: InquiryStore): Promise<number | undefined> {
  const { deleted, months } = await store.deleteExpired()
  if (months === retentionMonths) return deleted
  writeLog({ event: 'misconfigured', variable: 'retentionMonths' })
}

/** Returns undefined, which stands for a result that the database did not deliver. */
function reportFault(error: unknown): undefined {
  writeLog({ event: 'database-fault', ...describeFault(error) })
}
