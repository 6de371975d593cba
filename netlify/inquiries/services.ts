import { neon, neonConfig } from '@neondatabase/serverless'
import { createInquiryStore, type InquiryStore } from './inquiry-store.ts'
import { writeLog } from './log.ts'
import type { RetryLimits } from './retry.ts'
import { createSend, type Send } from './send-mail.ts'
import { databaseUrl, type Environment, mailSettings } from './settings.ts'

/**
 * The driver for a database at Neon, or at `NEON_FETCH_ENDPOINT` where the environment says so.
 * That endpoint then holds for the whole process, because the driver has no setting per client.
 *
 * @param url as `databaseUrl` gives it.
 */
export function connectDatabase(url: string, environment: Environment) {
  if (environment.NEON_FETCH_ENDPOINT) neonConfig.fetchEndpoint = environment.NEON_FETCH_ENDPOINT
  // A redirect must not be followed: the password is in a header of the request.
  return neon(url, { fetchOptions: { redirect: 'manual' } })
}

class NoDatabaseError extends Error {
  override name = 'NoDatabaseError'
}

/** The store in the database that the environment names. What is missing is logged by name. */
export function openStore(environment: Environment, limits: RetryLimits): InquiryStore {
  const url = databaseUrl(environment)
  if (!url) {
    writeLog({ event: 'misconfigured', variables: ['DATABASE_URL'] })
    // A store all the same, so that visitors get an answer.
    return createInquiryStore({ query: () => Promise.reject(new NoDatabaseError()) }, limits)
  }
  // Netlify's Neon extension sets the connection string of the database's owner, who may do everything.
  if (!environment.DATABASE_URL) {
    writeLog({ event: 'signed-in-as-owner', variables: ['NETLIFY_DATABASE_URL'] })
  }
  return createInquiryStore(connectDatabase(url, environment), limits)
}

/** How mails leave, or nothing where the environment lacks a variable, which is logged by name. */
export function openMail(environment: Environment): Send | undefined {
  const settings = mailSettings(environment)
  if ('missing' in settings) {
    writeLog({ event: 'no-mail', variables: settings.missing })
    return undefined
  }
  return createSend(settings, environment.RESEND_BASE_URL)
}
