import { execFile } from 'node:child_process'
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
  return ended.catch((error) => error)
}

/** Runs the export. @returns the file, and the values of the column `name`. */
async function csv(): Promise<{ file: string; values: string[] }> {
  expect(await inquiries('csv inquiries.csv')).toMatchObject({ stderr: '' })
  const file = readFileSync(join(cwd, 'inquiries.csv'), 'utf8')
  const rows = file.split(/\r\n(?="[\da-f-]{36}",)/).slice(1)
  const names = rows.map((row) => /^"[^"]*","((?:[^"]|"")*)"/.exec(row)?.[1] ?? '')
  return { file, values: names.map((name) => name.replaceAll('""', '"')) }
}

test('list prints the newest inquiries, without terminal codes and shortened', async () => {
  await insert('Older', { created_at: `'2026-01-31 23:59+00'` })
  await insert('a\x1b[2J\x9b\nb\u202Ec', { suspected_spam: 'true' })
  await insert('😀'.repeat(41))
  // A PostgreSQL server would reject the owner role of npm start, because it has no password.
  const local = { PORT: new URL(origin).port }
  const { stdout } = await inquiries('list', TEST_DATABASE_SERVER ? asOwner : local)
  expect(stdout).toMatch(/'2026-01-31 23:59' │ '[\da-f-]{36}' │ 'Older' /)
  expect(stdout).toMatch(/'a \[2J b c' .* 'pending' +│ 'suspected'/)
  expect(stdout).toContain(`'${'😀'.repeat(39)}…'`)
})

test('csv writes every row and column once, in order, and replaces an older file', async () => {
  writeFileSync(join(cwd, 'inquiries.csv'), 'older')
  await sql(`INSERT INTO contact_inquiries (name, email, product, created_at)
             SELECT n, 'x@example.com', 'x', timestamptz '2026-01-31 23:59Z' + n * interval '1 microsecond'
             FROM generate_series(1, 1201) AS n`)
  const { file, values } = await csv()
  const columns = await sql<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = 'contact_inquiries'::regclass AND attnum > 0 ORDER BY attnum`,
  )
  const headings = columns.map(({ name }) => `"${name}"`).join(',')
  expect(file.startsWith(`\uFEFF${headings}\r\n`)).toBe(true)
  expect(file).toContain('"2026-01-31T23:59:00.000Z"')
  expect(values).toEqual(Array.from({ length: 1201 }, (_, index) => `${index + 1}`))
})

test('csv leaves texts and telephone numbers as they are, and disarms every formula', async () => {
  const harmless = [
    ...['say "hi",\nAnn = me', 'Ann-Marie <a@b.ca>, 3 = 2 + 1', '3-5', '12345678901234567890'],
    ...['+1 (555) 010-9999', '+49 30/123456', '(+44) 20 7946 0000', '+1.555.0100', '-5'],
  ]
  const signs = [...'=+-@＝＋－＠']
  const starts = ['', ' ', '\t', '\n', '\r\n', ' \n\t ', '\u00A0', '\u3000', '"', "'"]
  // Each formula is also tried after a separator, at which another program may split the text.
  const formulas = signs.flatMap((sign) => [
    ...starts.map((start) => `${start}${sign}A1+1`),
    `a; ${sign}A1;\t${sign}A1\n ${sign}A1, ${sign}A1| "${sign}A1"`,
  ])
  for (const text of [...harmless, ...formulas]) await insert(text)
  const { values } = await csv()
  expect(values).toHaveLength(harmless.length + formulas.length)
  const rest = values.filter((value) => !harmless.includes(value))
  expect(rest).toHaveLength(formulas.length)
  const cells = [...rest, ...rest.flatMap((value) => value.split(/[;,|"\r\n]/))]
  expect(cells.filter((cell) => signs.includes(cell.trim().charAt(0)))).toEqual([])
})

const withUrl = (DATABASE_OWNER_URL = '') => ({ ...env, DATABASE_OWNER_URL })
test.each<[string, Record<string, string>, RegExp]>([
  ['list', withUrl('postgres://x:secret@h/d'), /^The .*password.*\n$/],
  ['list', withUrl(env.DATABASE_URL), /^The .*42501.*\n$/],
  ['list', env, /^DATABASE_OWNER_URL is not set.*\n$/],
  ['list', { PORT: '1' }, /^The .*Set DATABASE_OWNER_URL, or run npm start.*\n$/],
  ['csv secret/x.csv', asOwner, /^.*can't be written \(ENOENT\).*\n$/],
  ['', asOwner, /^Run one of these commands:/],
  ['list --status pending', asOwner, /^Run one of these commands:/],
  ['csv x.txt', asOwner, /^Run one of these commands:/],
  ['csv a.csv b.csv', asOwner, /^Run one of these commands:/],
])('npm run inquiries %s with %o only gives the reason', async (command, variables, reason) => {
  const { code, stdout, stderr } = await inquiries(command, variables)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(reason)
  expect(stderr).not.toMatch(/:secret|h\/d/)
  expect(readdirSync(cwd)).toEqual([])
})
