import type { Config } from '@netlify/functions'
import { runSweep } from '../inquiries/sweep.ts'

/** Responds with the sweep's results, or with 503 if the database did not deliver all of them. */
export default async function sweep(): Promise<Response> {
  const swept = await runSweep(process.env)
  const results = [swept.sent, swept.deleted, swept.overdue]
  // A result that the database did not deliver is undefined.
  const isIncomplete = results.includes(undefined)
  return Response.json(swept, { status: isIncomplete ? 503 : 200 })
}

// A scheduled function has no URL, so only Netlify can start it.
export const config: Config = { schedule: '@hourly' }
