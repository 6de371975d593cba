import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkDatabase } from '../../scripts/doctor/database.ts'
import { checkEmail } from '../../scripts/doctor/email.ts'
import { checkVariables, type Finding } from '../../scripts/doctor/variables.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestBackend } from '../support/test-backend.ts'

const { close, env, sql } = await startTestBackend()
afterAll(close)

const owner = process.env.TEST_DATABASE_SERVER ?? 'postgres://postgres@localhost/x'
const nowhere = 'http://localhost:1'

const levels = (findings: Finding[]) => findings.map(([level, about]) => `${level} ${about}`)

describe('checkVariables', () => {
  const plausible = {
    DATABASE_URL: 'postgres://harbourline_site:secret@db.example/harbourline',
    RESEND_API_KEY: 're_secret',
    INQUIRY_NOTIFY_TO: 'ann@example.com, Bob <bob@example.com>,',
    INQUIRY_NOTIFY_FROM: 'Quotes <quotes@example.com>',
    SITE_URL: 'https://www.example.com',
    SITE_EMAIL: 'hello@example.com',
    SWEEP_HEARTBEAT_URL: 'https://watch.example/ping/abc',
  }

  test('lists the variables that are set and accepts plausible values', () => {
    const names = expect.stringContaining('RESEND_API_KEY')
    expect(checkVariables(plausible)).toEqual([['ok', 'Environment', names]])
  })

  test.each([
    ['DATABASE_OWNER_URL', 'secret'],
    ['RESEND_API_KEY', 'a secret'],
    ['INQUIRY_NOTIFY_TO', 'ann@example.com; secret@example.com'],
    ['INQUIRY_NOTIFY_TO', ','],
    ['INQUIRY_NOTIFY_FROM', 'secret'],
    ['SITE_URL', 'https://secret.example/'],
    ['SITE_EMAIL', 'secret'],
    ['RESEND_BASE_URL', 'secret'],
    ['PORT', 'secret'],
    ['PORT', '0'],
    ['SWEEP_HEARTBEAT_URL', 'secret.example/ping'],
    ['SWEEP_HEARTBEAT_URL', 'http://secret.example/ping'],
    ['DATABASE_URL', 'postgres://me:secret@/harbourline'],
    ['DATABASE_URL', 'postgres://me:secret@db.example'],
    ['DATABASE_URL', 'postgres://secret.example/harbourline'],
    ['DATABASE_URL', 'https://me:secret@db.example/harbourline'],
    ['NEON_FETCH_ENDPOINT', 'http:///secret'],
  ])('reports %s=%s as a problem without printing the value', (name, value) => {
    const findings = checkVariables({ ...plausible, [name]: value })
    expect(levels(findings)).toContain(`problem ${name}`)
    expect(JSON.stringify(findings)).not.toContain('secret')
  })
})

describe('checkDatabase', () => {
  test.each([
    ['the site role', 'ok', env.DATABASE_URL],
    ['the owner role', 'problem', owner],
  ])('connected as %s, classifies the rights as %s', async (_, level, DATABASE_URL) => {
    const findings = await checkDatabase({ ...env, DATABASE_URL })
    expect(levels(findings)).toEqual(['ok Role settings', `${level} Rights`, 'ok Schema'])
  })

  test('reports a missing table and missing migrations as problems', async () => {
    await sql('ALTER TABLE contact_inquiries RENAME TO elsewhere')
    await sql(`UPDATE schema_migrations SET name = 'x' || name`)
    const [, rights, schema] = await checkDatabase(env)
    await sql('ALTER TABLE elsewhere RENAME TO contact_inquiries')
    await sql('UPDATE schema_migrations SET name = substr(name, 2)')
    const remedy = expect.stringContaining('npm run db:migrate')
    expect(rights).toEqual(['problem', 'Rights', remedy])
    expect(schema).toEqual(['problem', 'Schema', remedy])
    expect(schema?.[2]).toContain('0001_')
  })

  test('lists all settings of the role, both general and database-specific', async () => {
    const [{ name } = { name: '' }] = await sql('SELECT current_database() AS name')
    const scopes = { general: '', here: `IN DATABASE "${name}"` }
    for (const [value, scope] of Object.entries(scopes)) {
      await sql(`ALTER ROLE harbourline_site ${scope} SET application_name = '${value}'`)
    }
    const [settings] = await checkDatabase(env)
    for (const scope of Object.values(scopes)) {
      await sql(`ALTER ROLE harbourline_site ${scope} RESET ALL`)
    }
    expect(settings?.[0]).toBe('warning')
    expect(settings?.[2]).toContain('application_name=general (every database)')
    expect(settings?.[2]).toContain(`application_name=here (${name})`)
    expect((await checkDatabase(env))[0]).toEqual(['ok', 'Role settings', 'none'])
  })

  test.each([
    ['the server refuses the role', 'nobody:secret', env.NEON_FETCH_ENDPOINT, /refuses/],
    ['the server does not respond', 'nobody:secret', nowhere, /./],
    ['the URL has no password', 'nobody', nowhere, /./],
  ])('reports a problem without revealing the URL if %s', async (_, user, endpoint, message) => {
    const DATABASE_URL = `postgres://${user}@db.example/harbourline`
    const findings = await checkDatabase({ DATABASE_URL, NEON_FETCH_ENDPOINT: endpoint })
    expect(findings).toEqual([['problem', 'Database', expect.stringMatching(message)]])
    expect(JSON.stringify(findings)).not.toMatch(/secret|db\.example/)
  })
})

