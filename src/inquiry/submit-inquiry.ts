import { inquiryForm } from '../content/inquiry-form.ts'
import type { Failure } from './draft.ts'
import { fieldNames } from './limits.ts'
import type { FieldError, Inquiry } from './schema.ts'

const { failures } = inquiryForm

// Longer than the function's own 17 s for a database that has to wake up.
const patienceMs = 20_000

/**
 * Posts an inquiry to the function. Its idempotency key is derived from the five values and the day,
 * so posting them again, here or natively, never stores a second inquiry.
 *
 * @returns what went wrong, if anything did. An unreadable answer, as from a proxy or a rate limiter,
 *   is a failure like any other, and the same inquiry can be sent again.
 * @throws where the browser cannot make the request, so that nothing was sent.
 */
export async function submitInquiry(
  inquiry: Inquiry,
  honeypotFilled: boolean,
): Promise<Failure | undefined> {
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
  try {
    const response = await request
    return failureIn(response, await response.json().catch(() => null))
  } catch {
    return failed(failures.unexpected)
  }
}

function failureIn({ ok, status }: Response, answer: Record<string, unknown> | null) {
  if (ok) return answer?.id ? undefined : failed(failures.incomplete)
  const errors = readFieldErrors(answer?.errors)
  if (errors.length > 0) return { status: 'invalid' as const, errors }
  if (typeof answer?.detail === 'string') return failed(answer.detail)
  // An answer of the CDN itself (a rate limit) is an HTML page and not a problem document.
  return failed(status === 429 ? failures.tooMany : failures.refused)
}

function failed(message: string): Failure {
  return { status: 'failed', message }
}

function readFieldErrors(errors: unknown): FieldError[] {
  if (!Array.isArray(errors)) return []
  return fieldNames.flatMap((field) => {
    const error = errors.find((candidate) => candidate?.pointer === `/${field}`)
    return typeof error?.detail === 'string' ? [{ field, message: error.detail }] : []
  })
}
