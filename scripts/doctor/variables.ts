import { databaseUrl, type Environment } from '../../netlify/inquiries/settings.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const address = /^[^\s<>@,]+@[^\s<>@,]+\.[^\s<>@,]+$/
const sender = /^(?:[^<>]*<([^<>]+)>|([^<>]+))$/

interface Rule {
  isPlausible(value: string): boolean
  expected: string
}

const isWebAddress = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '')
const databaseRule: Rule = {
  isPlausible: (value) => databaseUrl({ DATABASE_URL: value }) !== undefined,
  expected: 'postgres://harbourline_site:password@host/database',
}

const rules: Record<string, Rule> = {
  DATABASE_URL: databaseRule,
  NETLIFY_DATABASE_URL: databaseRule,
  DATABASE_OWNER_URL: { ...databaseRule, expected: 'postgres://owner:password@host/database' },
  RESEND_API_KEY: {
    isPlausible: (value) => /^re_[!-~]+$/.test(value.trim()),
    expected: 'a key that begins with re_',
  },
  INQUIRY_NOTIFY_TO: {
    isPlausible: (value) => value.split(',').every((one) => address.test(one.trim())),
    expected: 'one or more addresses, separated by commas',
  },
  INQUIRY_NOTIFY_FROM: {
    isPlausible: (value) => senderDomain(value) !== undefined,
    expected: 'an address, or Name <address>',
  },
  SITE_URL: {
    isPlausible: (value) => URL.parse(value)?.origin === value,
    expected: 'an origin without a slash at its end, as in https://www.example.com',
  },
  PORT: {
    isPlausible: (value) => /^\d+$/.test(value) && Number(value) < 65_535,
    expected: 'a port number',
  },
  SITE_EMAIL: { isPlausible: (value) => address.test(value), expected: 'an address' },
  NEON_FETCH_ENDPOINT: { isPlausible: isWebAddress, expected: 'a web address' },
  RESEND_BASE_URL: { isPlausible: isWebAddress, expected: 'a web address' },
}

/** The domain that mail is sent from, if the sender is one that Resend would accept. */
export function senderDomain(from: string): string | undefined {
  const [, named, plain] = sender.exec(from.trim()) ?? []
  const found = named ?? plain ?? ''
  return address.test(found) ? found.split('@')[1]?.toLowerCase() : undefined
}

/** Which variables are set, and whether they look as they should. */
export function checkVariables(environment: Environment): Finding[] {
  const set = Object.keys(rules).filter((name) => environment[name])
  const wrong = set
    .filter((name) => !rules[name]?.isPlausible(environment[name] ?? ''))
    .map((name) => problem(name, `is not ${rules[name]?.expected}`))
  const elsewhere = ['NEON_FETCH_ENDPOINT', 'RESEND_BASE_URL']
    .filter((name) => environment[name])
    .map((name) => warning(name, 'is set: another service is used than the real one'))
  const summary = set.length > 0 ? `set: ${set.join(', ')}` : 'nothing set: stand-ins are used'
  return [ok('Environment', summary), ...wrong, ...elsewhere]
}
