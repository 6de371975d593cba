import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { NeonDbError } from '@neondatabase/serverless'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isTransientFault } from '../../netlify/inquiries/database-faults.ts'
import { describeFault } from '../../netlify/inquiries/log.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { missingEvidence } from '../../scripts/operate/missing-evidence.ts'
import { checkDatabase, checkEmail } from '../../scripts/operate/services.ts'
import { evidence } from '../../src/content/evidence.ts'
import { lineWith, onlyLineOf } from '../support/lines.ts'
import { startFunctionBackend } from '../support/start-function.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { env, sql } = await startFunctionBackend()

/** Returns the only finding of `checkDatabase` or `checkEmail`. Throws if there are several. */
async function onlyFinding(check: typeof checkEmail, changes: object = {}) {
  const [finding, ...others] = await check({ ...env, ...changes })
  if (!finding || others.length > 0) throw new Error('Not one finding')
  return finding
}

/** Starts a service that responds like this to every call, until the test ends. */
async function serviceResponding(status: number, body: object) {
  const { origin, close } = await listenLocally(0, (_request, response) => {
    response.writeHead(status).end(JSON.stringify(body))
  })
  onTestFinished(close)
  return origin
}

test('checkDatabase says that a complete database stores inquiries', async () => {
  const finding = await onlyFinding(checkDatabase)
  expect(finding).toMatchObject({ level: 'ok', about: 'Database' })
})

test('the inquiry that checkDatabase stores to try it is not kept', async () => {
  await checkDatabase(env)
  expect(await sql('SELECT FROM contact_inquiries')).toEqual([])
})

interface Damage {
  to: string
  change: string
  undo: string
  /** Parts of the problems that the check must report. */
  problems: string[]
}

const inquiries = 'ALTER TABLE contact_inquiries'
const everyFunction = 'EXECUTE ON ALL FUNCTIONS IN SCHEMA public'

const damages: Damage[] = [
  {
    to: 'the right to call the SQL functions',
    change: `REVOKE ${everyFunction} FROM harbourline_site`,
    undo: `GRANT ${everyFunction} TO harbourline_site`,
    problems: ['42501', "can't call"],
  },
  {
    to: "the site role's memberships",
    change: 'GRANT pg_monitor TO harbourline_site',
    undo: 'REVOKE pg_monitor FROM harbourline_site',
    problems: ['is a member of pg_monitor'],
  },
  {
    to: "the table's owner",
    change: `${inquiries} OWNER TO harbourline_site`,
    undo: `${inquiries} OWNER TO CURRENT_USER`,
    problems: ['may read all inquiries'],
  },
  {
    to: "the site role's large objects",
    change:
      'SELECT lo_create(9); ALTER LARGE OBJECT 9 OWNER TO harbourline_site',
    undo: 'SELECT lo_unlink(9)',
    problems: ['owns large objects'],
  },
  {
    to: "the table's limits",
    change: `${inquiries} ADD CONSTRAINT no_names CHECK (name = '')`,
    undo: `${inquiries} DROP CONSTRAINT no_names`,
    problems: ['src/inquiry/limits.ts'],
  },
  {
    to: 'the list of applied migrations',
    change: `UPDATE schema_migrations SET name = 'x' || name`,
    undo: 'UPDATE schema_migrations SET name = substr(name, 2)',
    problems: ['lacks 0001_'],
  },
]

test.each(damages)(
  'checkDatabase is content again once $undo has undone $change',
  async ({ change, undo }) => {
    await sql(change)
    await checkDatabase(env)
    await sql(undo)
    expect((await onlyFinding(checkDatabase)).level).toBe('ok')
    expect(await sql('SELECT FROM contact_inquiries')).toEqual([])
  },
)

test.each(damages)(
  'checkDatabase reports a change to $to: $change',
  async ({ change, undo, problems }) => {
    await sql(change)
    onTestFinished(async () => {
      await sql(undo)
    })
    const findings = await checkDatabase(env)
    const reported = findings
      .filter(({ level }) => level === 'problem')
      .map(({ message }) => message)
    for (const problem of problems)
      expect(reported).toContainEqual(expect.stringContaining(problem))
  },
)

const notFound = 'no project, branch or compute'

