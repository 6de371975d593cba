import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

/** A mail as it was accepted, named as in Resend's API. */
export interface Mail {
  id: string
  created_at: string
  from: string
  to: string[]
  reply_to: string | null
  subject: string
  text: string | null
  html: string | null
  idempotency_key: string | null
}

export type Mailbox = ReturnType<typeof openMailbox>

/**
 * Takes mail instead of Resend and delivers none: kept in `file`, one JSON line each, or in memory
 * without one. An accepted mail is on the disk before its answer is sent. Unlike Resend, it checks no
 * address, and its idempotency keys never expire.
 *
 * @throws when the file holds anything else.
 */
export function openMailbox(file?: string) {
  const mails: Mail[] = file && existsSync(file) ? readMails(file) : []
  if (file) mkdirSync(dirname(file), { recursive: true })

  function keep(mail: Mail): void {
    if (file) appendFileSync(file, `${JSON.stringify(mail)}\n`, { flush: true })
    mails.push(mail)
  }

  return {
    /** Resend's `POST /emails`. */
    async accept(request: Request): Promise<Response> {
      const sent = (await request.json()) as Mail
      const { from, to, subject, reply_to = null, text = null, html = null } = sent
      const key = request.headers.get('idempotency-key')
      const content = { from, to: [to].flat(), reply_to, subject, text, html, idempotency_key: key }
      const earlier = key === null ? undefined : mails.find((mail) => mail.idempotency_key === key)
      if (!earlier) {
        const mail = { id: randomUUID(), created_at: new Date().toISOString(), ...content }
        keep(mail)
        return Response.json({ id: mail.id })
      }
      const { id, created_at, ...earlierContent } = earlier
      if (isDeepStrictEqual(earlierContent, content)) return Response.json({ id })
      const message = 'This idempotency key has been used with another mail.'
      const refusal = { statusCode: 409, name: 'invalid_idempotent_request', message }
      return Response.json(refusal, { status: 409 })
    },
    /** All accepted mails, oldest first. */
    list: (): readonly Mail[] => mails,
  }
}

function readMails(file: string): Mail[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}
