import { randomBytes } from 'node:crypto'
import { type ClientBase, escapeIdentifier } from 'pg'

const siteRole = 'harbourline_site'

/**
 * Gives the site's role a new password, removes all its settings and ends its sessions. A thief of the
 * old password may have changed the password and the settings.
 *
 * @returns the site's DATABASE_URL, which contains the password.
 * @throws if the server refuses a step. The role can't sign in until a later call succeeds.
 */
export async function renewSiteRole(client: ClientBase, owner: URL, role = siteRole) {
  const password = randomBytes(24).toString('hex')
  const database = escapeIdentifier(decodeURIComponent(owner.pathname.slice(1)))
  await client.query(`SET lock_timeout = '10s'`)
  // A session may have altered the role in an open transaction, which would block the next statement.
  await endSiteSessions(client, role)
  await client.query(`ALTER ROLE ${role} NOLOGIN`)
  // After this call, no session remains that could set a password or a setting again.
  await endSiteSessions(client, role)
  await client.query(`ALTER ROLE ${role} RESET ALL`)
  await client.query(`ALTER ROLE ${role} IN DATABASE ${database} RESET ALL`)
  try {
    await client.query(`ALTER ROLE ${role} LOGIN PASSWORD '${password}'`)
  } catch (error) {
    // The server's message may repeat the statement with the password.
    const { code } = error as { code?: string }
    throw new Error(`The server refuses the new password (SQLSTATE ${code}).`)
  }
  const security = owner.searchParams.has('sslmode') ? '?sslmode=require' : ''
  return `postgres://${role}:${password}@${owner.host}${owner.pathname}${security}`
}

/** Ends all sessions of the site's role, if the role exists, and so releases their locks. */
export async function endSiteSessions(client: ClientBase, role = siteRole): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role])
  if (!rowCount) return
  await client.query('BEGIN')
  try {
    // Only members of a role may end its sessions. Since PostgreSQL 16, a role's creator isn't a member.
    await client.query(`GRANT ${role} TO CURRENT_USER`)
    const sessions =
      'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = $1'
    await client.query(sessions, [role])
  } finally {
    await client.query('ROLLBACK')
  }
}
