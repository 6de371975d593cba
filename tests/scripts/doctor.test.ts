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

const backend = await startTestBackend()
afterAll(() => backend.close())

const nowhere = 'http://localhost:1'

/** `level about` of each finding. */
function levels(findings: Finding[]): string[] {
  return findings.map(([level, about]) => `${level} ${about}`)
}

describe('checkVariables', () => {
  const plausible = {
    DATABASE_URL: 'postgres://harbourline_site:secret@db.example/harbourline',
    RESEND_API_KEY: 're_secret',
    INQUIRY_NOTIFY_TO: 'ann@example.com, bob@example.com',
    INQUIRY_NOTIFY_FROM: 'Quotes <quotes@example.com>',
    SITE_URL: 'https://www.example.com',
    SITE_EMAIL: 'hello@example.com',
    SWEEP_HEARTBEAT_URL: 'https://watch.example/ping/abc',
  }

  test('lists the variables that are set, and accepts plausible values', () => {
    const set = expect.stringContaining('RESEND_API_KEY')
    expect(checkVariables(plausible)).toEqual([['ok', 'Environment', set]])
  })

  test.each([
    ['DATABASE_OWNER_URL', 'secret'],
    ['NETLIFY_DATABASE_URL', 'secret'],
    ['RESEND_API_KEY', 'a secret'],
    ['INQUIRY_NOTIFY_TO', 'ann@example.com; secret@example.com'],
    ['INQUIRY_NOTIFY_FROM', 'secret'],
    ['SITE_URL', 'https://secret.example/'],
    ['SITE_EMAIL', 'secret'],
    ['NEON_FETCH_ENDPOINT', 'secret'],
    ['RESEND_BASE_URL', 'secret'],
    ['PORT', 'secret'],
    ['PORT', '0'],
    ['SWEEP_HEARTBEAT_URL', 'secret.example/ping'],
    ['SWEEP_HEARTBEAT_URL', 'http://secret.example/ping'],
    ['DATABASE_URL', 'postgres://me:secret@/harbourline'],
    ['NEON_FETCH_ENDPOINT', 'http:///secret'],
  ])('reports %s=%s as a problem without its value', (name, value) => {
    const findings = checkVariables({ ...plausible, [name]: value })
    expect(levels(findings)).toContain(`problem ${name}`)
    expect(JSON.stringify(findings)).not.toContain('secret')
  })
})

describe('checkDatabase', () => {
  const check = (changes: Record<string, string> = {}) =>
    checkDatabase({ ...backend.env, ...changes })

  test.each([
    ['the site', 'ok', backend.env.DATABASE_URL],
    ['the owner', 'problem', process.env.TEST_DATABASE_SERVER ?? 'postgres://postgres@localhost/x'],
  ])('connected as %s, reports the rights as %s', async (_, level, DATABASE_URL) => {
    expect(levels(await check({ DATABASE_URL }))).toEqual([
      'ok Role settings',
      `${level} Rights`,
      'ok Schema',
    ])
  })

  test('reports a missing table and missing migrations as problems', async () => {
    await backend.sql('ALTER TABLE contact_inquiries RENAME TO elsewhere')
    await backend.sql(`UPDATE schema_migrations SET name = 'x' || name`)
    const [, rights, schema] = await check()
    await backend.sql('ALTER TABLE elsewhere RENAME TO contact_inquiries')
    await backend.sql('UPDATE schema_migrations SET name = substr(name, 2)')
    const message = expect.stringContaining('npm run db:migrate')
    expect([rights, schema]).toEqual([
      ['problem', 'Rights', message],
      ['problem', 'Schema', message],
    ])
    expect(schema?.[2]).toContain('0001_')
  })

  test('lists every setting of the role, general and for this database', async () => {
    const [{ name } = { name: '' }] = await backend.sql('SELECT current_database() AS name')
    const role = 'ALTER ROLE harbourline_site'
    await backend.sql(`${role} SET application_name = 'general'`)
    await backend.sql(`${role} IN DATABASE "${name}" SET application_name = 'here'`)
    const [settings] = await check()
    await backend.sql(`${role} RESET ALL`)
    await backend.sql(`${role} IN DATABASE "${name}" RESET ALL`)
    expect(settings?.[0]).toBe('warning')
    expect(settings?.[2]).toContain('application_name=general (every database)')
    expect(settings?.[2]).toContain(`application_name=here (${name})`)
    expect((await check())[0]).toEqual(['ok', 'Role settings', 'none'])
  })

  test.each([
    ['it refuses the role', 'nobody:secret', backend.env.NEON_FETCH_ENDPOINT, /refuses/],
    ['nothing responds', 'nobody:secret', nowhere, /./],
    ['the driver refuses a URL without a password', 'nobody', nowhere, /./],
  ])(
    'reports a problem if %s, and the report shows no address',
    async (_, user, endpoint, words) => {
      const DATABASE_URL = `postgres://${user}@db.example/harbourline`
      const findings = await check({ DATABASE_URL, NEON_FETCH_ENDPOINT: endpoint })
      expect(findings).toEqual([['problem', 'Database', expect.stringMatching(words)]])
      expect(JSON.stringify(findings)).not.toMatch(/secret|db\.example/)
    },
  )
})

