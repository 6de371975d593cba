import { join } from 'node:path'
import { siteRole } from '../database/site-role.ts'
import { CommandError } from '../operate/command.ts'

export const localRole = { user: siteRole, password: 'local' } as const

export function standInEnvironment(origin: string) {
  return {
    DATABASE_URL: `postgres://${localRole.user}:${localRole.password}@localhost/harbourline`,
    NEON_FETCH_ENDPOINT: `${origin}/_local/neon/sql`,
    RESEND_API_KEY: 're_local',
    RESEND_BASE_URL: `${origin}/_local/resend`,
    RESEND_WEBHOOK_SECRET: 'whsec_TG9jYWwgbWFpbGJveCBvbmx5',
    INQUIRY_NOTIFY_TO: 'staff@harbourline.example',
    INQUIRY_NOTIFY_FROM: 'Harbourline <quotes@harbourline.example>',
  }
}

/** If the port is 0, as in tests, the operating system chooses a free one. */
export function localPort({ PORT }: NodeJS.ProcessEnv): number {
  const port = Number(PORT || 8888)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new CommandError('PORT is not a number from 1 to 65535')
}

/**
 * With 0.0.0.0, other machines can open the site. Some shells and tools set HOST to other values, so
 * these are ignored rather than refused.
 */
export function localHost({ HOST }: NodeJS.ProcessEnv): string {
  return HOST === '0.0.0.0' ? HOST : '127.0.0.1'
}

/**
 * Only the process that has bound the port may open this folder, because rows would be lost if two
 * processes used the same embedded database.
 */
export function localFolder(port: number): string {
  return join(process.env.LOCAL_DATA || '.local', `${port}`)
}
