import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkDatabase } from '../../scripts/doctor/database.ts'
import { checkMail } from '../../scripts/doctor/mail.ts'
import { checkVariables, type Finding } from '../../scripts/doctor/variables.ts'
import { listenLocally } from '../../scripts/local/listen-locally.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestBackend } from '../support/test-backend.ts'

const backend = await startTestBackend()
afterAll(() => backend.close())

const nowhere = 'http://localhost:1'

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
    ['RESEND_API_KEY', 'a secret'],
    ['INQUIRY_NOTIFY_TO', 'ann@example.com; secret@example.com'],
    ['INQUIRY_NOTIFY_FROM', 'secret'],
    ['SITE_URL', 'https://secret.example/'],
    ['SITE_EMAIL', 'secret'],
    ['NEON_FETCH_ENDPOINT', 'secret'],
    ['RESEND_BASE_URL', 'secret'],
    ['PORT', 'secret'],
  ])('%s is a problem where it is malformed, and its value is not shown', (name, value) => {
    const findings = checkVariables({ ...plausible, [name]: value })
    expect(levels(findings)).toContain(`problem ${name}`)
    expect(JSON.stringify(findings)).not.toContain('secret')
  })
})

describe('the database', () => {
  const check = (changes: Record<string, string> = {}) =>
    checkDatabase({ ...backend.env, ...changes })

  test.each([
    ['the site', 'ok', backend.env.DATABASE_URL],
    ['the owner', 'problem', process.env.TEST_DATABASE_SERVER ?? 'postgres://postgres@localhost/x'],
  ])('has the role of %s: %s', async (_, level, DATABASE_URL) => {
    expect(levels(await check({ DATABASE_URL }))).toEqual([`${level} Rights`, 'ok Schema'])
  })

  test('is a problem of rights and of its schema before it is migrated', async () => {
    await backend.sql('ALTER TABLE contact_inquiries RENAME TO elsewhere')
    await backend.sql(`UPDATE schema_migrations SET name = 'x' || name`)
    const [rights, schema] = await check()
    await backend.sql('ALTER TABLE elsewhere RENAME TO contact_inquiries')
    await backend.sql('UPDATE schema_migrations SET name = substr(name, 2)')
    const says = expect.stringContaining('npm run db:migrate')
    expect([rights, schema]).toEqual([
      ['problem', 'Rights', says],
      ['problem', 'Schema', says],
    ])
    expect(schema?.[2]).toContain('0001_')
  })

  test.each([
    ['it refuses the role', backend.env.NEON_FETCH_ENDPOINT, /refuses/],
    ['nobody answers', nowhere, /./],
  ])('is a problem where %s, and the address is not shown', async (_, endpoint, words) => {
    const DATABASE_URL = 'postgres://nobody:secret@db.example/harbourline'
    const findings = await check({ DATABASE_URL, NEON_FETCH_ENDPOINT: endpoint })
    expect(findings).toEqual([['problem', 'Database', expect.stringMatching(words)]])
    expect(JSON.stringify(findings)).not.toMatch(/secret|db\.example/)
  })
})

describe('the mail key', () => {
  test.each([
    ['may only send: fine', 401, 'restricted_api_key', 'ok'],
    ['may do everything: a warning', 200, undefined, 'warning'],
    ['is refused', 401, 'validation_error', 'problem'],
    ['is not judged by a service that is down', 503, undefined, 'warning'],
  ])('%s', async (_, status, name, expected) => {
    let asked = ''
    const resend = await listenLocally(0, ({ method, url, headers }, response) => {
      asked = `${method} ${url} ${headers.authorization}`
      response.writeHead(status).end(JSON.stringify({ name }))
    })
    const finding = await checkMail({ ...backend.env, RESEND_BASE_URL: resend.origin })
    await resend.close()
    expect(levels([finding])).toEqual([`${expected} Mail key`])
    expect(asked).toBe('GET /domains Bearer re_local')
  })

  test.each([
    ['Resend is out of reach', { ...backend.env, RESEND_BASE_URL: nowhere }, 'problem'],
    ['there is none but a real database', { DATABASE_URL: backend.env.DATABASE_URL }, 'warning'],
    ['there is none', {}, 'ok'],
  ])('where %s', async (_, environment, expected) => {
    expect(levels([await checkMail(environment)])).toEqual([`${expected} Mail`])
  })
})

test.each([
  ['in the environment', {}, '', 0, /^ok +Environment/m],
  ['in another file', {}, 'SITE_URL=nowhere', 1, /^problem +SITE_URL/m],
])('npm run doctor, with variables %s (%j %s), ends with %i', (_, env, lines, code, line) => {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'production.env'), lines)
  const doctor = [resolve('scripts/doctor.ts'), ...(lines ? ['--env', 'production.env'] : [])]
  const { status, stdout } = spawnSync(process.execPath, doctor, { cwd, env, encoding: 'utf8' })
  expect([status, stdout]).toEqual([code, expect.stringMatching(line)])
})
