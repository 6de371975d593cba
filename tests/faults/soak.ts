// Soak test: posts inquiries to the built functions while every service fails at random, processes
// are killed and emails bounce, then counts lost and duplicate inquiries and emails.
// Usage: npm run test:soak 20000
//
// In each simulated hour, visitors post inquiries and then two sweeps run concurrently. The same
// SEED injects the same faults in the same order, but not necessarily into the same calls.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Email } from '../../scripts/local/resend/mailbox.ts'
import { bounceEvent, webhookRequest } from '../../scripts/local/resend/webhook.ts'
import {
  databaseFaults,
  hangingFaults,
  html,
  resendError,
  startFaultProxy,
  temporaryFaults,
} from '../support/fault-proxy.ts'
import { inquiry, jsonType } from '../support/requests.ts'
import { startTestBackend } from '../support/test-backend.ts'

const total = Number(process.argv[2] ?? 1000)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const postsPerHour = Math.min(200, Math.max(25, Math.ceil(total / 40)))
const visitors = 12
const workerCount = 3

/** Fraction of calls into which each kind of fault is injected. */
const broken = { database: 0.25, hanging: 0.002, email: 0.05, connection: 0.005, bounce: 0.02 }
/** Probability that a database call kills its process, and the longest delay before that, in ms. */
const kill = { share: 0.003, delay: 50 }
/** Fraction of inquiries that are suspected spam, and of successful posts that are repeated. */
const visit = { spam: 0.2, repeated: 0.1 }

let hour = 0
let posted = 0
let kills = 0

/** For 3 hours in every 24, the simulated Resend refuses all emails: the daily quota is used up. */
const isOverQuota = () => posted < total && hour % 24 >= 4 && hour % 24 < 7

/** For 3 other hours, Resend accepts emails but drops them, having suppressed the mailbox. */
const isSuppressed = () => posted < total && hour % 24 >= 12 && hour % 24 < 15

let draws = 0
function random(): number {
  const hash = createHash('sha256').update(`${seed} ${draws++}`)
  return hash.digest().readUInt32LE() / 2 ** 32
}

function pick<T>(from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T
}

const { close, mailbox, origin, sql } = await startTestBackend()
const wire = await startFaultProxy(origin)
wire.fallback.neon = () => {
  bounceNewEmails()
  if (random() < kill.share) setTimeout(killOne, kill.delay * random())
  const drawn = random()
  if (drawn < broken.hanging) return pick(hangingFaults)
  return drawn < broken.database ? pick(databaseFaults) : 'pass'
}
wire.fallback.resend = () => {
  if (isOverQuota()) return resendError(429, 'daily_quota_exceeded')
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
  // If the worker is killed before it listens, this is not a URL, so the request to it fails.
  const events = Promise.race([once(child, 'message'), once(child, 'exit')])
  return { child, origin: events.then(([origin]) => String(origin)) }
}

const workers: ReturnType<typeof startWorker>[] = []

/** Posts until the site accepts the request, then sometimes once more. @returns the last response. */
async function post(path: string, createRequest: (url: string) => Request): Promise<string> {
  const tryOnce = async () => {
    const index = Math.floor(random() * workerCount)
    if (!workers[index]?.child.connected) workers[index] = startWorker()
    const response = await fetch(createRequest((await workers[index].origin) + path))
    return { status: response.status, text: await response.text() }
  }
  for (let rest = random() < visit.repeated ? 2 : 1; ; ) {
    // fetch() rejects if the worker has been killed.
    const { status, text } = await tryOnce().catch(() => ({ status: 503, text: '' }))
    if (status >= 300 && status !== 503) throw new Error(`${path} responded with ${status}`)
    if (status < 300) rest--
    if (rest === 0) return text
  }
}

const acknowledged: string[] = []

async function submit(number: number): Promise<void> {
  const honeypot = random() < visit.spam ? 'filled' : 'empty'
  const id = crypto.randomUUID()
  const headers = { ...jsonType, 'idempotency-key': id, 'inquiry-honeypot': honeypot }
  const body = JSON.stringify({ ...inquiry, name: `Visitor ${number}` })
  const createRequest = (url: string) => new Request(url, { method: 'POST', headers, body })
  acknowledged.push(JSON.parse(await post('/api/inquiries', createRequest)).id)
}

let judged = 0
const bounced = new Set<Email>()
const reports: Promise<string>[] = []

