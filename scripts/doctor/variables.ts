import {
  apiKeyOf,
  databaseUrl,
  type Environment,
  heartbeatUrl,
  recipientsOf,
} from '../../netlify/inquiries/services.ts'
import { isEmailAddress } from '../../src/inquiry/schema.ts'
import { normalizeUrl, problemOfEmail, problemOfUrl } from '../build/site-settings.ts'
import { loadDotEnv, readEnvFile } from '../command.ts'

/** One line of the `npm run doctor` report. The message never contains a variable's value. */
export type Finding = [level: 'ok' | 'warning' | 'problem', about: string, message: string]

/** For each request to a service that the doctor checks. */
export const checkLimitMs = 15_000

const isMailbox = (value: string) =>
  isEmailAddress(value.trim().replace(/^[^<>]*<\s*([^<>]*[^<>\s])\s*>$/, '$1'))
const areMailboxes = (value: string) =>
  recipientsOf(value).length > 0 && recipientsOf(value).every(isMailbox)
const isWebAddress = (value: string) => /^https?:\/\/[^/]/.test(value) && URL.canParse(value)
const isPort = (value: string) => /^\d{1,5}$/.test(value) && +value > 0 && +value <= 65_535
const isDatabaseUrl = (value: string) => databaseUrl({ DATABASE_URL: value }) !== undefined
const isHeartbeat = (value: string) => heartbeatUrl({ SWEEP_HEARTBEAT_URL: value }) !== undefined

/** For each variable, a check and the expected format. */
const rules: Record<string, [isValid: (value: string) => boolean, expected: string]> = {
  DATABASE_URL: [isDatabaseUrl, 'postgres://harbourline_site:password@host/database'],
  DATABASE_OWNER_URL: [isDatabaseUrl, 'postgres://owner:password@host/database'],
  RESEND_API_KEY: [(value) => apiKeyOf(value) !== undefined, 'a key, as in re_…'],
  INQUIRY_NOTIFY_TO: [areMailboxes, 'one or more addresses, separated by commas'],
  INQUIRY_NOTIFY_FROM: [isMailbox, 'an address, or Name <address>'],
  SITE_URL: [
    (value) => !problemOfUrl(normalizeUrl(value)),
    'an address without a path, as in https://www.example.com',
  ],
  SITE_EMAIL: [(value) => !problemOfEmail(value), 'an address without ?, & or #'],
  SWEEP_HEARTBEAT_URL: [isHeartbeat, 'an address that begins with https://'],
  NEON_FETCH_ENDPOINT: [isWebAddress, 'a web address'],
  RESEND_BASE_URL: [isWebAddress, 'a web address'],
  PORT: [isPort, 'a number from 1 to 65535'],
}

/**
 * Reads the variables in `file`, and lists those that have another value in the shell. Without
 * `file`, reads the shell and `.env`, as all other commands do.
 */
export function readEnvironment(file?: string) {
  if (!file) loadDotEnv()
  const shell = process.env
  const variables: Environment = file ? readEnvFile(file) : shell
  const differing = Object.keys(rules).filter(
    (name) => (shell[name] || variables[name]) !== variables[name],
  )
  const message = `the shell has other values of ${differing.join(', ')}: those in ${file} are checked`
  const conflicts: Finding[] = differing[0] ? [['warning', 'Environment', message]] : []
  return { variables, conflicts }
}

export function checkVariables(environment: Environment): Finding[] {
  const set = Object.entries(rules).filter(([name]) => environment[name])
  const names = set.map(([name]) => name).join(', ')
  const summary = names ? `set: ${names}` : 'nothing is set: stand-ins are used'
  const findings: Finding[] = [['ok', 'Environment', summary]]
  for (const [name, [isValid, expected]] of set) {
    if (!isValid(environment[name] ?? '')) findings.push(['problem', name, `is not ${expected}`])
  }
  for (const name of ['NEON_FETCH_ENDPOINT', 'RESEND_BASE_URL']) {
    if (!environment[name]) continue
    findings.push(['warning', name, 'is set: it replaces the real service'])
  }
  if (environment.DATABASE_URL && !environment.SWEEP_HEARTBEAT_URL) {
    const message = 'is not set: nothing alerts you when emails stop going out'
    findings.push(['warning', 'SWEEP_HEARTBEAT_URL', message])
  }
  return findings
}
