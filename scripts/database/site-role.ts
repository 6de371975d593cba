import { randomBytes } from 'node:crypto'
import type { ClientBase } from 'pg'

/** The function's database role, which the first migration creates. */
export const siteRole = 'harbourline_site'

/**
 * Brings the site role into the state described in ADR 7 and gives it a new password. If a step
 * fails, the role may be unable to sign in until a later call succeeds.
 *
 * @returns the site's DATABASE_URL, which contains the new password.
 */
export async function renewSiteRole(client: ClientBase, owner: URL, role = siteRole) {
  const password = randomBytes(24).toString('hex')
  await client.query(`SET lock_timeout = '10s';
    CALL public.secure_site_role('${role}'); ALTER ROLE ${role} NOLOGIN`)
  // End sessions that began before NOLOGIN, so that they can't change the password or a setting.
  await endSiteSessions(client, role)
  await client.query(`ALTER ROLE ${role} RESET ALL;
    ALTER ROLE ${role} LOGIN CONNECTION LIMIT -1 VALID UNTIL 'infinity' PASSWORD '${password}'`)
  return `postgres://${role}:${password}@${owner.host}${owner.pathname}`
}

/** Whether the site role has a password. The migration creates it without one. */
export async function canSignIn(client: ClientBase): Promise<boolean> {
  const signsIn = 'SELECT FROM pg_roles WHERE rolname = $1 AND rolcanlogin'
  return Boolean((await client.query(signsIn, [siteRole])).rowCount)
}

/** Ends all sessions of the site role, to release their locks. */
export async function endSiteSessions(client: ClientBase, role = siteRole): Promise<void> {
  // Only a member of a role can end the role's sessions. Creating a role doesn't suffice. Without
  // parameters, the three statements run as one transaction.
  await client.query(`
    GRANT ${role} TO CURRENT_USER;
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = '${role}';
    REVOKE ${role} FROM CURRENT_USER`)
}