/** What Neon responds, how the doctor explains it, and the reason in the function's log. */
const refusals = [
  {
    message:
      'This IP address 203.0.113.9 is not allowed to connect to this endpoint. Please add it to the allowed list in the Neon console.',
    explanation: 'IP Allow',
    reason: 'ip-not-allowed',
  },
  {
    message:
      'This connection is trying to access this endpoint from a blocked network.',
    explanation: 'IP Allow',
    reason: 'ip-not-allowed',
  },
  {
    message:
      'Control plane request failed: endpoint is temporarily unavailable. Check your quotas and/or contact our support.',
    explanation: 'suspended the project: a quota',
    reason: 'suspended',
  },
  {
    message:
      'Your account or project has exceeded the compute time quota. Upgrade your plan to increase limits.',
    explanation: 'quota is used up',
    reason: 'quota',
  },
  {
    message:
      'You have exceeded the limit of concurrently active endpoints. Please suspend some endpoints.',
    explanation: "as many of the project's computes",
    reason: 'too-many-computes',
  },
  {
    message:
      'The requested endpoint could not be found, or you do not have access to it. Please check the provided ID and try again.',
    explanation: notFound,
    reason: 'not-found',
  },
  {
    message: 'Control plane request failed: endpoint cannot be found',
    explanation: notFound,
    reason: 'not-found',
  },
  {
    message: 'The requested branch was not found',
    explanation: notFound,
    reason: 'not-found',
  },
  {
    message: 'Control plane request failed: endpoint is disabled',
    explanation: 'is disabled',
    reason: 'disabled',
  },
  {
    message:
      'Endpoint ID is not specified. Either please upgrade the postgres client library',
    explanation: "host doesn't begin with",
    reason: 'wrong-host',
  },
]

describe.each(refusals)(
  'Neon\'s refusal "$message"',
  ({ message, explanation, reason }) => {
    // The rest of Neon's message can name the database or the user.
    const refusal = `${message} hidden`

    test('is explained by the doctor, without the message itself', async () => {
      const body = { code: '', message: refusal }
      const NEON_FETCH_ENDPOINT = await serviceResponding(400, body)
      const finding = await onlyFinding(checkDatabase, { NEON_FETCH_ENDPOINT })
      expect(finding).toMatchObject({ level: 'problem', about: 'Database' })
      expect(finding.message).toContain(explanation)
      expect(finding.message).not.toContain('hidden')
      expect(finding.message).not.toContain('\n')
      expect(finding.message.at(-1)).toBe('.')
    })

    test('is logged as a fixed word', () => {
      expect(describeFault(new NeonDbError(refusal))).toEqual({
        error: 'NeonDbError',
        sqlstate: undefined,
        reason,
      })
    })

    test('is not retried', () => {
      expect(isTransientFault(new NeonDbError(refusal))).toBe(false)
    })
  },
)

test('a message of PostgreSQL is never taken for a refusal of Neon', () => {
  // Only PostgreSQL's own messages have a code.
  const error = new NeonDbError('the quota was not found')
  error.code = '22P02'
  expect(describeFault(error).reason).toBeUndefined()
})

test("the doctor says that a database isn't at Neon", async () => {
  const finding = await onlyFinding(checkDatabase, {
    DATABASE_URL: 'postgres://me:hidden@db.invalid/shop',
    NEON_FETCH_ENDPOINT: undefined,
  })
  expect(finding).toMatchObject({ level: 'problem', about: 'Database' })
  expect(finding.message).toContain("its host isn't Neon's")
  expect(finding.message).not.toContain('hidden')
})

test.each([
  {
    because: 'the quota is used up',
    status: 402,
    body: { code: '', message: 'hidden' },
    explanation: ['quota is used up'],
  },
  {
    because: 'the database is read-only',
    status: 400,
    body: { code: '25006', message: 'hidden' },
    explanation: ["can't be used: it is read-only", 'npm run db:site-password'],
  },
  {
    because: 'a statement timed out',
    status: 400,
    body: { code: '57014', message: 'hidden' },
    explanation: ['statement_timeout', 'npm run db:site-password'],
  },
])(
  "if Neon responds with status $status because $because, the doctor explains it without Neon's message",
  async ({ status, body, explanation }) => {
    const NEON_FETCH_ENDPOINT = await serviceResponding(status, body)
    const finding = await onlyFinding(checkDatabase, { NEON_FETCH_ENDPOINT })
    expect(finding.level).toBe('problem')
    for (const text of explanation) expect(finding.message).toContain(text)
    expect(finding.message).not.toContain('hidden')
  },
)

test.each([
  { level: 'ok', status: 200, name: undefined },
  // A key that may only send emails is enough for the site.
  { level: 'ok', status: 401, name: 'restricted_api_key' },
  { level: 'problem', status: 401, name: 'validation_error' },
])(
  'the key for Resend is $level if Resend responds with $status $name',
  async ({ level, status, name }) => {
    const RESEND_BASE_URL = await serviceResponding(status, { name })
    const finding = await onlyFinding(checkEmail, { RESEND_BASE_URL })
    expect(finding.level).toBe(level)
    if (level === 'problem') expect(finding.message).toContain(`${status}`)
  },
)

