import { isValid } from '../netlify/inquiries/settings.ts'
import { CommandError } from './command.ts'

/** Reads DATABASE_OWNER_URL for node-postgres. @throws CommandError, without the value. */
export function ownerUrl({ DATABASE_OWNER_URL = '' }: NodeJS.ProcessEnv): URL {
  const url = URL.parse(DATABASE_OWNER_URL.trim())
  if (!url || !isValid.DATABASE_URL(url.href)) {
    const fault = DATABASE_OWNER_URL ? 'is not' : 'is not set. Set it in the shell or in .env to'
    throw new CommandError(`DATABASE_OWNER_URL ${fault} postgres://owner:password@host/database.`)
  }
  // Neon's pooler may run each transaction in another session, so connect without the pooler.
  if (url.hostname.endsWith('.neon.tech')) url.hostname = url.hostname.replace('-pooler.', '.')
  // With `sslrootcert=system`, psql trusts public certificate authorities. node-postgres always does,
  // but would look for a file named `system` (brianc/node-postgres#3101).
  if (url.searchParams.get('sslrootcert') === 'system') url.searchParams.delete('sslrootcert')
  // node-postgres treats `require` like `verify-full`, but warns that this will change.
  if (url.searchParams.get('sslmode') === 'require') url.searchParams.set('sslmode', 'verify-full')
  return url
}
