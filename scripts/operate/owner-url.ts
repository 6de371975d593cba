import { isValid } from '../../netlify/inquiries/settings.ts'
import { siteRole } from '../database/site-role.ts'
import { CommandError } from './command.ts'

/** Reads a connection string. @throws CommandError, whose message omits the string's password. */
export function ownerUrl(
  environment: NodeJS.ProcessEnv,
  variable = 'DATABASE_OWNER_URL',
): URL {
  const value = environment[variable] ?? ''
  const url = URL.parse(value.trim())
  if (!url || !isValid.DATABASE_URL(url.href)) {
    const form = 'postgres://user:password@host/database'
    const advice = `Set it in the shell or in .env to ${form}.`
    throw new CommandError(
      value
        ? `${variable} is not ${form}.`
        : `${variable} is not set. ${advice}`,
    )
  }
  if (url.username === siteRole) {
    throw new CommandError(
      `${variable} has the user ${siteRole}, which can't read inquiries. Use the owner's URL.`,
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
  if (['require', 'prefer', 'verify-ca'].includes(mode))
    url.searchParams.set('sslmode', 'verify-full')
  return url
}
