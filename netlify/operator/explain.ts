import { isTransientFault, sqlStateOf } from '../inquiries/database-fault.ts'
import { UnavailableError } from '../inquiries/retry.ts'

/** A reason not to do what was asked, in words for the operator. */
export class CannotDo extends Error {
  override name = 'CannotDo'
}

const reasons: Record<string, string> = {
  '28000': 'The database refuses the user or password in DATABASE_URL.',
  '28P01': 'The database refuses the user or password in DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL does not exist.',
  '42501':
    "The role in DATABASE_URL may not do that. Use the connection string of the database's owner.",
  '42P01': 'The database has no table contact_inquiries. Apply the migrations first.',
  '42883': 'The database lacks functions of this version. Apply the migrations first.',
}

/**
 * What to tell the operator. The words of the driver and of PostgreSQL are never repeated: they hold
 * the connection string and the row.
 */
export function explain(error: unknown): string {
  if (error instanceof CannotDo) return error.message
  const cause = error instanceof UnavailableError ? error.cause : error
  const state = sqlStateOf(cause)
  if (state && reasons[state]) return reasons[state]
  if (error instanceof UnavailableError || isTransientFault(cause)) {
    return 'The database does not answer. Nothing is lost; try again later.'
  }
  return `That failed${state ? ` (SQLSTATE ${state})` : ''}.`
}
