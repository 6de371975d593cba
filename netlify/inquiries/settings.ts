import {
  asciiAddress,
  isEmailAddress,
  plainAddress,
} from '../../src/inquiry/email-address.ts'
import { writeLog } from './log.ts'

export type Environment = Record<string, string | undefined>

/** Whether a variable's trimmed value has the required format. */
export const isValid = {
  // If a URL is malformed, Neon's driver puts the URL and its password into the error message.
  DATABASE_URL(value: string): boolean {
    const url = URL.parse(value)
    if (!url || !/^postgres(ql)?:\S+$/.test(value)) return false
    const { username, password, hostname, pathname } = url
    const hasDatabase = pathname.length > '/'.length
    return Boolean(username && password && hostname && hasDatabase)
  },
  // The key is sent in an HTTP header, which may contain only visible ASCII characters.
  RESEND_API_KEY: (value: string) => /^[!-~]+$/.test(value),
  INQUIRY_NOTIFY_TO: areMailboxes,
  INQUIRY_NOTIFY_FROM: (value: string) =>
    areMailboxes(value) && mailboxesIn(value).length === 1,
  RESEND_EMAILS_PER_DAY: (value: string) => /^[1-9]\d{0,6}$/.test(value),
  RESEND_WEBHOOK_SECRET: (value: string) =>
    /^whsec_[A-Za-z0-9+/]+=*$/.test(value),
  SWEEP_HEARTBEAT_URL: (value: string) =>
    /^https?:\/\/[^/]/.test(value) && URL.canParse(value),
}

type Variable = keyof typeof isValid
const optional: Variable[] = [
  'RESEND_EMAILS_PER_DAY',
  'RESEND_WEBHOOK_SECRET',
  'SWEEP_HEARTBEAT_URL',
]

/**
 * Returns a variable's value; undefined if it is missing or malformed. Logs the name of a variable
 * that is malformed, or required but missing.
 */
export function readSetting(
  environment: Environment,
  variable: Variable,
): string | undefined {
  const value = environment[variable]?.trim()
  if (value && isValid[variable](value)) return value
  if (value || !optional.includes(variable))
    writeLog({ event: 'misconfigured', variable })
}

/**
 * Returns how many emails the function may send at once in 24 hours, so that 24 hourly emails are
 * still within the daily limit of the Resend account. Resend counts each recipient.
 */
export function promptEmailsIn(environment: Environment): number {
  // Resend's free plan allows 100 emails per day.
  const perDay = readSetting(environment, 'RESEND_EMAILS_PER_DAY') ?? '100'
  const recipients = recipientsIn(environment.INQUIRY_NOTIFY_TO ?? '').length
  const emailsToAll = Math.floor(Number(perDay) / recipients)
  // In a day, the sweep needs up to one email an hour.
  const hourlyEmails = 24
  return Math.max(0, emailsToAll - hourlyEmails)
}

/** Returns only the addresses, because Resend refuses some display names. */
export function recipientsIn(list: string): string[] {
  return [...new Set(mailboxesIn(list).filter(isEmailAddress))]
}

// RFC 5322 allows these characters in a name only between quotation marks.
const reserved = /[()<>[\]:;@\\,."]/

/**
 * Quotes the sender's name if it needs quotes. Otherwise, email programs and Resend would take the
 * comma in `Smith, Jones & Co. <ann@…>` for the end of an address.
 */
export function senderIn(mailbox: string): string {
  const [address = ''] = mailboxesIn(mailbox)
  const beforeAddress = mailbox.slice(0, Math.max(0, mailbox.lastIndexOf('<')))
  const name = withoutQuotes(beforeAddress.replaceAll(/\s+/g, ' ').trim())
  if (name === '') return address
  if (!reserved.test(name)) return `${name} <${address}>`
  const escaped = name.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
  return `"${escaped}" <${address}>`
}

/** Returns the text between quotation marks without its backslashes, and other text unchanged. */
function withoutQuotes(name: string): string {
  const [, quoted] = /^"((?:[^"\\]|\\.)*)"$/.exec(name) ?? []
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? name
}

// Outlook doesn't quote a name that contains a comma: `Doe, Ann <ann@shop.example>; bob@…`. So this
// pattern first looks for a name and an address in angle brackets. Commas and semicolons end any
// other address.
const listedMailbox = /[^<>@"]*<[^>]*>|("[^"]*"|[^,;\n])+/g

/** Returns the addresses in a list, without names. They can be invalid. */
function mailboxesIn(list: string): string[] {
  const parts = list.match(listedMailbox) ?? []
  return parts
    .filter((part) => part.trim())
    .map((part) => asciiAddress(plainAddress(part)))
}

function areMailboxes(list: string): boolean {
  const mailboxes = mailboxesIn(list)
  return mailboxes.length > 0 && mailboxes.every(isEmailAddress)
}
