import { inquiryForm } from '../content/inquiry-form.ts'
import type { Failure } from './draft.ts'
import type { FieldError, Inquiry } from './schema.ts'

const { failures } = inquiryForm

/** The body of a response: the inquiry's id, or a problem (RFC 9457). */
interface Answer {
  id?: string
  detail?: string
  errors?: { pointer: string; detail: string }[]
}

// Longer than the function's own 17 s for a database that has to wake up.
const requestLimitMs = 20_000

/**
 * Posts an inquiry to the function. Its idempotency key is derived from the five values and the day,
 * so posting them again, here or natively, never stores a second inquiry.
 *
 * @returns what went wrong, if anything did. An unreadable response, as from a proxy or a rate limiter,
 *   is a failure like any other, and the same inquiry can be sent again. Never throws.
 */
export async function submitInquiry(
  inquiry: Inquiry,
  honeypotFilled: boolean,
): Promise<Failure | undefined> {
  try {
    const response = await fetch('/api/inquiries', {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(honeypotFilled && { 'Inquiry-Honeypot': 'filled' }),
      },
      body: JSON.stringify(inquiry),
      // Browsers without `AbortSignal.timeout` fall back to their own time limit.
      ...('timeout' in AbortSignal && { signal: AbortSignal.timeout(requestLimitMs) }),
    })
    return await failureIn(response)
  } catch {
    return failed(failures.unexpected)
  }
}

async function failureIn(response: Response): Promise<Failure | undefined> {
  // The CDN's own responses, such as 429, are HTML pages.
  const { id, detail, errors }: Answer = await response.json().catch(() => ({}))
  if (response.ok) return id ? undefined : failed(failures.incomplete)
  if (errors) {
    const messages = errors.map(({ pointer, detail }) => ({
      field: pointer.slice(1),
      message: detail,
    }))
    return { status: 'invalid', errors: messages as FieldError[] }
  }
  // A proxy's problem can have another shape.
  if (typeof detail === 'string') return failed(detail)
  return failed(response.status === 429 ? failures.tooMany : failures.refused)
}

function failed(message: string): Failure {
  return { status: 'failed', message }
}
