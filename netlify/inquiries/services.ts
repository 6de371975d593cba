import { neon, neonConfig } from '@neondatabase/serverless'
import type { DatabaseLimits } from './database-faults.ts'
import { createInquiryStore, type InquiryStore } from './inquiry-store.ts'
import { writeLog } from './log.ts'
import { createSend, type EmailSettings, type Send } from './send-email.ts'

export type Environment = Record<string, string | undefined>

class NoDatabaseError extends Error {
  override name = 'NoDatabaseError'
}

/** Opens the store in the environment's database. If a variable is missing, logs its name. */
export function openStore(environment: Environment, limits: DatabaseLimits): InquiryStore {
  const url = databaseUrl(environment)
  if (!url) {
    writeLog({ event: 'misconfigured', variables: ['DATABASE_URL'] })
    // With a store that always fails, visitors still get a response.
    return createInquiryStore({ query: () => Promise.reject(new NoDatabaseError()) }, limits)
  }
  // Netlify's Neon extension sets the connection string of the database's owner, who may do everything.
  if (!environment.DATABASE_URL) {
    writeLog({ event: 'signed-in-as-owner', variables: ['NETLIFY_DATABASE_URL'] })
  }
  return createInquiryStore(connectDatabase(url, environment), limits)
}

/** @returns undefined if the environment lacks a variable, whose name is logged. */
export function openEmail(environment: Environment): Send | undefined {
  const settings = emailSettings(environment)
  if (!('missing' in settings)) return createSend(settings, environment.RESEND_BASE_URL)
  writeLog({ event: 'no-email', variables: settings.missing })
  return undefined
}

/**
 * The connection string in `DATABASE_URL` or, without it, in the variable of Netlify's Neon extension.
 *
 * @returns undefined if it is missing or isn't a `postgres://user…@host/database` URL. The driver would
 *   throw an error that contains the malformed URL with its password.
 */
export function databaseUrl(environment: Environment): string | undefined {
  const value = environment.DATABASE_URL || environment.NETLIFY_DATABASE_URL
  const url = value ? URL.parse(value) : null
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return undefined
  return url.username && url.hostname && url.pathname.length > 1 ? url.href : undefined
}

/**
 * The driver for a database at Neon or, if it is set, at `NEON_FETCH_ENDPOINT`. The endpoint applies to
 * the whole process, because the driver has no setting per client.
 */
export function connectDatabase(url: string, environment: Environment) {
  if (environment.NEON_FETCH_ENDPOINT) neonConfig.fetchEndpoint = environment.NEON_FETCH_ENDPOINT
  // A redirect must not be followed: the password is in a header of the request.
  return neon(url, { fetchOptions: { redirect: 'manual' } })
}

/**
 * The key, sender and recipients of staff emails, or the names of the variables that are missing or
 * malformed. The key must be valid in an HTTP header.
 */
export function emailSettings(environment: Environment): EmailSettings | { missing: string[] } {
  const apiKey = /^[!-~]+$/.exec(environment.RESEND_API_KEY?.trim() ?? '')?.[0]
  const to = (environment.INQUIRY_NOTIFY_TO ?? '').split(',').flatMap((one) => one.trim() || [])
  const from = environment.INQUIRY_NOTIFY_FROM?.trim()
  if (apiKey && to.length > 0 && from) return { apiKey, from, to }
  const found = { RESEND_API_KEY: apiKey, INQUIRY_NOTIFY_TO: to[0], INQUIRY_NOTIFY_FROM: from }
  return { missing: Object.entries(found).flatMap(([name, value]) => (value ? [] : name)) }
}

/** @returns undefined if the address isn't `https://…`, or `http://…` on this machine, as in tests. */
export function heartbeatUrl({ SWEEP_HEARTBEAT_URL = '' }: Environment): string | undefined {
  const url = URL.parse(SWEEP_HEARTBEAT_URL)
  const isLocal = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname)
  return url?.protocol === 'https:' || isLocal ? url?.href : undefined
}
