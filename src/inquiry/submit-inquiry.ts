import { inquiryForm } from '../content/inquiry-form.ts'
import { fieldNames } from './limits.ts'
import type { FieldError, Inquiry } from './schema.ts'

const { failures } = inquiryForm

/** What came of sending an inquiry. `message` is fit to be shown. */
export type Submission =
  | { status: 'accepted' }
  | { status: 'invalid'; errors: FieldError[] }
  | { status: 'failed'; message: string }

// Longer than the function's own 17 s for a database that has to wake up.
const patienceMs = 20_000

/**
 * Posts an inquiry to the function, which knows by the five values what it has stored that day:
 * posting them again, here or by the browser itself, never stores a second inquiry.
 *
 * @returns what came of it. Never rejects: an answer that cannot be understood, from a proxy or a
 *   rate limiter, is a failure like any other and the same inquiry can be sent again.
 * @throws where the request cannot even be made; nothing has left then.
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
    // Where it is missing, the browser's own patience is enough.
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
  // The CDN's own answer, before the function is asked, is a page and no problem document.
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
