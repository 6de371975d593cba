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
const keyLifetimeMs = 24 * 60 * 60 * 1000

type EmailContent = Omit<Email, 'id' | 'created_at'>

/**
 * A stand-in for Resend that stores emails in `file`, or in memory, instead of sending them. Unlike
 * Resend, it doesn't check addresses.
 */
export function openMailbox(file?: string) {
  const text = file && existsSync(file) ? readFileSync(file, 'utf8') : ''
  const lines = text.split('\n').filter(Boolean)
  const emails: Email[] = lines.map((line) => JSON.parse(line))
  if (file) mkdirSync(dirname(file), { recursive: true })

  function findRemembered(key: string): Email | undefined {
    return emails.find(
      ({ idempotency_key, created_at }) =>
        idempotency_key === key &&
        Date.now() - Date.parse(created_at) < keyLifetimeMs,
    )
  }

  return {
    async accept(request: Request): Promise<Response> {
      const sent = (await request.json()) as Partial<Email>
      const { from, to, subject, tags = [] } = sent
      if (!from || !to || !subject) return refuse(422, 'missing_required_field')
      if (!tags.every(({ name, value }) => isTag(name) && isTag(value)))
        return refuse(422, 'validation_error')
      const key = request.headers.get('idempotency-key')
      if (key !== null && key.length > 256)
        return refuse(400, 'invalid_idempotency_key')

      const content: EmailContent = {
        from,
        // Resend accepts a list or a single address.
        to: [to].flat(),
        reply_to: sent.reply_to ?? null,
        subject,
        text: sent.text ?? null,
        html: sent.html ?? null,
        tags,
        idempotency_key: key,
      }
      const earlier = key === null ? undefined : findRemembered(key)
      if (earlier) return respondAgain(earlier, content)
      const email: Email = {
        id: randomUUID(),
        created_at: new Date().toISOString(),
        ...content,
      }
      if (file) appendFileSync(file, `${JSON.stringify(email)}\n`)
      emails.push(email)
      return Response.json({ id: email.id })
    },
    list: (): readonly Email[] => emails,
  }
}

/** Responds to a key that was used before: the same email isn't sent again, and another is refused. */
function respondAgain(earlier: Email, content: EmailContent): Response {
  const { id, created_at, ...earlierContent } = earlier
  if (isDeepStrictEqual(earlierContent, content)) return Response.json({ id })
  return refuse(409, 'invalid_idempotent_request')
}

function isTag(text: string): boolean {
  return /^[\w-]{1,256}$/.test(text)
}

function refuse(statusCode: number, name: string): Response {
  const message = `The local mailbox refused the email: ${name}.`
  return Response.json({ statusCode, name, message }, { status: statusCode })
}
