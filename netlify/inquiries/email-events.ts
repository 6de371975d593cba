import { Resend } from 'resend'
import * as z from 'zod/mini'
import { databaseLimits, UnavailableError } from './database-faults.ts'
import { type InquiryStore, openStore } from './inquiry-store.ts'
import { describeFault, writeLog } from './log.ts'
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
    if (request.method !== 'POST') return refuse(405)
    if (!webhookSecret) return refuse(404)
    let event: unknown
    try {
      const payload = await readText(request)
      if (payload === undefined) return refuse(413)
      const headers = signatureHeaders(request)
      event = webhooks.verify({ payload, headers, webhookSecret })
    } catch {
      // The body isn't valid UTF-8, or the signature doesn't match it.
      return refuse(403)
    }

    const { data: emailReport } = emailEvent.safeParse(event)
    // Resend also sends other events, if the owner has chosen them.
    if (!emailReport) return respond(204)
    try {
      await recordEvent(store, emailReport)
      return respond(204)
    } catch (error) {
      const status = error instanceof UnavailableError ? 503 : 500
      writeLog({ event: 'database-fault', status, ...describeFault(error) })
      return respond(status)
    }
  }
}

function refuse(status: number): Response {
  writeLog({ event: 'refused', status })
  return respond(status)
}

/** Returns the headers with which Resend signs an event; '' for a missing one. */
function signatureHeaders({ headers }: Request) {
  return {
    id: headers.get('svix-id') ?? '',
    timestamp: headers.get('svix-timestamp') ?? '',
    signature: headers.get('svix-signature') ?? '',
  }
}

async function recordEvent(
  store: InquiryStore,
  event: EmailEvent,
): Promise<void> {
  const email = event.data.email_id
  const outcome = outcomeOf(event)
  const text = outcome === 'delivered' ? null : reportOf(event)
  const inquiries = await store.reportEmail(email, {
    isDelivered: outcome === 'delivered',
    isFailed: outcome === 'failed',
    text,
  })
  // The same Resend account may send other emails, which carry no inquiries.
  if (inquiries.length === 0) return
  writeLog({
    event: 'email',
    inquiries: inquiries.length,
    email,
    outcome,
    reason: text ?? undefined,
  })
}

function outcomeOf({ type }: EmailEvent): 'delivered' | 'delayed' | 'failed' {
  if (type === 'email.delivered') return 'delivered'
  if (type === 'email.delivery_delayed') return 'delayed'
  return 'failed'
}

/** Returns the event's kind and details: for example, `bounced: Transient General`. */
function reportOf({ type, data }: EmailEvent): string {
  const kind = type.replace('email.', '')
  const words: string[] = []
  for (const cause of [data.bounce, data.suppressed, data.failed]) {
    for (const value of [cause?.type, cause?.subType, cause?.reason]) {
      if (value) words.push(value)
    }
  }
  return words.length > 0 ? `${kind}: ${words.join(' ')}` : kind
}
