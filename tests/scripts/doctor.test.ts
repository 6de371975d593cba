import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listenLocally } from '../../netlify/local/listen-locally.ts'
import { checkDatabase } from '../../scripts/doctor/database.ts'
import type { Finding } from '../../scripts/doctor/finding.ts'
import { checkMail } from '../../scripts/doctor/mail.ts'
import { checkPort } from '../../scripts/doctor/port.ts'
import { checkVariables } from '../../scripts/doctor/variables.ts'
import { startTestBackend, type TestBackend } from '../support/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

/** `level about` of each finding. */
function levels(findings: Finding[]): string[] {
  return findings.map(({ level, about }) => `${level} ${about}`)
}

function saysOf(findings: Finding[], about: string): string | undefined {
  return findings.find((finding) => finding.about === about)?.says
}

describe('the variables', () => {
  const plausible = {
    DATABASE_URL: 'postgres://harbourline_site:secret@db.example/harbourline',
    RESEND_API_KEY: 're_secret',
    INQUIRY_NOTIFY_TO: 'ann@example.com, bob@example.com',
    INQUIRY_NOTIFY_FROM: 'Quotes <quotes@example.com>',
    SITE_URL: 'https://www.example.com',
    SITE_EMAIL: 'hello@example.com',
    PORT: '8080',
  }

  test('are named where they are set, and nothing is wrong with plausible ones', () => {
    const findings = checkVariables(plausible)
    expect(levels(findings)).toEqual(['ok Environment'])
    expect(saysOf(findings, 'Environment')).toContain('RESEND_API_KEY')
  })

  test.each([
    ['DATABASE_URL', 'https://secret.example'],
    ['DATABASE_OWNER_URL', 'secret'],
    ['NETLIFY_DATABASE_URL', 'secret'],
    ['RESEND_API_KEY', 'secret'],
    ['INQUIRY_NOTIFY_TO', 'ann@example.com; secret@example.com'],
    ['INQUIRY_NOTIFY_FROM', 'secret'],
    ['SITE_URL', 'https://secret.example/'],
    ['SITE_EMAIL', 'secret'],
    ['PORT', 'secret'],
    ['NEON_FETCH_ENDPOINT', 'secret'],
    ['RESEND_BASE_URL', 'secret'],
  ])('%s is a problem where it is malformed, and its value is not shown', (name, value) => {
    const findings = checkVariables({ ...plausible, [name]: value })
    expect(levels(findings)).toContain(`problem ${name}`)
    expect(JSON.stringify(findings)).not.toContain('secret')
  })
})

describe('the database', () => {
  test('is fine when migrated and asked as the role of the site', async () => {
    expect(levels(await checkDatabase(backend.env))).toEqual([
      'ok Database',
      'ok Role',
      'ok Rights',
      'ok Schema',
    ])
  })

  test('is a problem where the role may read inquiries', async () => {
    const owner = process.env.TEST_DATABASE_SERVER ?? 'postgres://postgres@localhost/harbourline'
    const findings = await checkDatabase({ ...backend.env, DATABASE_URL: owner })
    expect(levels(findings)).toEqual(['ok Database', 'warning Role', 'problem Rights', 'ok Schema'])
  })

  test('is a problem where a migration is missing, which is named', async () => {
    const missing = '0001_contact_inquiries.sql'
    const [row] = await backend.sql('SELECT * FROM schema_migrations WHERE name = $1', [missing])
    await backend.sql('DELETE FROM schema_migrations WHERE name = $1', [missing])
    const findings = await checkDatabase(backend.env)
    await backend.sql('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      row?.name,
      row?.checksum,
    ])
    expect(levels(findings)).toContain('problem Schema')
    expect(saysOf(findings, 'Schema')).toContain(missing)
  })

  test('is a problem before it is migrated', async () => {
    await backend.sql('ALTER TABLE contact_inquiries RENAME TO elsewhere')
    const findings = await checkDatabase(backend.env)
    await backend.sql('ALTER TABLE elsewhere RENAME TO contact_inquiries')
    expect(saysOf(findings, 'Rights')).toContain('npm run db:migrate')
  })

  test('is a problem where it refuses the role', async () => {
    const url = backend.env.DATABASE_URL.replace('harbourline_site', 'nobody')
    const [finding] = await checkDatabase({ ...backend.env, DATABASE_URL: url })
    expect(finding).toMatchObject({ level: 'problem', says: expect.stringContaining('refuses') })
  })

  test('is a problem where nobody answers, and the address is not shown', async () => {
    const findings = await checkDatabase({
      DATABASE_URL: 'postgres://me:secret@db.example/harbourline',
      NEON_FETCH_ENDPOINT: 'http://localhost:1/sql',
    })
    expect(levels(findings)).toEqual(['problem Database'])
    expect(JSON.stringify(findings)).not.toMatch(/secret|db\.example/)
  })
})

