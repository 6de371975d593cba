import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runInquiries } from '../support/run-inquiries.ts'
import { startFunctionBackend } from '../support/start-function.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { env, insert, origin, sql } = await startFunctionBackend()
const { TEST_DATABASE_SERVER: server } = process.env
const asOwner = server
  ? { ...env, DATABASE_OWNER_URL: server }
  : { PORT: new URL(origin).port }

async function csv(...words: string[]) {
  const cwd = temporaryFolder()
  const path = join(cwd, 'inquiries.csv')
  writeFileSync(path, 'older')
  chmodSync(path, 0o644)
  const command = ['csv', 'inquiries.csv', ...words]
  expect(await runInquiries(command, asOwner, cwd)).toMatchObject({
    stderr: '',
  })
  const file = readFileSync(path, 'utf8')
  const names = [...file.matchAll(/\r\n"[\da-f-]{36}","((?:[^"]|"")*)"/g)]
  return {
    file,
    mode: statSync(path).mode & 0o777,
    values: names.map(([, name = '']) => name.replaceAll('""', '"')),
  }
}

test('csv writes every row and column once, in order', async () => {
  const created_at = `timestamptz '2026-01-31 23:59Z' + generate_series * interval '1 microsecond'`
  await insert('', { name: '$1::text || generate_series', created_at }, 1201)
  const { file, values } = await csv()
  const [row = {}] = await sql('SELECT * FROM contact_inquiries LIMIT 1')
  const headings = Object.keys(row).map((name) => `"${name}"`)
  expect(file.startsWith(`\uFEFF${headings}\r\n`)).toBe(true)
  expect(file).toMatch(/"2026-0[\dT:-]+\.000001[+-]\d\d:\d\d"/)
  expect(values).toEqual(
    Array.from({ length: 1201 }, (_, index) => `${index + 1}`),
  )
})

test.skipIf(process.platform === 'win32')(
  'only the current user can read the file, even if an older file was public',
  async () => {
    expect((await csv()).mode).toBe(0o600)
  },
)

const formulas = ['=1+1', '- a wish\n- another wish', '@SUM(A1)', '\ttab']

test('csv plain writes each entry as the visitor typed it', async () => {
  for (const text of formulas) await insert(text)
  const { file, values } = await csv('plain')
  // Inquiries that arrive in the same millisecond have no order.
  expect(values.toSorted()).toEqual(formulas.toSorted())
  expect(file.startsWith('"id"')).toBe(true)
})

test('csv leaves texts and telephone numbers as they are, and disarms every formula', async () => {
  const harmless = [
    ...[
      'say "hi",\nAnn = me',
      'Ann-Marie <a@b.ca>, 3 = 2 + 1',
      '3-5',
      '12345678901234567890',
    ],
    ...[
      '+49 30/123456',
      '(+44) 20 7946 0000',
      '+1.555.0100',
      '＋１[5]\u20130\u22125',
      '-5',
    ],
  ]
  const signs = [...'=+-@＝＋－＠']
  // A spreadsheet program can split text at a separator and run the rest of the text as a formula.
  const starts = [
    '',
    ' ',
    '\t',
    '\r\n',
    ' \n\t ',
    '\u00A0',
    '\u3000',
    '"',
    "'",
    'a; ',
    'a,',
    'a|',
  ]
  const formulas = signs.flatMap((sign) =>
    starts.map((start) => `${start}${sign}A1+1`),
  )
  for (const text of [...harmless, ...formulas]) await insert(text)
  const { values } = await csv()
  const rest = values.filter((value) => !harmless.includes(value))
  expect(rest).toHaveLength(formulas.length)
  const cells = [...rest, ...rest.flatMap((value) => value.split(/[;,|"\r\n]/))]
  expect(cells.filter((cell) => signs.includes(cell.trim().charAt(0)))).toEqual(
    [],
  )
})
