import { randomUUID } from 'node:crypto'
import type { Context } from '@netlify/functions'
import { jsonAnswers } from './answers.ts'
import { handleInquiry } from './handle-inquiry.ts'
import { describeFault, type LogEvent, writeLog } from './log.ts'
import { deliver, mailPatience, type Send } from './outbox.ts'
import { unexpected } from './problems.ts'
import type { RejectedPageTemplate } from './rejected-page.ts'
import { patience } from './retry.ts'
import { openMail, openStore } from './services.ts'
import type { Environment } from './settings.ts'

export type InquiryEndpoint = (
  request: Request,
  context: Pick<Context, 'requestId' | 'waitUntil'>,
) => Promise<Response>

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

  return async (request, context) => {
    const log = (event: LogEvent) => writeLog({ ...event, request: context.requestId })

    async function mailStaff(inquiryId: string, send: Send) {
      try {
        const post = { store, send, log, patience: limits.mailPatience }
        await deliver(post, randomUUID(), inquiryId)
      } catch (error) {
        log({ event: 'mail-fault', ...describeFault(error) })
      }
    }

    try {
      return await handleInquiry(request, {
        submit: store.submit,
        notify: (inquiryId) => send && context.waitUntil(mailStaff(inquiryId, send)),
        rejectedPage,
        log,
      })
    } catch (error) {
      log({ event: 'unexpected', status: unexpected.status, ...describeFault(error) })
      return jsonAnswers.refused(unexpected)
    }
  }
}
