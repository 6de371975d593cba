import { sqlStateOf } from './database-fault.ts'
import { UnavailableError } from './retry.ts'
import type { MailOutcome } from './send-mail.ts'

/** What somebody has to look at: these go to standard error. */
const faults = [
  'database-fault',
  'mail-fault',
  'unexpected',
  'misconfigured',
  'signed-in-as-owner',
  'sweep-fault',
] as const

/**
 * Everything that may be logged. There is no field for free text, because the messages of errors may
 * hold secrets and personal data: the connection string, or the visitor's row.
 */
export interface LogEvent {
  event: 'accepted' | 'refused' | 'mail' | 'no-mail' | 'swept' | (typeof faults)[number]
  /** The request's id, as in Netlify's own log. */
  request?: string
  /** The inquiry's id. */
  inquiry?: string
  /** HTTP status of the answer. */
  status?: number
  sqlstate?: string | undefined
  /** Class name of an error. */
  error?: string
  outcome?: MailOutcome
  /** Counts of a sweep: mails that left, inquiries deleted, mails to look after. */
  sent?: number
  deleted?: number
  overdue?: number
  /** Names of environment variables. */
  variables?: string[]
}

export type Log = (event: LogEvent) => void

/** Writes one JSON line. */
export function writeLog(event: LogEvent): void {
  const line = JSON.stringify(event)
  if (faults.some((fault) => fault === event.event)) console.error(line)
  else console.info(line)
}

/** What may be said about an error: the name of its class and, from PostgreSQL, its SQLSTATE. */
export function describeFault(error: unknown): Pick<LogEvent, 'error' | 'sqlstate'> {
  const last = error instanceof UnavailableError ? error.cause : error
  return {
    error: last instanceof Error ? last.name : typeof last,
    sqlstate: sqlStateOf(last),
  }
}
