// Soak test: posts inquiries to the built function while every service fails at random and emails
// bounce, then counts lost and duplicate inquiries and emails. Usage: npm run test:soak 20000
//
// In each simulated hour, visitors post inquiries and then two sweeps run concurrently. All state
// is in the database, so memory use does not grow with the number of inquiries. The same SEED
// injects the same faults in the same order, but not necessarily into the same calls.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { openMigratedDatabase } from '../../scripts/local/neon/embedded-database.ts'
import type { Email } from '../../scripts/local/resend/mailbox.ts'
import { bounceEvent, webhookRequest } from '../../scripts/local/resend/webhook.ts'
import { createStandIns } from '../../scripts/local/stand-ins.ts'
import {
  databaseFaults,
  hangingFaults,
  html,
  startFaultProxy,
  temporaryFaults,
} from '../support/fault-proxy.ts'
import { inquiry, jsonType } from '../support/requests.ts'
import { createServerDatabase } from '../support/server-database.ts'

const total = Number(process.argv[2] ?? 1000)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const postsPerHour = Math.min(200, Math.max(25, Math.ceil(total / 40)))
const visitors = 12
const workerCount = 3

/** Fraction of calls into which each kind of fault is injected. */
const broken = { database: 0.25, hanging: 0.002, email: 0.05, connection: 0.005, bounce: 0.02 }
/** Fraction of database calls that trigger a process kill, and its longest delay in ms. */
const kill = { share: 0.003, delay: 50 }
const spam = 0.2

let hour = 0
let sweeps = 0
let posted = 0
let kills = 0
let events = 0

/** For 3 hours in every 24, the simulated Resend refuses all emails: the daily quota is used up. */
const isOverQuota = () => posted < total && hour % 24 >= 4 && hour % 24 < 7

/** For 3 other hours, Resend accepts the emails but drops them, because the mailbox is suppressed. */
const isSuppressed = () => posted < total && hour % 24 >= 12 && hour % 24 < 15

let draws = 0
function random(): number {
  const hash = createHash('sha256').update(`${seed} ${draws++}`)
  return hash.digest().readUInt32LE() / 2 ** 32
}

