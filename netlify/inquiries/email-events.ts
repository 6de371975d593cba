import { Resend } from 'resend'
import * as z from 'zod/mini'
import { databaseLimits, UnavailableError } from './database-faults.ts'
import { uuidFrom } from './idempotency-key.ts'
import { openStore } from './inquiry-store.ts'
import { describeFault, type LogEvent, writeLog } from './log.ts'
import { readText } from './read-body.ts'
import { respond } from './responses.ts'
import { type Environment, readSetting } from './settings.ts'

/** Resend waits 15 seconds for a response. */
const eventLimits = { ...databaseLimits, statementMs: 12_000 }

// The constructor requires an API key, but verifying a signature doesn't use it.
const { webhooks } = new Resend('unused')

// Log a value only if it is a plain word, because any other value could contain an email address.
const word = z.catch(
  z.optional(z.string().check(z.regex(/^\w{1,40}$/))),
  undefined,
)
const details = z.catch(
  z.optional(z.object({ type: word, subType: word, reason: word })),
  {},
)
const data = z.object({
  // Only staff emails have this tag. The same Resend account may send other emails.
  tags: z.object({ inquiry: z.guid() }),
  ...{ bounce: details, suppressed: details, failed: details },
})
const type = z.enum(['email.bounced', 'email.suppressed', 'email.failed'])
const undelivered = z.object({ type, data })

/**
 * Creates the handler for Resend's webhook. If Resend reports that a staff email was not delivered,
 * the email becomes pending again.
 */
export function createEmailEventsEndpoint(
  environment: Environment,
  limits = eventLimits,
) {
  const store = openStore(environment, limits)
  const webhookSecret = readSetting(environment, 'RESEND_WEBHOOK_SECRET')

  return async (request: Request): Promise<Response> => {
    const refuse = (
      status: number,
      event: LogEvent = { event: 'refused', status },
    ) => {
      writeLog(event)
      return respond(status)
    }
    if (request.method !== 'POST') return refuse(405)
    if (!webhookSecret) return refuse(404)
    const svix = (name: string) => request.headers.get(`svix-${name}`) ?? ''
    const headers = {
      id: svix('id'),
      timestamp: svix('timestamp'),
      signature: svix('signature'),
    }
    let event: unknown
    try {
      const payload = await readText(request)
      if (payload === undefined) return refuse(413)
      event = webhooks.verify({ payload, headers, webhookSecret })
    } catch {
      return refuse(403)
    }

    const { data: found } = undelivered.safeParse(event)
    if (!found) return respond(204)
    const { tags, bounce, suppressed, failed } = found.data
    const words = Object.values({ ...bounce, ...suppressed, ...failed }).filter(
      Boolean,
    )
    const kind = found.type.replace('email.', '')
    const reason = words.length > 0 ? `${kind}: ${words.join(' ')}` : kind
    try {
      await store.reportBounce(tags.inquiry, uuidFrom(headers.id), reason)
    } catch (error) {
      const status = error instanceof UnavailableError ? 503 : 500
      return refuse(status, {
        event: 'database-fault',
        status,
        ...describeFault(error),
      })
    }
    writeLog({
      event: 'email',
      inquiry: tags.inquiry,
      outcome: 'pending',
      reason,
    })
    return respond(204)
  }
}
