import { randomUUID } from 'node:crypto'
import { neon, neonConfig } from '@neondatabase/serverless'
import { fieldNames, limits as lengths } from '../../src/inquiry/limits.ts'
import type { Inquiry } from '../../src/inquiry/schema.ts'
import { type DatabaseLimits, retry, sqlStateOf } from './database-faults.ts'
import { type Environment, readSetting } from './settings.ts'

export interface StoredInquiry extends Inquiry {
  id: string
  createdAt: Date
  suspectedSpam: boolean
  /** When earlier emails that carried this inquiry were sent. None of them has arrived. */
  emailedAt: Date[]
  /** What Resend reported about these emails, for example `bounced: Transient General`. */
  reports: string | null
}

export interface StoredSubmission {
  id: string
  createdAt: Date
  /** Whether the caller must send the email now, rather than leave it to the next sweep. */
  emailNow: boolean
}

export interface Waiting {
  inquiries: StoredInquiry[]
  /** How many other inquiries wait. */
  more: number
  /** How many inquiries have waited for more than 30 days. */
  old: number
}

export interface Sql {
  query(
    text: string,
    values: unknown[],
    options: object,
  ): Promise<Record<string, unknown>[]>
}

export type InquiryStore = ReturnType<typeof createInquiryStore>

/** If `DATABASE_URL` is missing or malformed, every call to the store fails. */
export function openStore(
  environment: Environment,
  limits: DatabaseLimits,
): InquiryStore {
  const url = readSetting(environment, 'DATABASE_URL')
  const noDatabase = { query: () => Promise.reject(new Error('No database')) }
  return createInquiryStore(
    url ? connectDatabase(url, environment) : noDatabase,
    limits,
  )
}

export function connectDatabase(url: string, environment: Environment) {
  if (environment.NEON_FETCH_ENDPOINT)
    neonConfig.fetchEndpoint = environment.NEON_FETCH_ENDPOINT
  // Neon's driver sends the password in a header, so don't follow a redirect to another host.
  return neon(url, { fetchOptions: { redirect: 'manual' } })
}

/**
 * Each method calls one SQL function, and retries the call after a transient fault. Don't log error
 * messages, because they can contain the row or the connection string.
 * @throws UnavailableError after the time limit, or the driver's error after a permanent fault.
 */
export function createInquiryStore(sql: Sql, limits: DatabaseLimits) {
  /** Calls the SQL function, and returns its result, which is JSON. */
  function call<Result>(name: string, values: unknown[] = []): Promise<Result> {
    // `$1` is the ID of the call.
    const parameters = values.map((_, index) => `$${index + 2}`)
    return evaluate(`public.${name}(${parameters.join()})`, values)
  }

  /** Returns the value of an SQL expression in which `$2` is the first of `values`. */
  function evaluate<Result>(
    expression: string,
    values: unknown[],
  ): Promise<Result> {
    // The ID shows that no proxy has mixed up the responses to two calls.
    const id = randomUUID()
    return retry(async (signal) => {
      const [row] = await sql.query(
        `SELECT $1::uuid AS call, ${expression} AS result`,
        [id, ...values],
        { fetchOptions: { signal } },
      )
      if (row?.call !== id)
        throw new TypeError('The reply lacks the row of this call')
      return row.result as Result
    }, limits)
  }

  return {
    /** @param promptEmails how many emails may be sent at once in 24 hours. */
    async submit(
      key: string,
      inquiry: Inquiry,
      suspectedSpam: boolean,
      promptEmails: number,
    ): Promise<StoredSubmission> {
      const stored = await call<StoredSubmission & { createdEpoch: number }>(
        'submit_inquiry',
        [key, JSON.stringify(inquiry), suspectedSpam, promptEmails],
      )
      const { id, createdEpoch, emailNow } = stored
      return { id, createdAt: dateOf(createdEpoch), emailNow }
    },

    /**
     * Shows, for the sweep and the doctor, that inquiries can be stored. Stores an inquiry with entries
     * of the maximum length, and makes PostgreSQL undo it.
     * @throws if an inquiry can't be stored.
     */
    async tryToSubmit(): Promise<void> {
      const longestEntries = Object.fromEntries(
        fieldNames.map((name) => [name, 'x'.repeat(lengths[name])]),
      )
      const suspectedSpam = true
      const promptEmails = 0
      const values = [
        randomUUID(),
        JSON.stringify(longestEntries),
        suspectedSpam,
        promptEmails,
      ]
      // The division by zero fails once the function has stored the row, so PostgreSQL undoes the insert.
      const storeAndFail =
        '1 / (CASE WHEN public.submit_inquiry($2, $3, $4, $5) IS NULL THEN 1 ELSE 0 END)'
      const divisionByZero = '22012'
      try {
        await evaluate(storeAndFail, values)
      } catch (error) {
        if (sqlStateOf(error) === divisionByZero) return
        throw error
      }
      throw new Error('submit_inquiry returned NULL')
    },

    /** Returns waiting inquiries, which no other sweep gets within the next minute. */
    async takeWaiting(most: number): Promise<Waiting> {
      // If a response is lost, the retry of the call gets the inquiries that have this ID.
      const sweep = randomUUID()
      const waiting = await call<Waiting & { inquiries: WaitingRow[] }>(
        'take_waiting',
        [sweep, most],
      )
      return { ...waiting, inquiries: waiting.inquiries.map(inquiryOf) }
    },

    /** Records that Resend has accepted the email with the ID `email`. */
    async recordSent(email: string, inquiries: { id: string }[]) {
      await call('record_sent', [email, idsOf(inquiries)])
    },

    /** @param reason why Resend did not accept the email that was to carry these inquiries. */
    async recordRefused(inquiries: { id: string }[], reason: string) {
      await call('record_refused', [idsOf(inquiries), reason])
    },

    /** @returns the IDs of the inquiries that the email carries. */
    async reportEmail(
      email: string,
      report: { isDelivered: boolean; isFailed: boolean; text: string | null },
    ): Promise<string[]> {
      const { isDelivered, isFailed, text } = report
      return call('report_email', [email, isDelivered, isFailed, text])
    },

    async overdueInquiries(): Promise<{
      overdue: number
      undelivered: number
    }> {
      return call('overdue_inquiries')
    },

    /** @returns the number of deleted inquiries, and the retention period in months. */
    async deleteExpired(): Promise<{ deleted: number; months: number | null }> {
      return call('delete_expired_inquiries')
    },
  }
}

interface WaitingRow extends Inquiry {
  id: string
  createdEpoch: number
  suspected_spam: boolean
  emails: number[]
  reports: string | null
}

function inquiryOf(row: WaitingRow): StoredInquiry {
  const entries = fieldNames.map((name) => [name, row[name]])
  return {
    ...(Object.fromEntries(entries) as Inquiry),
    id: row.id,
    createdAt: dateOf(row.createdEpoch),
    suspectedSpam: row.suspected_spam,
    emailedAt: row.emails.map(dateOf),
    reports: row.reports,
  }
}

function idsOf(inquiries: { id: string }[]): string {
  return JSON.stringify(inquiries.map(({ id }) => id))
}

function dateOf(epochSeconds: number): Date {
  return new Date(epochSeconds * 1000)
}