test('the doctor shows Resend the key', async () => {
  const keys: unknown[] = []
  const { origin, close } = await listenLocally(0, ({ headers }, response) => {
    keys.push(headers.authorization)
    response.end('{}')
  })
  onTestFinished(close)
  await checkEmail({ RESEND_API_KEY: 're_local', RESEND_BASE_URL: origin })
  expect(keys).toEqual(['Bearer re_local'])
})

test("the doctor says that Resend can't be reached", async () => {
  const { origin, close } = await listenLocally(0, ({ socket }) => {
    socket.destroy()
  })
  onTestFinished(close)
  const finding = await onlyFinding(checkEmail, { RESEND_BASE_URL: origin })
  expect(finding.level).toBe('problem')
  expect(finding.message).toContain("can't be reached")
})

/** Runs `npm run doctor` with `args`, in a folder where `production.env` has these settings. */
function runDoctor(args: string[], settings: string | Buffer = '') {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'production.env'), settings)
  const ended = spawnSync(
    process.execPath,
    [resolve('scripts/doctor.ts'), ...args],
    { cwd, env: {}, encoding: 'utf8' },
  )
  expect(ended.stdout + ended.stderr).not.toContain('hidden')
  return ended
}

const doctorFor = (settings: string) => runDoctor(['production.env'], settings)

/** Returns the variables in the printed lines of this level, in alphabetical order. */
function variablesAt(level: string, printed: string): string[] {
  const lines = printed.split('\n').filter((line) => line.startsWith(level))
  const names = lines.map((line) => String(line.split(' ').filter(Boolean)[1]))
  return names.filter((name) => name === name.toUpperCase()).sort()
}

describe('npm run doctor production.env', () => {
  test('names what the host lacks, and what is set', () => {
    // Windows editors write a byte order mark and carriage returns.
    const { status, stdout } = doctorFor(
      '\uFEFFSITE_URL="https://x.ca"\r\nINQUIRY_NOTIFY_TO="A" <a@b.ca>',
    )
    expect(status).toBe(1)
    expect(variablesAt('problem', stdout)).toEqual([
      'DATABASE_URL',
      'INQUIRY_NOTIFY_FROM',
      'RESEND_API_KEY',
      'RESEND_WEBHOOK_SECRET',
      'SITE_EMAIL',
      'SWEEP_HEARTBEAT_URL',
    ])
    expect(variablesAt('warning', stdout)).toEqual([])
    expect(variablesAt('ok', stdout)).toEqual(['INQUIRY_NOTIFY_TO', 'SITE_URL'])
  })

  test('warns about facts that src/content/evidence.ts lacks', () => {
    const { stdout } = doctorFor('')
    const start = /^warning +Evidence +/
    const lines = stdout.split('\n').filter((line) => start.test(line))
    const warnings = lines.map((line) => line.replace(start, ''))
    const expected = missingEvidence(evidence).map(({ message }) => message)
    expect(warnings).toEqual(expected)
  })

  test('refuses an address that is only an example', () => {
    const { stdout } = doctorFor('SITE_EMAIL=hidden@b.example')
    expect(lineWith('SITE_EMAIL', stdout)).toContain('is only an example')
  })

  test('names each malformed variable, without its value', () => {
    const names = [
      'DATABASE_OWNER_URL',
      'DATABASE_STAFF_URL',
      'DATABASE_URL',
      'INQUIRY_NOTIFY_FROM',
      'INQUIRY_NOTIFY_TO',
      'RESEND_API_KEY',
      'RESEND_EMAILS_PER_DAY',
      'RESEND_WEBHOOK_SECRET',
      'SITE_EMAIL',
      'SITE_URL',
      'SWEEP_HEARTBEAT_URL',
    ]
    const settings = names.map((name) => `${name}=a hidden value\n`).join('')
    const { stdout } = doctorFor(settings)
    expect(variablesAt('problem', stdout)).toEqual(names)
    expect(stdout).not.toContain('is not set')
  })

  test.each([
    ['a file that is not UTF-8', Buffer.from([0xff, 0xfe, 0x41, 0x00])],
    ['a malformed line', 'A="1\n2"\nexport B=3\npostgres://me:hidden@h/x'],
  ])('refuses %s with one sentence', (_, settings) => {
    const { status, stdout, stderr } = runDoctor(['production.env'], settings)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(onlyLineOf(stderr).at(-1)).toBe('.')
  })
})

test('npm run doctor refuses a missing file with one sentence', () => {
  const { status, stdout, stderr } = runDoctor(['other.env'])
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(onlyLineOf(stderr).at(-1)).toBe('.')
})

test("on a developer's machine, npm run doctor needs no settings", () => {
  expect(runDoctor([]).status).toBe(0)
})
