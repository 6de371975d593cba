import { randomBytes } from 'node:crypto'
import type { ClientBase } from 'pg'

export const siteRole = 'harbourline_site'

/** Resets the site's database role (ADR 7), and sets a new password. @returns the DATABASE_URL. */
export async function renewSiteRole(
  client: ClientBase,
  owner: URL,
  role = siteRole,
) {
  return renewRole(client, owner, { role, procedure: 'secure_site_role' })
}

interface Renewal {
  role: string
  /** The SQL procedure that resets the role's rights. */
  procedure: string
}

/**
 * Resets the rights and settings of a role, and sets a new password. If a step fails, the role
 * can't sign in until a later call succeeds.
 * @returns the role's connection string.
 */
export async function renewRole(
  client: ClientBase,
  owner: URL,
  { role, procedure }: Renewal,
) {
  const { rows } = await client.query(
    `SELECT to_regproc('public.${procedure}') AS procedure`,
  )
  if (!rows[0]?.procedure) throw new Error('Run npm run db:migrate first.')
  const password = randomBytes(24).toString('hex')
  await client.query(`SET lock_timeout = '10s';
    CALL public.${procedure}('${role}'); ALTER ROLE ${role} NOLOGIN`)
  // An open session could change the role's password or settings, so end all the role's sessions.
  await endSessions(client, role)
  await client.query(`ALTER ROLE ${role} RESET ALL;
    ALTER ROLE ${role} LOGIN CONNECTION LIMIT -1 VALID UNTIL 'infinity' PASSWORD '${password}'`)
  return `postgres://${role}:${password}@${owner.host}${owner.pathname}`
}

/** Whether the site's role exists and may sign in. */
export async function canSignIn(client: ClientBase): Promise<boolean> {
  const findRole = 'SELECT FROM pg_roles WHERE rolname = $1 AND rolcanlogin'
  const { rowCount } = await client.query(findRole, [siteRole])
  return rowCount === 1
}

export async function endSessions(
  client: ClientBase,
  role: string,
): Promise<void> {
  // Only members of a role can end its sessions, so the owner joins the role. PostgreSQL runs these
  // statements as one transaction, so the owner doesn't remain a member if one of them fails.
  await client.query(`
    GRANT ${role} TO CURRENT_USER;
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = '${role}';
    REVOKE ${role} FROM CURRENT_USER`)
}
