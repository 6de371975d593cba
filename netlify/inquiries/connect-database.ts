import { type NeonQueryFunction, neon, neonConfig } from '@neondatabase/serverless'
import type { Environment } from './settings.ts'

/**
 * The driver for a database at Neon, or at `NEON_FETCH_ENDPOINT` where the environment says so.
 * That endpoint then holds for the whole process, because the driver has no setting per client.
 *
 * @param url as `databaseUrl` gives it.
 */
export function connectDatabase(
  url: string,
  environment: Environment,
): NeonQueryFunction<false, false> {
  if (environment.NEON_FETCH_ENDPOINT) neonConfig.fetchEndpoint = environment.NEON_FETCH_ENDPOINT
  // The password travels in a header, so a redirect is an answer like any other and not followed.
  return neon(url, { fetchOptions: { redirect: 'manual' } })
}
