import type { Config } from '@netlify/functions'
import { runSweep } from '../inquiries/sweep.ts'

/** Runs every hour. Responds 200 with the counts, or 503 if the database could not be reached. */
export default async function sweep(): Promise<Response> {
  const swept = await runSweep(process.env)
  return Response.json(swept ?? { fault: true }, { status: swept ? 200 : 503 })
}

// A scheduled function has no URL, so only Netlify can start it.
export const config: Config = { schedule: '@hourly' }
