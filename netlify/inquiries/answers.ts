import type { StoredSubmission } from './inquiry-store.ts'
import type { Problem } from './problems.ts'
import { type RejectedPageTemplate, renderRejectedPage } from './rejected-page.ts'
import { securityHeaders, strictPolicy } from './security-headers.ts'

/** The answers to one kind of sender: a script, or a browser that shows the answer as a page. */
export interface Answers {
  accepted(stored: StoredSubmission): Response
  refused(problem: Problem): Response
}

const everyAnswer = { ...securityHeaders, 'Cache-Control': 'no-store' }

const closed = `${strictPolicy}; form-action 'none'`
const pagePolicy = `${strictPolicy}; form-action 'self'; style-src 'self'; font-src 'self'; img-src 'self'`

/** For scripts: JSON, and problems as RFC 9457 documents. */
export const jsonAnswers: Answers = {
  accepted: ({ id, created }) => json(created ? 201 : 200, 'application/json', { id }),
  refused: (problem) => json(problem.status, 'application/problem+json', problem, extras(problem)),
}

/** For browsers without JavaScript: the thank-you page, or the form again with what they wrote. */
export function formAnswers(
  template: RejectedPageTemplate,
  values: Record<string, unknown>,
): Answers {
  return {
    accepted: () =>
      answer(303, null, { 'Content-Security-Policy': closed, Location: '/thank-you' }),
    refused: (problem) =>
      answer(problem.status, renderRejectedPage(template, values, problem), {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': pagePolicy,
        ...extras(problem),
      }),
  }
}

function extras({ status }: Problem): Record<string, string> {
  if (status === 405) return { Allow: 'POST' }
  if (status === 503) return { 'Retry-After': '5' }
  return {}
}

function json(status: number, contentType: string, body: object, headers?: Record<string, string>) {
  return answer(status, JSON.stringify(body), {
    'Content-Type': contentType,
    'Content-Security-Policy': closed,
    ...headers,
  })
}

function answer(status: number, body: string | null, headers: Record<string, string>): Response {
  return new Response(body, { status, headers: { ...everyAnswer, ...headers } })
}
