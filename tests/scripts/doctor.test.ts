import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkDatabase, checkEmail } from '../../scripts/doctor/services.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestBackend } from '../support/test-backend.ts'

const { close, env, sql } = await startTestBackend()
afterAll(close)

const report = async (check: typeof checkEmail, changes: object = {}) =>
  (await check({ ...env, ...changes })).map((finding) => finding.join(' ')).join('\n')

test('checkDatabase reports no problem if an inquiry can be stored, and leaves none behind', async () => {
  expect(await report(checkDatabase)).toMatch(/^ok [^\n]*$/)
  expect(await sql('SELECT FROM contact_inquiries')).toEqual([])
})

const execute = 'EXECUTE ON ALL FUNCTIONS IN SCHEMA public'
const table = 'ALTER TABLE contact_inquiries'
const names = 'UPDATE schema_migrations SET name'
const lo = 'SELECT lo_create(9);'

test.each([
  ['42501', `REVOKE ${execute} FROM SITE`, `GRANT ${execute} TO SITE`],
  ['of pg_monitor', 'GRANT pg_monitor TO SITE', 'REVOKE pg_monitor FROM SITE'],
  ['may read', `${table} OWNER TO SITE`, `${table} OWNER TO CURRENT_USER`],
  ['large objects', `${lo} ALTER LARGE OBJECT 9 OWNER TO SITE`, 'SELECT lo_unlink(9)'],
  ['limits.ts', `${table} ADD CONSTRAINT x CHECK (name = '')`, `${table} DROP CONSTRAINT x`],
  ['lacks 0001_', `${names} = 'x' || name`, `${names} = substr(name, 2)`],
])('checkDatabase reports "%s" as a problem after %s', async (problem, change, undo) => {
  await sql(change.replace('SITE', 'harbourline_site'))
  const found = await report(checkDatabase)
  await sql(undo.replace('SITE', 'harbourline_site'))
  expect(found).toMatch(/^problem/m)
  expect(found).toContain(problem)
})

const unpaid = 'Your account or project has exceeded the compute time quota.'
const quota = 'Console request failed: endpoint is temporarily unavailable. Check your quotas'
const password = "password authentication failed for user 'hidden'"

test.each([
  ['Neon', 402, { message: unpaid, code: '' }, /^problem .*quota is used up/],
  ['Neon', 400, { message: quota, code: '' }, /^problem .*quota is used up/],
  ['Neon', 400, { message: password, code: '' }, /^problem .*password.*28P01/],
  ['Neon', 400, { message: 'hidden', code: '25006' }, /^problem .*can't be used: it is read-only/],
  ['Resend', 401, { name: 'restricted_api_key' }, /^ok/],
  ['Resend', 200, {}, /^ok/],
  ['Resend', 401, { name: 'validation_error' }, /^problem .*401/],
  ['Resend', 0, {}, /^problem .*can't be reached/],
])('explains that %s responds with %i %o', async (service, status, body, explanation) => {
  const { origin, close } = await listenLocally(0, ({ headers, socket }, response) => {
    const isAllowed = service === 'Neon' || headers.authorization === 'Bearer re_local'
    if (!status || !isAllowed) return void socket.destroy()
    response.writeHead(status).end(JSON.stringify(body))
  })
  const check = service === 'Neon' ? checkDatabase : checkEmail
  const found = await report(check, { NEON_FETCH_ENDPOINT: origin, RESEND_BASE_URL: origin })
  await close()
  expect(found).toMatch(explanation)
  expect(found).not.toContain('hidden')
})

function doctor(file: string | Buffer, args = ['production.env']) {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'production.env'), file)
  const command = [resolve('scripts/doctor.ts'), ...args]
  return spawnSync(process.execPath, command, { cwd, env: {}, encoding: 'utf8' })
}

test('npm run doctor production.env reports each variable that the host lacks', () => {
  // Windows editors write a byte order mark and carriage returns.
  const { status, stdout } = doctor(
    '\uFEFFSITE_URL="https://x.example"\r\nSITE_EMAIL=\'a@b.ca\'\r\n',
  )
  expect(status).toBe(1)
  expect(
    stdout
      .match(/^(ok|problem|warning) +[A-Z_]+ /gm)
      ?.join('')
      .split(/\s+/),
  ).toEqual(
    `problem DATABASE_URL problem RESEND_API_KEY problem INQUIRY_NOTIFY_TO problem INQUIRY_NOTIFY_FROM
     ok SITE_EMAIL ok SITE_URL warning SWEEP_HEARTBEAT_URL warning RESEND_WEBHOOK_SECRET `.split(
      /\s+/,
    ),
  )
  expect(stdout).toMatch(/^warning +Evidence .* people$/m)
  expect(doctor('', []).status).toBe(0)
})

test('npm run doctor production.env says what is malformed, without the values', () => {
  const { stdout } = doctor(`DATABASE_URL=postgres://me:hidden@/harbourline\nRESEND_API_KEY=a hidden
INQUIRY_NOTIFY_TO=hidden\nINQUIRY_NOTIFY_FROM=hidden\nSITE_URL=https://x.example/hidden
SITE_EMAIL=hidden\nSWEEP_HEARTBEAT_URL=hidden.example\nRESEND_WEBHOOK_SECRET=hidden
DATABASE_OWNER_URL=hidden`)
  expect(stdout.match(/^problem +[A-Z_]+ +is not (?!set)/gm)).toHaveLength(9)
  expect(stdout).not.toContain('hidden')
})

test.each<[string, string | Buffer, string[]?]>([
  ['a missing file', '', ['other.env']],
  ['a file that is not UTF-8', Buffer.from([0xff, 0xfe, 0x41, 0x00])],
  ['a malformed line', 'A="1\n2"\nexport B=3\npostgres://me:hidden@h/x'],
])('npm run doctor refuses %s with one line', (_, file, args) => {
  const { status, stdout, stderr } = doctor(file, args)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^[^\n]+\.\n$/)
  expect(stderr).not.toContain('hidden')
})
