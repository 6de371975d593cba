import { pathToFileURL } from 'node:url'
import { neon, neonConfig } from '@neondatabase/serverless'
import type { InquiryEndpoint } from '../netlify/inquiries/inquiry-endpoint.ts'
import type { Environment } from '../netlify/inquiries/settings.ts'
import { type BackendThread, startBackendThread } from '../tests/support/start-backend-thread.ts'

/** What does one submission's work; prepared before the clock starts. */
export type Submission = () => Promise<unknown>

export interface Contenders {
  /** Product and version of the database under both. */
  database: string
  sql: BackendThread['sql']
  /** A post to the function; resolves with its answer. */
  post(): () => Promise<Response>
  /** The insert that stores the same answers through the driver as it comes. */
  bareInsert(): Submission
  close(): Promise<void>
}

const inquiry = {
  name: 'Åsa Öberg',
  email: 'asa@example.com',
  phone: '+46 8 123 456',
  product: 'A kitchen scale like example.com/scale, in two colours, with the box in Swedish.',
  quantity: '500 units',
}

const insert = `INSERT INTO contact_inquiries (idempotency_key, name, email, phone, product, quantity)
  VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`

/**
 * Opens an empty database with the function and the bare insert before it.
 *
 * On a thread of its own, so that what is measured has its core to itself as it has on the host.
 * Without mail, because an insert sends none, and without the database's own rule that the site's
 * role must not insert by itself, so that both sign in as that role.
 *
 * @param server superuser URL of a PostgreSQL server; the embedded database without one.
 */
export async function openContenders(server: string | undefined): Promise<Contenders> {
  if (server) process.env.TEST_DATABASE_SERVER = server
  else delete process.env.TEST_DATABASE_SERVER
  const { env, sql, close } = await startBackendThread()
  neonConfig.fetchEndpoint = env.NEON_FETCH_ENDPOINT
  await sql('GRANT INSERT, SELECT (id) ON contact_inquiries TO harbourline_site')
  const inquiries = await deployedFunction({ ...env, RESEND_API_KEY: '' })
  const bare = neon(env.DATABASE_URL)
  const context = { requestId: 'bench', waitUntil: () => {} }
  const [row] = await sql<{ version: string }>('SELECT version()')

  return {
    database: `${server ? 'Server' : 'Embedded'}: ${row?.version.split(' on ', 1)[0]}`,
    sql,
    close,
    post() {
      const request = sentRequest()
      return async () => {
        const response = await inquiries(request, context)
        if (response.status !== 201) throw new Error(`Answered ${response.status}`)
        return response
      }
    },
    bareInsert() {
      // Whoever inserts has got a request first; what it costs to have one is not the function's.
      const request = sentRequest()
      const params = [crypto.randomUUID(), ...Object.values(inquiry)]
      return async () => {
        await bare.query(insert, params)
        return request
      }
    },
  }
}

/** As it is built: with a driver of its own, which it may set up as it likes. */
async function deployedFunction(environment: Environment): Promise<InquiryEndpoint> {
  Object.assign(process.env, environment)
  const file = pathToFileURL('dist/functions/inquiries.mjs')
  // It keeps its clients as long as its module, so each database needs a new one.
  const module = await import(`${file}?${environment.NEON_FETCH_ENDPOINT}`)
  return module.default
}

/** As Netlify would hand it to the function. */
function sentRequest(): Request {
  return new Request('https://harbourline.example/api/inquiries', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'inquiry-elapsed': '12.5',
      origin: 'https://harbourline.example',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify(inquiry),
  })
}
