/**
 * `npm run test:soak 20000` posts 20,000 inquiries to the built functions while every service fails
 * at random and processes are killed. In each simulated hour, two sweeps run at once after the
 * visitors' posts. The scenarios below follow one another; most inquiries belong to a flood. Then
 * the command prints what was lost, sent twice, late, or reported wrongly by the heartbeat. The same
 * SEED injects the same faults in the same order, but not always into the same calls.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { listenLocally } from '../../scripts/local/http-server.ts'
import type { Email } from '../../scripts/local/resend/mailbox.ts'
import {
  emailEvent,
  type Report,
  webhookRequest,
} from '../../scripts/local/resend/webhook.ts'
import {
  databaseFaults,
  type Fault,
  hangingFaults,
  htmlPage,
  resendError,
  startFaultProxy,
  temporaryFaults,
} from '../support/fault-proxy.ts'
import { inquiry, jsonType } from '../support/requests.ts'
import { startTestBackend } from '../support/test-backend.ts'
import { copiesInADay, createLedger, type Inquiry } from './soak-ledger.ts'

const total = Number(process.argv[2] ?? 1000)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const dailyLimit = 100
const workerCount = 3

const calls = { broken: 0.25, hanging: 0.002, killing: 0.003 }
const emails = { refused: 0.05, cutOff: 0.005, bounced: 0.02 }
const visits = { flagged: 0.1, repeated: 0.1, blocked: 0.3 }

let draws = 0
function random(): number {
  const hash = createHash('sha256').update(`${seed} ${draws++}`)
  return hash.digest().readUInt32LE() / 2 ** 32
}
const pick = <T>(from: readonly T[]) =>
  from[Math.floor(random() * from.length)] as T

interface Scenario {
  name: string
  days: number
  /** What Resend reports about an email, in this order. */
  reports(): Report[]
  /** How many hours later Resend reports it; infinity if the event is lost. */
  delay?(): number
  isKeyDead?: true
  isFirewalled?: true
  canStore?: false
  bots?: 'flagged' | 'unflagged'
}

const arrives = (): Report[] =>
  random() < emails.bounced ? ['bounce'] : ['delivered']

const scenarios: Scenario[] = [
  { name: 'nothing special', days: 1, reports: arrives },
  {
    name: 'absence replies',
    days: 1,
    reports: () =>
      pick([
        ['delivered', 'absent'],
        ['absent', 'delivered'],
      ]),
  },
  { name: 'absence replies alone', days: 1, reports: () => ['absent'] },
  { name: 'a dead recipient', days: 1, reports: () => ['bounce'] },
  { name: 'a suppressed recipient', days: 1, reports: () => ['suppressed'] },
  {
    name: 'late and lost events',
    days: 1,
    reports: () => ['delayed', 'delivered'],
    delay: () => pick([0, 1, 2, Number.POSITIVE_INFINITY]),
  },
  { name: 'a dead key', days: 7, reports: arrives, isKeyDead: true },
  { name: 'a firewall', days: 1, reports: arrives, isFirewalled: true },
  {
    name: 'a flood in the honeypot',
    days: 1,
    reports: arrives,
    bots: 'flagged',
  },
  { name: 'a flood past it', days: 1, reports: arrives, bots: 'unflagged' },
  {
    name: 'no inquiry can be stored',
    days: 1,
    reports: arrives,
    canStore: false,
  },
  { name: 'nothing special again', days: 1, reports: arrives },
]

// In a short run, a day has fewer hours, so that each scenario is short.
const hoursPerDay = total >= 5000 ? 24 : total >= 1000 ? 4 : 2
const leadsPerHour = 6 / hoursPerDay
const unflaggedPerHour = 12

let hour = 0
let kills = 0
let scenario = scenarios[0] as Scenario
const ledger = createLedger()

const { close, mailbox, origin, sql } = await startTestBackend()
const network = await startFaultProxy(origin)
network.chooseFault.neon = () => {
  if (random() < calls.killing) setTimeout(killOne, 50 * random())
  const drawn = random()
  if (drawn < calls.hanging) return pick(hangingFaults)
  return drawn < calls.broken ? pick(databaseFaults) : 'pass'
}
network.chooseFault.resend = ({ body }) => {
  if (scenario.isKeyDead) return resendError(401, 'invalid_api_key')
  if (scenario.isFirewalled && body.includes('DROP TABLE')) return htmlPage(403)
  if (emailsSince(hour - 23) >= dailyLimit)
    return resendError(429, 'daily_quota_exceeded')
  const drawn = random()
  if (drawn < emails.cutOff) return pick(temporaryFaults) as Fault
  return drawn < emails.refused ? htmlPage(pick([500, 502, 503])) : 'pass'
}

function emailsSince(first: number): number {
  return [...ledger.emails.values()].filter(({ hour }) => hour >= first).length
}

