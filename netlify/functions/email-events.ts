import type { Config } from '@netlify/functions'
import { createEmailEventsEndpoint } from '../inquiries/email-events.ts'

export default createEmailEventsEndpoint(process.env)

// With `method: 'POST'`, Netlify itself would respond to GET, and with 404 instead of 405.
export const config: Config = { path: '/api/email-events' }
