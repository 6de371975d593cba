import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

/** An accepted email, with the field names of Resend's API. */
export interface Email {
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
 * A stand-in for Resend that stores emails without sending them. Unlike Resend, it doesn't check
 * addresses, and its idempotency keys never expire.
 *
 * @param file the file to which each email is appended as a line of JSON before the response is
 * sent. Without a file, emails are kept in memory.
 */
export function openMailbox(file?: string) {
  const emails: Email[] = file && existsSync(file) ? readEmails(file) : []
  if (file) mkdirSync(dirname(file), { recursive: true })

  return {
    async accept(request: Request): Promise<Response> {
      const sent = (await request.json()) as Email
      const { from, to, subject, reply_to = null, text = null, html = null } = sent
      const key = request.headers.get('idempotency-key')
      const content = { from, to: [to].flat(), reply_to, subject, text, html, idempotency_key: key }
      const earlier = emails.find(({ idempotency_key }) => key !== null && idempotency_key === key)
      if (!earlier) {
        const email = { id: randomUUID(), created_at: new Date().toISOString(), ...content }
        // The leading line break ends any line that a killed process left incomplete.
        if (file) appendFileSync(file, `\n${JSON.stringify(email)}\n`, { flush: true })
        emails.push(email)
        return Response.json({ id: email.id })
      }
      const { id, created_at, ...earlierContent } = earlier
      if (isDeepStrictEqual(earlierContent, content)) return Response.json({ id })
      const message = 'This idempotency key has been used with another email.'
      const refusal = { statusCode: 409, name: 'invalid_idempotent_request', message }
      return Response.json(refusal, { status: 409 })
    },
    list: (): readonly Email[] => emails,
  }
}

/** Reads the emails in a file. Skips damaged lines, and prints how many there are. */
function readEmails(file: string): Email[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const emails = lines.flatMap((line) => {
    try {
      const email: Email | null = JSON.parse(line)
      return typeof email?.id === 'string' && Array.isArray(email.to) ? email : []
    } catch {
      return []
    }
  })
  const damaged = lines.length - emails.length
  if (damaged > 0) console.warn(`${file}: ${damaged} lines are damaged and were skipped.`)
  return emails
}
