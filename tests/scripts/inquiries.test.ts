import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runInquiries } from '../../scripts/inquiries/run.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestBackend } from '../support/test-backend.ts'

const { close, env: asSite, insert, origin, sql } = await startTestBackend()
const owner = process.env.TEST_DATABASE_SERVER ?? 'postgres://postgres@localhost/site'
const asOwner = { ...asSite, DATABASE_URL: owner }

beforeEach(() => sql('TRUNCATE contact_inquiries'))
afterAll(close)

/** Runs `npm run inquiries -- COMMAND` without starting a process. */
async function inquiries(command: string, env: Record<string, string> = asOwner) {
  const stdout = new PassThrough()
  const words = command.split(' ').filter(Boolean)
  const ended = runInquiries(words, { env, stdout } as never).then(
    () => '',
    (error: Error) => error.message,
  )
  ended.finally(() => stdout.end())
  // Unlike text(), buffer() preserves a byte order mark.
  const output = await buffer(stdout)
  return { output: output.toString(), error: await ended }
}

describe('npm run inquiries -- list', () => {
  const cells = (output: string) =>
    output.match(/.*│.*/g)?.map((line) => line.split(/ *│ */).slice(1, -1))

  test('lists inquiries from oldest to newest, optionally filtered by status', async () => {
    const older = await insert('Older', { created_at: `'2026-01-31 23:59+00'` })
    const newer = await insert('Newer', { suspected_spam: 'true', notify_status: `'failed'` })
    const { output } = await inquiries('list')
    const columns = ['(index)', 'received (UTC)', 'name', 'email', 'product', 'staff email', 'spam']
    const asked = ["'ann@example.com'", "'A scale'"]
    expect(cells(output)).toEqual([
      columns,
      [older, "'2026-01-31 23:59'", "'Older'", ...asked, "'pending'", "''"],
      [newer, expect.any(String), "'Newer'", ...asked, "'failed'", "'suspected'"],
    ])
    const failed = await inquiries('list --status failed')
    expect(failed.output.match(/Older|Newer/g)).toEqual(['Newer'])
  })

  test('removes terminal control characters and truncates long values', async () => {
    const texts = ['a\x1b[2J\x9b\nb\u202Ec', '😀'.repeat(40), '😀'.repeat(41)]
    for (const [i, text] of texts.entries()) {
      await insert(text, { created_at: `to_timestamp(${i})` })
    }
    const names = cells((await inquiries('list')).output)?.map((line) => line[2])
    expect(names).toEqual(['name', "'a [2J b c'", `'${'😀'.repeat(40)}'`, `'${'😀'.repeat(39)}…'`])
  })
})

