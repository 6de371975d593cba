import { DatabaseError } from 'pg'
import { databaseUrl } from '../../netlify/inquiries/services.ts'
import { CommandError } from '../command.ts'

/**
 * The connection string for migrations, made ready for node-postgres.
 *
 * @param value `postgres://owner:password@host/database`, as Neon's console shows it.
 * @throws if `value` is anything else; the message does not repeat it, because it holds a password.
 */
export function ownerUrl(value: string | undefined): URL {
  const checked = databaseUrl({ DATABASE_URL: value })
  if (!checked) {
    const form = 'postgres://owner:password@host/database'
    throw new CommandError(`Set DATABASE_OWNER_URL, here or in .env, to ${form}.`)
  }
  const url = new URL(checked)
  // Neon's pooler gives each transaction another session, but the lock against a second migration at
  // the same time belongs to one session.
  if (url.hostname.endsWith('.neon.tech')) url.hostname = url.hostname.replace('-pooler.', '.')
  // node-postgres does this by itself, but warns that a later version will not.
  if (url.searchParams.get('sslmode') === 'require') url.searchParams.set('sslmode', 'verify-full')
  return url
}

/** Describes why connecting or migrating failed, without the connection string and without any row. */
export function describeFailure(error: unknown): string {
  const { message, cause, code } = error as Error & { code?: string }
  if ((cause as { code?: string } | undefined)?.code === '55P03') {
    return `${message}: another session has locked the table for ten seconds. Try again in a while.`
  }
  if (cause instanceof Error) return `${message}: ${cause.message}`
  if (error instanceof DatabaseError) {
    if (!code?.startsWith('28')) return `${message} (SQLSTATE ${code})`
    return 'The server refuses the user or the password in DATABASE_OWNER_URL.'
  }
  // The messages of network and TLS faults contain the host, so only their code is repeated.
  return code ? `The database server can't be reached (${code}).` : message
}
