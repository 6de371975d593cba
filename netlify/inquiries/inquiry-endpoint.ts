import type { Context } from '@netlify/functions'
import { checkInquiry } from '../../src/inquiry/schema.ts'
import { databaseLimits, UnavailableError } from './database-faults.ts'
import { deliver, emailLimits } from './deliver.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { openStore, type StoredSubmission } from './inquiry-store.ts'
import { describeFault, type Log, writeLog } from './log.ts'
import { readInquiryRequest } from './read-inquiry-request.ts'
import {
  invalidFields,
  jsonResponses,
  type Problem,
  pageResponses,
  problems,
} from './responses.ts'
import { openEmail } from './send-email.ts'
import { type Environment, promptEmailsIn } from './settings.ts'
import { leadEmail } from './staff-email.ts'

type RequestContext = Pick<Context, 'requestId' | 'waitUntil'>

/** Creates the handler for `POST /api/inquiries`. The handler never throws. */
export function createInquiryEndpoint(
  environment: Environment,
  limits = { database: databaseLimits, email: emailLimits },
) {
  const store = openStore(environment, limits.database)
  const send = openEmail(environment)
  const promptEmails = send ? promptEmailsIn(environment) : 0

  async function handle(
    request: Request,
    context: RequestContext,
    log: Log,
  ): Promise<Response> {
    const { wantsPage, values, suspectedSpam, problem } =
      await readInquiryRequest(request)
    const responses = wantsPage ? pageResponses(values) : jsonResponses
    const refuse = (reason: Problem) => {
      log({ event: 'refused', status: reason.status })
      return responses.refused(reason)
    }

    if (problem) return refuse(problem)
    const checked = checkInquiry(values)
    if (!checked.ok) return refuse(invalidFields(checked.errors))
    const { inquiry } = checked

    let stored: StoredSubmission
    try {
      const key = idempotencyKeyOf(inquiry)
      stored = await store.submit(key, inquiry, suspectedSpam, promptEmails)
    } catch (error) {
      log({ event: 'database-fault', ...describeFault(error) })
      const isOutage = error instanceof UnavailableError
      return refuse(isOutage ? problems.unavailable : problems.notStored)
    }

    const response = responses.accepted(stored.id)
    log({ event: 'accepted', inquiry: stored.id, status: response.status })
    if (stored.emailNow && send) {
      const lead = {
        ...inquiry,
        ...stored,
        suspectedSpam: false,
        emailedAt: [],
        reports: null,
      }
      const outbox = { store, send, log, limits: limits.email }
      const end = Date.now() + limits.email.emailMs
      const sending = deliver(
        outbox,
        (detail, hasReplyTo) => leadEmail(lead, detail, hasReplyTo),
        end,
      ).catch((error) =>
        log({ event: 'database-fault', ...describeFault(error) }),
      )
      // The inquiry is stored, so no fault of the host's may turn the response into an error. If the
      // host stops the function here, the next sweep sends the email.
      try {
        context.waitUntil(sending)
      } catch (error) {
        log({ event: 'unexpected', ...describeFault(error) })
      }
    }
    return response
  }

  return async (
    request: Request,
    context: RequestContext,
  ): Promise<Response> => {
    const log: Log = (event) =>
      writeLog({ ...event, request: context.requestId })
    try {
      return await handle(request, context, log)
    } catch (error) {
      log({
        event: 'unexpected',
        status: problems.unexpected.status,
        ...describeFault(error),
      })
      return jsonResponses.refused(problems.unexpected)
    }
  }
}
