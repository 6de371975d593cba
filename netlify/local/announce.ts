import type { LocalServer } from './listen-locally.ts'
import { localFolder } from './local-data.ts'

type Environment = Record<string, string | undefined>

/** What the site talks to where `brought` names services of the developer's own; nothing else is real. */
export function servicesOf(brought: Environment, complete: Environment): string[] {
  const { DATABASE_URL, NETLIFY_DATABASE_URL, NEON_FETCH_ENDPOINT } = brought
  const database = DATABASE_URL || NETLIFY_DATABASE_URL
  const { RESEND_API_KEY, RESEND_BASE_URL } = brought
  return [
    database
      ? `Database: REAL, at ${hostOf(database)}${byWayOf(NEON_FETCH_ENDPOINT)}`
      : 'Database: embedded',
    RESEND_API_KEY
      ? `Mail: REAL, to ${complete.INQUIRY_NOTIFY_TO}${byWayOf(RESEND_BASE_URL)}`
      : 'Mail: kept here, none leaves',
  ]
}

const hostOf = (url: string) => URL.parse(url)?.host
const byWayOf = (url?: string) => (url ? `, by way of ${hostOf(url)}` : '')

/** Says where everything is, once it is there. */
export function announce(
  { port, origin }: LocalServer,
  sitePort: number,
  services: string[],
): void {
  const reset = port === 8888 ? 'npm run reset' : `PORT=${port} npm run reset`
  console.info(`
  Site       http://localhost:${sitePort}
  Inbox      ${origin}/_local
  Inquiries  ${origin}/_local/inquiries.json
  Mails      ${origin}/_local/outbox.json
  Sweep      every minute; now: curl -X POST ${origin}/_local/sweep

  ${services.join('\n  ')}

  Ctrl-C stops it. The data stays in ${localFolder(port)}; ${reset} empties it.
`)
}
