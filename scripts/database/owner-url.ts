import { DatabaseError } from 'pg'
import { databaseUrl } from '../../netlify/inquiries/settings.ts'

/**
 * The connection string for migrations, made ready for node-postgres.
 *
 * @param value `postgres://owner:password@host/database`, as Neon's console shows it.
 * @throws when `value` is anything else; the message does not repeat it, because it holds a password.
 */
export function ownerUrl(value: string | undefined): URL {
  const checked = databaseUrl({ DATABASE_URL: value })
  if (!checked) {
    const form = 'postgres://owner:password@host/database'
    throw new Error(`Set DATABASE_OWNER_URL, here or in .env, to ${form}.`)
  }
  const url = new URL(checked)
  // Neon's pooler gives each transaction another session, but the lock against a second migration at
  // the same time belongs to one session.
  if (url.hostname.endsWith('.neon.tech')) url.hostname = url.hostname.replace('-pooler.', '.')
  // node-postgres does this by itself, but warns that a later version will not.
  if (url.searchParams.get('sslmode') === 'require') url.searchParams.set('sslmode', 'verify-full')
  return url
}

/** Says why connecting or migrating failed, without the connection string and without any row. */
export function describeFailure(error: unknown): string {
  const { message, cause, code } = error as Error & { code?: string }
  if ((cause as { code?: string } | undefined)?.code === '55P03') {
    return `${message}: something else has been using the table for ten seconds. Try again in a while.`
  }
  if (cause instanceof Error) return `${message}: ${cause.message}`
  if (error instanceof DatabaseError) {
    if (!code?.startsWith('28')) return `${message} (SQLSTATE ${code})`
    return 'The server refuses the user or the password in DATABASE_OWNER_URL.'
  }
  // The messages of network and TLS faults name the host, so only their code is repeated.
  if (!code || code.startsWith('ERR_PARSE_ARGS')) return message
  return `The database server cannot be reached (${code}).`
}
