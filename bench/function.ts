/**
 * `npm run bench:function`: milliseconds that the function costs on top of the one insert that it
 * needs. Making the `Request` is not measured.
 *
 *     npm run bench:function -- --rounds 50
 */
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { neon, neonConfig } from '@neondatabase/serverless'
import type { InquiryEndpoint } from '../netlify/inquiries/inquiry-endpoint.ts'
import { inquiry, jsonPost } from '../tests/support/inquiry-requests.ts'
import { startTestBackend } from '../tests/support/test-backend.ts'
import { median, type Numbers, takeTurns } from './rounds.ts'

const { values } = parseArgs({
  options: {
    /** After one that is not counted. */
    rounds: { type: 'string', default: '30' },
  },
})
const submissionsPerRound = 200
/** Milliseconds that the function may cost on top of the insert. */
const goal = 0.4

// An empty database: embedded, or on the server in TEST_DATABASE_SERVER. No mail is sent, because an
// insert sends none either.
const { env, sql, close } = await startTestBackend()
Object.assign(process.env, env, { RESEND_API_KEY: '' })
const { href } = pathToFileURL('dist/functions/inquiries.mjs')
const { default: endpoint } = (await import(href)) as { default: InquiryEndpoint }

// The site's role may not insert by itself; here both contenders sign in as that role.
await sql('GRANT INSERT ON contact_inquiries TO harbourline_site')
neonConfig.fetchEndpoint = env.NEON_FETCH_ENDPOINT
const bare = neon(env.DATABASE_URL)
const insert = `INSERT INTO contact_inquiries (idempotency_key, name, email, phone, product, quantity)
  VALUES ($1, $2, $3, $4, $5, $6)`

const [server] = await sql<{ version: string }>('SELECT version()')
console.info(`${server?.version.split(' on ', 1)[0]}, Node ${process.version}`)
const contenders = { insert: () => timesOf(bareInsert), function: () => timesOf(post) }
// One round for the compiler and the caches, which is not counted.
await takeTurns(1, contenders)
const medians = await takeTurns(Number(values.rounds), contenders)
await close()
console.table(medians)
const cost = (medians.function?.ms ?? Number.NaN) - (medians.insert?.ms ?? Number.NaN)
console.info(`The function costs ${cost.toFixed(2)} ms on top; the goal is ${goal} ms.`)
process.exitCode = cost <= goal ? 0 : 1

/** Posts an inquiry to the built function, whose answer is 201. */
async function post(request: Request): Promise<void> {
  const context = { requestId: 'bench', waitUntil: () => {} }
  const response = await endpoint(request, context)
  if (response.status !== 201) throw new Error(`The function answered ${response.status}`)
}

/** Stores the same answers with one INSERT, through the same driver and as the same role. */
function bareInsert(): Promise<unknown> {
  return bare.query(insert, [crypto.randomUUID(), ...Object.values(inquiry)])
}

async function timesOf(submit: (request: Request) => Promise<unknown>): Promise<Numbers> {
  const { info } = console
  // The function logs a line for each post, among which the result would be lost.
  console.info = () => {}
  const times: number[] = []
  for (let count = 0; count < submissionsPerRound; count++) {
    const request = jsonPost()
    const start = performance.now()
    await submit(request)
    times.push(performance.now() - start)
  }
  console.info = info
  return { ms: Number(median(times).toFixed(3)) }
}
