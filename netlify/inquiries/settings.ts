import { readMailboxes } from './mailboxes.ts'

export type Environment = Record<string, string | undefined>

export interface EmailSettings {
  apiKey: string
  /** `Name <address>` or an address. */
  from: string
  to: string[]
}

/**
 * The connection string in `DATABASE_URL`. Netlify's Neon extension sets `NETLIFY_DATABASE_URL`, which
 * is not read, because it has the owner's privileges.
 *
 * @returns undefined if it is missing or isn't a `postgres://user…@host/database` URL. The driver's
 *   error for a malformed URL would contain the URL with its password.
 */
export function databaseUrl({ DATABASE_URL = '' }: Environment): string | undefined {
  const url = URL.parse(DATABASE_URL)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return undefined
  return url.username && url.hostname && url.pathname.length > 1 ? url.href : undefined
}

/**
 * Reads the settings of staff emails.
 *
 * @returns no `settings` if an email can't be sent, and the names of the missing and the malformed
 *   variables. If only some recipients can be read, the email is sent only to those.
 */
export function readEmailSettings(environment: Environment) {
  const { RESEND_API_KEY, INQUIRY_NOTIFY_TO, INQUIRY_NOTIFY_FROM } = environment
  const apiKey = apiKeyOf(RESEND_API_KEY)
  const from = INQUIRY_NOTIFY_FROM?.trim() ?? ''
  const { addresses: to, isReadable } = readMailboxes(INQUIRY_NOTIFY_TO)
  const malformed: string[] = []
  if (!apiKey && RESEND_API_KEY?.trim()) malformed.push('RESEND_API_KEY')
  if (!isReadable) malformed.push('INQUIRY_NOTIFY_TO')
  if (from && !isSender(from)) malformed.push('INQUIRY_NOTIFY_FROM')
  const found = { RESEND_API_KEY: apiKey, INQUIRY_NOTIFY_TO: to[0], INQUIRY_NOTIFY_FROM: from }
  const missing = Object.entries(found).flatMap(([name, value]) =>
    value || malformed.includes(name) ? [] : name,
  )
  const isComplete = apiKey && to.length > 0 && isSender(from)
  const settings: EmailSettings | undefined = isComplete ? { apiKey, from, to } : undefined
  return { settings, missing, malformed }
}

/** Whether the text is one address, or `Name <address>`. */
export function isSender(text: string): boolean {
  const { addresses, isReadable } = readMailboxes(text)
  return isReadable && addresses.length === 1
}

/** @returns the API key, or undefined if it can't be sent in an HTTP header. */
export function apiKeyOf(value = ''): string | undefined {
  return /^[!-~]+$/.exec(value.trim())?.[0]
}

/** @returns the signing secret of Resend's webhook, or undefined if it isn't `whsec_` and Base64. */
export function webhookSecretOf(value = ''): string | undefined {
  const secret = value.trim()
  const [, key = ''] = /^whsec_([\w+/]+=*)$/.exec(secret) ?? []
  return key && Buffer.from(key, 'base64').toString('base64') === key ? secret : undefined
}

/** The heartbeat URL if it is valid: `https:` or, as in tests, `http:` on this machine. */
export function heartbeatUrl({ SWEEP_HEARTBEAT_URL = '' }: Environment): string | undefined {
  const url = URL.parse(SWEEP_HEARTBEAT_URL)
  const isLocal = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname)
  return url?.protocol === 'https:' || isLocal ? url?.href : undefined
}
