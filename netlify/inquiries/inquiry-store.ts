import { randomUUID } from 'node:crypto'
import type { Inquiry } from '../../src/inquiry/schema.ts'
import { type DatabaseLimits, retry, WrongReplyError } from './database-faults.ts'

export interface StoredSubmission {
  id: string
  createdAt: Date
  /** False if an earlier submission created the row. */
  created: boolean
  /** False if the key was already used for an inquiry with different content. */
  sameContent: boolean
  /** Whether the staff email is pending and need not wait for the sweep. */
  emailNow: boolean
}

type Row = Record<string, unknown>

/** An inquiry whose staff email is to be sent. */
export interface PendingInquiry extends Inquiry {
  id: string
  createdAt: Date
  suspectedSpam: boolean
  /** How many times Resend has reported that the email was not delivered. */
  bounces: number
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
        `SELECT *, $2::uuid AS call
         FROM public.submit_inquiry($1, $2, $3, $4, $5, $6, $7, $8)`,
        values,
        (row) => row?.call === call,
      )
      const { inquiry_id: id, created_epoch, created, same_content, email_now } = { ...row }
      const createdAt = dateOf(created_epoch)
      return {
        id,
        createdAt,
        created,
        sameContent: same_content,
        emailNow: email_now,
      } as StoredSubmission
    },

    /** Returns the emails that a sweep should send, in the order in which to send them. */
    async pendingEmails() {
      const isReply = (row?: Row) => !row || 'bounces' in row
      const rows = await ask('SELECT * FROM public.pending_emails()', [], isReply)
      return rows.map(({ inquiry_id: id, created_epoch, suspected_spam, ...fields }) => {
        const createdAt = dateOf(created_epoch)
        return { ...fields, id, createdAt, suspectedSpam: suspected_spam } as PendingInquiry
      })
    },

    /** @param reason why Resend did not accept the email, or undefined if it did. */
    async recordEmail({ id, bounces }: PendingInquiry, isAttempt: boolean, reason?: string) {
      const values = [id, bounces, reason ?? null, isAttempt]
      await ask('SELECT public.record_email($1, $2, $3, $4)', values)
    },

    /** Makes an email pending again. @param event a UUID. Repeated events are ignored. */
    async reportBounce(id: string, event: string, reason: string) {
      // A proxy may return another call's reply, which wouldn't prove that the bounce is stored.
      await ask(
        'SELECT public.report_bounce($1, $2, $3), $2::uuid AS event',
        [id, event, reason],
        (row) => row?.event === event,
      )
    },

    /** Counts the emails of real leads that have been pending for more than an hour. */
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

function dateOf(seconds: unknown): Date {
  return new Date(Number(seconds) * 1000)
}
