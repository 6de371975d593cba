import { inquiryForm } from '../content/inquiry-form.ts'
import type { Failure } from './draft.ts'
import { fieldNames } from './limits.ts'
import type { FieldError, Inquiry } from './schema.ts'

const { failures } = inquiryForm

// The function stops after 17 seconds, so its response normally arrives within 20 seconds.
const requestLimitMs = 20_000

/**
 * If a visitor sends the same values twice on the same day, the function stores them only once.
 * @returns the failure, or the ID of the stored inquiry and the server's time.
 */
export async function postInquiry(
  inquiry: Inquiry,
  honeypotFilled: boolean,
): Promise<Failure | { id: string; sentAt: number }> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
  }
  if (honeypotFilled) headers['Inquiry-Honeypot'] = 'filled'
  const timeout = new AbortController()
  setTimeout(() => timeout.abort(), requestLimitMs)
  try {
    const response = await fetch('/api/inquiries', {
      method: 'POST',
      headers,
      body: JSON.stringify(inquiry),
      // Lets the browser finish the request even if the visitor leaves the page.
      keepalive: true,
      signal: timeout.signal,
    })
    // An error response can be HTML (such as a 429 from Netlify) or JSON from a proxy.
    const body = Object(await response.json().catch(() => undefined))
    if (!response.ok) return failureIn(response.status, body)
    if (!body.id) return failed(failures.incomplete, true)
    return {
      id: String(body.id),
      sentAt: Date.parse(response.headers.get('Date') ?? '') || Date.now(),
    }
  } catch {
    // The network may have failed after the function stored the inquiry.
    return failed(failures.unexpected, true)
  }
}

/** Reads a problem document (RFC 9457), or what a proxy sent in its place. */
function failureIn(
  status: number,
  { detail, errors, stored }: Record<string, unknown>,
): Failure {
  const reported = Array.isArray(errors) ? errors : []
  const fieldErrors: FieldError[] = []
  for (const field of fieldNames) {
    const error = reported.find((error) => error?.pointer === `/${field}`)
    if (error) fieldErrors.push({ field, message: String(error.detail) })
  }
  if (fieldErrors.length > 0) return { status: 'invalid', errors: fieldErrors }
  const message = status === 429 ? failures.tooMany : failures.notSubmitted
  // A 5xx status may come from a proxy that lost our response, so the inquiry may have been stored,
  // unless the function itself says that it hasn't.
  return failed(
    typeof detail === 'string' && detail ? detail : message,
    status >= 500 && stored !== false,
  )
}

function failed(message: string, mayHaveArrived: boolean): Failure {
  return { status: 'failed', message, mayHaveArrived }
}
