/**
 * `npm run test:soak 20000` posts 20,000 inquiries to the built functions while every service fails
 * at random, processes are killed and emails bounce. Then it counts lost and duplicate inquiries
 * and emails. In each simulated hour, two sweeps run concurrently after the visitors' posts. The
 * same SEED injects the same faults in the same order, but not always into the same calls.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Email } from '../../scripts/local/resend/mailbox.ts'
import {
  bounceEvent,
  webhookRequest,
} from '../../scripts/local/resend/webhook.ts'
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

const calls = { broken: 0.25, hanging: 0.002, killing: 0.003 }
const emails = { refused: 0.05, cutOff: 0.005, bounced: 0.02 }
const visits = { spam: 0.2, repeated: 0.1 }

let hour = 0
let posted = 0
let kills = 0

/** Returns true for three hours of each simulated day, starting at hour `start`. */
const isFrom = (start: number) =>
  posted < total && hour % 24 >= start && hour % 24 < start + 3
const isOverQuota = () => isFrom(4)
/** Whether Resend accepts emails but drops them, because it suppresses the staff's address. */
const isSuppressed = () => isFrom(12)

let draws = 0
function random(): number {
  const hash = createHash('sha256').update(`${seed} ${draws++}`)
  return hash.digest().readUInt32LE() / 2 ** 32
}

const pick = <T>(from: readonly T[]) =>
  from[Math.floor(random() * from.length)] as T

const { close, mailbox, origin, sql } = await startTestBackend()
const wire = await startFaultProxy(origin)
wire.fallback.neon = () => {
  bounceNewEmails()
  if (random() < calls.killing) setTimeout(killOne, 50 * random())
  const drawn = random()
  if (drawn < calls.hanging) return pick(hangingFaults)
  return drawn < calls.broken ? pick(databaseFaults) : 'pass'
}
wire.fallback.resend = () => {
  if (isOverQuota()) return resendError(429, 'daily_quota_exceeded')
  const drawn = random()
  if (drawn < emails.cutOff) return pick(temporaryFaults)
  return drawn < emails.refused ? html(pick([500, 502, 503])) : 'pass'
}

const running = new Set<ChildProcess>()
const env = { ...process.env, ...wire.env }

function track(child: ChildProcess): ChildProcess {
  running.add(child)
  return child.once('exit', () => running.delete(child))
}

const killOne = () => pick([...running])?.kill('SIGKILL') && kills++

function startWorker() {
  const file = join(import.meta.dirname, 'soak-worker.ts')
  const child = track(
    fork(file, { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  )
  // If a worker exits before sending its URL, `origin` holds the worker's exit code instead.
  const events = Promise.race([once(child, 'message'), once(child, 'exit')])
  return { child, origin: events.then(([origin]) => String(origin)) }
}

const workers: ReturnType<typeof startWorker>[] = []

/** Repeats a request, sometimes as two simultaneous copies, until the site accepts it. */
async function post(
  path: string,
  createRequest: (url: string) => Request,
): Promise<string> {
  const tryOnce = async () => {
    const index = Math.floor(random() * workerCount)
    if (!workers[index]?.child.connected) workers[index] = startWorker()
    const response = await fetch(
      createRequest((await workers[index].origin) + path),
    )
    return { status: response.status, text: await response.text() }
  }
  for (let rest = random() < visits.repeated ? 2 : 1; ; ) {
    // fetch() rejects if the worker was killed.
    const { status, text } = await tryOnce().catch(() => ({
      status: 503,
      text: '',
    }))
    if (status >= 300 && status !== 503)
      throw new Error(`${path} responded with ${status}`)
    if (status < 300) rest--
    if (rest === 0) return text
  }
}

const acknowledged: string[] = []

async function submit(number: number): Promise<void> {
  const honeypot = random() < visits.spam ? 'filled' : 'empty'
  const id = crypto.randomUUID()
  const headers = {
    ...jsonType,
    'idempotency-key': id,
    'inquiry-honeypot': honeypot,
  }
  const body = JSON.stringify({ ...inquiry, name: `Visitor ${number}` })
  const createRequest = (url: string) =>
    new Request(url, { method: 'POST', headers, body })
  acknowledged.push(JSON.parse(await post('/api/inquiries', createRequest)).id)
}

let judged = 0
const bounced = new Set<Email>()
const reports: Promise<string>[] = []

/** Makes some randomly chosen emails bounce. Skips emails that an earlier call has processed. */
function bounceNewEmails(): void {
  for (const email of mailbox.list().slice(judged)) {
    judged++
    if (!isSuppressed() && random() >= emails.bounced) continue
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
  await once(
    track(spawn(process.execPath, ['-e', run], { env, stdio: 'ignore' })),
    'exit',
  )
}

/** Backdates emails by an hour, because their age affects idempotency keys and the spam limit. */
async function endHour(): Promise<void> {
  hour++
  for (const email of mailbox.list()) {
    email.created_at = new Date(
      Date.parse(email.created_at) - 3_600_000,
    ).toISOString()
  }
  await sql(`UPDATE contact_inquiries SET notified_at = notified_at - interval '1 hour'
             WHERE notified_at IS NOT NULL AND suspected_spam`)
}

console.info(`${total} inquiries, SEED=${seed}`)

let pendingLeads: object[]
do {
  // Halfway through, a deploy changes the sender of the emails.
  if (posted >= total / 2)
    env.INQUIRY_NOTIFY_FROM = 'Quotes <new@harbourline.example>'
  const end = Math.min(total, posted + postsPerHour)
  const queue = async () => {
    while (posted < end) await submit(posted++)
  }
  await Promise.all(Array.from({ length: visitors }, queue))
  // Disconnected workers finish sending emails and exit. New workers serve the next inquiries.
  for (const { child } of workers) if (child.connected) child.disconnect()
  await Promise.all([sweepOnce(), sweepOnce()])
  bounceNewEmails()
  await Promise.all(reports.splice(0))
  await endHour()
  pendingLeads = await sql(
    'SELECT FROM contact_inquiries WHERE notified_at IS NULL AND NOT suspected_spam LIMIT 1',
  )
} while (posted < total || pendingLeads.length > 0 || reports.length > 0)
for (const child of running) child.kill('SIGKILL')

const rows = await sql<{
  id: string
  name: string
  suspected_spam: boolean
  sent: boolean
}>(
  'SELECT id, name, suspected_spam, notified_at IS NOT NULL AS sent FROM contact_inquiries',
)
const stored = new Set(rows.map(({ id }) => id))
const delivered = mailbox.list().filter((email) => !bounced.has(email))
const reached = new Set(delivered.map(({ tags }) => tags[0]?.value))
const results: Record<string, number> = {
  'inquiries acknowledged': posted,
  'inquiries lost': acknowledged.filter((id) => !stored.has(id)).length,
  'inquiries duplicated':
    rows.length - new Set(rows.map(({ name }) => name)).size,
  'leads or sent emails lost (never delivered)': rows.filter(
    ({ id, suspected_spam, sent }) =>
      (sent || !suspected_spam) && !reached.has(id),
  ).length,
  'emails sent twice': delivered.length - reached.size,
  'emails bounced': bounced.size,
  'emails for suspected spam still waiting': rows.filter(({ sent }) => !sent)
    .length,
  'hours, each with two sweeps at once': hour,
  'processes killed': kills,
  'calls to database and Resend': wire.calls.neon + wire.calls.resend,
}
console.table(results)

await wire.close()
await close()
const names = Object.keys(results).filter((name) =>
  /lost|duplicated/.test(name),
)
process.exit(names.some((name) => results[name]) ? 1 : 0)