test.each<[string, string, object, status?: number, error?: string]>([
  ['the key can only send', 'ok Email key', env, 401, 'restricted_api_key'],
  ['the key has full access', 'warning Email key', env, 200],
  ['Resend refuses the key', 'problem Email key', env, 401, 'validation_error'],
  ['Resend is down', 'warning Email key', env, 503],
  ['Resend cannot be reached', 'problem Email', env],
  ['RESEND_API_KEY is not set', 'warning Email', { ...env, RESEND_API_KEY: '' }],
  ['no variable is set', 'ok Email', {}],
])('if %s, checkEmail reports "%s"', async (_, expected, variables, status, name) => {
  let received = ''
  const resend = await listenLocally(0, ({ method, url, headers, socket }, response) => {
    received = `${method} ${url} ${headers.authorization}`
    if (status) response.writeHead(status).end(JSON.stringify({ name }))
    else socket.destroy()
  })
  const finding = await checkEmail({ ...variables, RESEND_BASE_URL: resend.origin })
  await resend.close()
  expect(levels([finding])).toEqual([expected])
  if (status) expect(received).toBe('GET /domains Bearer re_local')
})

describe('npm run doctor', () => {
  const fromFile = ['--env', 'production.env']

  function doctor(file: string | Buffer, args: string[], shell: Record<string, string> = {}) {
    const cwd = temporaryFolder()
    writeFileSync(join(cwd, 'production.env'), file)
    const command = [resolve('scripts/doctor.ts'), ...args]
    return spawnSync(process.execPath, command, { cwd, env: shell, encoding: 'utf8' })
  }

  test('exits with status 0 if there are no problems, and lists missing evidence', () => {
    const { status, stdout } = doctor('', [])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^ok +Environment/m)
    expect(stdout).toMatch(/^warning +Evidence .*\blegalName\b.*in escrow.*\bpeople\b/m)
  })

  test('checks the values in the file and reports variables that differ in the shell', () => {
    const shell = { SITE_URL: 'https://www.example.com', SITE_EMAIL: 'a@b.ca', PORT: '9000' }
    const { status, stdout } = doctor('SITE_URL=secret\nSITE_EMAIL=a@b.ca', fromFile, shell)
    expect(status).toBe(1)
    expect(stdout).toMatch(/^problem +SITE_URL/m)
    expect(stdout).toMatch(/^warning +Environment +the shell has other values of SITE_URL, PORT:/m)
    expect(stdout).not.toMatch(/secret|a@b|9000/)
  })

  test.each<[string, string | Buffer, string[]]>([
    ['a missing file', '', ['--env', 'other.env']],
    ['a folder', '', ['--env', '.']],
    ['a file that is not text', Buffer.from([0xff, 0xfe, 0x41, 0x00]), fromFile],
    ['a malformed line', 'A="1\n2"\nexport B=3\npostgres://me:secret@db.example/x', fromFile],
    ['an unknown option', '', ['--nonsense']],
    ['an option without a value', '', ['--env']],
  ])('rejects %s with a one-line error', (_, file, args) => {
    const { status, stdout, stderr } = doctor(file, args)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^[^\n]+\.\n$/)
    expect(stderr).not.toContain('secret')
  })
})
