import { randomUUID } from 'node:crypto'
import { neon, neonConfig } from '@neondatabase/serverless'
import type { Inquiry } from '../../src/inquiry/schema.ts'
import { type DatabaseLimits, retry } from './database-faults.ts'
import { type Environment, readSetting } from './settings.ts'

/** Returned by the SQL function `submit_inquiry`. The migration explains each property. */
export interface StoredSubmission {
  id: string
  createdAt: Date
  created: boolean
  sameContent: boolean
  emailNow: boolean
}

export interface PendingInquiry extends Inquiry {
  id: string
  createdAt: Date
  suspectedSpam: boolean
  bounces: number
}

type Row = Record<string, unknown>

export interface Sql {
  query(text: string, values: unknown[], options: object): Promise<Row[]>
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
  function call(
    name: string,
    values: unknown[] = [],
    id = randomUUID(),
  ): Promise<Row[]> {
    const parameters = values.map((_, index) => `$${index + 2}`)
    // The join returns the call's ID even if the SQL function returns no row. The ID shows that no
    // proxy has mixed up the responses to two calls.
    const text = `SELECT $1::uuid AS call, result.* FROM (SELECT) AS one
                  LEFT JOIN public.${name}(${parameters}) AS result ON true`
    return retry(async (signal) => {
      const rows = await sql.query(text, [id, ...values], {
        fetchOptions: { signal },
      })
      if (rows[0]?.call !== id)
        throw new TypeError('The reply lacks the row of this call')
      return rows
    }, limits)
  }

  return {
    async submit(
      key: string,
      inquiry: Inquiry,
      suspectedSpam: boolean,
    ): Promise<StoredSubmission> {
      const { name, email, phone, product, quantity } = inquiry
      const id = randomUUID()
      const values = [
        key,
        id,
        name,
        email,
        phone,
        product,
        quantity,
        suspectedSpam,
      ]
      const [row] = await call('submit_inquiry', values, id)
      return { ...row, createdAt: dateOf(row) } as StoredSubmission
    },

    async pendingEmails(): Promise<PendingInquiry[]> {
      const rows = (await call('pending_emails')).filter(({ id }) => id)
      return rows.map(
        (row) => ({ ...row, createdAt: dateOf(row) }) as PendingInquiry,
      )
    },

    /** @param reason why Resend did not accept the email; undefined if Resend accepted it. */
    async recordEmail(
      { id, bounces }: PendingInquiry,
      isAttempt: boolean,
      reason?: string,
    ) {
      await call('record_email', [id, bounces, reason ?? null, isAttempt])
    },

    /** Makes a bounced email pending again. Ignores an event that Resend has reported before. */
    async reportBounce(id: string, event: string, reason: string) {
      await call('report_bounce', [id, event, reason])
    },

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