describe('checkEmail', () => {
  test.each([
    ['may only send', 'ok', 401, 'restricted_api_key'],
    ['may do everything', 'warning', 200, undefined],
    ['is refused', 'problem', 401, 'validation_error'],
    ['cannot be checked because Resend is down', 'warning', 503, undefined],
  ])('if the key %s, the finding is %s', async (_, expected, status, name) => {
    let asked = ''
    const resend = await listenLocally(0, ({ method, url, headers }, response) => {
      asked = `${method} ${url} ${headers.authorization}`
      response.writeHead(status).end(JSON.stringify({ name }))
    })
    const finding = await checkEmail({ ...backend.env, RESEND_BASE_URL: resend.origin })
    await resend.close()
    expect(levels([finding])).toEqual([`${expected} Email key`])
    expect(asked).toBe('GET /domains Bearer re_local')
  })

  test.each([
    ['Resend cannot be reached', 'problem', { ...backend.env, RESEND_BASE_URL: nowhere }],
    ['only the database is real', 'warning', { DATABASE_URL: backend.env.DATABASE_URL }],
    ['nothing is set', 'ok', {}],
  ])('if %s, the finding is %s', async (_, expected, environment) => {
    expect(levels([await checkEmail(environment)])).toEqual([`${expected} Email`])
  })
})

describe('npm run doctor', () => {
  function doctor(file: string | Buffer, words: string[], env: Record<string, string> = {}) {
    const cwd = temporaryFolder()
    writeFileSync(join(cwd, 'production.env'), file)
    const command = [resolve('scripts/doctor.ts'), ...words]
    return spawnSync(process.execPath, command, { cwd, env, encoding: 'utf8' })
  }
  const ofFile = ['--env', 'production.env']

  test('exits with status 0 if there is no problem, and lists missing evidence', () => {
    const { status, stdout } = doctor('', [])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^ok +Environment/m)
    expect(stdout).toMatch(/^warning +Evidence .*\bpeople\b/m)
  })

  test('checks the values in the file, and reports which variables the shell sets differently', () => {
    const shell = { SITE_URL: 'https://www.example.com', SITE_EMAIL: 'a@b.ca', PORT: '9000' }
    const { status, stdout } = doctor('SITE_URL=secret\nSITE_EMAIL=a@b.ca', ofFile, shell)
    expect(status).toBe(1)
    expect(stdout).toMatch(/^problem +SITE_URL/m)
    expect(stdout).toMatch(/^warning +Environment +the shell has other values of SITE_URL:/m)
    expect(stdout).toMatch(/^warning +Environment +only the shell sets PORT:/m)
    expect(stdout).not.toMatch(/secret|a@b|9000/)
  })

  test.each<[string, string | Buffer, string[]]>([
    ['no file of that name', '', ['--env', 'other.env']],
    ['a folder', '', ['--env', '.']],
    ['a file that is not text', Buffer.from([0xff, 0xfe, 0x41, 0x00]), ofFile],
    ['a broken line', 'A="1\n2"\nexport B=3\npostgres://me:secret@db.example/x', ofFile],
    ['an unknown option', '', ['--nonsense']],
    ['an option without its value', '', ['--env']],
  ])('refuses %s in one line', (_, file, words) => {
    const { status, stdout, stderr } = doctor(file, words)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^[^\n]+\.\n$/)
    expect(stderr).not.toContain('secret')
  })
})
