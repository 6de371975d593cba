import { isTransientFault, sqlStateOf } from '../../netlify/inquiries/database-fault.ts'
import { UnavailableError } from '../../netlify/inquiries/retry.ts'

/** A reason not to do what was asked, in words for the operator. */
export class CannotDo extends Error {}

const needsOwner = "Set DATABASE_OWNER_URL to the connection string of the database's owner"

/**
 * What to tell the operator. The words of the driver and of PostgreSQL are never repeated: they hold
 * the connection string and the row.
 *
 * @param variable the environment variable that names the database, if one does.
 */
export function explain(error: unknown, variable?: string): string {
  if (error instanceof CannotDo) return error.message
  const cause = error instanceof UnavailableError ? error.cause : error
  const state = sqlStateOf(cause) ?? ''
  if (/^(28|3D)/.test(state)) return `No such user, password or database as in ${variable}.`
  if (state === '42501') return `The role in ${variable} may not do that. ${needsOwner}.`
  if (/^42(P01|883)$/.test(state)) return 'The schema is missing or old: npm run db:migrate.'
  if (error instanceof UnavailableError || isTransientFault(cause)) {
    return variable
      ? 'The database does not answer. Nothing is lost; try again later.'
      : `${needsOwner}, or run npm start beside this.`
  }
  return `That failed${state && ` (SQLSTATE ${state})`}.`
}
