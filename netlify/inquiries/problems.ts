import type { FieldError } from '../../src/inquiry/schema.ts'

/**
 * Why an inquiry is not accepted: the members of an RFC 9457 problem document. `type` is
 * `about:blank` where the status says enough. `detail` is shown to the visitor; without one, form and
 * page say that submitting failed.
 */
export interface Problem {
  type: string
  title: string
  status: number
  detail?: string
  /** One entry per refused field, in field order. */
  errors?: { pointer: string; detail: string }[]
}

export const methodNotAllowed = plain(
  405,
  'Method Not Allowed',
  'Inquiries are sent with POST, by the form on the contact page.',
)

export const crossSite = plain(
  403,
  'Forbidden',
  'Inquiries from other websites are not accepted. Send yours from the form on this site.',
)

export const unsupportedMediaType = plain(
  415,
  'Unsupported Media Type',
  'Inquiries are sent as JSON or as a form, in UTF-8 and not compressed.',
)

export const tooLarge = plain(
  413,
  'Content Too Large',
  'The inquiry is too long. Go back, shorten it and send it again.',
)

export const unreadable = plain(
  400,
  'Bad Request',
  'The inquiry could not be read. Go back, check it and send it again.',
)

export const malformedKey: Problem = {
  type: '/problems/malformed-idempotency-key',
  title: 'Malformed Idempotency-Key',
  status: 400,
  detail: 'The Idempotency-Key header must be a version 4 UUID.',
}

export const reusedKey: Problem = {
  type: '/problems/reused-idempotency-key',
  title: 'Reused Idempotency-Key',
  status: 422,
  detail: 'The Idempotency-Key header was used for a different inquiry before.',
}

export const unavailable = plain(503, 'Service Unavailable')

const serverError = 'Internal Server Error'

export const notStored = plain(500, serverError, 'Failed to submit your inquiry. Please try again.')

export const unexpected = plain(500, serverError, 'Unexpected error. Please try again.')

function plain(status: number, title: string, detail?: string): Problem {
  return { type: 'about:blank', title, status, ...(detail && { detail }) }
}

/** @param errors at least one, in field order. */
export function invalidFields(errors: FieldError[]): Problem {
  return {
    type: '/problems/validation-error',
    title: 'Validation Error',
    status: 422,
    ...(errors[0] && { detail: errors[0].message }),
    errors: errors.map(({ field, message }) => ({ pointer: `/${field}`, detail: message })),
  }
}
