import type { Config } from '@netlify/functions'
import { createEmailEventsEndpoint } from '../inquiries/email-events.ts'

export default createEmailEventsEndpoint(process.env)

// Don't add `method: 'POST'`, because Netlify would then respond with 404 instead of 405.
export const config: Config = { path: '/api/email-events' }
