import { readMailboxes } from '../../netlify/inquiries/mailboxes.ts'
import * as settings from '../../netlify/inquiries/settings.ts'
import { normalizeUrl, problemOfEmail, problemOfUrl } from '../build/site-settings.ts'

/** One line of the `npm run doctor` report. The message never contains a variable's value. */
export type Finding = [level: 'ok' | 'warning' | 'problem', about: string, message: string]

const areMailboxes = (value: string) => {
  const { addresses, isReadable } = readMailboxes(value)
  return isReadable && addresses.length > 0
}
const isSiteEmail = (value: string) => !problemOfEmail(value.trim())
const isSiteUrl = (value: string) => !problemOfUrl(normalizeUrl(value))
const isDatabase = (DATABASE_URL: string) => settings.databaseUrl({ DATABASE_URL })
const isHeartbeat = (SWEEP_HEARTBEAT_URL: string) => settings.heartbeatUrl({ SWEEP_HEARTBEAT_URL })

/** Each variable's check and expected format, and how serious it is if the host lacks it. */
const rules: [string, (value: string) => unknown, string, ifMissing?: Finding[0]][] = [
  ['DATABASE_URL', isDatabase, 'postgres://harbourline_site:password@host/database', 'problem'],
  ['RESEND_API_KEY', settings.apiKeyOf, 'a key, as in re_…', 'problem'],
  ['INQUIRY_NOTIFY_TO', areMailboxes, 'one or more email addresses', 'problem'],
  ['INQUIRY_NOTIFY_FROM', settings.isSender, 'an address, or Name <address>', 'problem'],
  ['SITE_EMAIL', isSiteEmail, 'an address without ?, & or #', 'problem'],
  ['SITE_URL', isSiteUrl, 'an address without a path, as in https://www.example.com'],
  ['SWEEP_HEARTBEAT_URL', isHeartbeat, 'an address that begins with https://', 'warning'],
  ['RESEND_WEBHOOK_SECRET', settings.webhookSecretOf, 'whsec_…', 'warning'],
  ['DATABASE_OWNER_URL', isDatabase, 'postgres://owner:password@host/database'],
]

/** @param isHost whether these are the variables of the host, which has no stand-ins. */
export function checkVariables(variables: settings.Environment, isHost = false): Finding[] {
  const isSet = (name: string) => Boolean(variables[name]?.trim())
  const names = rules.map(([name]) => name).filter(isSet)
  const summary = names[0] ? `set: ${names.join(', ')}` : 'nothing is set: stand-ins are used'
  const findings: Finding[] = [['ok', 'Environment', summary]]
  for (const [name, isValid, expected, ifMissing] of rules) {
    if (isSet(name)) {
      if (!isValid(variables[name] ?? '')) findings.push(['problem', name, `is not ${expected}`])
    } else if (ifMissing && (isHost || isSet('DATABASE_URL'))) {
      findings.push([isHost ? ifMissing : 'warning', name, 'is not set: see docs/deploy.md'])
    }
  }
  for (const name of ['DATABASE_OWNER_URL', 'NEON_FETCH_ENDPOINT', 'RESEND_BASE_URL']) {
    if (isHost && isSet(name)) findings.push(['warning', name, 'must not be set on the host'])
  }
  return findings
}
