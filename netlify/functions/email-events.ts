import type { Config } from '@netlify/functions'
import { createEmailEventsEndpoint } from '../inquiries/email-events.ts'

export default createEmailEventsEndpoint(process.env)

// With `method: 'POST'`, Netlify would look for a page at this path if it got any other method. Without
// it, the function responds to other methods with 405.
export const config: Config = { path: '/api/email-events' }
