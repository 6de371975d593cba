import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listenLocally } from '../../netlify/local/listen-locally.ts'
import { openEmbeddedDatabase } from '../../netlify/local/neon/embedded-database.ts'
import { startOperatorBackend } from '../support/operator-backend.ts'

const backend = await startOperatorBackend()
const { asSite, asOwner, folder, inquiries, insert, sql } = backend

beforeEach(backend.reset)
afterAll(backend.close)

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

describe('npm run inquiries, when it cannot,', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['has a role that may not', asSite, /Set DATABASE_OWNER_URL/],
    [
      'has an unknown user',
      { ...asSite, DATABASE_URL: 'postgres://x:secret@h/d' },
      /user or password/,
    ],
    [
      'has no URL for the owner',
      { ...asOwner, DATABASE_OWNER_URL: 'secret' },
      /^DATABASE_OWNER_URL/,
    ],
    ['has no URL', { ...asSite, DATABASE_URL: 'postgres:secret' }, /DATABASE_URL/],
  ])('because it %s, says so in one line without the secret', async (_, environment, reason) => {
    const { code, output, errors } = await inquiries('list', environment)
    expect([code, output]).toEqual([1, ''])
    expect(errors).toMatch(reason)
    expect(errors).toMatch(/^[^\n]+\n$/)
    expect(errors).not.toMatch(/secret|postgres:\/\/[^u]/)
  })

  test('because a server uses the embedded database, says so', async () => {
    const server = await listenLocally(0, () => {})
    const { code, errors } = await inquiries('list', { PORT: `${server.port}` })
    await server.close()
    expect(code).toBe(1)
    expect(errors).toMatch(/^Port \d+ is taken[^\n]*\n$/)
  })
})

test('npm run inquiries signs in as the owner where that is named beside the site', async () => {
  await insert('Ann')
  const both = { ...asSite, DATABASE_OWNER_URL: asOwner.DATABASE_URL }
  expect(await inquiries('list', both)).toMatchObject({ code: 0, errors: '' })
  const extension = { ...asOwner, DATABASE_URL: '', NETLIFY_DATABASE_URL: asOwner.DATABASE_URL }
  expect((await inquiries('list', extension)).output).toContain('Ann')
})

test('npm run inquiries lists and mails from the embedded database where no other is named', async () => {
  const { port, close: freePort } = await listenLocally(0, () => {})
  await freePort()
  const embedded = { PORT: `${port}` }
  expect(await inquiries('list', embedded)).toMatchObject({ code: 0, output: 'No inquiries.\n' })
  const local = join(folder, '.local', `${port}`)
  const { owner, close } = await openEmbeddedDatabase(join(local, 'database'))
  await owner.query(`INSERT INTO contact_inquiries (name, email, product)
                     VALUES ('Ann', 'ann@example.com', 'A scale')`)
  await close()

  expect(await inquiries('send-pending', embedded)).toMatchObject({ code: 0, errors: '' })
  expect((await inquiries('list', embedded)).output).toMatch(/ Ann .* sent\n$/)
  const mails = (await readFile(join(local, 'outbox.ndjson'), 'utf8')).trimEnd().split('\n')
  expect(mails).toEqual([expect.stringContaining('ann@example.com')])
  // It has to be created first.
}, 60_000)
