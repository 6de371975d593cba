import { describeFault, writeLog } from './log.ts'
import { deliverWaiting, mailPatience } from './outbox.ts'
import { patience as requestPatience } from './retry.ts'
import { openMail, openStore } from './services.ts'
import { type Environment, heartbeatUrl } from './settings.ts'

// In milliseconds. Netlify ends a scheduled function after 30 seconds; the next sweep does the rest.
const forAllMails = 15_000
const forHeartbeat = 5000
const patience = { ...requestPatience, perTry: 4500, total: 5000 }

/**
 * The hourly sweep: sends the mails that wait, deletes what is older than the retention, and requests
 * the heartbeat's address if no mail is overdue.
 *
 * @returns how many were sent, deleted and are overdue; undefined when the database could not be asked.
 *   Never rejects.
 */
export async function runSweep(
  environment: Environment,
  limits = { patience, mailPatience, forAllMails },
) {
  const store = openStore(environment, limits.patience)
  const send = openMail(environment)
  const heartbeat = heartbeatUrl(environment)
  try {
    const post = send && { store, send, log: writeLog, patience: limits.mailPatience }
    const { sent } = post ? await deliverWaiting(post, limits.forAllMails) : { sent: 0 }
    const deleted = await store.deleteExpired()
    const overdue = await store.overdueMails()
    const swept = { sent, deleted, overdue }
    if (sent + deleted + overdue > 0) writeLog({ event: 'swept', ...swept })
    if (heartbeat && overdue === 0) await report(heartbeat)
    return swept
  } catch (error) {
    writeLog({ event: 'sweep-fault', ...describeFault(error) })
    return undefined
  }
}

/** Logs no failure: the heartbeat's service reports a request that does not arrive. */
async function report(heartbeat: string): Promise<void> {
  await fetch(heartbeat, { signal: AbortSignal.timeout(forHeartbeat) })
    .then((response) => response.body?.cancel())
    .catch(() => {})
}
