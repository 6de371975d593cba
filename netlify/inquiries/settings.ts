export type Environment = Record<string, string | undefined>

export interface MailSettings {
  apiKey: string
  /** `Name <address>` or a plain address. */
  from: string
  to: string[]
}

/**
 * Where inquiries are stored: `DATABASE_URL`, or what Netlify's Neon extension sets.
 *
 * @returns undefined when it is missing or no `postgres://user…@host/database` URL. Checked here,
 *   because the driver answers a malformed one with an error that quotes it, password included.
 */
export function databaseUrl(environment: Environment): string | undefined {
  const value = environment.DATABASE_URL || environment.NETLIFY_DATABASE_URL
  const url = value ? URL.parse(value) : null
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return undefined
  return url.username && url.hostname && url.pathname.length > 1 ? url.href : undefined
}

/**
 * How staff get their mail, or the names of the variables that are missing or unusable. It needs an
 * API key that fits into a header, at least one recipient and a sender.
 */
export function mailSettings(environment: Environment): MailSettings | { missing: string[] } {
  const apiKey = /^[!-~]+$/.exec(environment.RESEND_API_KEY?.trim() ?? '')?.[0]
  const to = (environment.INQUIRY_NOTIFY_TO ?? '').split(',').flatMap((one) => one.trim() || [])
  const from = environment.INQUIRY_NOTIFY_FROM?.trim()
  if (apiKey && to.length > 0 && from) return { apiKey, from, to }
  const found = { RESEND_API_KEY: apiKey, INQUIRY_NOTIFY_TO: to[0], INQUIRY_NOTIFY_FROM: from }
  return { missing: Object.entries(found).flatMap(([name, value]) => (value ? [] : name)) }
}

/** The address to request after a sweep that leaves nothing overdue; undefined where it is no URL. */
export function heartbeatUrl(environment: Environment): string | undefined {
  const url = URL.parse(environment.SWEEP_HEARTBEAT_URL ?? '')
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}
