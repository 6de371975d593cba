import { neon, neonConfig } from '@neondatabase/serverless'
import type { DatabaseLimits } from './database-faults.ts'
import { createInquiryStore, type InquiryStore } from './inquiry-store.ts'
import { writeLog } from './log.ts'
import { createSend, type EmailSettings, type Send } from './send-email.ts'

export type Environment = Record<string, string | undefined>

class NoDatabaseError extends Error {
  override name = 'NoDatabaseError'
}

export function openStore(environment: Environment, limits: DatabaseLimits): InquiryStore {
  const url = databaseUrl(environment)
  if (!url) {
    writeLog({ event: 'misconfigured', variables: ['DATABASE_URL'] })
    // Use a store that always fails, so that visitors still get an error response.
    return createInquiryStore({ query: () => Promise.reject(new NoDatabaseError()) }, limits)
  }
  return createInquiryStore(connectDatabase(url, environment), limits)
}

/** @returns undefined, and logs the names of the variables, if any are missing or malformed. */
export function openEmail(environment: Environment): Send | undefined {
  const settings = emailSettings(environment)
  if (!('missing' in settings)) return createSend(settings, environment.RESEND_BASE_URL)
  writeLog({ event: 'no-email', variables: settings.missing })
  return undefined
}

/**
 * The connection string in `DATABASE_URL`. Netlify's Neon extension sets `NETLIFY_DATABASE_URL`, which
 * is not read, because it has the owner's privileges.
 *
 * @returns undefined if it is missing or isn't a `postgres://user…@host/database` URL. The driver's
 *   error for a malformed URL would contain the URL with its password.
 */
export function databaseUrl(environment: Environment): string | undefined {
  const value = environment.DATABASE_URL
  const url = value ? URL.parse(value) : null
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return undefined
  return url.username && url.hostname && url.pathname.length > 1 ? url.href : undefined
}

/**
 * Creates a client for Neon or, if `NEON_FETCH_ENDPOINT` is set, for that endpoint. The variable
 * applies to the whole process, because the driver has no per-client setting.
 */
export function connectDatabase(url: string, environment: Environment) {
  if (environment.NEON_FETCH_ENDPOINT) neonConfig.fetchEndpoint = environment.NEON_FETCH_ENDPOINT
  // Don't follow redirects: a request header contains the password.
  return neon(url, { fetchOptions: { redirect: 'manual' } })
}

/**
 * @returns the API key, sender and recipients for staff emails, or the names of missing or
 *   malformed variables.
 */
export function emailSettings(environment: Environment): EmailSettings | { missing: string[] } {
  const apiKey = apiKeyOf(environment.RESEND_API_KEY)
  const to = recipientsOf(environment.INQUIRY_NOTIFY_TO)
  const from = environment.INQUIRY_NOTIFY_FROM?.trim()
  if (apiKey && to.length > 0 && from) return { apiKey, from, to }
  const found = { RESEND_API_KEY: apiKey, INQUIRY_NOTIFY_TO: to[0], INQUIRY_NOTIFY_FROM: from }
  return { missing: Object.entries(found).flatMap(([name, value]) => (value ? [] : name)) }
}

/** @returns undefined if the key can't be sent in an HTTP header. */
export function apiKeyOf(value = ''): string | undefined {
  return /^[!-~]+$/.exec(value.trim())?.[0]
}

/** Reads a list of addresses, separated by commas. */
export function recipientsOf(value = ''): string[] {
  return value.split(',').flatMap((address) => address.trim() || [])
}

/** The heartbeat URL if it is valid: `https:` or, as in tests, `http:` on this machine. */
export function heartbeatUrl({ SWEEP_HEARTBEAT_URL = '' }: Environment): string | undefined {
  const url = URL.parse(SWEEP_HEARTBEAT_URL)
  const isLocal = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname)
  return url?.protocol === 'https:' || isLocal ? url?.href : undefined
}
