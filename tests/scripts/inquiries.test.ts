import { execFile, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestBackend } from '../support/test-backend.ts'

const { close, env, insert, origin, sql } = await startTestBackend()
const { TEST_DATABASE_SERVER } = process.env
const owner = TEST_DATABASE_SERVER ?? 'postgres://postgres@localhost/site'
const asOwner = { ...env, DATABASE_OWNER_URL: owner }

beforeEach(() => sql('TRUNCATE contact_inquiries'))
afterAll(close)

let cwd: string
beforeEach((context) => {
  cwd = temporaryFolder(context.onTestFinished)
})

function inquiries(command: string, variables: Record<string, string> = asOwner) {
  const args = [resolve('scripts/inquiries.ts'), ...command.split(' ')]
  const ended = promisify(execFile)(process.execPath, args, { cwd, env: variables })
  return ended.then(
    (output) => ({ code: 0, ...output }),
    (error) => error,
  )
}

/** Runs the export. @returns the file, and the values of the column `name`. */
async function csv(): Promise<{ file: string; values: string[] }> {
  expect(await inquiries('csv inquiries.csv')).toMatchObject({ code: 0, stderr: '' })
  const file = readFileSync(join(cwd, 'inquiries.csv'), 'utf8')
  const rows = file.split(/\r\n(?="[\da-f-]{36}",)/).slice(1)
  const names = rows.map((row) => /^"[^"]*","((?:[^"]|"")*)"/.exec(row)?.[1] ?? '')
  return { file, values: names.map((name) => name.replaceAll('""', '"')) }
}

test('list prints the newest inquiries, without terminal codes and shortened', async () => {
  await insert('Older', { created_at: `'2026-01-31 23:59+00'` })
  await insert('a\x1b[2J\x9b\nb\u202Ec', { suspected_spam: 'true' })
  await insert('😀'.repeat(41))
  const { stdout } = await inquiries('list')
  expect(stdout).toMatch(/'2026-01-31 23:59' │ '[\da-f-]{36}' │ 'Older' /)
  expect(stdout).toMatch(/'a \[2J b c' .* 'pending' +│ 'suspected'/)
  expect(stdout).toContain(`'${'😀'.repeat(39)}…'`)
})

test('csv writes every row and column once, in order, and replaces an older file', async () => {
  writeFileSync(join(cwd, 'inquiries.csv'), 'older')
  await sql(`INSERT INTO contact_inquiries (name, email, product, created_at)
             SELECT n, 'x@example.com', 'x', now() + n * interval '1 microsecond'
             FROM generate_series(1, 1201) AS n`)
  const { file, values } = await csv()
  const columns = await sql<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = 'contact_inquiries'::regclass AND attnum > 0 ORDER BY attnum`,
  )
  const headings = columns.map(({ name }) => `"${name}"`).join(',')
  expect(file.startsWith(`\uFEFF${headings}\r\n`)).toBe(true)
  expect(values).toEqual(Array.from({ length: 1201 }, (_, index) => `${index + 1}`))
})

const harmless = [
  ...['say "hi",\nAnn = me', 'Ann-Marie <a@b.ca>, 3 = 2 + 1', '3-5', '12345678901234567890'],
  ...['+1 (555) 010-9999', '+49 30/123456', '(+44) 20 7946 0000', '+1.555.0100', '-5'],
]
test('csv leaves texts and telephone numbers as they are, and writes times in UTC', async () => {
  for (const text of harmless) await insert(text, { created_at: `'2026-01-31 23:59+00'` })
  const { file, values } = await csv()
  expect(values.sort()).toEqual(harmless.toSorted())
  expect(file).toContain('"2026-01-31T23:59:00.000Z"')
})

test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])(
  'no cell begins with a formula after %s, whether split at commas or at semicolons',
  async (sign) => {
    const starts = ['', ' ', '\t', '\n', '\r\n', ' \n\t ', '\u00A0', '\u3000', '"', "'"]
    const formulas = starts.map((start) => `${start}${sign}A1+1`)
    const many = `a; ${sign}A1;\t${sign}A1\n ${sign}A1, ${sign}A1| "${sign}A1"`
    for (const text of [...formulas, many, `${sign}1+1+cmd|' /C calc'!A0`]) await insert(text)
    const { file, values } = await csv()
    const cells = [...values, ...values.join(';').split(/[;\r\n]/), ...file.split(/[;,\r\n]+"*/)]
    expect(cells.filter((cell) => cell.trim().startsWith(sign))).toEqual([])
    expect(values).toHaveLength(12)
  },
)

const withUrl = (DATABASE_OWNER_URL = '') => ({ ...env, DATABASE_OWNER_URL })
test.each<[string, string, Record<string, string>, RegExp]>([
  ['the user is unknown', 'list', withUrl('postgres://x:secret@h/d'), /password/],
  ['the role may not read', 'list', withUrl(env.DATABASE_URL), /42501/],
  ['only the site role is known', 'list', env, /DATABASE_OWNER_URL is not set/],
  ['npm start is not running', 'list', { PORT: '1' }, /Set DATABASE_OWNER_URL, or run npm start/],
  ['the folder is missing', 'csv secret/x.csv', asOwner, /can't be written \(ENOENT\)/],
])('npm run inquiries prints one line if %s', async (_, command, variables, reason) => {
  const { code, stdout, stderr } = await inquiries(command, variables)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(reason)
  expect(stderr).toMatch(/^.+\n$/)
  expect(stderr).not.toMatch(/:secret|h\/d/)
})

test.each(['', 'export', 'list --status pending', 'csv x.txt', 'csv a.csv b.csv'])(
  'npm run inquiries prints its usage for %j, and writes nothing',
  async (command) => {
    const { code, stderr } = await inquiries(command)
    expect([code, stderr]).toEqual([1, expect.stringContaining('npm run inquiries csv')])
    expect(readdirSync(cwd)).toEqual([])
  },
)

const psql = TEST_DATABASE_SERVER && spawnSync('psql', ['--version']).status === 0

test.runIf(psql)(
  "the guide's SQL puts exported inquiries back, without those that remain",
  async () => {
    const guide = readFileSync('docs/operate.md', 'utf8')
    const script = /^ +CREATE TEMPORARY TABLE exported[\s\S]*?(?=\n\n)/m.exec(guide)?.[0] ?? ''
    await insert('remains')
    await insert('say "hi",\nAnn', {
      phone: `'+1 (555) 010-9999'`,
      created_at: `'2026-01-31 23:59+00'`,
      notify_bounces: 'ARRAY[gen_random_uuid(), gen_random_uuid()]',
    })
    await csv()
    const [{ name } = {}] = await sql<{ name: string }>('SELECT current_database() AS name')
    const before = await sql('SELECT * FROM contact_inquiries ORDER BY name')
    await sql(`DELETE FROM contact_inquiries WHERE name <> 'remains'`)
    writeFileSync(join(cwd, 'restore.sql'), script.replace(/^ +/gm, ''))
    const url = Object.assign(new URL(owner), { pathname: name }).href
    const { stderr } = spawnSync('psql', [url, '-f', 'restore.sql'], { cwd, encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(await sql('SELECT * FROM contact_inquiries ORDER BY name')).toMatchObject(before)
  },
)

// Skipped with a PostgreSQL server, which would reject the owner role, because it has no password.
test.skipIf(TEST_DATABASE_SERVER)('npm run inquiries uses npm start', async () => {
  await insert('Ann')
  expect((await inquiries('list', { PORT: new URL(origin).port })).stdout).toContain('Ann')
})
