import rejectedPage from 'virtual:rejected-page'
import type { Config } from '@netlify/functions'
import { createInquiryEndpoint } from '../inquiries/inquiry-endpoint.ts'

/** `POST /api/inquiries`. */
export default createInquiryEndpoint(process.env, rejectedPage)

// Netlify reads this statically, and silently ignores a limit with a value that is not a literal.
// Without the array, `aggregateBy: 'ip'` would limit the whole domain. `method` is not set, so that
// other methods get the function's 405 response.
export const config: Config = {
  path: '/api/inquiries',
  rateLimit: { windowLimit: 5, windowSize: 180, aggregateBy: ['ip', 'domain'] },
}
