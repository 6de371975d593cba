import { isTransientFault, sqlStateOf } from '../../netlify/inquiries/database-fault.ts'
import { UnavailableError } from '../../netlify/inquiries/retry.ts'

/** A reason not to do what was asked, in words for the operator. */
export class CannotDo extends Error {
  override name = 'CannotDo'
  /** Of the process. */
  readonly exitCode: number = 1
}

/** Words that are no command: the operator has to type something else. */
export class WrongUsage extends CannotDo {
  override name = 'WrongUsage'
  override readonly exitCode = 2
}

const reasons: Record<string, string> = {
  '28000': 'The database refuses the user or password in {variable}.',
  '28P01': 'The database refuses the user or password in {variable}.',
  '3D000': 'The database named in {variable} does not exist.',
  '42501':
    "The role in {variable} may not do that. Set DATABASE_OWNER_URL to the connection string of the database's owner.",
  '42P01': 'The database has no table contact_inquiries. Apply the migrations first.',
  '42883': 'The database lacks functions of this version. Apply the migrations first.',
}

/**
 * What to tell the operator. The words of the driver and of PostgreSQL are never repeated: they hold
 * the connection string and the row.
 *
 * @param variable the environment variable that names the database.
 */
export function explain(error: unknown, variable = 'DATABASE_URL'): string {
  if (error instanceof CannotDo) return error.message
  const cause = error instanceof UnavailableError ? error.cause : error
  const state = sqlStateOf(cause)
  if (state && reasons[state]) return reasons[state].replace('{variable}', variable)
  if (error instanceof UnavailableError || isTransientFault(cause)) {
    return 'The database does not answer. Nothing is lost; try again later.'
  }
  return `That failed${state ? ` (SQLSTATE ${state})` : ''}.`
}
