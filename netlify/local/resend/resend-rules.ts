import type { IncomingMessage } from 'node:http'

/** The body of `POST /emails`, as far as this project uses it. */
export interface EmailRequest {
  from: string
  to: string | string[]
  subject: string
  reply_to?: string | string[]
  text?: string
  html?: string
}

/** Resend's error body. */
export interface Refusal {
  statusCode: number
  name: string
  message: string
}

const address = /^[^\s<>@,]+@[^\s<>@,]+\.[^\s<>@,]+$/
const namedAddress = /^[^<>]*<([^<>]+)>$/

/** What Resend would refuse about a request, checked in its order, or nothing. */
export function refusalOf(
  { method, url, headers }: IncomingMessage,
  key: string | null,
  body: unknown,
): Refusal | undefined {
  if (url !== '/emails') return refuse(404, 'not_found', 'The requested endpoint does not exist.')
  if (method !== 'POST') return refuse(405, 'method_not_allowed', 'This endpoint takes POST only.')
  if (!/^Bearer \S+$/.test(headers.authorization ?? '')) {
    return refuse(401, 'missing_api_key', 'Missing API key in the authorization header.')
  }
  if (key !== null && !/^.{1,256}$/.test(key)) {
    return refuse(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.')
  }
  if (typeof body !== 'object' || body === null) {
    return refuse(422, 'validation_error', 'The request body is not a JSON object.')
  }
  return refusedField(body as Partial<Record<keyof EmailRequest, unknown>>)
}

function refusedField(email: Partial<Record<keyof EmailRequest, unknown>>): Refusal | undefined {
  for (const field of ['to', 'from', 'subject'] as const) {
    // An empty list of recipients is empty text too.
    if (!String(email[field] ?? ''))
      return refuse(422, 'missing_required_field', `Missing \`${field}\` field.`)
  }
  if (!email.html && !email.text) {
    return refuse(422, 'missing_required_field', 'Missing `html` or `text` field.')
  }
  const to = [email.to].flat()
  if (to.length > 50) {
    return refuse(422, 'validation_error', 'Only 50 addresses are allowed in the `to` field.')
  }
  if (!isAddress(email.from)) return invalid('from')
  if (!to.every(isAddress)) return invalid('to')
  if (email.reply_to && ![email.reply_to].flat().every(isAddress)) return invalid('reply_to')
  return undefined
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && address.test(namedAddress.exec(value)?.[1] ?? value)
}

function invalid(field: keyof EmailRequest): Refusal {
  const format =
    'The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.'
  return refuse(422, 'validation_error', `Invalid \`${field}\` field. ${format}`)
}

function refuse(statusCode: number, name: string, message: string): Refusal {
  return { statusCode, name, message }
}
