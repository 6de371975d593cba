import type { LocalServer } from './listen-locally.ts'
import { localFolder } from './local-data.ts'
import type { Services } from './stand-ins.ts'

/** Prints the addresses of the site and of what it has stored, and which services are real. */
export function announce(
  { port, origin }: LocalServer,
  sitePort: number,
  { database, mailbox }: Services,
): void {
  const { env } = process
  const realDatabase = `REAL, at ${hostOf(env.DATABASE_URL || env.NETLIFY_DATABASE_URL)}`
  const realMail = `REAL, to ${env.INQUIRY_NOTIFY_TO}`
  const reset = port === 8888 ? 'npm run reset' : `PORT=${port} npm run reset`
  console.info(`
  Site       http://localhost:${sitePort}
  Inbox      ${origin}/_local
  Inquiries  ${origin}/_local/inquiries.json
  Mails      ${origin}/_local/outbox.json
  Sweep      every minute; now: curl -X POST ${origin}/_local/sweep

  Database: ${database ? 'embedded' : realDatabase + byWayOf(env.NEON_FETCH_ENDPOINT)}
  Mail: ${mailbox ? 'kept here, none leaves' : realMail + byWayOf(env.RESEND_BASE_URL)}

  Ctrl-C stops it. The data stays in ${localFolder(port)}; ${reset} empties it.
`)
}

const hostOf = (url = '') => URL.parse(url)?.host
const byWayOf = (url?: string) => (url ? `, by way of ${hostOf(url)}` : '')
