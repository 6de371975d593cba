import { randomUUID } from 'node:crypto'
import { neon, neonConfig } from '@neondatabase/serverless'
import type { Inquiry } from '../../src/inquiry/schema.ts'
import { type DatabaseLimits, retry } from './database-faults.ts'
import { type Environment, readSetting } from './settings.ts'

export interface StoredSubmission {
  id: string
  createdAt: Date
  /** False if an earlier submission created the row. */
  created: boolean
  /** False if the key was already used for an inquiry with different content. */
  sameContent: boolean
  /** Whether the staff email is pending and can be sent before the next sweep. */
  emailNow: boolean
}

/** An inquiry whose staff email has yet to be sent. */
export interface PendingInquiry extends Inquiry {
  id: string
  createdAt: Date
  suspectedSpam: boolean
  /** How many times Resend has reported that the email was not delivered. */
  bounces: number
}

type Row = Record<string, unknown>

export interface Sql {
  query(text: string, values: unknown[], options: object): Promise<Row[]>
}

export type InquiryStore = ReturnType<typeof createInquiryStore>

/** Opens the store in the database at `DATABASE_URL`. Without that variable, every call fails. */
export function openStore(environment: Environment, limits: DatabaseLimits): InquiryStore {
  const url = readSetting(environment, 'DATABASE_URL')
  const noDatabase = { query: () => Promise.reject(new Error('No database')) }
  return createInquiryStore(url ? connectDatabase(url, environment) : noDatabase, limits)
}

/**
 * Creates a client for Neon or, if `NEON_FETCH_ENDPOINT` is set, for that endpoint. The variable
 * applies to the whole process, because the driver has no per-client setting.
 */
export function connectDatabase(url: string, environment: Environment) {
  if (environment.NEON_FETCH_ENDPOINT) neonConfig.fetchEndpoint = environment.NEON_FETCH_ENDPOINT
  // Don't follow redirects: a request header contains the password.
  return neon(url, { fetchOptions: { redirect: 'manual' } })
}

/**
 * Each method calls one SQL function, and repeats the call after a transient fault.
 * Error messages may contain the row or the connection string: never log or send them.
 *
 * @throws UnavailableError at the time limit, and the driver's error for any permanent fault.
 */
export function createInquiryStore(sql: Sql, limits: DatabaseLimits) {
  /** @param id is compared with the reply's ID, because a proxy may return another call's reply. */
  function call(name: string, values: unknown[] = [], id = randomUUID()): Promise<Row[]> {
    const parameters = values.map((_, index) => `$${index + 2}`)
    // Because of the join, the reply has a row even if the SQL function returns no row.
    const text = `SELECT $1::uuid AS call, result.* FROM (SELECT) AS one
                  LEFT JOIN public.${name}(${parameters}) AS result ON true`
    return retry(async (signal) => {
      const rows = await sql.query(text, [id, ...values], { fetchOptions: { signal } })
      if (rows[0]?.call !== id) throw new TypeError('The reply lacks the row of this call')
      return rows
    }, limits)
  }

  return {
    /** @param key an idempotency key. Inquiries with the same key are stored only once. */
    async submit(key: string, inquiry: Inquiry, suspectedSpam: boolean): Promise<StoredSubmission> {
      const { name, email, phone, product, quantity } = inquiry
      const id = randomUUID()
      const values = [key, id, name, email, phone, product, quantity, suspectedSpam]
      const [row] = await call('submit_inquiry', values, id)
      return { ...row, createdAt: dateOf(row) } as StoredSubmission
    },

    /** Returns the emails that a sweep should send, in the order in which to send them. */
    async pendingEmails(): Promise<PendingInquiry[]> {
      const rows = (await call('pending_emails')).filter(({ id }) => id)
      return rows.map((row) => ({ ...row, createdAt: dateOf(row) }) as PendingInquiry)
    },

    /** @param reason why Resend did not accept the email, or undefined if it did. */
    async recordEmail({ id, bounces }: PendingInquiry, isAttempt: boolean, reason?: string) {
      await call('record_email', [id, bounces, reason ?? null, isAttempt])
    },

    /** Makes an email pending again. @param event the event's UUID. Repeated events are ignored. */
    async reportBounce(id: string, event: string, reason: string) {
      await call('report_bounce', [id, event, reason])
    },

    /** Counts the emails of real leads that have been pending for more than an hour. */
    async overdueEmails() {
      return Number((await call('overdue_emails'))[0]?.result)
    },

    async deleteExpired() {
      return Number((await call('delete_expired_inquiries'))[0]?.result)
    },
  }
}

function dateOf(row?: Row): Date {
  return new Date(Number(row?.createdEpoch) * 1000)
}
