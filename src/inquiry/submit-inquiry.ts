import { inquiryForm } from '../content/inquiry-form.ts'
import type { Failure } from './draft.ts'
import type { FieldError, Inquiry } from './schema.ts'

const { failures } = inquiryForm

/** The body of a response: the inquiry's id, or problem details (RFC 9457). */
interface ResponseBody {
  id?: string
  detail?: string
  errors?: { pointer: string; detail: string }[]
}

// The function itself waits up to 17 seconds for a database that has to wake up.
const requestLimitMs = 20_000

/**
 * Sends an inquiry to the function. If the same values are sent twice on one day, the function stores
 * only one inquiry.
 *
 * @returns the failure; undefined if the inquiry was stored.
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
      // In older browsers without `AbortSignal.timeout`, the browser's own time limit applies.
      ...('timeout' in AbortSignal && { signal: AbortSignal.timeout(requestLimitMs) }),
    })
    return await failureIn(response)
  } catch {
    return failed(failures.unexpected)
  }
}

async function failureIn(response: Response): Promise<Failure | undefined> {
  // Netlify's own responses, such as 429, are HTML pages.
  const { id, detail, errors }: ResponseBody = await response.json().catch(() => ({}))
  if (response.ok) return id ? undefined : failed(failures.incomplete)
  if (errors) {
    const messages = errors.map(({ pointer, detail }) => ({
      field: pointer.slice(1),
      message: detail,
    }))
    return { status: 'invalid', errors: messages as FieldError[] }
  }
  // The response of a proxy can have a `detail` of another type.
  if (typeof detail === 'string') return failed(detail)
  return failed(response.status === 429 ? failures.tooMany : failures.refused)
}

function failed(message: string): Failure {
  return { status: 'failed', message }
}
