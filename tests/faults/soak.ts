// Posts inquiries to the built function while everything around it fails, and counts the inquiries and
// emails that were lost or duplicated: npm run test:soak -- 20000
//
// A simulated hour has visitors, then two sweeps at once. All state is in the database, so memory does
// not grow with the number of inquiries. SEED repeats the faults, but not the moments at which they
// meet the function.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { openMigratedDatabase } from '../../scripts/local/neon/embedded-database.ts'
import type { Mailbox } from '../../scripts/local/resend/mailbox.ts'
import { createStandIns } from '../../scripts/local/stand-ins.ts'
import {
  databaseFaults,
  type Fault,
  hangingFaults,
  html,
  passingFaults,
  startFaultProxy,
} from '../support/fault-proxy.ts'
import { inquiry } from '../support/inquiry-requests.ts'
import { createServerDatabase } from '../support/server-database.ts'
import type { SoakPost, SoakReply } from './soak-worker.ts'

const total = Number(process.argv[2] ?? 1000)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const postsPerHour = Math.min(200, Math.max(25, Math.ceil(total / 40)))
const visitors = 12
const workerCount = 3

/** Shares of the replies that are broken. */
const broken = { database: 0.25, hanging: 0.002, email: 0.05, connection: 0.005 }
/** The share of calls during which a process is killed, within so many milliseconds. */
const kill = { share: 0.003, delay: 50 }
/** In 3 of 24 hours Resend refuses all emails, because they are over the quota. */
const isOverQuota = () => posted < total && hour % 24 >= 4 && hour % 24 < 7
/** The share of inquiries that are suspected spam. */
const spam = 0.2

let hour = 0
let sweeps = 0
let posted = 0
let kills = 0
const started = Date.now()

/** Pseudo-random numbers from 0 to below 1, the same for the same seed and name. */
function seeded(name: string): () => number {
  let count = 0
  return () => {
    const hash = createHash('sha256').update(`${seed} ${name} ${count++}`)
    return hash.digest().readUInt32LE() / 2 ** 32
  }
}

const folder = await mkdtemp(join(tmpdir(), 'harbourline-soak-'))
const { TEST_DATABASE_SERVER: server } = process.env
const database = await (server
  ? createServerDatabase(server)
  : openMigratedDatabase(join(folder, 'database')))

async function sql(text: string, values: unknown[] = []) {
  const { rows } = await database.owner.query(text, values)
  return rows
}

await sql(`CREATE TABLE soak_visits (number integer, id uuid, is_lead boolean, sweep integer)`)
await sql(`CREATE TABLE soak_emails (
  key text PRIMARY KEY, content text, hour integer, sweep integer, deliveries integer DEFAULT 1)`)

/** Resend as it documents itself: a key counts for 24 hours, and never with another content. */
async function accept(request: Request): Promise<Response> {
  const refuse = (statusCode: number, name: string) =>
    Response.json({ statusCode, name, message: '' }, { status: statusCode })
  if (isOverQuota()) return refuse(429, 'daily_quota_exceeded')
  const content = createHash('sha256')
    .update(await request.text())
    .digest('hex')
  const [row] = await sql(
    `INSERT INTO soak_emails AS known (key, content, hour, sweep) VALUES ($1, $2, $3, $4)
     ON CONFLICT (key) DO UPDATE
     SET deliveries = known.deliveries + CASE WHEN $3 - known.hour >= 24 THEN 1 ELSE 0 END
     RETURNING content`,
    [request.headers.get('idempotency-key'), content, hour, sweeps],
  )
  return row.content === content
    ? Response.json({ id: crypto.randomUUID() })
    : refuse(409, 'invalid_idempotent_request')
}

const mailbox: Mailbox = { accept, list: () => [] }
const standIns = await listenLocally(0, createStandIns({ database, mailbox }))
const wire = await startFaultProxy(standIns.origin)
const ofDatabase = seeded('database')
const ofResend = seeded('resend')
const ofVisitors = seeded('visitors')
const ofKills = seeded('kills')

function pick<T>(from: readonly T[], random: () => number): T {
  return from[Math.floor(random() * from.length)] as T
}

wire.fallback.neon = () => {
  if (ofKills() < kill.share) setTimeout(killAny, kill.delay * ofKills())
  const drawn = ofDatabase()
  if (drawn < broken.hanging) return pick(hangingFaults, ofDatabase)
  return drawn < broken.database ? pick(databaseFaults, ofDatabase) : 'pass'
}
wire.fallback.resend = () => {
  const drawn = ofResend()
  if (drawn < broken.connection) return pick(passingFaults, ofResend)
  return drawn < broken.email ? pick<Fault>([500, 502, 503].map(html), ofResend) : 'pass'
}

const running = new Set<ChildProcess>()
const env = { ...process.env, ...wire.env }

