import type { ClientBase } from 'pg'
import { renewRole } from './site-role.ts'

/** The role of people who read the inquiries and can change nothing (ADR 28). */
export const staffRole = 'harbourline_staff'

/** Resets the role's rights, and sets a new password. @returns the DATABASE_STAFF_URL. */
export async function renewStaffRole(
  client: ClientBase,
  owner: URL,
  role = staffRole,
) {
  return renewRole(client, owner, { role, procedure: 'secure_staff_role' })
}
