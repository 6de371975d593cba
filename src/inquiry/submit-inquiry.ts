import { inquiryForm } from '../content/inquiry-form.ts'
import type { Failure } from './draft.ts'
import type { FieldError, Inquiry } from './schema.ts'

const { failures } = inquiryForm

/** The response body: the inquiry's id, or problem details (RFC 9457). */
interface ResponseBody {
  id?: string
  detail?: string
  errors?: { pointer: string; detail: string }[]
}

// The function waits up to 17 seconds for a suspended database to wake up.
const requestLimitMs = 20_000

/**
 * Sends an inquiry to the function. The function stores an inquiry only once if the same values are
 * sent twice on the same day (UTC).
 *
 * @returns the failure, or undefined if the inquiry was stored.
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
      // Browsers without `AbortSignal.timeout` apply their own time limit. Remove the check in 2027.
      ...('timeout' in AbortSignal && { signal: AbortSignal.timeout(requestLimitMs) }),
    })
    return await failureIn(response)
  } catch {
    return failed(failures.unexpected)
  }
}

async function failureIn(response: Response): Promise<Failure | undefined> {
  // Netlify's own error responses, such as 429, are HTML.
  const { id, detail, errors }: ResponseBody = await response.json().catch(() => ({}))
  if (response.ok) return id ? undefined : failed(failures.incomplete)
  if (errors) {
    const messages = errors.map(({ pointer, detail }) => ({
      field: pointer.slice(1),
      message: detail,
    }))
    return { status: 'invalid', errors: messages as FieldError[] }
  }
  // A proxy's response may contain a `detail` of another type.
  if (typeof detail === 'string') return failed(detail)
  return failed(response.status === 429 ? failures.tooMany : failures.refused)
}

function failed(message: string): Failure {
  return { status: 'failed', message }
}
