import { randomBytes } from 'node:crypto'
import type { ClientBase } from 'pg'

const siteRole = 'harbourline_site'

/**
 * Lets the site's role sign in with a new password from now on.
 *
 * @returns the site's DATABASE_URL, which holds the password.
 * @throws when the server does not take the password.
 */
export async function renewSitePassword(client: ClientBase, owner: URL): Promise<string> {
  const password = randomBytes(24).toString('hex')
  try {
    await client.query(`ALTER ROLE ${siteRole} LOGIN PASSWORD '${password}'`)
  } catch (error) {
    // The server's message may repeat the statement, and the password with it.
    const { code } = error as { code?: string }
    throw new Error(`The server does not take the password (SQLSTATE ${code}).`)
  }
  const security = owner.searchParams.has('sslmode') ? '?sslmode=require' : ''
  return `postgres://${siteRole}:${password}@${owner.host}${owner.pathname}${security}`
}
