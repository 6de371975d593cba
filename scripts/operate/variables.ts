import { type Environment, isValid } from '../../netlify/inquiries/settings.ts'
import {
  faultOfUrl,
  isExample,
  normalizeUrl,
  problemOfEmail,
} from '../publish/site-settings.ts'

/** One line that `npm run doctor` prints. */
export interface Finding {
  level: 'ok' | 'warning' | 'problem'
  about: string
  /** Never contains a variable's value. */
  message: string
}

interface KnownVariable {
  name: string
  isValid: (value: string) => boolean
  /** What the value must be, as the end of a sentence. */
  form: string
  /** Whether the site lacks a function if the host doesn't have the variable. */
  isNeeded?: boolean
}

const known: KnownVariable[] = [
  {
    name: 'DATABASE_URL',
    isValid: isValid.DATABASE_URL,
    form: 'postgres://harbourline_site:…@host/database',
    isNeeded: true,
  },
  {
    name: 'RESEND_API_KEY',
    isValid: isValid.RESEND_API_KEY,
    form: 'a key, as in re_…',
    isNeeded: true,
  },
  {
    name: 'INQUIRY_NOTIFY_TO',
    isValid: isValid.INQUIRY_NOTIFY_TO,
    form: 'one or more email addresses, separated by commas',
    isNeeded: true,
  },
  {
    name: 'INQUIRY_NOTIFY_FROM',
    isValid: isValid.INQUIRY_NOTIFY_FROM,
    form: 'an address, or Name <address>',
    isNeeded: true,
  },
  {
    name: 'SITE_EMAIL',
    isValid: (email) => !problemOfEmail(email),
    form: 'an address like ann@shop.com',
    isNeeded: true,
  },
  {
    name: 'SITE_URL',
    isValid: (url) => !faultOfUrl(normalizeUrl(url)),
    form: 'an address, as in https://www.shop.com',
  },
  {
    name: 'SWEEP_HEARTBEAT_URL',
    isValid: isValid.SWEEP_HEARTBEAT_URL,
    form: 'an address, as in https://…',
    isNeeded: true,
  },
  {
    name: 'RESEND_WEBHOOK_SECRET',
    isValid: isValid.RESEND_WEBHOOK_SECRET,
    form: 'a secret, as in whsec_…',
    isNeeded: true,
  },
  {
    name: 'RESEND_EMAILS_PER_DAY',
    isValid: isValid.RESEND_EMAILS_PER_DAY,
    form: "a number: your Resend plan's daily limit",
  },
  {
    name: 'DATABASE_OWNER_URL',
    isValid: isValid.DATABASE_URL,
    form: 'postgres://owner:password@host/database',
  },
  {
    name: 'DATABASE_STAFF_URL',
    isValid: isValid.DATABASE_URL,
    form: 'postgres://harbourline_staff:…@host/database',
  },
]

/** @param isHost whether these are the variables of the host, rather than of this machine. */
export function checkVariables(
  variables: Environment,
  isHost = false,
): Finding[] {
  const findings: Finding[] = []
  for (const variable of known) {
    const value = variables[variable.name]?.trim()
    const finding = isHost
      ? checkOnHost(variable, value)
      : checkValue(variable, value)
    if (finding) findings.push(finding)
  }
  return findings
}

function checkOnHost(
  variable: KnownVariable,
  value: string | undefined,
): Finding | undefined {
  const about = variable.name
  if (!value && variable.isNeeded)
    return { level: 'problem', about, message: 'is not set: docs/deploy.md' }
  const finding = checkValue(variable, value)
  if (!value || finding?.level === 'problem') return finding
  if (isExample(value))
    return { level: 'problem', about, message: 'is only an example' }
  if (about === 'DATABASE_OWNER_URL' || about === 'DATABASE_STAFF_URL')
    return { level: 'warning', about, message: 'must not be on the host' }
  return finding
}

/** Returns undefined if the variable isn't set. */
function checkValue(
  { name, isValid, form }: KnownVariable,
  value: string | undefined,
): Finding | undefined {
  if (!value) return undefined
  return isValid(value)
    ? { level: 'ok', about: name, message: 'is set' }
    : { level: 'problem', about: name, message: `is not ${form}` }
}
