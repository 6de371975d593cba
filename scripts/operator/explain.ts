import { isTransientFault, sqlStateOf } from '../../netlify/inquiries/database-fault.ts'
import { UnavailableError } from '../../netlify/inquiries/retry.ts'

/** A reason not to do what was asked, in words for the operator. */
export class CannotDo extends Error {}

/** Words that are no command: the operator has to type something else. */
export class WrongUsage extends CannotDo {}

const needsOwner = "Set DATABASE_OWNER_URL to the connection string of the database's owner."

/**
 * What to tell the operator. The words of the driver and of PostgreSQL are never repeated: they hold
 * the connection string and the row.
 *
 * @param variable the environment variable that names the database.
 */
export function explain(error: unknown, variable = 'DATABASE_URL'): string {
  if (error instanceof CannotDo) return error.message
  const cause = error instanceof UnavailableError ? error.cause : error
  const state = sqlStateOf(cause) ?? ''
  if (/^(28|3D)/.test(state)) return `No such user, password or database as in ${variable}.`
  if (state === '42501') return `The role in ${variable} may not do that. ${needsOwner}`
  if (/^42(P01|883)$/.test(state)) return 'The schema is missing or old: npm run db:migrate.'
  if (error instanceof UnavailableError || isTransientFault(cause)) {
    return 'The database does not answer. Nothing is lost; try again later.'
  }
  return `That failed${state && ` (SQLSTATE ${state})`}.`
}
