import type { Config } from '@netlify/functions'
import { createInquiryEndpoint } from '../inquiries/inquiry-endpoint.ts'

export default createInquiryEndpoint(process.env)

// Netlify reads `config` statically, and silently ignores a rate limit with non-literal values.
// `aggregateBy: 'ip'` without the array would limit the whole domain. `method` is omitted so that
// the function can respond to methods other than POST with 405.
export const config: Config = {
  path: '/api/inquiries',
  rateLimit: { windowLimit: 5, windowSize: 180, aggregateBy: ['ip', 'domain'] },
}
