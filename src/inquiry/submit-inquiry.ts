import { inquiryForm } from '../content/inquiry-form.ts'
import { fieldNames } from './limits.ts'
import type { FieldError, Inquiry } from './schema.ts'

const { failures } = inquiryForm

/** The outcome of sending an inquiry. `message` can be shown to the visitor. */
export type Submission =
  | { status: 'accepted' }
  | { status: 'invalid'; errors: FieldError[] }
  | { status: 'failed'; message: string }

// Longer than the function's own 17 s for a database that has to wake up.
const patienceMs = 20_000

/**
 * Posts an inquiry to the function. Its idempotency key is derived from the five values and the day,
 * so posting them again, here or natively, never stores a second inquiry.
 *
 * @returns the outcome. Never rejects: an unreadable answer, as from a proxy or a rate limiter, is a
 *   failure like any other, and the same inquiry can be sent again.
 * @throws if the request cannot be made, so that nothing was sent.
 */
export function submitInquiry(inquiry: Inquiry, honeypotFilled: boolean): Promise<Submission> {
  const request = fetch('/api/inquiries', {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(honeypotFilled && { 'Inquiry-Honeypot': 'filled' }),
    },
    body: JSON.stringify(inquiry),
    // Browsers without `AbortSignal.timeout` fall back to their own time limit.
    ...('timeout' in AbortSignal && { signal: AbortSignal.timeout(patienceMs) }),
  })
  return request.then(
    async (response) => readAnswer(response, await response.json().catch(() => null)),
    () => failed(failures.unexpected),
  )
}

function readAnswer({ ok, status }: Response, answer: Record<string, unknown> | null): Submission {
  if (ok) return answer?.id ? { status: 'accepted' } : failed(failures.incomplete)
  const errors = readFieldErrors(answer?.errors)
  if (errors.length > 0) return { status: 'invalid', errors }
  if (typeof answer?.detail === 'string') return failed(answer.detail)
  // An answer of the CDN itself (a rate limit) is an HTML page and not a problem document.
  return failed(status === 429 ? failures.tooMany : failures.refused)
}

function failed(message: string): Submission {
  return { status: 'failed', message }
}

function readFieldErrors(errors: unknown): FieldError[] {
  if (!Array.isArray(errors)) return []
  return fieldNames.flatMap((field) => {
    const error = errors.find((candidate) => candidate?.pointer === `/${field}`)
    return typeof error?.detail === 'string' ? [{ field, message: error.detail }] : []
  })
}
