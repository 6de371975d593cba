import { neon, neonConfig } from '@neondatabase/serverless'
import type { DatabaseLimits } from './database-faults.ts'
import { createInquiryStore, type InquiryStore } from './inquiry-store.ts'
import { writeLog } from './log.ts'
import { createSend, type Send } from './send-email.ts'
import { databaseUrl, type Environment, readEmailSettings } from './settings.ts'

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

/**
 * Returns the function that sends a staff email, or undefined if the settings don't allow it. Logs the
 * names of missing and malformed variables.
 */
export function openEmail(environment: Environment): Send | undefined {
  const { settings, missing, malformed } = readEmailSettings(environment)
  if (malformed.length > 0) writeLog({ event: 'misconfigured', variables: malformed })
  if (missing.length > 0) writeLog({ event: 'no-email', variables: missing })
  return settings && createSend(settings, environment.RESEND_BASE_URL)
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
