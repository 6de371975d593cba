import { Resend } from 'resend'
import { openStore } from './clients.ts'
import { databaseLimits, UnavailableError } from './database-faults.ts'
import { uuidFrom } from './idempotency-key.ts'
import { describeFault, type LogEvent, writeLog } from './log.ts'
import { readText } from './read-body.ts'
import { emptyResponse } from './responses.ts'
import { type Environment, webhookSecretOf } from './settings.ts'

const bodyLimit = 65_536

/** Resend waits 15 seconds for a response, and repeats the event after a 5xx status. */
const eventLimits = { ...databaseLimits, statementMs: 12_000 }

// Verification needs no API key, but the SDK's constructor does.
const { webhooks } = new Resend('unused')

/**
 * Creates the handler for `POST /api/email-events`, which receives Resend's webhook and never throws.
 * After an event which says that a staff email was not delivered, the email is pending again. Nothing
 * in a request is trusted before its signature has been verified.
 */
export function createEmailEventsEndpoint(environment: Environment, limits = eventLimits) {
  const store = openStore(environment, limits)
  const secret = webhookSecretOf(environment.RESEND_WEBHOOK_SECRET)
  if (!secret && environment.RESEND_WEBHOOK_SECRET?.trim()) {
    writeLog({ event: 'misconfigured', variables: ['RESEND_WEBHOOK_SECRET'] })
  }

  return async (request: Request): Promise<Response> => {
    const respond = (status: number, event: Omit<LogEvent, 'event'> = {}) => {
      if (status >= 400) writeLog({ event: 'event-refused', status, ...event })
      return emptyResponse(status)
    }
    if (request.method !== 'POST') return respond(405)
    if (!secret) return respond(404)
    const id = request.headers.get('svix-id') ?? ''
    let event: unknown
    try {
      const payload = await readText(request, bodyLimit)
      if (payload === undefined) return respond(413)
      const timestamp = request.headers.get('svix-timestamp') ?? ''
      const signature = request.headers.get('svix-signature') ?? ''
      const headers = { id, timestamp, signature }
      event = webhooks.verify({ payload, headers, webhookSecret: secret })
    } catch {
      return respond(403)
    }

    const inquiry = inquiryOf(event)
    const reason = undeliveredReason(event)
    if (!inquiry || !reason) return respond(204)
    try {
      await store.reportBounce(inquiry, uuidFrom(id), reason)
    } catch (error) {
      return respond(error instanceof UnavailableError ? 503 : 500, describeFault(error))
    }
    writeLog({ event: 'email', inquiry, outcome: 'pending', reason })
    return respond(204)
  }
}

/** Reads a property of a value that may be anything. */
function get(value: unknown, name: string): unknown {
  return Object(value)[name]
}

/** The inquiry's id, which the email carries as a tag. Other emails of the account have none. */
function inquiryOf(event: unknown): string | undefined {
  const id = get(get(get(event, 'data'), 'tags'), 'inquiry')
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
  return typeof id === 'string' && uuid.test(id) ? id : undefined
}

/**
 * Why an email was not delivered, for example `bounced: Permanent General`. Omits everything that
 * isn't a single word, because Resend's messages contain addresses.
 */
function undeliveredReason(event: unknown): string | undefined {
  const type = get(event, 'type')
  const [, kind] =
    /^email\.(bounced|suppressed|failed)$/.exec(typeof type === 'string' ? type : '') ?? []
  if (!kind) return undefined
  const details = get(get(event, 'data'), kind === 'bounced' ? 'bounce' : kind)
  const words = ['type', 'subType', 'reason'].map((name) => get(details, name))
  const fixed = words.filter((word) => typeof word === 'string' && /^\w{1,40}$/.test(word))
  return fixed.length > 0 ? `${kind}: ${fixed.join(' ')}` : kind
}
