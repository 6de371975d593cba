import { existsSync } from 'node:fs'
import { databaseUrl, type Environment, heartbeatUrl } from '../../netlify/inquiries/services.ts'
import { isEmailAddress } from '../../src/inquiry/schema.ts'
import { isOrigin } from '../build/address.ts'
import { readEnvFile } from '../command.ts'

/** One line of the `npm run doctor` report. The message never contains a variable's value. */
export type Finding = [level: 'ok' | 'warning' | 'problem', about: string, message: string]

const isAddress = (value: string) => isEmailAddress(value.trim())
const isSender = (value: string) => isAddress(value.trim().replace(/^[^<>]*<([^<>]+)>$/, '$1'))
const isWebAddress = (value: string) => /^https?:\/\/[^/]/.test(value) && URL.canParse(value)
const isPort = (value: string) => /^\d{1,5}$/.test(value) && +value > 0 && +value <= 65_535
const isDatabaseUrl = (value: string) => databaseUrl({ DATABASE_URL: value }) !== undefined
const isHeartbeat = (value: string) => heartbeatUrl({ SWEEP_HEARTBEAT_URL: value }) !== undefined

/** For each variable, a check and the expected format. */
const rules: Record<string, [isValid: (value: string) => boolean, expected: string]> = {
  DATABASE_URL: [isDatabaseUrl, 'postgres://harbourline_site:password@host/database'],
  NETLIFY_DATABASE_URL: [isDatabaseUrl, 'postgres://harbourline_site:password@host/database'],
  DATABASE_OWNER_URL: [isDatabaseUrl, 'postgres://owner:password@host/database'],
  RESEND_API_KEY: [(value) => /^[!-~]+$/.test(value.trim()), 'a key, as in re_…'],
  INQUIRY_NOTIFY_TO: [
    (value) => value.split(',').every(isAddress),
    'one or more addresses, separated by commas',
  ],
  INQUIRY_NOTIFY_FROM: [isSender, 'an address, or Name <address>'],
  SITE_URL: [isOrigin, 'an origin without a trailing slash, as in https://www.example.com'],
  SITE_EMAIL: [isEmailAddress, 'an address'],
  SWEEP_HEARTBEAT_URL: [isHeartbeat, 'an address that begins with https://'],
  NEON_FETCH_ENDPOINT: [isWebAddress, 'a web address'],
  RESEND_BASE_URL: [isWebAddress, 'a web address'],
  PORT: [isPort, 'a number from 1 to 65535'],
}

/**
 * Reads variables from the shell and from `file`, whose values take precedence. Without `file`,
 * reads `.env` instead, but then the shell's values take precedence, as in all other commands.
 */
export function readEnvironment(file?: string) {
  const shell = process.env
  const inFile = file || existsSync('.env') ? readEnvFile(file ?? '.env') : {}
  const differing = Object.keys(inFile).filter(
    (name) => (shell[name] ?? inFile[name]) !== inFile[name],
  )
  const unlisted = Object.keys(rules).filter((name) => file && shell[name] && !(name in inFile))
  const used = file ? `the values in ${file} are checked` : 'its values are used, not those in .env'
  const conflicts: Finding[] = []
  const warn = (message: string) => conflicts.push(['warning', 'Environment', message])
  if (differing[0]) warn(`the shell has other values of ${differing.join(', ')}: ${used}`)
  if (unlisted[0]) warn(`only the shell sets ${unlisted.join(', ')}: ${file} does not`)
  const variables: Environment = file ? { ...shell, ...inFile } : { ...inFile, ...shell }
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
