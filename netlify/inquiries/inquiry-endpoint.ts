import { domainToUnicode } from 'node:url'
import type { Context } from '@netlify/functions'
import { looksLikeAnother } from '../../src/inquiry/look-alikes.ts'
import {
  checkInquiry,
  type Inquiry,
  invalidEmail,
} from '../../src/inquiry/schema.ts'
import { databaseLimits, UnavailableError } from './database-faults.ts'
import { deliver, emailLimits, type Outbox } from './deliver.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import {
  openStore,
  type StoredInquiry,
  type StoredSubmission,
} from './inquiry-store.ts'
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

/** Returns the domain as the visitor saw it, rather than in Punycode. */
const domainOf = ({ email }: Inquiry) =>
  domainToUnicode(email.slice(email.lastIndexOf('@') + 1))

/** Sends the first email about an inquiry. Never rejects. */
async function sendLead(
  outbox: Outbox,
  inquiry: Inquiry,
  stored: StoredSubmission,
): Promise<void> {
  const lead: StoredInquiry = {
    ...inquiry,
    id: stored.id,
    createdAt: stored.createdAt,
    // The database never asks for an email about suspected spam, or for a second one.
    suspectedSpam: false,
    emailedAt: [],
    reports: null,
  }
  try {
    await deliver(
      outbox,
      ({ detail, hasReplyTo }) => leadEmail(lead, detail, hasReplyTo),
      Date.now() + outbox.limits.emailMs,
    )
  } catch (error) {
    outbox.log({ event: 'database-fault', ...describeFault(error) })
  }
}

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
    // The form's script doesn't check this, to stay small.
    if (looksLikeAnother(domainOf(inquiry)))
      return refuse(invalidFields([{ field: 'email', message: invalidEmail }]))

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
      const outbox = { store, send, log, limits: limits.email }
      const sending = sendLead(outbox, inquiry, stored)
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
