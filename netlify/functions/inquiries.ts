import rejectedPage from 'virtual:rejected-page'
import type { Config, Context } from '@netlify/functions'
import { createInquiryEndpoint, type InquiryEndpoint } from '../inquiries/inquiry-endpoint.ts'

let endpoint: InquiryEndpoint | undefined

/** `POST /api/inquiries`. The endpoint is made at the first request and kept with the process. */
export default function inquiries(request: Request, context: Context): Promise<Response> {
  endpoint ??= createInquiryEndpoint(process.env, rejectedPage)
  return endpoint(request, context)
}

// Netlify reads this without running it: with a constant in place of a literal it drops the limit
// silently. `aggregateBy: 'ip'`, without the array, limits the whole domain. There is no `method`,
// so that other methods get the function's own 405.
export const config: Config = {
  path: '/api/inquiries',
  rateLimit: { windowLimit: 5, windowSize: 180, aggregateBy: ['ip', 'domain'] },
}
