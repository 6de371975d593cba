import { type Environment, isValid } from '../../netlify/inquiries/settings.ts'
import { normalizeUrl, problemOfEmail, problemOfUrl } from '../build/site-settings.ts'

/** One line of the `npm run doctor` report. The message never contains a variable's value. */
export type Finding = [level: 'ok' | 'warning' | 'problem', about: string, message: string]

const checks: Record<string, (value: string) => boolean> = {
  ...isValid,
  DATABASE_OWNER_URL: isValid.DATABASE_URL,
  SITE_EMAIL: (value) => !problemOfEmail(value),
  SITE_URL: (value) => !problemOfUrl(normalizeUrl(value)),
}

/** Each variable's expected format, and how serious it is if the host lacks the variable. */
const formats: [name: string, format: string, ifMissing?: Finding[0]][] = [
  ['DATABASE_URL', 'postgres://harbourline_site:password@host/database', 'problem'],
  ['RESEND_API_KEY', 'a key, as in re_…', 'problem'],
  ['INQUIRY_NOTIFY_TO', 'one or more email addresses', 'problem'],
  ['INQUIRY_NOTIFY_FROM', 'an address, or Name <address>', 'problem'],
  ['SITE_EMAIL', 'an address without ?, & or #', 'problem'],
  ['SITE_URL', 'an address without a path, as in https://www.example.com'],
  ['SWEEP_HEARTBEAT_URL', 'an address, as in https://hc-ping.com/…', 'warning'],
  ['RESEND_WEBHOOK_SECRET', 'whsec_…', 'warning'],
  ['DATABASE_OWNER_URL', 'postgres://owner:password@host/database'],
]

/** @param isHost whether these are the variables of the host, which has no stand-ins. */
export function checkVariables(variables: Environment, isHost = false): Finding[] {
  const setting = (name: string) => variables[name]?.trim()
  const names = formats.map(([name]) => name).filter(setting)
  const summary = names[0] ? `set: ${names.join(', ')}` : 'nothing is set: stand-ins are used'
  const findings: Finding[] = [['ok', 'Environment', summary]]
  for (const [name, format, ifMissing] of formats) {
    const value = setting(name)
    if (value) {
      if (!checks[name]?.(value)) findings.push(['problem', name, `is not ${format}`])
    } else if (ifMissing && (isHost || setting('DATABASE_URL'))) {
      findings.push([isHost ? ifMissing : 'warning', name, 'is not set: see docs/deploy.md'])
    }
  }
  for (const name of ['DATABASE_OWNER_URL', 'NEON_FETCH_ENDPOINT', 'RESEND_BASE_URL']) {
    if (isHost && setting(name)) findings.push(['warning', name, 'must not be set on the host'])
  }
  return findings
}
