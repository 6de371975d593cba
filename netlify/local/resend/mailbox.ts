import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'

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

export interface Mailbox {
  /** Resend's `POST /emails`. */
  accept(request: Request): Promise<Response>
  /** All accepted mails, oldest first. */
  list(): readonly Mail[]
}

const plainAddress = String.raw`[^\s<>@,]+@[^\s<>@,]+\.[^\s<>@,]+`
const address = z.string().check(z.regex(RegExp(`^(${plainAddress}|[^<>]*<${plainAddress}>)$`)))
const text = z.string().check(z.minLength(1))

/** The body of `POST /emails`, as far as this project uses it. */
const email = z.object({
  from: address,
  to: z.pipe(
    z.transform((to: unknown) => [to].flat()),
    z.array(address).check(z.minLength(1), z.maxLength(50)),
  ),
  subject: text,
  reply_to: z._default(z.nullable(address), null),
  text: z._default(z.nullable(text), null),
  html: z._default(z.nullable(text), null),
})

/**
 * Takes mail instead of Resend and delivers none, in `file`, one JSON line each, or in memory
 * without one. An accepted mail is on the disk before its answer is sent. Unlike Resend's, its
 * idempotency keys never expire.
 *
 * @throws when the file holds anything else.
 */
export function openMailbox(file?: string): Mailbox {
  const mails = file && existsSync(file) ? readMails(file) : []
  if (file) mkdirSync(dirname(file), { recursive: true })

  function keep(mail: Mail): void {
    if (file) appendFileSync(file, `${JSON.stringify(mail)}\n`, { flush: true })
    mails.push(mail)
  }

  return {
    async accept(request) {
      const { data, error } = email.safeParse(await request.json())
      if (error) return refuse(422, 'validation_error', z.prettifyError(error))
      const key = request.headers.get('idempotency-key')
      const content = { ...data, idempotency_key: key }
      const earlier = key === null ? undefined : mails.find((mail) => mail.idempotency_key === key)
      if (!earlier) {
        const mail = { id: randomUUID(), created_at: new Date().toISOString(), ...content }
        keep(mail)
        return Response.json({ id: mail.id })
      }
      const { id, created_at, ...earlierContent } = earlier
      if (isDeepStrictEqual(earlierContent, content)) return Response.json({ id })
      const message = 'This idempotency key has been used with another mail.'
      return refuse(409, 'invalid_idempotent_request', message)
    },
    list: () => mails,
  }
}

function readMails(file: string): Mail[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

/** Resend's error body. */
function refuse(statusCode: number, name: string, message: string): Response {
  return Response.json({ statusCode, name, message }, { status: statusCode })
}
