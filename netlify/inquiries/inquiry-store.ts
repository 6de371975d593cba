import { randomUUID } from 'node:crypto'
import type { Inquiry } from '../../src/inquiry/schema.ts'
import { type DatabaseLimits, retry, WrongReplyError } from './database-faults.ts'
import type { SendResult } from './send-email.ts'

export interface StoredSubmission {
  id: string
  /** False if an earlier submission created the row. */
  created: boolean
  /** False if the key was already used for an inquiry with different content. */
  sameContent: boolean
}

type Row = Record<string, unknown>

export interface UnsentInquiry extends Inquiry {
  id: string
  createdAt: Date
  suspectedSpam: boolean
}

export interface Sql {
  query(text: string, values: unknown[], options: object): Promise<Row[]>
}

export type InquiryStore = ReturnType<typeof createInquiryStore>

/**
 * Reads and writes inquiries. Each method runs one statement, and retries it after transient
 * faults. Error messages may contain the row or the connection string: never log or send them.
 *
 * @throws UnavailableError at the time limit, and the driver's error for any permanent fault.
 */
export function createInquiryStore(sql: Sql, limits: DatabaseLimits) {
  function ask(text: string, values: unknown[], isReply = (_row: Row | undefined) => true) {
    return retry(async (signal) => {
      const rows = await sql.query(text, values, { fetchOptions: { signal } })
      if (!isReply(rows[0])) throw new WrongReplyError()
      return rows
    }, limits)
  }

  return {
    /** @param key an idempotency key. Inquiries with the same key are stored only once. */
    async submit(key: string, inquiry: Inquiry, suspectedSpam: boolean): Promise<StoredSubmission> {
      const { name, email, phone, product, quantity } = inquiry
      const call = randomUUID()
      const values = [key, call, name, email, phone, product, quantity, suspectedSpam]
      // A proxy may return another call's reply, which wouldn't prove that this inquiry is stored.
      const [row] = await ask(
        `SELECT inquiry_id, created, same_content, $2::uuid AS call
         FROM public.submit_inquiry($1, $2, $3, $4, $5, $6, $7, $8)`,
        values,
        (row) => row?.call === call,
      )
      const { inquiry_id: id, created, same_content: sameContent } = { ...row }
      return { id, created, sameContent } as StoredSubmission
    },

    /**
     * Leases a pending email to a worker, identified by a UUID, for 60 seconds. Without an inquiry
     * `id`, chooses the next email that the worker hasn't tried yet.
     */
    async claimUnsent(worker: string, id?: string) {
      const values = [worker, id ?? null]
      const [row] = await ask('SELECT * FROM public.claim_unsent($1, $2)', values)
      if (!row) return undefined
      const { inquiry_id, created_at: createdAt, suspected_spam: suspectedSpam, ...fields } = row
      return { ...fields, id: inquiry_id, createdAt, suspectedSpam } as UnsentInquiry
    },

    async markNotified(worker: string, id: string, { outcome, isAccountWide }: SendResult) {
      const values = [worker, id, outcome, !isAccountWide]
      await ask('SELECT public.mark_notified($1, $2, $3, $4)', values)
    },

    /** Counts emails that are unknown, have failed (except spam) or have been pending for an hour. */
    async overdueEmails() {
      const [row] = await ask('SELECT public.overdue_emails() AS emails', [], Boolean)
      return Number(row?.emails)
    },

    async deleteExpired() {
      const [row] = await ask('SELECT public.delete_expired_inquiries() AS inquiries', [], Boolean)
      return Number(row?.inquiries)
    },
  }
}
