import { query } from './query.ts'

/** A row of `contact_inquiries`: each field's entry, and the columns that the site fills in. */
export interface StoredInquiry extends Record<string, unknown> {
  id: string
  created_at: string
  suspected_spam: boolean
  email_error: string | null
  handled_at: string | null
}

/** A row of the view `inquiry_states`. */
export interface InquiryState {
  emailed_at: string | null
  delivered_at: string | null
  reports: string | null
  waits: boolean
}

export interface FoundInquiry {
  inquiry: StoredInquiry
  state: InquiryState
}

/** What the reader must deal with comes first: leads that wait, and then suspected spam that waits. */
const order = `waits DESC, waits AND inquiry.suspected_spam, inquiry.created_at DESC, id DESC`

/** @param condition SQL about `inquiry` and `state`, and what follows `ORDER BY`. */
export async function findInquiries(
  condition: string,
  values: unknown[],
  limit = '',
): Promise<FoundInquiry[]> {
  // In JSON, times are always in one format, whatever the role's settings.
  const rows = await query(
    `SELECT row_to_json(inquiry) AS inquiry, row_to_json(state) AS state
     FROM public.contact_inquiries AS inquiry JOIN public.inquiry_states AS state USING (id)
     WHERE ${condition} ORDER BY ${order} ${limit}`,
    values,
  )
  return rows as unknown as FoundInquiry[]
}

/** SQL that is true if any of the fields in $2 contains the text in $1. */
export const containsText = `EXISTS (
  SELECT FROM jsonb_each_text(to_jsonb(inquiry)) AS entry (field, text)
  WHERE field = ANY ($2::text[]) AND strpos(lower(text), lower($1)) > 0
)`
