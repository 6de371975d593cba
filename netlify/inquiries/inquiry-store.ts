import { randomUUID } from 'node:crypto'
import type { Inquiry } from '../../src/inquiry/schema.ts'
import { NoAnswerError } from './database-fault.ts'
import { type RetryLimits, retry } from './retry.ts'
import type { MailOutcome } from './send-mail.ts'

export interface StoredSubmission {
  id: string
  /** This very submission made the row; false when it had arrived before. */
  created: boolean
  /** The row holds what this submission says; false when its key was used for something else. */
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
 * The inquiries in the database. Each function is one round trip, repeated within `limits` while the
 * fault may pass; then it throws UnavailableError, and for any other fault what the driver threw.
 * Errors of the driver may hold the row or the connection string: never log or answer their text.
 */
export function createInquiryStore(sql: Sql, limits: RetryLimits) {
  function ask(text: string, values: unknown[], isAnswer = (_row: Row | undefined) => true) {
    return retry(async (signal) => {
      const rows = await sql.query(text, values, { fetchOptions: { signal } })
      if (!isAnswer(rows[0])) throw new NoAnswerError()
      return rows
    }, limits)
  }

  return {
    /** @param key a UUID that belongs to the content: what arrives with the same one is stored once. */
    async submit(key: string, inquiry: Inquiry, suspectedSpam: boolean): Promise<StoredSubmission> {
      const { name, email, phone, product, quantity } = inquiry
      const call = randomUUID()
      const values = [key, call, name, email, phone, product, quantity, suspectedSpam]
      // A proxy may deliver the answer to another call, which must not acknowledge this inquiry.
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
     * Claims the unsent inquiry with this id or, without one, the unsent inquiry that is next. Nobody
     * else mails it for 60 seconds.
     *
     * @param worker a UUID: what was claimed by this worker before is left out.
     */
    async claimUnsent(worker: string, id?: string) {
      const values = [worker, id ?? null]
      const [row] = await ask('SELECT * FROM public.claim_unsent($1, $2)', values)
      if (!row) return undefined
      const { inquiry_id, created_at: createdAt, suspected_spam: suspectedSpam, ...answers } = row
      return { ...answers, id: inquiry_id, createdAt, suspectedSpam } as UnsentInquiry
    },

    /** @param worker who has claimed the inquiry. */
    async markNotified(worker: string, id: string, outcome: MailOutcome) {
      await ask('SELECT public.mark_notified($1, $2, $3)', [worker, id, outcome])
    },

    /** How many mails were refused for good, are of unknown fate or have waited for more than an hour. */
    async overdueMails() {
      const [row] = await ask('SELECT public.overdue_mails() AS mails', [], Boolean)
      return Number(row?.mails)
    },

    /** Deletes what is older than the retention, and says how many inquiries that were. */
    async deleteExpired() {
      const [row] = await ask('SELECT public.delete_expired_inquiries() AS inquiries', [], Boolean)
      return Number(row?.inquiries)
    },
  }
}
