import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { listenLocally } from '../../netlify/local/listen-locally.ts'
import { checkDatabase } from '../../scripts/doctor/database.ts'
import type { Finding } from '../../scripts/doctor/finding.ts'
import { checkMail } from '../../scripts/doctor/mail.ts'
import { checkVariables } from '../../scripts/doctor/variables.ts'
import { startTestBackend } from '../support/test-backend.ts'

const backend = await startTestBackend()
afterAll(() => backend.close())

/** `level about` of each finding. */
function levels(findings: Finding[]): string[] {
  return findings.map(([level, about]) => `${level} ${about}`)
}

describe('the variables', () => {
  const plausible = {
    DATABASE_URL: 'postgres://harbourline_site:secret@db.example/harbourline',
    RESEND_API_KEY: 're_secret',
    INQUIRY_NOTIFY_TO: 'ann@example.com, bob@example.com',
    INQUIRY_NOTIFY_FROM: 'Quotes <quotes@example.com>',
    SITE_URL: 'https://www.example.com',
    SITE_EMAIL: 'hello@example.com',
    SWEEP_HEARTBEAT_URL: 'https://watch.example/ping/abc',
  }

  test('are named where they are set, and nothing is wrong with plausible ones', () => {
    const set = expect.stringContaining('RESEND_API_KEY')
    expect(checkVariables(plausible)).toEqual([['ok', 'Environment', set]])
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

  test.each([
    [
      'Schema',
      /0001_.*npm run db:migrate/,
      `UPDATE schema_migrations SET name = 'x' || name`,
      'UPDATE schema_migrations SET name = substr(name, 2)',
    ],
    [
      'Rights',
      /npm run db:migrate/,
      'ALTER TABLE contact_inquiries RENAME TO elsewhere',
      'ALTER TABLE elsewhere RENAME TO contact_inquiries',
    ],
  ])('is a problem of %s before it is migrated', async (subject, says, before, after) => {
    await backend.sql(before)
    const findings = await checkDatabase(backend.env)
    await backend.sql(after)
    expect(findings).toContainEqual(['problem', subject, expect.stringMatching(says)])
  })

  test('is a problem where it refuses the role', async () => {
    const url = backend.env.DATABASE_URL.replace('harbourline_site', 'nobody')
    const findings = await checkDatabase({ ...backend.env, DATABASE_URL: url })
    expect(findings).toEqual([['problem', 'Database', expect.stringContaining('refuses')]])
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

test.each([
  [{}, 0, /^ok +Environment/m],
  [{ SITE_URL: 'nowhere' }, 1, /^problem +SITE_URL/m],
])('npm run doctor with the variables %j ends with %i', async (variables, code, line) => {
  const cwd = await mkdtemp(join(tmpdir(), 'doctor-'))
  const script = fileURLToPath(new URL('../../scripts/doctor.ts', import.meta.url))
  const child = spawn(process.execPath, [script], { cwd, env: variables })
  const [[status], output] = await Promise.all([once(child, 'close'), text(child.stdout)])
  await rm(cwd, { recursive: true })
  expect(output).toMatch(line)
  expect(status).toBe(code)
})
