import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

export interface Email {
  id: string
  created_at: string
  from: string
  to: string[]
  reply_to: string | null
  subject: string
  text: string | null
  html: string | null
  tags: { name: string; value: string }[]
  idempotency_key: string | null
}

export type Mailbox = ReturnType<typeof openMailbox>

/** Resend remembers an idempotency key for 24 hours. */
const keyLifetime = 24 * 60 * 60 * 1000

/**
 * A stand-in for Resend that stores emails in `file`, or in memory, instead of sending them. Unlike
 * Resend, it doesn't check addresses.
 */
export function openMailbox(file?: string) {
  const text = file && existsSync(file) ? readFileSync(file, 'utf8') : ''
  const lines = text.split('\n').filter(Boolean)
  const emails: Email[] = lines.map((line) => JSON.parse(line))
  if (file) mkdirSync(dirname(file), { recursive: true })

  function earlierEmail(key: string | null): Email | undefined {
    const isRemembered = ({ idempotency_key, created_at }: Email) =>
      idempotency_key === key &&
      Date.now() - Date.parse(created_at) < keyLifetime
    return key === null ? undefined : emails.find(isRemembered)
  }

  return {
    async accept(request: Request): Promise<Response> {
      const sent = (await request.json()) as Partial<Email>
      const {
        from,
        to,
        subject,
        reply_to = null,
        text = null,
        html = null,
        tags = [],
      } = sent
      if (!from || !to || !subject) return refuse(422, 'missing_required_field')
      const isTag = (value: string) => /^[\w-]{1,256}$/.test(value)
      if (!tags.every(({ name, value }) => isTag(name) && isTag(value))) {
        return refuse(422, 'validation_error')
      }
      const key = request.headers.get('idempotency-key')
      if (key !== null && key.length > 256)
        return refuse(400, 'invalid_idempotency_key')
      const fields = {
        from,
        to: [to].flat(),
        reply_to,
        subject,
        text,
        html,
        tags,
      }
      const content = { ...fields, idempotency_key: key }
      const earlier = earlierEmail(key)
      if (!earlier) {
        const email = {
          id: randomUUID(),
          created_at: new Date().toISOString(),
          ...content,
        }
        if (file) appendFileSync(file, `${JSON.stringify(email)}\n`)
        emails.push(email)
        return Response.json({ id: email.id })
      }
      const { id, created_at, ...earlierContent } = earlier
      if (isDeepStrictEqual(earlierContent, content))
        return Response.json({ id })
      return refuse(409, 'invalid_idempotent_request')
    },
    list: (): readonly Email[] => emails,
  }
}

function refuse(statusCode: number, name: string): Response {
  const message = `The local mailbox refused the email: ${name}.`
  return Response.json({ statusCode, name, message }, { status: statusCode })
}
