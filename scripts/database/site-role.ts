import { randomBytes } from 'node:crypto'
import { type ClientBase, escapeIdentifier } from 'pg'
import { lockTimeout, siteRole } from './migrate.ts'

const sessionEndLimitMs = 5000

/**
 * Gives the site role a new password, removes all its settings and ends its sessions, because
 * someone with the old password may have changed the password or the settings.
 *
 * @returns the site's DATABASE_URL, which contains the new password.
 * @throws if a step fails. The role may then be unable to sign in until a later call succeeds.
 */
export async function renewSiteRole(client: ClientBase, owner: URL, role = siteRole) {
  const password = randomBytes(24).toString('hex')
  const database = escapeIdentifier(decodeURIComponent(owner.pathname.slice(1)))
  await client.query(`SET lock_timeout = '${lockTimeout}'`)
  // End sessions first, because an uncommitted ALTER ROLE could block the next statement.
  await endSiteSessions(client, role)
  await client.query(`ALTER ROLE ${role} NOLOGIN`)
  // End sessions from before NOLOGIN, so that none can set a password or a setting again.
  await endSiteSessions(client, role)
  await client.query(`ALTER ROLE ${role} RESET ALL`)
  await client.query(`ALTER ROLE ${role} IN DATABASE ${database} RESET ALL`)
  try {
    await client.query(`ALTER ROLE ${role} LOGIN PASSWORD '${password}'`)
  } catch (error) {
    // The server's message may quote the statement, which contains the password.
    const { code } = error as { code?: string }
    throw new Error(`The server rejected the new password (SQLSTATE ${code}).`)
  }
  const security = owner.searchParams.has('sslmode') ? '?sslmode=require' : ''
  return `postgres://${role}:${password}@${owner.host}${owner.pathname}${security}`
}

/** Ends all sessions of the site role, if the role exists, to release their locks. */
export async function endSiteSessions(client: ClientBase, role = siteRole): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role])
  if (!rowCount) return
  await client.query('BEGIN')
  try {
    // Only users with a role's privileges can end its sessions. The role's creator has none of them.
    await client.query(`GRANT ${role} TO CURRENT_USER`)
    const end = `pg_terminate_backend(pid, ${sessionEndLimitMs})`
    await client.query(`SELECT ${end} FROM pg_stat_activity WHERE usename = $1`, [role])
  } finally {
    await client.query('ROLLBACK')
  }
}
