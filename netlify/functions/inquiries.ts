import rejectedPage from 'virtual:rejected-page'
import type { Config } from '@netlify/functions'
import { createInquiryEndpoint } from '../inquiries/inquiry-endpoint.ts'

/** `POST /api/inquiries`. */
export default createInquiryEndpoint(process.env, rejectedPage)

// Netlify reads this without running it: if a value is not a literal, it drops the limit silently.
// `aggregateBy: 'ip'`, without the array, limits the whole domain. There is no `method`, so that other
// methods get the function's own 405.
export const config: Config = {
  path: '/api/inquiries',
  rateLimit: { windowLimit: 5, windowSize: 180, aggregateBy: ['ip', 'domain'] },
}