let rings = 0
const heartbeat = await listenLocally(0, (_, response) => {
  rings++
  response.end()
})
const env = {
  ...process.env,
  ...network.env,
  SWEEP_HEARTBEAT_URL: heartbeat.origin,
}

const running = new Set<ChildProcess>()
const killOne = () => pick([...running])?.kill('SIGKILL') && kills++

function startWorker() {
  const file = join(import.meta.dirname, 'soak-worker.ts')
  const child = fork(file, {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  // If a worker exits before sending its URL, `origin` holds the worker's exit code instead.
  const events = Promise.race([once(child, 'message'), once(child, 'exit')])
  return { child, origin: events.then(([origin]) => String(origin)) }
}

const workers: ReturnType<typeof startWorker>[] = []

async function request(
  worker: number,
  path: string,
  create: (url: string) => Request,
): Promise<{ status: number; text: string }> {
  if (!workers[worker]?.child.connected) workers[worker] = startWorker()
  const response = await fetch(create((await workers[worker].origin) + path))
  noteNewEmails()
  return { status: response.status, text: await response.text() }
}

/** Repeats a request, sometimes as two simultaneous copies, until the site accepts it. */
async function post(
  path: string,
  create: (url: string) => Request,
): Promise<string> {
  for (let rest = random() < visits.repeated ? 2 : 1; ; ) {
    const worker = Math.floor(random() * workerCount)
    // fetch() rejects if the worker was killed.
    const { status, text } = await request(worker, path, create).catch(() => ({
      status: 503,
      text: '',
    }))
    if (status < 300) rest--
    else if (scenario.canStore === false && status === 500) return ''
    else if (status !== 503) throw new Error(`${path} responded with ${status}`)
    if (rest === 0) return text
  }
}

let posted = 0

async function submit(kind: 'lead' | 'bot', isFlagged: boolean): Promise<void> {
  const name = `${kind} ${posted++}`
  const product = random() < visits.blocked ? 'DROP TABLE' : inquiry.product
  const headers = {
    ...jsonType,
    ...(isFlagged && { 'inquiry-honeypot': 'filled' }),
  }
  const body = JSON.stringify({ ...inquiry, name, product })
  const text = await post(
    '/api/inquiries',
    (url) => new Request(url, { method: 'POST', headers, body }),
  )
  if (text)
    ledger.addInquiry({ id: JSON.parse(text).id, name, hour, isFlagged })
}

interface Event {
  email: Email
  report: Report
  hour: number
}

let noted = 0
let events: Event[] = []

function noteNewEmails(): void {
  for (const email of mailbox.list().slice(noted)) {
    noted++
    ledger.addEmail(email, hour)
    const due = hour + (scenario.delay?.() ?? 0)
    for (const report of scenario.reports())
      events.push({ email, report, hour: due })
  }
}

async function deliverEvents(): Promise<void> {
  const due = events.filter((event) => event.hour <= hour)
  events = events.filter((event) => event.hour > hour)
  const secret = network.env.RESEND_WEBHOOK_SECRET
  for (const { email, report } of due) {
    const event = emailEvent(email, report)
    await post('/api/email-events', (url) =>
      webhookRequest(url, event, { secret }),
    )
    ledger.emails.get(email.id)?.reports.add(report)
  }
}

const wrong = { rang: 0, silent: 0 }

async function sweepTwice(): Promise<void> {
  rings = 0
  const sweeps = [0, 1].map((worker) =>
    request(worker, '/sweep', (url) => new Request(url)).catch(() => undefined),
  )
  const results = await Promise.all(sweeps)
  // A sweep that was killed, or whose database was away, rightly leaves the heartbeat silent.
  if (results.some((result) => result?.status !== 200)) return
  const mustBeSilent = scenario.canStore === false || ledger.mustBeSilent(hour)
  if (mustBeSilent && rings > 0) wrong.rang++
  if (!mustBeSilent && rings === 0) wrong.silent++
}

/** Makes everything an hour older. */
async function endHour(): Promise<void> {
  hour++
  const hourEarlier = (time: string) =>
    new Date(Date.parse(time) - 3_600_000).toISOString()
  for (const email of mailbox.list())
    email.created_at = hourEarlier(email.created_at)
  await sql(`UPDATE contact_inquiries SET created_at = created_at - interval '1 hour',
             claimed_until = claimed_until - interval '1 hour'`)
  await sql(`UPDATE sent_emails SET sent_at = sent_at - interval '1 hour',
             delivered_at = delivered_at - interval '1 hour',
             failed_at = failed_at - interval '1 hour'`)
}

const storing =
  'EXECUTE ON FUNCTION submit_inquiry(uuid, jsonb, boolean, integer)'

/** Waits for the emails that the functions send after their responses. */
async function endBackgroundWork(): Promise<void> {
  const waits = workers.map((_, worker) =>
    request(worker, '/idle', (url) => new Request(url)).catch(() => undefined),
  )
  await Promise.all(waits)
  noteNewEmails()
}

async function runHour(bots: number): Promise<void> {
  const visitors: [kind: 'lead' | 'bot', isFlagged: boolean][] = []
  for (let due = leadsPerHour; random() < due; due--)
    visitors.push(['lead', random() < visits.flagged])
  for (let bot = 0; bot < bots; bot++)
    visitors.push(['bot', scenario.bots === 'flagged'])
  const queue = async () => {
    for (let next = visitors.pop(); next; next = visitors.pop())
      await submit(...next)
  }
  await Promise.all(Array.from({ length: 12 }, queue))
  await endBackgroundWork()
  await deliverEvents()
  await sweepTwice()
  noteNewEmails()
  await deliverEvents()
  await endHour()
}

console.info(`${total} inquiries, SEED=${seed}`)

for (scenario of scenarios) {
  console.info(`Hour ${hour}: ${scenario.name}`)
  const hours = scenario.days * hoursPerDay
  if (scenario.canStore === false)
    await sql(`REVOKE ${storing} FROM harbourline_site`)
  const { bots } = scenario
  const flagged = Math.max(0, total - posted - 2 * unflaggedPerHour * hours)
  for (let passed = 0; passed < hours; passed++) {
    const perHour =
      bots === 'flagged' ? Math.ceil(flagged / hours) : unflaggedPerHour
    await runHour(bots ? perHour : 0)
  }
  if (scenario.canStore === false)
    await sql(`GRANT ${storing} TO harbourline_site`)
}
// The rest of the flood is listed, 50 inquiries in each email.
for (
  let more = true;
  more;
  more =
    (await sql('SELECT FROM inquiry_states WHERE waits LIMIT 1')).length > 0
)
  await runHour(0)
for (const child of running) child.kill('SIGKILL')

const rows = await sql<{ id: string; name: string }>(
  'SELECT id, name FROM contact_inquiries',
)
const stored = new Set(rows.map(({ id }) => id))
const all = [...ledger.inquiries.values()]
const leads = all.filter(({ name }) => name.startsWith('lead'))

const deadHours = new Set<number>()
let start = 0
for (const { days, isKeyDead } of scenarios) {
  const end = start + days * hoursPerDay
  if (isKeyDead) for (let h = start; h < end; h++) deadHours.add(h)
  start = end
}

/** The sweeps that ran while Resend worked, until an email carried the inquiry. */
function sweepsUntilEmailed({ hour: from, emails: [first] }: Inquiry): number {
  if (!first) return Number.POSITIVE_INFINITY
  let sweeps = 0
  for (let h = from; h <= first.hour; h++) if (!deadHours.has(h)) sweeps++
  return sweeps
}

const most = (list: number[]) => Math.max(0, ...list)
const perDay = Array.from({ length: hour }, (_, first) =>
  [...ledger.emails.values()].filter(
    ({ hour: sent }) => sent >= first && sent < first + 24,
  ),
)

const results: Record<string, number> = {
  'inquiries acknowledged': all.length,
  'inquiries lost': all.filter(({ id }) => !stored.has(id)).length,
  'inquiries doubled': rows.length - new Set(rows.map(({ name }) => name)).size,
  'inquiries that no email carried': all.filter(
    ({ emails }) => emails.length === 0,
  ).length,
  'most emails in 24 hours': most(perDay.map(({ length }) => length)),
  'most copies of one inquiry in 24 hours': most(all.map(copiesInADay)),
  'most hours until a lead was emailed, while Resend worked': most(
    leads.filter(({ isFlagged }) => !isFlagged).map(sweepsUntilEmailed),
  ),
  'most hours until a flagged lead was emailed, while Resend worked': most(
    leads.filter(({ isFlagged }) => isFlagged).map(sweepsUntilEmailed),
  ),
  'heartbeats that rang wrongly': wrong.rang,
  'heartbeats that were silent wrongly': wrong.silent,
  'simulated hours, each with two sweeps at once': hour,
  emails: ledger.emails.size,
  'processes killed': kills,
  'calls to database and Resend': network.calls.neon + network.calls.resend,
}
console.table(results)

const limitsOfResults: Record<string, number> = {
  'inquiries lost': 0,
  'inquiries doubled': 0,
  'inquiries that no email carried': 0,
  'most emails in 24 hours': dailyLimit,
  'most copies of one inquiry in 24 hours': 4,
  'most hours until a lead was emailed, while Resend worked': 1,
  'heartbeats that rang wrongly': 0,
  'heartbeats that were silent wrongly': 0,
}
const exceeded = Object.entries(limitsOfResults).filter(
  ([name, limit]) => Number(results[name]) > limit,
)
for (const [name] of exceeded) console.error(`Too many: ${name}`)

await heartbeat.close()
await network.close()
await close()
process.exit(exceeded.length > 0 ? 1 : 0)
