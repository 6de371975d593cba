import type { Config } from '@netlify/functions'
import { runSweep } from '../inquiries/sweep.ts'

/** Responds with the sweep's counts, or with 503 if the database can't be reached. */
export default async function sweep(): Promise<Response> {
  const swept = await runSweep(process.env)
  return Response.json(swept ?? { fault: true }, { status: swept ? 200 : 503 })
}

// A scheduled function has no URL, so only Netlify can start it.
export const config: Config = { schedule: '@hourly' }
