import { databaseUrl, type Environment } from '../../netlify/inquiries/settings.ts'
import { isOrigin } from '../build/address.ts'

/**
 * One line of the doctor's report. A warning is about something that works differently from what its
 * owner may expect, a problem about something that keeps the site, its function or its mails from
 * working.
 *
 * `says` is what was found and, where it is not ok, what to do. It never holds a variable's value.
 */
export type Finding = [level: 'ok' | 'warning' | 'problem', about: string, says: string]

const address = /^[^\s<>@,]+@[^\s<>@,]+\.[^\s<>@,]+$/

const isAddress = (value: string) => address.test(value.trim())
const isSender = (value: string) => isAddress(value.trim().replace(/^[^<>]*<([^<>]+)>$/, '$1'))
const isWebAddress = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '')
const isPort = (value: string) => /^\d+$/.test(value) && Number(value) <= 65_535
const isDatabaseUrl = (value: string) => databaseUrl({ DATABASE_URL: value }) !== undefined

/** What each variable has to be: a check, and the words for the report. */
const rules: Record<string, [isPlausible: (value: string) => boolean, expected: string]> = {
  DATABASE_URL: [isDatabaseUrl, 'postgres://harbourline_site:password@host/database'],
  NETLIFY_DATABASE_URL: [isDatabaseUrl, 'postgres://harbourline_site:password@host/database'],
  DATABASE_OWNER_URL: [isDatabaseUrl, 'postgres://owner:password@host/database'],
  RESEND_API_KEY: [(value) => /^[!-~]+$/.test(value.trim()), 'a key, as in re_…'],
  INQUIRY_NOTIFY_TO: [
    (value) => value.split(',').every(isAddress),
    'one or more addresses, separated by commas',
  ],
  INQUIRY_NOTIFY_FROM: [isSender, 'an address, or Name <address>'],
  SITE_URL: [isOrigin, 'an origin without a slash at its end, as in https://www.example.com'],
  SITE_EMAIL: [(value) => address.test(value), 'an address'],
  SWEEP_HEARTBEAT_URL: [isWebAddress, 'a web address'],
  NEON_FETCH_ENDPOINT: [isWebAddress, 'a web address'],
  RESEND_BASE_URL: [isWebAddress, 'a web address'],
  PORT: [isPort, 'a number from 1 to 65535'],
}

/** Which variables are set, and whether they look as they should. */
export function checkVariables(environment: Environment): Finding[] {
  const set = Object.entries(rules).filter(([name]) => environment[name])
  const findings: Finding[] = set
    .filter(([name, [isPlausible]]) => !isPlausible(environment[name] ?? ''))
    .map(([name, [, expected]]) => ['problem', name, `is not ${expected}`])
  for (const name of ['NEON_FETCH_ENDPOINT', 'RESEND_BASE_URL']) {
    if (!environment[name]) continue
    findings.push(['warning', name, 'is set: another service is used than the real one'])
  }
  if (environment.DATABASE_URL && !environment.SWEEP_HEARTBEAT_URL) {
    const what = 'is not set: nobody is told when mails stop leaving'
    findings.push(['warning', 'SWEEP_HEARTBEAT_URL', what])
  }
  const names = set.map(([name]) => name).join(', ')
  const summary = names ? `set: ${names}` : 'nothing set: stand-ins are used'
  return [['ok', 'Environment', summary], ...findings]
}
