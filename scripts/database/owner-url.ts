import { DatabaseError } from 'pg'
import { databaseUrl } from '../../netlify/inquiries/services.ts'
import { CommandError } from '../command.ts'

/**
 * Adapts the owner's connection string from Neon's console for node-postgres.
 *
 * @throws CommandError, without the connection string, if its format is wrong.
 */
export function ownerUrl(value: string | undefined): URL {
  const checked = databaseUrl({ DATABASE_URL: value })
  if (!checked) {
    const form = 'postgres://owner:password@host/database'
    throw new CommandError(
      `Set DATABASE_OWNER_URL, in the shell or in .env, to a URL of the form ${form}.`,
    )
  }
  const url = new URL(checked)
  // Connect directly, because the migration lock belongs to a session, and Neon's pooler would use
  // a different session for each transaction.
  if (url.hostname.endsWith('.neon.tech')) url.hostname = url.hostname.replace('-pooler.', '.')
  // node-postgres treats `require` like `verify-full`, but warns that a later version won't.
  if (url.searchParams.get('sslmode') === 'require') url.searchParams.set('sslmode', 'verify-full')
  return url
}

/** Describes why a migration failed, without revealing the connection string or any data. */
export function describeFailure(error: unknown): string {
  const { message, cause, code } = error as Error & { code?: string }
  if ((cause as { code?: string } | undefined)?.code === '55P03') {
    return `${message}: another session has held a lock for more than ten seconds. Try again later.`
  }
  if (cause instanceof Error) return `${message}: ${cause.message}`
  if (error instanceof DatabaseError) {
    if (!code?.startsWith('28')) return `${message} (SQLSTATE ${code})`
    return 'The server rejected the user name or password in DATABASE_OWNER_URL.'
  }
  // Network and TLS error messages contain the host, so print only the error code.
  return code ? `The database server can't be reached (${code}).` : message
}
