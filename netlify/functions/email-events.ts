import type { Config } from '@netlify/functions'
import { createEmailEventsEndpoint } from '../inquiries/email-events.ts'

export default createEmailEventsEndpoint(process.env)

// `method: 'POST'` is omitted: with it, Netlify would look for a page at this path if a request had
// another method. Without it, the function responds to such requests with 405.
export const config: Config = { path: '/api/email-events' }
