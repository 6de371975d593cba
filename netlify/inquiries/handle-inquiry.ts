import { checkInquiry } from '../../src/inquiry/schema.ts'
import { formAnswers, jsonAnswers } from './answers.ts'
import { deriveIdempotencyKey } from './idempotency-key.ts'
import type { InquiryStore, StoredSubmission } from './inquiry-store.ts'
import { describeFault, type Log } from './log.ts'
import { invalidFields, notStored, type Problem, reusedKey, unavailable } from './problems.ts'
import { readInquiryRequest } from './read-inquiry-request.ts'
import type { RejectedPageTemplate } from './rejected-page.ts'
import { UnavailableError } from './retry.ts'

export interface InquiryParts {
  submit: InquiryStore['submit']
  /** Starts mailing staff and returns at once: the visitor does not wait for it. */
  notify(inquiryId: string): void
  rejectedPage: RejectedPageTemplate
  log: Log
}

/** Reads, checks, stores and answers one inquiry. */
export async function handleInquiry(request: Request, parts: InquiryParts): Promise<Response> {
  const { wantsPage, values, key, suspectedSpam, problem } = await readInquiryRequest(request)
  const answers = wantsPage ? formAnswers(parts.rejectedPage, values) : jsonAnswers
  const refuse = (reason: Problem) => {
    parts.log({ event: 'refused', status: reason.status })
    return answers.refused(reason)
  }

  if (problem) return refuse(problem)
  const checked = checkInquiry(values)
  if (!checked.ok) return refuse(invalidFields(checked.errors))
  const { inquiry } = checked

  let stored: StoredSubmission
  try {
    const rowKey = key ?? deriveIdempotencyKey(inquiry, new Date())
    stored = await parts.submit(rowKey, inquiry, suspectedSpam)
  } catch (error) {
    parts.log({ event: 'database-fault', ...describeFault(error) })
    return refuse(error instanceof UnavailableError ? unavailable : notStored)
  }
  if (!stored.sameContent) return refuse(reusedKey)

  parts.notify(stored.id)
  const response = answers.accepted(stored)
  parts.log({ event: 'accepted', inquiry: stored.id, status: response.status })
  return response
}
