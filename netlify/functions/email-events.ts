import type { Config } from '@netlify/functions'
import { createEmailEventsEndpoint } from '../inquiries/email-events.ts'

export default createEmailEventsEndpoint(process.env)

// `method` is omitted so that the function can respond to methods other than POST with 405.
export const config: Config = { path: '/api/email-events' }
