import { Resend } from 'resend'
import * as z from 'zod/mini'
import { databaseLimits, UnavailableError } from './database-faults.ts'
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
const emailEvent = z.object({
  type: z.enum([
    'email.delivered',
    'email.delivery_delayed',
    'email.bounced',
    'email.suppressed',
    'email.failed',
  ]),
  data: z.object({
    email_id: z.string().check(z.regex(/^[\w-]{1,100}$/)),
    bounce: details,
    suppressed: details,
    failed: details,
  }),
})

type EmailEvent = z.output<typeof emailEvent>

/** Creates the handler for Resend's webhook, which records what has become of the staff emails. */
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
    const header = (name: string) => request.headers.get(`svix-${name}`) ?? ''
    const headers = {
      id: header('id'),
      timestamp: header('timestamp'),
      signature: header('signature'),
    }
    let event: unknown
    try {
      const payload = await readText(request)
      if (payload === undefined) return refuse(413)
      event = webhooks.verify({ payload, headers, webhookSecret })
    } catch {
      return refuse(403)
    }

    const { data: found } = emailEvent.safeParse(event)
    if (!found) return respond(204)
    const email = found.data.email_id
    const isDelivered = found.type === 'email.delivered'
    const isDelayed = found.type === 'email.delivery_delayed'
    const text = isDelivered ? null : reportOf(found)
    try {
      const isFailed = !isDelivered && !isDelayed
      const report = { isDelivered, isFailed, text }
      const { length } = await store.reportEmail(email, report)
      // The same Resend account may send other emails.
      if (length === 0) return respond(204)
      writeLog({
        event: 'email',
        inquiries: length,
        email,
        outcome: isDelivered ? 'delivered' : isDelayed ? 'delayed' : 'failed',
        ...(text && { reason: text }),
      })
      return respond(204)
    } catch (error) {
      const status = error instanceof UnavailableError ? 503 : 500
      return refuse(status, {
        event: 'database-fault',
        status,
        ...describeFault(error),
      })
    }
  }
}

/** For example, `bounced: Transient General`. */
function reportOf({ type, data }: EmailEvent): string {
  const { bounce, suppressed, failed } = data
  const kind = type.replace('email.', '')
  const words = [bounce, suppressed, failed].flatMap((found) => [
    found?.type,
    found?.subType,
    found?.reason,
  ])
  const known = words.filter(Boolean)
  return known.length > 0 ? `${kind}: ${known.join(' ')}` : kind
}
