import { pathToFileURL } from 'node:url'
import { neon, neonConfig } from '@neondatabase/serverless'
import type { InquiryEndpoint } from '../netlify/inquiries/inquiry-endpoint.ts'
import { inquiry } from '../tests/support/inquiry-requests.ts'
import { startTestBackend, type TestBackend } from '../tests/support/test-backend.ts'

export interface Contenders extends Pick<TestBackend, 'sql' | 'close'> {
  /** Posts an inquiry to the built function, whose answer is 201. */
  post(request: Request): Promise<Response>
  /** Stores the same answers with one INSERT, through the same driver and as the same role. */
  bareInsert(): Promise<unknown>
}

const insert = `INSERT INTO contact_inquiries (idempotency_key, name, email, phone, product, quantity)
  VALUES ($1, $2, $3, $4, $5, $6)`

/**
 * Opens an empty database with the built function and the bare insert before it: embedded, or on the
 * server in TEST_DATABASE_SERVER. No mail is sent, because an insert sends none either.
 */
export async function openContenders(): Promise<Contenders> {
  const { env, sql, close } = await startTestBackend()
  neonConfig.fetchEndpoint = env.NEON_FETCH_ENDPOINT
  // The site's role may not insert by itself; here both contenders sign in as that role.
  await sql('GRANT INSERT ON contact_inquiries TO harbourline_site')
  Object.assign(process.env, env, { RESEND_API_KEY: '' })
  const { href } = pathToFileURL('dist/functions/inquiries.mjs')
  const { default: endpoint } = (await import(href)) as { default: InquiryEndpoint }
  const context = { requestId: 'bench', waitUntil: () => {} }
  const bare = neon(env.DATABASE_URL)

  return {
    sql,
    close,
    async post(request) {
      const response = await endpoint(request, context)
      if (response.status !== 201) throw new Error(`The function answered ${response.status}`)
      return response
    },
    bareInsert: () => bare.query(insert, [crypto.randomUUID(), ...Object.values(inquiry)]),
  }
}