describe('npm run inquiries -- export --csv', () => {
  test('writes every row and column once, in order', async () => {
    const count = 1201
    await sql(`INSERT INTO contact_inquiries (name, email, product, created_at)
               SELECT n, 'x@example.com', 'x', now() + n * interval '1 microsecond'
               FROM generate_series(1, ${count}) AS n`)
    const { output } = await inquiries('export --csv')
    const [headings, ...records] = output.trimEnd().split('\r\n')
    const columns = await sql<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute
       WHERE attrelid = 'contact_inquiries'::regclass AND attnum > 0 ORDER BY attnum`,
    )
    expect(headings).toBe(`\uFEFF${columns.map(({ name }) => `"${name}"`).join(',')}`)
    const written = records.map((record) => record.split(',')[1])
    expect(written).toEqual(Array.from({ length: count }, (_, index) => `"${index + 1}"`))
  })

  test('quotes text, writes times in UTC, and leaves harmless text unchanged', async () => {
    await insert('say "hi",\nAnn = me', { created_at: `'2026-01-31 23:59+00'` })
    const name = 'Ann-Marie <a@b.ca>, 3 = 2 + 1'
    await insert(name)
    await insert('\tx')
    const { output } = await inquiries('export --csv')
    expect(output).toContain(`,"${name}",`)
    expect(output).toContain(`,"'\tx",`)
    const start = ',"say ""hi"",\nAnn = me","ann@example.com",,"A scale",,"2026-01-31T23:59'
    const [, record] = output.split('\r\n')
    expect(record).toContain(start)
    expect(record).toContain(',"false",')
  })

  const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠']

  test.each(signs)(
    'no cell begins with %s, whether split at commas or at semicolons',
    async (sign) => {
      const starts = ['', ' ', '\t', '\n', '\r\n', ' \n\t ', '\u00A0', '\u3000', '"', "'"]
      const formulas = starts.map((start) => `${start}${sign}1+1`)
      for (const text of [...formulas, `a; ${sign}1;\t${sign}1\n ${sign}1, ${sign}1| "${sign}1"`]) {
        await insert(text.padEnd(99, '.'))
      }
      const { output } = await inquiries('export --csv')
      const byComma = [...output.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell)
      const bySemicolon = output.split(/[;\r\n]/).map((cell) => cell.replace(/^"+/, ''))
      const cells = [...byComma, ...byComma.join(';').split(/[;\r\n]/), ...bySemicolon]
      expect(cells.filter((cell) => cell.trim().startsWith(sign))).toEqual([])
      expect(byComma.filter((cell) => cell.endsWith('...'))).toHaveLength(11)
    },
  )

  test('exits without an error if the output pipe is closed early', async () => {
    // These inquiries produce more output than a pipe buffer can hold.
    await insert('x'.repeat(100), { quantity: `repeat('x', 50)` }, 1201)
    const command = [resolve('scripts/inquiries.ts'), 'export', '--csv']
    const child = spawn(process.execPath, command, { cwd: temporaryFolder(), env: asOwner })
    const ended = Promise.all([once(child, 'close'), text(child.stderr)])
    child.stdout.once('data', () => child.stdout.destroy())
    expect(await ended).toEqual([[0, null], ''])
  })
})

test.each<[string, Record<string, string>, RegExp]>([
  ['the role has no rights', asSite, /Set DATABASE_OWNER_URL/],
  ['the user is unknown', { ...asSite, DATABASE_URL: 'postgres://x:secret@h/d' }, /user, passw/],
  ["the owner's URL is malformed", { ...asOwner, DATABASE_OWNER_URL: 'secret' }, /^DATABASE_OWNER/],
  ["the site's URL is malformed", { ...asSite, DATABASE_URL: 'postgres:secret' }, /DATABASE_URL/],
  ['PORT is malformed', { PORT: 'secret' }, /^PORT/],
  ['npm start is not running', { PORT: '1' }, /^Set DATABASE_OWNER_URL .*start/],
])('npm run inquiries prints one line without secrets if %s', async (_, env, reason) => {
  const { output, error } = await inquiries('list', env)
  expect(output).toBe('')
  expect(error).toMatch(reason)
  expect(error).toMatch(/^.+$/)
  expect(error).not.toMatch(/secret|postgres:\/\/[^u]/)
})

test.each([
  ['constructor', '"constructor"'],
  ['list --status odd', '--status'],
  ['export --csv --status failed', '--status'],
  ['list --csv', '--csv'],
  ['list --nonsense', '--nonsense'],
])('npm run inquiries rejects the command %j', async (command, reason) => {
  const { output, error } = await inquiries(command, { DATABASE_URL: 'never used' })
  expect([output, error]).toEqual(['', expect.stringContaining(reason)])
})

const ofStart = { PORT: new URL(origin).port }

test.each<[string, Record<string, string>]>([
  ['DATABASE_OWNER_URL rather than DATABASE_URL', { ...asSite, DATABASE_OWNER_URL: owner }],
  // Only the embedded database accepts the owner role without a password.
  ...(process.env.TEST_DATABASE_SERVER ? [] : [['npm start, without variables', ofStart] as never]),
])('npm run inquiries uses %s', async (_, env) => {
  await insert('Ann')
  expect((await inquiries('list', env)).output).toContain('Ann')
})
