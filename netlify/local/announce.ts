import type { LocalServer } from './listen-locally.ts'
import { localFolder } from './local-data.ts'

/**
 * Prints the addresses of the site and of what it has stored, and which services are real.
 *
 * @param brought the environment before the stand-ins completed it: it names the real services.
 */
export function announce(
  { port, origin }: LocalServer,
  sitePort: number,
  brought: NodeJS.ProcessEnv,
): void {
  const { RESEND_API_KEY, RESEND_BASE_URL, NEON_FETCH_ENDPOINT } = brought
  const database = brought.DATABASE_URL || brought.NETLIFY_DATABASE_URL
  const stored = database && `REAL, at ${hostOf(database)}${byWayOf(NEON_FETCH_ENDPOINT)}`
  const staff = process.env.INQUIRY_NOTIFY_TO
  const mailed = RESEND_API_KEY && `REAL, to ${staff}${byWayOf(RESEND_BASE_URL)}`
  const reset = port === 8888 ? 'npm run reset' : `PORT=${port} npm run reset`
  console.info(`
  Site       http://localhost:${sitePort}
  Inbox      ${origin}/_local
  Inquiries  ${origin}/_local/inquiries.json
  Mails      ${origin}/_local/outbox.json
  Sweep      every minute; now: curl -X POST ${origin}/_local/sweep

  Database: ${stored || 'embedded'}
  Mail: ${mailed || 'kept here, none leaves'}

  Ctrl-C stops it. The data stays in ${localFolder(port)}; ${reset} empties it.
`)
}

const hostOf = (url: string) => URL.parse(url)?.host
const byWayOf = (url?: string) => (url ? `, by way of ${hostOf(url)}` : '')
