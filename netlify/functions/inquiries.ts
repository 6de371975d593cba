import type { Config } from '@netlify/functions'
import { createInquiryEndpoint } from '../inquiries/inquiry-endpoint.ts'

export default createInquiryEndpoint(process.env)

// Netlify reads `config` without running the file, and silently ignores a rate limit whose values
// aren't literals. If `aggregateBy` weren't an array, Netlify would count all visitors together.
export const config: Config = {
  path: '/api/inquiries',
  rateLimit: { windowLimit: 5, windowSize: 180, aggregateBy: ['ip', 'domain'] },
}