/** Registers a process, so that it may be killed at any moment. */
function track(child: ChildProcess): ChildProcess {
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

function startWorker(): ChildProcess {
  const worker = fork(new URL('./soak-worker.ts', import.meta.url), { env, silent: true })
  worker.setMaxListeners(2 * visitors)
  // Its log would fill the pipes.
  worker.stdout?.resume()
  worker.stderr?.resume()
  return track(worker)
}

/** @returns the response, or undefined if the process was killed before it. */
function ask(worker: ChildProcess, post: SoakPost): Promise<SoakReply | undefined> {
  const { promise, resolve } = Promise.withResolvers<SoakReply | undefined>()
  const onMessage = (reply: SoakReply) => void (reply.number === post.number && resolve(reply))
  const onExit = () => resolve(undefined)
  worker.on('message', onMessage).once('exit', onExit)
  // A worker that is dying refuses the message; its exit follows.
  worker.send(post, () => {})
  return promise.finally(() => worker.off('message', onMessage).off('exit', onExit))
}

/** Posts under one key until the inquiry is acknowledged, as a visitor who presses Send again. */
async function visit(number: number, workers: ChildProcess[]): Promise<void> {
  const isLead = ofVisitors() >= spam
  const post: SoakPost = {
    number,
    body: { ...inquiry, name: `Visitor ${number}` },
    headers: {
      'idempotency-key': crypto.randomUUID(),
      'inquiry-honeypot': isLead ? 'empty' : 'filled',
    },
  }
  for (let attempt = 1; ; attempt++) {
    const index = number % workers.length
    let worker = workers[index] as ChildProcess
    if (!running.has(worker)) workers[index] = worker = startWorker()
    const reply = await ask(worker, post)
    // One visitor in ten loses the first response and sends again.
    if (!reply || reply.status === 503 || (number % 10 === 0 && attempt === 1)) continue
    if (reply.status > 201) throw new Error(`Visitor ${number} got ${reply.status}`)
    const visit = [number, reply.id, isLead, sweeps]
    await sql('INSERT INTO soak_visits VALUES ($1, $2, $3, $4)', visit)
    return
  }
}

async function postForAnHour(): Promise<void> {
  const end = Math.min(total, posted + postsPerHour)
  const workers = Array.from({ length: posted < end ? workerCount : 0 }, startWorker)
  const queue = async () => {
    while (posted < end) await visit(posted++, workers)
  }
  await Promise.all(Array.from({ length: visitors }, queue))
  const exits = workers
    .filter((worker) => running.has(worker))
    .map((worker) => once(worker, 'exit'))
  for (const worker of workers) if (worker.connected) worker.disconnect()
  await Promise.all(exits)
}

function startSweep(): ChildProcess {
  const built = pathToFileURL('dist/functions/sweep.mjs').href
  const run = `import('${built}').then(({ default: sweep }) => sweep())`
  return track(spawn(process.execPath, ['-e', run], { env, stdio: 'ignore' }))
}

async function countPending(): Promise<number> {
  const [row] = await sql(
    `SELECT count(*)::int AS pending FROM contact_inquiries WHERE notify_status = 'pending'`,
  )
  return row.pending
}

function killAny(): void {
  if (pick([...running], ofKills)?.kill('SIGKILL')) kills++
}

const peakMemory = () => Math.round(process.resourceUsage().maxRSS / 1024)

async function report(): Promise<void> {
  const time = new Date().toISOString().slice(11, 16)
  const pending = await countPending()
  console.info(
    `${time}  ${posted} of ${total} posted, ${pending} emails pending, ${sweeps} sweeps, ${kills} kills, ${peakMemory()} MB`,
  )
}

const everyMinute = setInterval(report, 60_000)
console.info(`${total} inquiries, SEED=${seed}, ${server ? 'PostgreSQL' : 'embedded database'}`)

do {
  await postForAnHour()
  sweeps++
  await Promise.all([startSweep(), startSweep()].map((sweep) => once(sweep, 'exit')))
  hour++
  // An hour passes for leases and idempotency keys.
  await sql(`UPDATE contact_inquiries
             SET notify_claimed_at = notify_claimed_at - interval '1 hour',
                 notify_unclear_since = notify_unclear_since - interval '1 hour'
             WHERE notify_status = 'pending'`)
} while (posted < total || (await countPending()) > 0)

clearInterval(everyMinute)

const [counts] = await sql(`
  SELECT
    (SELECT count(*)::int FROM soak_visits LEFT JOIN contact_inquiries USING (id)
     WHERE contact_inquiries.id IS NULL) AS "inquiries lost",
    (SELECT (count(*) - count(DISTINCT name))::int FROM contact_inquiries) AS "inquiries duplicated",
    (SELECT count(*)::int FROM contact_inquiries LEFT JOIN soak_emails ON key = 'inquiry/' || id
     WHERE key IS NULL AND notify_status <> 'unknown') AS "emails lost",
    (SELECT coalesce(sum(deliveries - 1), 0)::int FROM soak_emails) AS "emails duplicated",
    (SELECT count(*)::int FROM contact_inquiries WHERE notify_status = 'unknown')
      AS "emails marked unknown",
    (SELECT max(soak_emails.sweep - soak_visits.sweep)
     FROM soak_visits JOIN soak_emails ON key = 'inquiry/' || id WHERE is_lead)
      AS "longest wait of a real lead, in sweeps",
    (SELECT max(soak_emails.sweep - soak_visits.sweep)
     FROM soak_visits JOIN soak_emails ON key = 'inquiry/' || id WHERE NOT is_lead)
      AS "longest wait of suspected spam, in sweeps"`)
const results: Record<string, number> = {
  'inquiries acknowledged': posted,
  ...counts,
  'hours, each with two sweeps at once': hour,
  'processes killed': kills,
  'calls to database and Resend': wire.calls.neon + wire.calls.resend,
  'peak memory in MB': peakMemory(),
  minutes: Math.round((Date.now() - started) / 60_000),
}
console.table(results)

await wire.close()
await standIns.close()
await database.close()
await rm(folder, { recursive: true })
const faults = Object.entries(results).filter(
  ([name, value]) => /lost|duplicated/.test(name) && value > 0,
)
process.exit(faults.length > 0 ? 1 : 0)
