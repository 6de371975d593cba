import { randomUUID } from 'node:crypto'
import type { NeonQueryFunction } from '@neondatabase/serverless'
import type { Inquiry } from '../../src/inquiry/schema.ts'
import { isTransientFault, NoAnswerError } from './database-fault.ts'
import { type RetryLimits, retry } from './retry.ts'
import type { MailOutcome } from './send-mail.ts'

export interface Submission {
  inquiry: Inquiry
  /** A UUID that belongs to the content: what arrives with the same one is stored once. */
  key: string
  suspectedSpam: boolean
}

export interface StoredSubmission {
  id: string
  /** This very submission made the row; false when it had arrived before. */
  created: boolean
  /** The row holds what this submission says; false when its key was used for something else. */
  sameContent: boolean
}

type Row = Record<string, unknown>

class NoDatabaseError extends Error {
  override name = 'NoDatabaseError'
}

/** An inquiry that is to be mailed. */
export interface UnsentInquiry extends Inquiry {
  id: string
  createdAt: Date
  suspectedSpam: boolean
}

/** An inquiry that nobody else mails for 60 seconds. */
export interface ClaimedInquiry {
  /** A UUID by which the outcome is recorded. */
  claim: string
  inquiry: UnsentInquiry
}

/**
 * The inquiries in the database. Each function is one round trip, repeated within `limits` while the
 * fault may pass; then it throws UnavailableError, and for any other fault what the driver threw.
 * Errors of the driver may hold the row or the connection string: their text goes nowhere.
 */
export interface InquiryStore {
  submit(submission: Submission): Promise<StoredSubmission>
  /**
   * Claims the unsent inquiry with this id or, without one, the unsent inquiry that is next.
   *
   * @param round a UUID: what was claimed in this round before is left out.
   */
  claimUnsent(round: string, id?: string): Promise<ClaimedInquiry | undefined>
  markNotified(claimed: ClaimedInquiry, outcome: MailOutcome): Promise<void>
  /** How many mails were refused for good or have been waiting for more than an hour. */
  overdueMails(): Promise<number>
  /** Deletes what is older than the retention, and says how many inquiries that were. */
  deleteExpired(): Promise<number>
}

const refuse = () => Promise.reject(new NoDatabaseError())

/** Takes the store's place where no database is configured, so that visitors still get an answer. */
export const unconfiguredStore: InquiryStore = {
  submit: refuse,
  claimUnsent: refuse,
  markNotified: refuse,
  overdueMails: refuse,
  deleteExpired: refuse,
}

export function createInquiryStore(
  sql: NeonQueryFunction<false, false>,
  limits: RetryLimits,
): InquiryStore {
  function ask(text: string, values: unknown[], isAnswer = (_row: Row | undefined) => true) {
    return retry(
      async (signal) => {
        const rows = await sql.query(text, values, { fetchOptions: { signal } })
        if (!isAnswer(rows[0])) throw new NoAnswerError()
        return rows
      },
      isTransientFault,
      limits,
    )
  }

  return {
    async submit({ key, inquiry, suspectedSpam }) {
      const { name, email, phone, product, quantity } = inquiry
      const call = randomUUID()
      const values = [key, call, name, email, phone, product, quantity, suspectedSpam]
      // Only what is stored may be acknowledged, so an answer must name the call that it answers.
      const [row] = await ask(
        `SELECT inquiry_id, created, same_content, $2::uuid AS call
         FROM public.submit_inquiry($1, $2, $3, $4, $5, $6, $7, $8)`,
        values,
        (row) => row?.call === call,
      )
      return { id: row?.inquiry_id, created: row?.created, sameContent: row?.same_content }
    },

    async claimUnsent(round, id) {
      const claim = randomUUID()
      const values = [claim, round, id ?? null]
      const [row] = await ask('SELECT * FROM public.claim_unsent($1, $2, $3)', values)
      if (!row) return undefined
      const { name, email, phone, product, quantity } = row
      const { inquiry_id, created_at: createdAt, suspected_spam: suspectedSpam } = row
      const answers = { name, email, phone, product, quantity }
      return { claim, inquiry: { ...answers, id: inquiry_id, createdAt, suspectedSpam } }
    },

    async markNotified({ claim, inquiry }, outcome) {
      await ask('SELECT public.mark_notified($1, $2, $3)', [claim, inquiry.id, outcome])
    },

    async overdueMails() {
      const [row] = await ask('SELECT public.overdue_mails() AS mails', [], Boolean)
      return Number(row?.mails)
    },

    async deleteExpired() {
      const [row] = await ask('SELECT public.delete_expired_inquiries() AS inquiries', [], Boolean)
      return Number(row?.inquiries)
    },
  }
}
