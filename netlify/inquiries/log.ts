import { sqlStateOf, UnavailableError } from './database-faults.ts'
import { refusalOf } from './neon-refusals.ts'

export const eventLevels = {
  accepted: 'info',
  refused: 'info',
  email: 'info',
  swept: 'info',
  'database-fault': 'error',
  misconfigured: 'error',
  unexpected: 'error',
} as const

/** Never log an error message: it may contain a password or a visitor's data. */
export interface LogEvent {
  event: keyof typeof eventLevels
  /** The ID by which Netlify's own log identifies the request. */
  request?: string
  inquiry?: string | undefined
  /** How many inquiries an email carries. */
  inquiries?: number
  /** Resend's ID of an email. */
  email?: string
  status?: number
  sqlstate?: string | undefined
  error?: string
  outcome?: 'sent' | 'waiting' | 'delivered' | 'delayed' | 'failed'
  reason?: string | undefined
  sent?: number | undefined
  deleted?: number | undefined
  overdue?: number | undefined
  undelivered?: number | undefined
  variable?: string
}

export type Log = (event: LogEvent) => void

export function writeLog(event: LogEvent): void {
  const line = JSON.stringify(event)
  if (eventLevels[event.event] === 'error') console.error(line)
  else console.info(line)
}

/** Returns the parts of an error that are safe to log. */
export function describeFault(
  error: unknown,
): Pick<LogEvent, 'error' | 'sqlstate' | 'reason'> {
  const last = error instanceof UnavailableError ? error.cause : error
  return {
    error: last instanceof Error ? last.name : typeof last,
    sqlstate: sqlStateOf(last),
    reason: refusalOf(last),
  }
}
