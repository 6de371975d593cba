/**
 * `npm run bench:function`: what the function costs on top of the one insert that it cannot do
 * without. Both take turns, one submission after another, so that whatever else the machine does hits
 * both. What it costs to make a `Request` is the sender's.
 *
 *     npm run bench:function -- --rounds 50
 */
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { neon, neonConfig } from '@neondatabase/serverless'
import type { InquiryEndpoint } from '../netlify/inquiries/inquiry-endpoint.ts'
import { inquiry, jsonPost } from '../tests/support/inquiry-requests.ts'
import { startTestBackend } from '../tests/support/test-backend.ts'
import { median } from './rounds.ts'

const { values } = parseArgs({
  options: {
    /** Of each kind, after one that only warms up. */
    rounds: { type: 'string', default: '30' },
  },
})
const pairsPerRound = 200
/** Milliseconds that the function may cost on top of the insert. */
const goal = 0.4

const say = (line: string) => process.stdout.write(`${line}\n`)
// The function writes a line for each post; they would be all that one sees.
console.info = () => {}

let isStopped = false
process.once('SIGINT', () => {
  isStopped = true
  process.exitCode = 130
})

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
say(`${server?.version.split(' on ', 1)[0]}, Node ${process.version}`)
await compare(Number(values.rounds))
await close()

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

async function compare(rounds: number): Promise<void> {
  const costs: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const inserts: number[] = []
    const posts: number[] = []
    for (let pair = 0; pair < pairsPerRound; pair++) {
      if (isStopped) return
      const request = jsonPost()
      if (pair % 2) posts.push(await timeOf(() => post(request)))
      inserts.push(await timeOf(bareInsert))
      if (pair % 2 === 0) posts.push(await timeOf(() => post(request)))
    }
    const [bare, ours] = [median(inserts), median(posts)]
    say(`  round ${round}: insert ${bare.toFixed(2)} ms, function ${ours.toFixed(2)} ms`)
    // The first round has compiled the code and filled the caches.
    if (round > 0) costs.push(ours - bare)
  }
  const cost = median(costs)
  say(`The function costs ${cost.toFixed(2)} ms on top of the insert; the goal is ${goal} ms.`)
  if (cost > goal) process.exitCode = 1
}

async function timeOf(submit: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await submit()
  return performance.now() - start
}
