import type { Config } from '@netlify/functions'
import { runSweep } from '../inquiries/sweep.ts'

/** Runs every hour: answers 200 with the counts, or 503 when the database could not be asked. */
export default async function sweep(): Promise<Response> {
  const swept = await runSweep(process.env)
  return Response.json(swept ?? { fault: true }, { status: swept ? 200 : 503 })
}

// A scheduled function has no address of its own: nobody but Netlify can start it.
export const config: Config = { schedule: '@hourly' }
