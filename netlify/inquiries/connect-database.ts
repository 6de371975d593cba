import { type NeonQueryFunction, neon, neonConfig } from '@neondatabase/serverless'
import { postStatement } from './post-statement.ts'
import type { Environment } from './settings.ts'

/**
 * The driver for a database at Neon, or at `NEON_FETCH_ENDPOINT` where the environment says so.
 *
 * For the whole process, because the driver has no setting per client.
 *
 * @param url as `databaseUrl` gives it.
 */
export function connectDatabase(
  url: string,
  environment: Environment,
): NeonQueryFunction<false, false> {
  neonConfig.fetchFunction = postStatement
  if (environment.NEON_FETCH_ENDPOINT) neonConfig.fetchEndpoint = environment.NEON_FETCH_ENDPOINT
  return neon(url)
}
