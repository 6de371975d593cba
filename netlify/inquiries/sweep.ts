import { databaseLimits } from './database-faults.ts'
import { openStore } from './inquiry-store.ts'
import { describeFault, writeLog } from './log.ts'
import { emailLimits, sendOne } from './outbox.ts'
import { openEmail } from './send-email.ts'
import { type Environment, readSetting } from './settings.ts'

/**
 * Netlify stops a scheduled function after 30 seconds. With these limits, a sweep takes at most 25
 * seconds: 17 to send emails, 5 to record the last result, and 3 to ping the heartbeat URL.
 */
const sweepLimits = {
  lastEmailBeginsMs: 12_000,
  lastEmailEndsMs: 17_000,
  statement: { ...databaseLimits, statementMs: 5000 },
  heartbeatMs: 3000,
  email: emailLimits,
}

/**
 * Sends pending emails, deletes inquiries older than the retention period, and pings the heartbeat
 * URL if no email is overdue. Overdue emails are counted before any are sent. A new attempt counts
 * as delivered until it bounces, so a later count would miss an email that bounces every time.
 * @returns the counts, or undefined if the database could not be reached.
 */
export async function runSweep(environment: Environment, limits = sweepLimits) {
  const start = Date.now()
  const store = openStore(environment, limits.statement)
  const send = openEmail(environment)
  const heartbeat = readSetting(environment, 'SWEEP_HEARTBEAT_URL')
  try {
    // The sweep sends emails even if `overdueEmails` or `deleteExpired` fails.
    const [overdue, deleted, pending] = await Promise.all([
      store.overdueEmails().catch(reportFault),
      store.deleteExpired().catch(reportFault),
      send ? store.pendingEmails() : [],
    ])
    const outbox = send && { store, send, log: writeLog, limits: limits.email }
    let sent = 0
    for (const inquiry of pending) {
      if (!outbox || Date.now() >= start + limits.lastEmailBeginsMs) break
      const result = await sendOne(
        outbox,
        inquiry,
        start + limits.lastEmailEndsMs,
        false,
      )
      if (!result.reason) sent += 1
      if (result.isAccountWide) break
    }
    const swept = { sent, deleted, overdue }
    if (sent || deleted || overdue) writeLog({ event: 'swept', ...swept })
    if (heartbeat && deleted !== undefined && overdue === 0) {
      // If the ping doesn't arrive, the heartbeat service alerts the owner, so ignore errors here.
      await fetch(heartbeat, {
        signal: AbortSignal.timeout(limits.heartbeatMs),
      }).catch(() => {})
    }
    return swept
  } catch (error) {
    return reportFault(error)
  }
}

function reportFault(error: unknown): undefined {
  writeLog({ event: 'database-fault', ...describeFault(error) })
}
