import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { NeonDbError } from '@neondatabase/serverless'
import { expect, test } from 'vitest'
import { isTransientFault } from '../../netlify/inquiries/database-faults.ts'
import { describeFault } from '../../netlify/inquiries/log.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { checkDatabase, checkEmail } from '../../scripts/operate/services.ts'
import { startFunctionBackend } from '../support/start-function.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { env, sql } = await startFunctionBackend()

const report = async (check: typeof checkEmail, changes: object = {}) =>
  (await check({ ...env, ...changes }))
    .map(({ level, about, message }) => `${level} ${about} ${message}`)
    .join('\n')

const calls = 'EXECUTE ON ALL FUNCTIONS IN SCHEMA public'
const table = 'ALTER TABLE contact_inquiries'
const names = 'UPDATE schema_migrations SET name'

test.each([
  [
    "42501[^]*can't call",
    `REVOKE ${calls} FROM SITE`,
    `GRANT ${calls} TO SITE`,
  ],
  ['of pg_monitor', 'GRANT pg_monitor TO SITE', 'REVOKE pg_monitor FROM SITE'],
  ['may read', `${table} OWNER TO SITE`, `${table} OWNER TO CURRENT_USER`],
  [
    'large',
    'SELECT lo_create(9); ALTER LARGE OBJECT 9 OWNER TO SITE',
    'SELECT lo_unlink(9)',
  ],
  [
    'limits.ts',
    `${table} ADD CONSTRAINT x CHECK (name = '')`,
    `${table} DROP CONSTRAINT x`,
  ],
  ['lacks 0001_', `${names} = 'x' || name`, `${names} = substr(name, 2)`],
])(
  'checkDatabase reports "%s" between %s and %s',
  async (problem, change, undo) => {
    const run = (text: string) => sql(text.replace('SITE', 'harbourline_site'))
    await run(change)
    expect
      .soft(await report(checkDatabase))
      .toMatch(new RegExp(`^problem .*${problem}`, 'm'))
    await run(undo)
    expect(await report(checkDatabase)).toMatch(/^ok [^\n]*$/)
    expect(await sql('SELECT FROM contact_inquiries')).toEqual([])
  },
)

const refusals: [message: string, explanation: RegExp][] = [
  [
    'This IP address 203.0.113.9 is not allowed to connect to this endpoint. Please add it to the allowed list in the Neon console.',
    /IP Allow/,
  ],
  [
    'This connection is trying to access this endpoint from a blocked network.',
    /IP Allow/,
  ],
  [
    'Control plane request failed: endpoint is temporarily unavailable. Check your quotas and/or contact our support.',
    /suspended the project: a quota/,
  ],
  [
    'Your account or project has exceeded the compute time quota. Upgrade your plan to increase limits.',
    /quota is used up/,
  ],
  [
    'You have exceeded the limit of concurrently active endpoints. Please suspend some endpoints.',
    /as many of the project's computes/,
  ],
  [
    'The requested endpoint could not be found, or you do not have access to it. Please check the provided ID and try again.',
    /no project, branch or compute/,
  ],
  [
    'Control plane request failed: endpoint cannot be found',
    /no project, branch or compute/,
  ],
  ['The requested branch was not found', /no project, branch or compute/],
  ['Control plane request failed: endpoint is disabled', /is disabled/],
  [
    'Endpoint ID is not specified. Either please upgrade the postgres client library',
    /host doesn't begin with/,
  ],
]

test.each(refusals)(
  'explains Neon\'s refusal "%s", and logs which it is',
  async (message, explanation) => {
    const hidden = `${message} hidden`
    const { origin, close } = await listenLocally(0, (_request, response) => {
      response.writeHead(400)
      response.end(JSON.stringify({ code: '', message: hidden }))
    })
    const found = await report(checkDatabase, { NEON_FETCH_ENDPOINT: origin })
    await close()
    expect(found).toMatch(/^problem Database [^\n]+\.$/)
    expect(found).toMatch(explanation)
    expect(found).not.toContain('hidden')
    const fault = describeFault(new NeonDbError(hidden))
    expect(fault).toEqual({
      error: 'NeonDbError',
      sqlstate: undefined,
      reason: expect.stringMatching(/^[a-z-]+$/),
    })
    expect(isTransientFault(new NeonDbError(hidden))).toBe(false)
  },
)

