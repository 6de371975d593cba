import type { Config } from '@netlify/functions'
import { createEmailEventsEndpoint } from '../inquiries/email-events.ts'

export default createEmailEventsEndpoint(process.env)

// With `method: 'POST'`, Netlify would look for a page here if a request had another method.
// Without that setting, the function responds to such requests with 405.
export const config: Config = { path: '/api/email-events' }
