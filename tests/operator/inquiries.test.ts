import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lockFolder } from '../../netlify/local/folder-lock.ts'
import { startTestBackend } from '../../netlify/local/test-backend.ts'

const script = fileURLToPath(new URL('../../netlify/operator/inquiries.ts', import.meta.url))
const { env, sql, mailbox, close } = await startTestBackend()
const ownerUrl = new URL(process.env.TEST_DATABASE_SERVER ?? 'postgres://postgres@localhost/site')
const asOwner = { ...env, DATABASE_URL: ownerUrl.href }
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourline-'))
})
beforeEach(async () => {
  await sql('TRUNCATE contact_inquiries')
})
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true })
})

async function inquiries(command: string, environment: Record<string, string> = asOwner) {
  const child = spawn(process.execPath, [script, ...command.split(' ')], {
    cwd: folder,
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[code], output, errors] = await Promise.all([
    once(child, 'close'),
    buffer(child.stdout),
    text(child.stderr),
  ])
  // Unlike text(), this keeps a byte order mark.
  return { code, output: output.toString(), errors }
}

async function insert(name: string, columns: Record<string, string> = {}): Promise<string> {
  const names = Object.keys(columns).map((column) => `, ${column}`)
  const values = Object.values(columns).map((value) => `, ${value}`)
  const [row] = await sql<{ id: string }>(
    `INSERT INTO contact_inquiries (name, email, product${names.join('')})
     VALUES ($1, 'ann@example.com', 'A scale'${values.join('')}) RETURNING id`,
    [name],
  )
  return row?.id ?? ''
}

describe('npm run inquiries -- list', () => {
  test('shows what came in, the newest last', async () => {
    await insert('Older', { created_at: `now() - interval '1 day'` })
    const id = await insert('Newer', { suspected_spam: 'true', notify_status: `'suppressed'` })
    const { code, output } = await inquiries('list')
    const [headings, older, newer] = output.split('\n')
    expect(code).toBe(0)
    expect(headings).toMatch(/^ID +RECEIVED \(UTC\) +NAME +E-MAIL +PRODUCT +MAIL +SPAM$/)
    expect(older).toMatch(/ Older +ann@example.com +A scale +pending$/)
    expect(newer).toContain(`${id}  `)
    expect(newer).toMatch(/ Newer +ann@example.com +A scale +suppressed +suspected$/)
  })

  test('can be narrowed by status, suspicion and number', async () => {
    await insert('Pending', { created_at: `now() - interval '1 day'` })
    await insert('Failed', { notify_status: `'failed'` })
    await insert('Robot', { suspected_spam: 'true', created_at: `now() - interval '2 days'` })
    const names = async (options: string) =>
      (await inquiries(`list ${options}`)).output.match(/Pending|Failed|Robot/g)
    expect(await names('--status failed')).toEqual(['Failed'])
    expect(await names('--spam')).toEqual(['Robot'])
    expect(await names('--limit 2')).toEqual(['Pending', 'Failed'])
  })
})

test('npm run inquiries -- export --csv writes every row and column once, in order', async () => {
  await sql(`INSERT INTO contact_inquiries (name, email, product, created_at)
             SELECT 'n' || n, 'x@example.com', '=1+1', now() + n * interval '1 microsecond'
             FROM generate_series(1, 1201) AS n`)
  const { code, output } = await inquiries('export --csv')
  const [headings = '', ...records] = output.trimEnd().split('\r\n')
  const columns = await sql<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = 'contact_inquiries'::regclass AND attnum > 0 ORDER BY attnum`,
  )
  expect(code).toBe(0)
  expect(headings).toBe(`\uFEFF${columns.map(({ name }) => name).join(',')}`)
  expect(records.map((record) => record.split(',')[1])).toEqual(
    Array.from({ length: 1201 }, (_, index) => `n${index + 1}`),
  )
  expect(records.every((record) => record.includes(",'=1+1,"))).toBe(true)
})

describe('npm run inquiries -- send-pending', () => {
  test('sends what waits, and says what became of it', async () => {
    const ids = [await insert('One'), await insert('Two')]
    await insert('Gone', { notify_unclear_since: `now() - interval '24 hours'` })
    const { code, output } = await inquiries('send-pending')
    expect({ code, output }).toEqual({
      code: 0,
      output: '2 sent, 0 pending, 0 failed, 1 unknown.\n',
    })
    const keys = mailbox.list().map((mail) => mail.idempotency_key)
    expect(keys.filter((key) => ids.some((id) => key === `inquiry/${id}`))).toHaveLength(2)
    expect(await sql(`SELECT 1 FROM contact_inquiries WHERE notify_status = 'unknown'`)).toEqual([
      expect.anything(),
    ])
  })

  test('names what is missing, and keeps the mails, without a mail service', async () => {
    await insert('One')
    const { code, errors } = await inquiries('send-pending', { ...asOwner, RESEND_API_KEY: '' })
    expect({ code, errors }).toEqual({ code: 1, errors: 'Set RESEND_API_KEY first.\n' })
  })

  test('says in one line that the mail service is out of reach, and what is pending', async () => {
    await insert('One')
    const nowhere = { ...asOwner, RESEND_BASE_URL: 'http://127.0.0.1:9' }
    const { code, output, errors } = await inquiries('send-pending', nowhere)
    expect([code, output]).toEqual([1, '0 sent, 1 pending, 0 failed, 0 unknown.\n'])
    expect(errors).toMatch(/^[^\n]+\n$/)
  })

  test('sends what failed only after retry', async () => {
    const id = await insert('One', { notify_status: `'failed'` })
    expect((await inquiries('send-pending')).output).toMatch(/^0 sent/)
    expect((await inquiries(`retry ${id}`)).code).toBe(0)
    expect((await inquiries('send-pending')).output).toMatch(/^1 sent/)
    expect((await inquiries(`retry ${id}`)).code).toBe(1)
  })
})

describe('npm run inquiries -- purge', () => {
  beforeEach(async () => {
    await insert('Old', { created_at: `now() - interval '25 months'` })
    await insert('Kept', { created_at: `now() - interval '23 months'` })
  })
  const names = () => sql('SELECT name FROM contact_inquiries ORDER BY created_at')

  test('deletes nothing where nobody can be asked, and says how many it would', async () => {
    const { code, errors } = await inquiries('purge --older-than 24mo')
    expect(code).toBe(1)
    expect(errors).toMatch(/^1 inquiry .*--yes\.\n$/)
    expect(await names()).toEqual([{ name: 'Old' }, { name: 'Kept' }])
  })

  test('deletes what is older when it is told so', async () => {
    expect((await inquiries('purge --older-than 24mo --yes')).code).toBe(0)
    expect(await names()).toEqual([{ name: 'Kept' }])
  })
})

describe('npm run inquiries, when it cannot,', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['has a role that may not', env, /owner/],
    [
      'has an unknown user',
      { ...env, DATABASE_URL: 'postgres://x:secret@h/d' },
      /user or password/,
    ],
    ['has no URL', { ...env, DATABASE_URL: 'postgres:secret' }, /DATABASE_URL/],
  ])('because it %s, says so in one line without the secret', async (_, environment, reason) => {
    const { code, output, errors } = await inquiries('list', environment)
    expect([code, output]).toEqual([1, ''])
    expect(errors).toMatch(reason)
    expect(errors).toMatch(/^[^\n]+\n$/)
    expect(errors).not.toMatch(/secret|postgres:\/\/[^u]/)
  })

  test('because a server uses the embedded database, says so', async () => {
    const unlock = await lockFolder(join(folder, '.local'))
    const { code, errors } = await inquiries('list', {})
    unlock?.()
    expect(code).toBe(1)
    expect(errors).toMatch(/^[^\n]*running on \.local[^\n]*\n$/)
  })
})

test('npm run inquiries uses the embedded database where no other is named', async () => {
  const { code, output } = await inquiries('list', {})
  expect({ code, output }).toEqual({ code: 0, output: 'No inquiries.\n' })
  // It has to be created first.
}, 60_000)