test('a message of PostgreSQL is never taken for a refusal', () => {
  const error = Object.assign(new NeonDbError('the quota was not found'), {
    code: '22P02',
  })
  expect(describeFault(error).reason).toBeUndefined()
})

test("a database that isn't at Neon gets a sentence of its own", async () => {
  const found = await report(checkDatabase, {
    DATABASE_URL: 'postgres://me:hidden@db.invalid/shop',
    NEON_FETCH_ENDPOINT: undefined,
  })
  expect(found).toMatch(/^problem Database .* its host isn't Neon's/)
  expect(found).not.toContain('hidden')
})

test.each([
  ['Neon', 402, { message: 'hidden' }, /^problem .*quota is used up/],
  [
    'Neon',
    400,
    { message: 'hidden', code: '25006' },
    /^problem .*can't be used: it is read-only.* npm run db:site-password/,
  ],
  [
    'Neon',
    400,
    { message: 'hidden', code: '57014' },
    /^problem .*statement_timeout.* npm run db:site-password/,
  ],
  ['Resend', 401, { name: 'restricted_api_key' }, /^ok/],
  ['Resend', 200, {}, /^ok/],
  ['Resend', 401, { name: 'validation_error' }, /^problem .*401/],
  ['Resend', 0, {}, /^problem .*can't be reached/],
])(
  'explains that %s responds with %i %o',
  async (service, status, body, explanation) => {
    const { origin, close } = await listenLocally(
      0,
      ({ headers, socket }, response) => {
        const isAllowed =
          service === 'Neon' || headers.authorization === 'Bearer re_local'
        if (!status || !isAllowed) return void socket.destroy()
        response.writeHead(status).end(JSON.stringify({ code: '', ...body }))
      },
    )
    const check = service === 'Neon' ? checkDatabase : checkEmail
    const found = await report(check, {
      NEON_FETCH_ENDPOINT: origin,
      RESEND_BASE_URL: origin,
    })
    await close()
    expect(found).toMatch(explanation)
    expect(found).not.toContain('hidden')
  },
)

function doctor(content: string | Buffer, args = ['production.env']) {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'production.env'), content)
  const command = [resolve('scripts/doctor.ts'), ...args]
  const ended = spawnSync(process.execPath, command, {
    cwd,
    env: {},
    encoding: 'utf8',
  })
  expect(ended.stdout + ended.stderr).not.toContain('hidden')
  return ended
}

test('npm run doctor production.env names what the host lacks, and what is malformed', () => {
  // Windows editors write a byte order mark and carriage returns.
  const { status, stdout } = doctor(
    '\uFEFFSITE_URL="https://x.ca"\r\nINQUIRY_NOTIFY_TO="A" <a@b.ca>',
  )
  expect([status, doctor('', []).status]).toEqual([1, 0])
  const namesAt = (level: string) =>
    stdout.match(new RegExp(`(?<=^${level} +)[A-Z_]+(?= )`, 'gm'))?.join(' ')
  const missing =
    'DATABASE_URL RESEND_API_KEY INQUIRY_NOTIFY_FROM SITE_EMAIL SWEEP_HEARTBEAT_URL RESEND_WEBHOOK_SECRET'
  const set = 'INQUIRY_NOTIFY_TO SITE_URL'
  expect(['problem', 'warning', 'ok'].map(namesAt)).toEqual([
    missing,
    undefined,
    set,
  ])
  expect(stdout).toMatch(/^warning +Evidence .* people\b/m)
  expect(doctor('SITE_EMAIL=hidden@b.example').stdout).toMatch(
    /SITE_EMAIL +is only an example/,
  )
  const all = `${missing} ${set} RESEND_EMAILS_PER_DAY DATABASE_OWNER_URL`
  const malformed = doctor(all.replace(/\w+/g, '$&=a hidden value\n')).stdout
  expect(malformed.match(/^problem +[A-Z_]+ +is not (?!set)/gm)).toHaveLength(
    10,
  )
})

test.each<[string, string | Buffer, string[]?]>([
  ['a missing file', '', ['other.env']],
  ['a file that is not UTF-8', Buffer.from([0xff, 0xfe, 0x41, 0x00])],
  ['a malformed line', 'A="1\n2"\nexport B=3\npostgres://me:hidden@h/x'],
])('npm run doctor refuses %s with one line', (_, content, args) => {
  const { status, stdout, stderr } = doctor(content, args)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^[^\n]+\.\n$/)
})
