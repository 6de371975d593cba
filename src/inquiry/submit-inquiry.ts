import { type FieldError, fieldNames, type Inquiry } from './schema.ts'

/** How the visitor's form was filled in; a hint for telling people from scripts, never a gate. */
export interface FormSignals {
  elapsedSeconds: number
  honeypotFilled: boolean
}

/** What came of sending an inquiry. `message` is fit to be shown. */
export type Submission =
  | { status: 'accepted' }
  | { status: 'invalid'; errors: FieldError[] }
  | { status: 'failed'; message: string; offline?: boolean }

export const failureMessages = {
  refused: 'Failed to submit your inquiry. Please try again.',
  incomplete: 'Submission did not complete. Please try again.',
  unexpected: 'Unexpected error. Please try again.',
  tooMany: 'Too many requests. Please wait a few minutes and try again.',
} as const

// Longer than the function's own 17 s for a database that has to wake up.
const timeoutMs = 20_000

/**
 * Posts an inquiry to the function.
 *
 * @param key idempotency key; posting again with the same key never stores a second inquiry.
 * @returns what came of it. Never throws: an answer that cannot be understood, from a proxy or a
 *   rate limiter, is a failure like any other and the same inquiry can be sent again.
 */
export async function submitInquiry(
  inquiry: Inquiry,
  key: string,
  signals: FormSignals,
): Promise<Submission> {
  try {
    const response = await fetch('/api/inquiries', {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        'Inquiry-Elapsed': String(signals.elapsedSeconds),
        ...(signals.honeypotFilled && { 'Inquiry-Honeypot': 'filled' }),
      },
      body: JSON.stringify(inquiry),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return readAnswer(response, await response.json().catch(() => undefined))
  } catch {
    return { status: 'failed', message: failureMessages.unexpected, offline: !navigator.onLine }
  }
}

function readAnswer({ ok, status }: Response, body: unknown): Submission {
  const answer = (body ?? {}) as { id?: unknown; detail?: unknown; errors?: unknown }
  if (ok) {
    return typeof answer.id === 'string' && answer.id
      ? { status: 'accepted' }
      : { status: 'failed', message: failureMessages.incomplete }
  }
  const errors = readFieldErrors(answer.errors)
  if (errors.length > 0) return { status: 'invalid', errors }
  const detail = typeof answer.detail === 'string' ? answer.detail : ''
  // The CDN's own answer, before the function is asked, is a page and no problem document.
  const otherwise = status === 429 ? failureMessages.tooMany : failureMessages.refused
  return { status: 'failed', message: detail || otherwise }
}

function readFieldErrors(errors: unknown): FieldError[] {
  if (!Array.isArray(errors)) return []
  return fieldNames.flatMap((field) => {
    const error = errors.find((candidate) => candidate?.pointer === `/${field}`)
    return typeof error?.detail === 'string' ? [{ field, message: error.detail }] : []
  })
}
