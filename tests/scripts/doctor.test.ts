import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkDatabase, checkEmail } from '../../scripts/doctor/services.ts'
import { checkVariables } from '../../scripts/doctor/variables.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestBackend } from '../support/test-backend.ts'

const { close, env, sql } = await startTestBackend()
afterAll(close)

const database = async (changes: object = {}) =>
  (await checkDatabase({ ...env, ...changes })).map((finding) => finding.join(' ')).join('\n')

test.each([
  ['DATABASE_URL', 'postgres://me:secret@/harbourline'],
  ['RESEND_API_KEY', 'a secret'],
  ['INQUIRY_NOTIFY_TO', 'secret'],
  ['INQUIRY_NOTIFY_FROM', 'secret'],
  ['SITE_URL', 'https://x.example/secret'],
  ['SITE_EMAIL', 'secret'],
  ['SWEEP_HEARTBEAT_URL', 'secret.example/ping'],
  ['RESEND_WEBHOOK_SECRET', 'secret'],
  ['DATABASE_OWNER_URL', 'secret'],
])('checkVariables reports that %s is malformed, never that it is missing', (name, value) => {
  const findings = checkVariables({ [name]: value }, true)
  const found = findings.find(([, about]) => about === name)
  expect(found).toEqual(['problem', name, expect.stringMatching(/^is not (?!set)/)])
  expect(JSON.stringify(findings)).not.toContain('secret')
})

test('checkDatabase reports no problem if an inquiry can be stored, and leaves none behind', async () => {
  expect(await database()).toMatch(/^ok .*\nok .*$/)
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
  const found = await database()
  await sql(undo.replace('SITE', 'harbourline_site'))
  expect(found).toMatch(/^problem/m)
  expect(found).toContain(problem)
})

test.each([
  [402, 'Your account or project has exceeded the compute time quota.', /quota is used up/],
  [400, 'Console request failed: endpoint is temporarily unavailable. Check your quotas', /quota/],
  [400, "password authentication failed for user 'secret'", /password.*28P01/],
  [418, 'secret', /can't be used/],
])('checkDatabase explains the response %i %s', async (status, message, explanation) => {
  const neon = await listenLocally(0, (_, response) => {
    response.writeHead(status).end(JSON.stringify({ message, code: '' }))
  })
  const found = await database({ NEON_FETCH_ENDPOINT: neon.origin })
  await neon.close()
  expect(found).toMatch(explanation)
  expect(found).not.toContain('secret')
})

test.each([
  [401, 'restricted_api_key', 'ok'],
  [200, '', 'warning'],
  [401, 'validation_error', 'problem'],
  [503, '', 'warning'],
  [0, '', 'problem'],
])('if Resend responds with %i %s, checkEmail reports "%s"', async (status, name, level) => {
  const resend = await listenLocally(0, ({ headers, socket }, response) => {
    if (!status || headers.authorization !== 'Bearer re_local') return void socket.destroy()
    response.writeHead(status).end(JSON.stringify({ name }))
  })
  const findings = await checkEmail({ ...env, RESEND_BASE_URL: resend.origin })
  await resend.close()
  expect(findings).toEqual([[level, 'Email key', expect.any(String)]])
})

function doctor(file: string | Buffer, args = ['production.env']) {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'production.env'), file)
  const command = [resolve('scripts/doctor.ts'), ...args]
  return spawnSync(process.execPath, command, { cwd, env: {}, encoding: 'utf8' })
}

test('npm run doctor production.env reports each variable that the host needs', () => {
  // Windows editors write a byte order mark and carriage returns.
  const { status, stdout } = doctor(
    '\uFEFFSITE_URL="https://x.example"\r\nSITE_EMAIL=\'a@b.ca\'\r\n',
  )
  expect(status).toBe(1)
  expect(stdout).toMatch(/^ok .* set: SITE_EMAIL, SITE_URL$/m)
  const missing = stdout.match(/^problem +\w+ +is not set/gm)?.join()
  expect(missing).toMatch(/DATABASE_URL.*RESEND_API_KEY.*INQUIRY_NOTIFY_TO.*INQUIRY_NOTIFY_FROM/)
  expect(stdout).toMatch(/^warning +RESEND_WEBHOOK_SECRET/m)
  expect(stdout).toMatch(/^warning +Evidence .*\blegalName\b.*\bpeople\b/m)
  expect(doctor('', []).status).toBe(0)
})

test.each<[string, string | Buffer, string[]?]>([
  ['a missing file', '', ['other.env']],
  ['a file that is not UTF-8', Buffer.from([0xff, 0xfe, 0x41, 0x00])],
  ['a malformed line', 'A="1\n2"\nexport B=3\npostgres://me:secret@h/x'],
  ['an unknown option', '', ['--nonsense']],
])('npm run doctor refuses %s with one line', (_, file, args) => {
  const { status, stdout, stderr } = doctor(file, args)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^[^\n]+\.\n$/)
  expect(stderr).not.toContain('secret')
})
