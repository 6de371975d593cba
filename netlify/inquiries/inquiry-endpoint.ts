import { randomUUID } from 'node:crypto'
import type { Context } from '@netlify/functions'
import { checkInquiry } from '../../src/inquiry/schema.ts'
import { formAnswers, jsonAnswers } from './answers.ts'
import { deriveIdempotencyKey } from './idempotency-key.ts'
import type { StoredSubmission } from './inquiry-store.ts'
import { describeFault, type Log, writeLog } from './log.ts'
import { deliver, mailPatience } from './outbox.ts'
import {
  invalidFields,
  notStored,
  type Problem,
  reusedKey,
  unavailable,
  unexpected,
} from './problems.ts'
import { readInquiryRequest } from './read-inquiry-request.ts'
import type { RejectedPageTemplate } from './rejected-page.ts'
import { patience, UnavailableError } from './retry.ts'
import { openMail, openStore } from './services.ts'
import type { Environment } from './settings.ts'

type RequestContext = Pick<Context, 'requestId' | 'waitUntil'>

type InquiryEndpoint = (request: Request, context: RequestContext) => Promise<Response>

/**
 * Connects the handling of inquiries to the database and to the mail service that the environment
 * names. Never throws: what is missing is logged by name, and then the endpoint answers 500 (no
 * database) or keeps its mails for later (no mail service).
 */
export function createInquiryEndpoint(
  environment: Environment,
  rejectedPage: RejectedPageTemplate,
  limits = { patience, mailPatience },
): InquiryEndpoint {
  const store = openStore(environment, limits.patience)
  const send = openMail(environment)

  /** Reads, checks, stores and answers one inquiry; the visitor does not wait for its mail. */
  async function handle(request: Request, context: RequestContext, log: Log): Promise<Response> {
    const { wantsPage, values, key, suspectedSpam, problem } = await readInquiryRequest(request)
    const answers = wantsPage ? formAnswers(rejectedPage, values) : jsonAnswers
    const refuse = (reason: Problem) => {
      log({ event: 'refused', status: reason.status })
      return answers.refused(reason)
    }

    if (problem) return refuse(problem)
    const checked = checkInquiry(values)
    if (!checked.ok) return refuse(invalidFields(checked.errors))
    const { inquiry } = checked

    let stored: StoredSubmission
    try {
      const rowKey = key ?? deriveIdempotencyKey(inquiry, new Date())
      stored = await store.submit(rowKey, inquiry, suspectedSpam)
    } catch (error) {
      log({ event: 'database-fault', ...describeFault(error) })
      return refuse(error instanceof UnavailableError ? unavailable : notStored)
    }
    if (!stored.sameContent) return refuse(reusedKey)

    if (send) {
      const post = { store, send, log, patience: limits.mailPatience }
      const mailing = deliver(post, randomUUID(), stored.id).catch((error) =>
        log({ event: 'mail-fault', ...describeFault(error) }),
      )
      context.waitUntil(mailing)
    }
    const response = answers.accepted(stored)
    log({ event: 'accepted', inquiry: stored.id, status: response.status })
    return response
  }

  return async (request, context) => {
    const log: Log = (event) => writeLog({ ...event, request: context.requestId })
    try {
      return await handle(request, context, log)
    } catch (error) {
      log({ event: 'unexpected', status: unexpected.status, ...describeFault(error) })
      return jsonAnswers.refused(unexpected)
    }
  }
}
