import type { Context } from '@netlify/functions'
import { Resend } from 'resend'
import { jsonAnswers } from './answers.ts'
import { connectDatabase } from './connect-database.ts'
import { handleInquiry } from './handle-inquiry.ts'
import { createInquiryStore, type InquiryStore, unconfiguredStore } from './inquiry-store.ts'
import { describeFault, type LogEvent, writeLog } from './log.ts'
import { deliverUnsent, type Send } from './outbox.ts'
import { unexpected } from './problems.ts'
import type { RejectedPageTemplate } from './rejected-page.ts'
import { patience } from './retry.ts'
import { sendMail } from './send-mail.ts'
import { databaseUrl, type Environment, mailSettings } from './settings.ts'

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
  limits = patience,
): InquiryEndpoint {
  const store = openStore(environment, limits)
  const send = openMail(environment)

  return async (request, context) => {
    const log = (event: LogEvent) => writeLog({ ...event, request: context.requestId })

    async function mailStaff(inquiryId: string, send: Send) {
      try {
        await deliverUnsent(store, send, inquiryId, log)
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

function openStore(environment: Environment, limits: typeof patience): InquiryStore {
  const url = databaseUrl(environment)
  if (url) return createInquiryStore(connectDatabase(url, environment), limits)
  writeLog({ event: 'misconfigured', variables: ['DATABASE_URL'] })
  return unconfiguredStore
}

function openMail(environment: Environment): Send | undefined {
  const settings = mailSettings(environment)
  if ('missing' in settings) {
    writeLog({ event: 'no-mail', variables: settings.missing })
    return undefined
  }
  const resend = new Resend(settings.apiKey)
  return (mail, idempotencyKey) => sendMail(resend, settings.route, mail, idempotencyKey)
}
