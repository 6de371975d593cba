import { STATUS_CODES } from 'node:http'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import {
  refusedPage,
  refusedPageStyle,
} from '../../src/inquiry/refused-page.ts'
import type { FieldError } from '../../src/inquiry/schema.ts'
import {
  functionHeaders,
  pagePolicy,
  statusHeaders,
} from '../../src/security-headers.ts'

const { failures } = inquiryForm

/** An RFC 9457 problem document. Visitors see `detail` or, if it is missing, a general message. */
export interface Problem {
  type: string
  title: string
  status: number
  detail?: string | undefined
  errors?: { pointer: string; detail: string }[]
  /** False if the inquiry is certainly not in the database; otherwise it may be. */
  stored?: false
}

export const problems = {
  methodNotAllowed: untyped(
    405,
    'Send inquiries with POST, or use the form on the contact page.',
  ),
  crossSite: untyped(
    403,
    'Inquiries from other sites are not accepted. Use the form on this site.',
  ),
  unsupportedMediaType: untyped(
    415,
    'Send JSON or form data, in UTF-8 and without compression.',
  ),
  tooLarge: untyped(
    413,
    'The inquiry is too long. Go back, shorten it and send it again.',
  ),
  unreadable: untyped(
    400,
    'The inquiry could not be read. Go back, check it and send it again.',
  ),
  unavailable: untyped(503),
  notStored: { ...untyped(500, failures.notSubmitted), stored: false } as const,
  unexpected: { ...untyped(500, failures.unexpected), stored: false } as const,
}

/** A problem that needs no type of its own: RFC 9457 calls it `about:blank`. */
function untyped(status: number, detail?: string): Problem {
  const title = STATUS_CODES[status] ?? ''
  return { type: 'about:blank', title, status, detail }
}

export function invalidFields(errors: FieldError[]): Problem {
  return {
    type: '/problems/validation-error',
    title: 'Validation Error',
    status: 422,
    detail: errors[0]?.message,
    errors: errors.map(({ field, message }) => ({
      pointer: `/${field}`,
      detail: message,
    })),
  }
}

export const jsonResponses = {
  accepted: (id: string) =>
    respond(201, JSON.stringify({ id }), {
      'Content-Type': 'application/json',
    }),
  refused: (problem: Problem) =>
    respond(problem.status, JSON.stringify(problem), {
      'Content-Type': 'application/problem+json',
    }),
}

/** The page for a refused inquiry loads nothing from other origins. */
const noAnalytics: string[] = []

/** Responses to a browser without JavaScript: a redirect, or the form with the visitor's entries. */
export function pageResponses(
  values: Record<string, unknown>,
): typeof jsonResponses {
  return {
    accepted: () => respond(303, null, { Location: '/thank-you' }),
    refused: (problem) =>
      respond(problem.status, refusedPage(values, problem), {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': pagePolicy(
          { scripts: [], styles: [refusedPageStyle] },
          noAnalytics,
        ),
        // With `no-store`, visitors who go back to this page would see the browser's error page.
        'Cache-Control': 'private, no-cache',
      }),
  }
}

export function respond(
  status: number,
  body: string | null = null,
  headers: Record<string, string> = {},
): Response {
  return new Response(body, {
    status,
    headers: { ...functionHeaders, ...statusHeaders[status], ...headers },
  })
}
