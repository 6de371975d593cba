import { isValid } from '../../netlify/inquiries/settings.ts'
import { siteRole } from '../database/site-role.ts'
import { CommandError } from './command.ts'

/** Reads DATABASE_OWNER_URL. @throws CommandError, whose message omits the URL's password. */
export function ownerUrl({ DATABASE_OWNER_URL = '' }: NodeJS.ProcessEnv): URL {
  const url = URL.parse(DATABASE_OWNER_URL.trim())
  if (!url || !isValid.DATABASE_URL(url.href)) {
    const fault = DATABASE_OWNER_URL
      ? 'is not'
      : 'is not set. Set it in the shell or in .env to'
    throw new CommandError(
      `DATABASE_OWNER_URL ${fault} postgres://owner:password@host/database.`,
    )
  }
  if (url.username === siteRole) {
    throw new CommandError(
      `DATABASE_OWNER_URL has the user ${siteRole}. Use the owner's URL.`,
    )
  }
  // Neon's pooler can use a different session for each transaction, so connect without the pooler.
  if (url.hostname.endsWith('.neon.tech'))
    url.hostname = url.hostname.replace('-pooler.', '.')
  // psql needs `sslrootcert=system` to trust public certificate authorities. node-postgres doesn't,
  // and would look for a file named `system` (brianc/node-postgres#3101), so delete the parameter.
  if (url.searchParams.get('sslrootcert') === 'system')
    url.searchParams.delete('sslrootcert')
  // node-postgres treats these modes like `verify-full`, but prints a warning.
  const mode = url.searchParams.get('sslmode') ?? ''
  if (/^(require|prefer|verify-ca)$/.test(mode))
    url.searchParams.set('sslmode', 'verify-full')
  return url
}
