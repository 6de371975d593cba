import { randomUUID } from 'node:crypto'
import type { Inquiry } from '../../src/inquiry/schema.ts'
import { type DatabaseLimits, retry, WrongReplyError } from './database-faults.ts'
import type { SendResult } from './send-email.ts'

export interface StoredSubmission {
  id: string
  /** False if an earlier submission created the row. */
  created: boolean
  /** False if the key belongs to an inquiry with other content. */
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
 * The inquiries in the database. Each function sends one statement, and repeats it after a transient
 * fault. Its errors may contain the row or the connection string: never log or send their text.
 *
 * @throws UnavailableError at the limits, and the driver's error for any other fault.
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
    /** @param key a UUID for the content. Inquiries with the same key are stored once. */
    async submit(key: string, inquiry: Inquiry, suspectedSpam: boolean): Promise<StoredSubmission> {
      const { name, email, phone, product, quantity } = inquiry
      const call = randomUUID()
      const values = [key, call, name, email, phone, product, quantity, suspectedSpam]
      // A proxy may deliver the reply to another call, which doesn't prove that this inquiry is stored.
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
     * Claims the pending email of this inquiry or, without an id, the next pending email that this worker
     * has not tried. For 60 seconds no other worker, which is a UUID, gets the email.
     */
    async claimUnsent(worker: string, id?: string) {
      const values = [worker, id ?? null]
      const [row] = await ask('SELECT * FROM public.claim_unsent($1, $2)', values)
      if (!row) return undefined
      const { inquiry_id, created_at: createdAt, suspected_spam: suspectedSpam, ...fields } = row
      return { ...fields, id: inquiry_id, createdAt, suspectedSpam } as UnsentInquiry
    },

    /** Records the outcome of an email that this worker has claimed. */
    async markNotified(worker: string, id: string, { outcome, isAccountWide }: SendResult) {
      const values = [worker, id, outcome, !isAccountWide]
      await ask('SELECT public.mark_notified($1, $2, $3, $4)', values)
    },

    /** Counts the emails that failed, are unknown or have been pending for more than an hour. */
    async overdueEmails() {
      const [row] = await ask('SELECT public.overdue_emails() AS emails', [], Boolean)
      return Number(row?.emails)
    },

    /** Deletes inquiries that are older than the retention period. @returns their number. */
    async deleteExpired() {
      const [row] = await ask('SELECT public.delete_expired_inquiries() AS inquiries', [], Boolean)
      return Number(row?.inquiries)
    },
  }
}