describe('the mail key', () => {
  const restricted = { statusCode: 401, name: 'restricted_api_key', message: 'Only sending.' }
  const domains = { data: [{ name: 'harbourline.example', status: 'verified' }] }

  test.each([
    ['may only send: fine', 401, restricted, ['ok Mail key']],
    ['may do everything: a warning', 200, domains, ['warning Mail key', 'ok Sender']],
    [
      'belongs to an account without the sender',
      200,
      { data: [] },
      ['warning Mail key', 'problem Sender'],
    ],
    ['is refused', 401, { name: 'validation_error' }, ['problem Mail key']],
    ['is not judged by a service that is down', 503, {}, ['warning Mail key']],
  ])('%s', async (_name, status, reply, expected) => {
    let asked = ''
    const resend = await listenLocally(0, ({ method, url, headers }, response) => {
      asked = `${method} ${url} ${headers.authorization}`
      response.writeHead(status).end(JSON.stringify(reply))
    })
    const findings = await checkMail({ ...backend.env, RESEND_BASE_URL: resend.origin })
    await resend.close()
    expect(levels(findings)).toEqual(expected)
    expect(asked).toBe('GET /domains Bearer re_local')
  })

  test('is a problem where Resend cannot be reached', async () => {
    const findings = await checkMail({ ...backend.env, RESEND_BASE_URL: 'http://localhost:1' })
    expect(levels(findings)).toEqual(['problem Mail'])
  })

  test('is missed where inquiries are stored for real', async () => {
    const { DATABASE_URL } = backend.env
    expect(levels(await checkMail({ DATABASE_URL }))).toEqual(['warning Mail'])
    expect(levels(await checkMail({}))).toEqual(['ok Mail'])
  })
})

describe('the port', () => {
  test.each([
    [200, 'this site is running'],
    [404, 'choose another'],
  ])('is a warning where a server that answers %i has it', async (status, says) => {
    const other = await listenLocally(0, (_request, response) => response.writeHead(status).end())
    const { port: PORT } = new URL(other.origin)
    const finding = await checkPort({ PORT })
    await other.close()
    expect(finding).toMatchObject({ level: 'warning', says: expect.stringContaining(says) })
    expect((await checkPort({ PORT })).level).toBe('ok')
  })
})

describe('npm run doctor', () => {
  const script = fileURLToPath(new URL('../../scripts/doctor.ts', import.meta.url))

  async function doctor(variables: Record<string, string>) {
    const cwd = await mkdtemp(join(tmpdir(), 'doctor-'))
    await cp('netlify.toml', join(cwd, 'netlify.toml'))
    const env = { PATH: process.env.PATH, PORT: '0', ...variables }
    return promisify(execFile)(process.execPath, [script], { cwd, env })
      .then(({ stdout }) => ({ code: 0, stdout }))
      .catch(({ code, stdout }) => ({ code, stdout: String(stdout) }))
      .finally(() => rm(cwd, { recursive: true }))
  }

  test('finds no problem where nothing is set', async () => {
    const { code, stdout } = await doctor({})
    expect(stdout).toMatch(/^ok +Embedded database +not made yet/m)
    expect(code).toBe(0)
  })

  test('ends with status 1 where there is a problem', async () => {
    const { code, stdout } = await doctor({ SITE_URL: 'nowhere' })
    expect(stdout).toMatch(/^problem +SITE_URL/m)
    expect(code).toBe(1)
  })
})
