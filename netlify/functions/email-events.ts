import type { Config } from '@netlify/functions'
import { createEmailEventsEndpoint } from '../inquiries/email-events.ts'

export default createEmailEventsEndpoint(process.env)

// Don't set `method: 'POST'`: for other methods, Netlify would then look for a page at this path.
// Without that setting, the function itself responds to other methods with 405.
export const config: Config = { path: '/api/email-events' }
