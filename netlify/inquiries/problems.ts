import type { FieldError } from '../../src/inquiry/schema.ts'

/**
 * Why an inquiry is not accepted: the members of an RFC 9457 problem document. `type` is
 * `about:blank` where the status says it all. `detail` is for people and is the same whoever asks;
 * without one, the caller says that submitting failed.
 */
export interface Problem {
  type: string
  title: string
  status: number
  detail?: string
  /** One entry per refused field, in field order. */
  errors?: { pointer: string; detail: string }[]
}

export const methodNotAllowed: Problem = {
  type: 'about:blank',
  title: 'Method Not Allowed',
  status: 405,
  detail: 'Inquiries are sent with POST, by the form on the contact page.',
}

export const crossSite: Problem = {
  type: 'about:blank',
  title: 'Forbidden',
  status: 403,
  detail: 'Inquiries from other websites are not accepted. Send yours from the form on this site.',
}

export const unsupportedMediaType: Problem = {
  type: 'about:blank',
  title: 'Unsupported Media Type',
  status: 415,
  detail: 'Inquiries are sent as JSON or as a form, in UTF-8 and not compressed.',
}

export const tooLarge: Problem = {
  type: 'about:blank',
  title: 'Content Too Large',
  status: 413,
  detail: 'The inquiry is too long. Go back, shorten it and send it again.',
}

export const unreadable: Problem = {
  type: 'about:blank',
  title: 'Bad Request',
  status: 400,
  detail: 'The inquiry could not be read. Go back, check it and send it again.',
}

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

export const unavailable: Problem = {
  type: 'about:blank',
  title: 'Service Unavailable',
  status: 503,
}

export const notStored: Problem = {
  type: 'about:blank',
  title: 'Internal Server Error',
  status: 500,
  detail: 'Failed to submit your inquiry. Please try again.',
}

export const unexpected: Problem = { ...notStored, detail: 'Unexpected error. Please try again.' }

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
