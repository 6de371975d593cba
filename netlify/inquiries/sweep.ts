import { databaseLimits } from './database-faults.ts'
import { openStore } from './inquiry-store.ts'
import { describeFault, writeLog } from './log.ts'
import { emailLimits, sendOne } from './outbox.ts'
import { openEmail } from './send-email.ts'
import { type Environment, readSetting } from './settings.ts'

/**
 * Deadlines for the parts of a sweep, in milliseconds after its start. Netlify stops a scheduled
 * function after 30 seconds, and the next sweep continues the work.
 */
const sweepLimits = {
  lastEmailBeginsMs: 12_000,
  lastEmailEndsMs: 20_000,
  lastStatementEndsMs: 22_000,
}

const heartbeatMs = 3000

/** The limit is lower than for a visitor's inquiry: the next sweep repeats a failed statement. */
const statementLimits = { ...databaseLimits, statementMs: 5000 }

/**
 * Sends pending emails, deletes inquiries older than the retention period, and pings the heartbeat
 * URL if no email was overdue when the sweep began. (Resend accepts every retry of a bouncing
 * email, so the email no longer looks overdue after the sweep.) Never rejects.
 *
 * @returns the counts, or undefined if the database could not be reached.
 */
export async function runSweep(
  environment: Environment,
  limits = { ...sweepLimits, statement: statementLimits, email: emailLimits },
) {
  const start = Date.now()
  const deadline = start + limits.lastStatementEndsMs
  const store = openStore(environment, { ...limits.statement, deadline })
  const send = openEmail(environment)
  const heartbeat = readSetting(environment, 'SWEEP_HEARTBEAT_URL')
  try {
    // If one of the first two statements fails, send emails, but don't ping the heartbeat URL.
    const [overdue, deleted, pending] = await Promise.all([
      store.overdueEmails().catch(reportFault),
      store.deleteExpired().catch(reportFault),
      send ? store.pendingEmails() : [],
    ])
    const outbox = send && { store, send, log: writeLog, limits: limits.email }
    let sent = 0
    for (const inquiry of pending) {
      if (!outbox || Date.now() >= start + limits.lastEmailBeginsMs) break
      const result = await sendOne(outbox, inquiry, start + limits.lastEmailEndsMs, false)
      if (!result.reason) sent += 1
      if (result.isAccountWide) break
    }
    const swept = { sent, deleted, overdue }
    if (sent || deleted || overdue) writeLog({ event: 'swept', ...swept })
    if (heartbeat && deleted !== undefined && overdue === 0) {
      // Failures are not logged, because the heartbeat service reports missing pings.
      await fetch(heartbeat, { signal: AbortSignal.timeout(heartbeatMs) }).catch(() => {})
    }
    return swept
  } catch (error) {
    return reportFault(error)
  }
}

function reportFault(error: unknown): undefined {
  writeLog({ event: 'database-fault', ...describeFault(error) })
}