function pick<T>(from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T
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
  key text, inquiry uuid, sender text, content text, hour integer, sweep integer, bounced boolean)`)

const inProgress = new Set<string | null>()

/** Simulates Resend: within 24 hours, a reused idempotency key must come with the same content. */
async function accept(request: Request): Promise<Response> {
  const refuse = (statusCode: number, name: string) =>
    Response.json({ statusCode, name, message: '' }, { status: statusCode })
  if (isOverQuota()) return refuse(429, 'daily_quota_exceeded')
  const key = request.headers.get('idempotency-key')
  const text = await request.text()
  const content = createHash('sha256').update(text).digest('hex')
  const email: Email = JSON.parse(text)
  const bounced = isSuppressed() || random() < broken.bounce
  if (inProgress.has(key)) return refuse(409, 'concurrent_idempotent_requests')
  inProgress.add(key)
  const [known] = await sql(
    'SELECT content FROM soak_emails WHERE key = $1 AND hour > $2::int - 24',
    [key, hour],
  )
  if (!known) {
    const values = [key, email.tags[0]?.value, email.from, content, hour, sweeps, bounced]
    await sql('INSERT INTO soak_emails VALUES ($1, $2, $3, $4, $5, $6, $7)', values)
  }
  inProgress.delete(key)
  if (!known && bounced) reports.push(report(bounceEvent({ ...email, id: '', created_at: '' })))
  if (known && known.content !== content) return refuse(409, 'invalid_idempotent_request')
  return Response.json({ id: crypto.randomUUID() })
}

const reports: Promise<void>[] = []
let receiver: Worker | undefined

/** Posts an event, retrying until the site responds with 2xx. Posts one in ten events twice. */
async function report(event: object): Promise<void> {
  const id = `msg_${events++}`
  let rest = random() < 0.1 ? 2 : 1
  while (rest > 0) {
    if (!receiver || !running.has(receiver.child)) receiver = startWorker()
    const url = `${await receiver.address}/api/email-events`
    const post = async () => fetch(webhookRequest(url, wire.env.RESEND_WEBHOOK_SECRET, event, id))
    const response = await post().catch(() => undefined)
    if (response?.ok) rest--
    else if (response && response.status < 500) throw new Error(`An event got ${response.status}`)
  }
}

const mailbox = { accept, list: () => [] }
const standIns = await listenLocally(0, createStandIns({ database, mailbox }))
const wire = await startFaultProxy(standIns.origin)
wire.fallback.neon = () => {
  if (random() < kill.share) setTimeout(killOne, kill.delay * random())
  const drawn = random()
  if (drawn < broken.hanging) return pick(hangingFaults)
  return drawn < broken.database ? pick(databaseFaults) : 'pass'
}
wire.fallback.resend = () => {
  const drawn = random()
  if (drawn < broken.connection) return pick(temporaryFaults)
  return drawn < broken.email ? html(pick([500, 502, 503])) : 'pass'
}

const running = new Set<ChildProcess>()
const env = { ...process.env, ...wire.env }

function track(child: ChildProcess): ChildProcess {
  running.add(child)
  return child.once('exit', () => running.delete(child))
}

function killOne(): void {
  if (pick([...running])?.kill('SIGKILL')) kills++
}

function startWorker() {
  const file = join(import.meta.dirname, 'soak-worker.ts')
  const child = track(fork(file, { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }))
  /** The worker's origin, or an empty string if the worker is killed before it starts listening. */
  const address = new Promise<string>((resolve) => {
    child.once('message', (origin) => resolve(String(origin))).once('exit', () => resolve(''))
  })
  return { child, address }
}

type Worker = ReturnType<typeof startWorker>

/** Posts an inquiry and retries with the same idempotency key until it is acknowledged. */
async function visit(number: number, workers: Worker[]): Promise<void> {
  const isLead = random() >= spam
  const key = { 'idempotency-key': crypto.randomUUID() }
  const headers = { ...jsonType, ...key, 'inquiry-honeypot': isLead ? 'empty' : 'filled' }
  const body = JSON.stringify({ ...inquiry, name: `Visitor ${number}` })
  const post = async ({ address }: Worker) => {
    const url = `${await address}/api/inquiries`
    const response = await fetch(url, { method: 'POST', headers, body })
    return { status: response.status, id: (await response.json()).id }
  }
  for (let attempt = 1; ; attempt++) {
    const index = number % workers.length
    let worker = workers[index] as Worker
    if (!running.has(worker.child)) workers[index] = worker = startWorker()
    // fetch() rejects if the worker has been killed.
    const response = await post(worker).catch(() => undefined)
    // One visitor in ten ignores the first response, as if it had been lost, and retries.
    if (!response || response.status === 503 || (number % 10 === 0 && attempt === 1)) continue
    if (response.status > 201) throw new Error(`Visitor ${number} got ${response.status}`)
    const values = [number, response.id, isLead, sweeps]
    await sql('INSERT INTO soak_visits VALUES ($1, $2, $3, $4)', values)
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
  const children = workers.map(({ child }) => child).filter((child) => running.has(child))
  const exits = children.map((child) => once(child, 'exit'))
  for (const child of children) if (child.connected) child.disconnect()
  await Promise.all(exits)
}

async function sweepOnce(): Promise<void> {
  const built = pathToFileURL('dist/functions/sweep.mjs').href
  const run = `import('${built}').then(({ default: sweep }) => sweep())`
  await once(track(spawn(process.execPath, ['-e', run], { env, stdio: 'ignore' })), 'exit')
}

async function countPendingLeads(): Promise<number> {
  const [row] = await sql(
    `SELECT count(*)::int AS pending FROM contact_inquiries
     WHERE notified_at IS NULL AND NOT suspected_spam`,
  )
  return row.pending
}

console.info(`${total} inquiries, SEED=${seed}, ${server ? 'PostgreSQL' : 'embedded database'}`)

do {
  // Halfway through, a deploy changes the sender of the emails.
  if (posted >= total / 2) env.INQUIRY_NOTIFY_FROM = 'Quotes <new@harbourline.example>'
  await postForAnHour()
  sweeps++
  await Promise.all([sweepOnce(), sweepOnce()])
  for (let report = reports.pop(); report; report = reports.pop()) await report
  hour++
  await sql(`UPDATE contact_inquiries SET notified_at = notified_at - interval '1 hour'
             WHERE notified_at IS NOT NULL AND suspected_spam`)
} while (posted < total || (await countPendingLeads()) > 0)
receiver?.child.kill()

const [counts] = await sql(`
  WITH delivered AS (
    SELECT inquiry, min(sweep) AS sweep, count(*) - 1 AS again,
      count(DISTINCT sender) - 1 AS by_deploy, count(*) - count(DISTINCT key) AS by_age
    FROM soak_emails WHERE NOT bounced GROUP BY inquiry
  )
  SELECT
    (SELECT count(*)::int FROM soak_visits LEFT JOIN contact_inquiries USING (id)
     WHERE contact_inquiries.id IS NULL) AS "inquiries lost",
    (SELECT (count(*) - count(DISTINCT name))::int FROM contact_inquiries) AS "inquiries duplicated",
    (SELECT count(*)::int FROM contact_inquiries LEFT JOIN delivered ON inquiry = id
     WHERE inquiry IS NULL AND (notified_at IS NOT NULL OR NOT suspected_spam))
      AS "leads or sent emails lost (never delivered)",
    (SELECT coalesce(sum(again), 0)::int FROM delivered) AS "emails sent twice",
    (SELECT coalesce(sum(by_deploy), 0)::int FROM delivered) AS "- because a deploy changed them",
    (SELECT coalesce(sum(by_age), 0)::int FROM delivered) AS "- because 24 hours had passed",
    (SELECT count(*)::int FROM soak_emails WHERE bounced) AS "emails bounced",
    (SELECT count(*)::int FROM contact_inquiries WHERE notified_at IS NULL)
      AS "emails for suspected spam still waiting",
    max(delivered.sweep - visit.sweep) FILTER (WHERE is_lead)
      AS "longest wait of a real lead, in sweeps"
  FROM soak_visits AS visit JOIN delivered ON inquiry = visit.id`)
const results: Record<string, number> = {
  'inquiries acknowledged': posted,
  ...counts,
  'hours, each with two sweeps at once': hour,
  'processes killed': kills,
  'calls to database and Resend': wire.calls.neon + wire.calls.resend,
  'peak memory in MB': Math.round(process.resourceUsage().maxRSS / 1024),
}
console.table(results)

await wire.close()
await standIns.close()
await database.close()
await rm(folder, { recursive: true })
const names = Object.keys(results).filter((name) => /lost|duplicated/.test(name))
process.exit(names.some((name) => results[name]) ? 1 : 0)
