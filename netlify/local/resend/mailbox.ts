import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerJson, readJson } from '../json-http.ts'
import { openOutbox } from './mail-file.ts'
import { type EmailRequest, type Refusal, refusalOf } from './resend-rules.ts'

/** A mail as it was accepted, named as in Resend's API. */
export interface Mail {
  id: string
  created_at: string
  from: string
  to: string[]
  reply_to: string | string[] | null
  subject: string
  text: string | null
  html: string | null
  idempotency_key: string | null
}

export interface Mailbox {
  /** Resend's API: `POST /emails`. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** All accepted mails, oldest first. */
  list(): Mail[]
  close(): void
}

/**
 * Takes mail instead of Resend and delivers none, in `file` or, without one, in memory. An accepted
 * mail is on the disk before its answer is sent. Unlike Resend's, its idempotency keys never expire.
 */
export function openMailbox(file?: string): Mailbox {
  const outbox = openOutbox(file)

  function accept(email: EmailRequest, key: string | null): { id: string } | Refusal {
    const payload = JSON.stringify(email)
    const earlier =
      key === null ? undefined : outbox.entries.find(({ mail }) => mail.idempotency_key === key)
    if (earlier) return earlier.payload === payload ? { id: earlier.mail.id } : reusedKey
    const mail = mailOf(email, key)
    outbox.append({ mail, payload })
    return { id: mail.id }
  }

  return {
    async answer(request, response) {
      const key = request.headers['idempotency-key']?.toString() ?? null
      const email = await readJson(request).catch(() => undefined)
      const refusal = refusalOf(request, key, email)
      const result = refusal ?? accept(email as EmailRequest, key)
      answerJson(response, 'statusCode' in result ? result.statusCode : 200, result)
    },
    list: () => outbox.entries.map(({ mail }) => mail),
    close: outbox.close,
  }
}

const reusedKey: Refusal = {
  statusCode: 409,
  name: 'invalid_idempotent_request',
  message:
    'This idempotency key has been used on a request that had a different payload. Retrying this request is useless without changing the idempotency key or payload.',
}

function mailOf(email: EmailRequest, key: string | null): Mail {
  return {
    id: randomUUID(),
    created_at: new Date().toISOString(),
    from: email.from,
    to: [email.to].flat(),
    reply_to: email.reply_to ?? null,
    subject: email.subject,
    text: email.text ?? null,
    html: email.html ?? null,
    idempotency_key: key,
  }
}