/** Makes some of the emails bounce that Resend has accepted since the last call. */
function bounceNewEmails(): void {
  for (const email of mailbox.list().slice(judged)) {
    judged++
    if (!isSuppressed() && random() >= broken.bounce) continue
    bounced.add(email)
    const [event, id] = [bounceEvent(email), `msg_${judged}`]
    const createRequest = (url: string) =>
      webhookRequest(url, wire.env.RESEND_WEBHOOK_SECRET, event, id)
    reports.push(post('/api/email-events', createRequest))
  }
}

async function sweepOnce(): Promise<void> {
  const built = pathToFileURL('dist/functions/sweep.mjs').href
  const run = `import('${built}').then(({ default: sweep }) => sweep())`
  await once(track(spawn(process.execPath, ['-e', run], { env, stdio: 'ignore' })), 'exit')
}

/** Makes all emails an hour older: Resend's keys and the limit for spam emails depend on age. */
async function endHour(): Promise<void> {
  hour++
  for (const email of mailbox.list()) {
    email.created_at = new Date(Date.parse(email.created_at) - 3_600_000).toISOString()
  }
  await sql(`UPDATE contact_inquiries SET notified_at = notified_at - interval '1 hour'
             WHERE notified_at IS NOT NULL AND suspected_spam`)
}

async function hasPendingLeads(): Promise<boolean> {
  const pending = 'SELECT FROM contact_inquiries WHERE notified_at IS NULL AND NOT suspected_spam'
  return (await sql(`${pending} LIMIT 1`)).length > 0
}

const { TEST_DATABASE_SERVER: server } = process.env
console.info(`${total} inquiries, SEED=${seed}, ${server ? 'PostgreSQL' : 'embedded database'}`)

do {
  // Halfway through, a deploy changes the sender of the emails.
  if (posted >= total / 2) env.INQUIRY_NOTIFY_FROM = 'Quotes <new@harbourline.example>'
  const end = Math.min(total, posted + postsPerHour)
  const queue = async () => {
    while (posted < end) await submit(posted++)
  }
  await Promise.all(Array.from({ length: visitors }, queue))
  // The workers finish sending their emails and exit, and the next hour starts new workers.
  // `filter` also skips the index of a worker that was never started.
  const connected = workers.splice(0).filter(({ child }) => child.connected)
  for (const { child } of connected) child.disconnect()
  await Promise.all([sweepOnce(), sweepOnce()])
  bounceNewEmails()
  await Promise.all(reports.splice(0))
  await endHour()
} while (posted < total || (await hasPendingLeads()) || reports.length > 0)
for (const child of running) child.kill('SIGKILL')

const rows = await sql<{ id: string; name: string; suspected_spam: boolean; sent: boolean }>(
  'SELECT id, name, suspected_spam, notified_at IS NOT NULL AS sent FROM contact_inquiries',
)
const stored = new Set(rows.map(({ id }) => id))
const delivered = mailbox.list().filter((email) => !bounced.has(email))
const inquiryOf = ({ tags }: Email) => tags[0]?.value
const distinct = (value: (email: Email) => unknown) => new Set(delivered.map(value))
const reached = distinct(inquiryOf)
const results: Record<string, number> = {
  'inquiries acknowledged': posted,
  'inquiries lost': acknowledged.filter((id) => !stored.has(id)).length,
  'inquiries duplicated': rows.length - new Set(rows.map(({ name }) => name)).size,
  'leads or sent emails lost (never delivered)': rows.filter(
    ({ id, suspected_spam, sent }) => (sent || !suspected_spam) && !reached.has(id),
  ).length,
  'emails sent twice': delivered.length - reached.size,
  '- because a deploy changed them':
    distinct((email) => inquiryOf(email) + email.from).size - reached.size,
  '- because 24 hours had passed':
    delivered.length - distinct((email) => email.idempotency_key).size,
  'emails bounced': bounced.size,
  'emails for suspected spam still waiting': rows.filter(({ sent }) => !sent).length,
  'hours, each with two sweeps at once': hour,
  'processes killed': kills,
  'calls to database and Resend': wire.calls.neon + wire.calls.resend,
}
console.table(results)

await wire.close()
await close()
const names = Object.keys(results).filter((name) => /lost|duplicated/.test(name))
process.exit(names.some((name) => results[name]) ? 1 : 0)
