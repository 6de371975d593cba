import { DatabaseError } from 'pg'

/** What stands in the way, in one line for the operator. */
export class CannotMigrate extends Error {}

/**
 * The address at which migrations are applied, made ready for node-postgres.
 *
 * @param value `postgres://owner:password@host/database`, as Neon's console shows it.
 * @throws CannotMigrate without a word of the value, which holds a password.
 */
export function ownerUrl(value: string | undefined): URL {
  if (!value) {
    throw new CannotMigrate(
      "Set DATABASE_OWNER_URL to the connection string of the database's owner, here or in .env.",
    )
  }
  const url = URL.parse(value)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !url.username || url.pathname.length < 2) {
    throw new CannotMigrate(
      'DATABASE_OWNER_URL is not of the form postgres://owner:password@host/database.',
    )
  }
  // Neon's pooler gives each transaction another session; the lock that makes rivals wait needs one.
  if (url.hostname.endsWith('.neon.tech')) url.hostname = url.hostname.replace('-pooler.', '.')
  // What node-postgres makes of it anyway, but then it warns that a later version may not.
  if (url.searchParams.get('sslmode') === 'require') url.searchParams.set('sslmode', 'verify-full')
  return url
}

/** Says why connecting or migrating failed, without the connection string and without any row. */
export function describeFailure(error: unknown): string {
  const { message, cause, code } = error as Error & { code?: string }
  if (cause instanceof Error) return `${message}: ${cause.message}`
  if (error instanceof DatabaseError) {
    return code?.startsWith('28')
      ? 'The server refuses the user or the password in DATABASE_OWNER_URL.'
      : `${message} (SQLSTATE ${code})`
  }
  // The messages of network and TLS faults name the host.
  if (code && !code.startsWith('ERR_PARSE_ARGS')) {
    return `The database server cannot be reached (${code}).`
  }
  return message
}
