import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runInquiries } from '../support/run-inquiries.ts'
import { startFunctionBackend } from '../support/start-function.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { env, insertInquiries, insertInquiry, origin, sql } =
  await startFunctionBackend()
const { TEST_DATABASE_SERVER: server } = process.env
const asOwner = server
  ? { ...env, DATABASE_OWNER_URL: server }
  : { PORT: new URL(origin).port }

/** Runs `npm run inquiries csv` in a folder where an older file of this name is public. */
async function exportCsv(...options: string[]) {
  const cwd = temporaryFolder()
  const path = join(cwd, 'inquiries.csv')
  writeFileSync(path, 'older')
  chmodSync(path, 0o644)
  const words = ['csv', 'inquiries.csv', ...options]
  const { stderr } = await runInquiries(words, asOwner, cwd)
  expect(stderr).toBe('')
  return { csv: readFileSync(path, 'utf8'), mode: statSync(path).mode & 0o777 }
}

/** Returns the names in a file. Each row begins with an inquiry's ID and the visitor's name. */
function namesIn(csv: string): string[] {
  const rows = csv.matchAll(/\r\n"[\da-f-]{36}","((?:[^"]|"")*)"/g)
  return Array.from(rows, ([, name = '']) => name.replaceAll('""', '"'))
}

const inMicroseconds = (number: number) => `${number}`.padStart(6, '0')

test('csv writes every row once, in the order in which they arrived', async () => {
  // The command reads pages of 500 rows.
  const moreThanTwoPages = 1201
  await insertInquiries(moreThanTwoPages, (number) => ({
    created_at: `2026-01-31 23:59:00.${inMicroseconds(number)}Z`,
  }))
  const { csv } = await exportCsv()
  const numbers = Array.from({ length: moreThanTwoPages }, (_, i) => `${i + 1}`)
  expect(namesIn(csv)).toEqual(numbers)
})

test('csv begins with the names of all columns', async () => {
  await insertInquiry('Ann')
  const { csv } = await exportCsv()
  const [row = {}] = await sql('SELECT * FROM contact_inquiries')
  const headings = Object.keys(row).map((column) => `"${column}"`)
  // Excel needs the byte order mark.
  expect(csv.startsWith(`\uFEFF${headings.join()}\r\n`)).toBe(true)
})

test('csv writes times with microseconds and the time zone', async () => {
  await insertInquiry('Ann', { created_at: '2026-01-31 23:59:00.000001Z' })
  const { csv } = await exportCsv()
  // PostgreSQL writes the time in its own time zone, in which it can be the next day.
  expect(csv).toMatch(/"2026-0[\dT:-]+\.000001[+-]\d\d:\d\d"/)
})

test.skipIf(process.platform === 'win32')(
  'only the current user can read the file, even if an older file was public',
  async () => {
    const { mode } = await exportCsv()
    expect(mode).toBe(0o600)
  },
)

test('csv plain leaves formulas as the visitor typed them', async () => {
  const formulas = ['=1+1', '- a wish\n- another wish', '@SUM(A1)', '\ttab']
  for (const formula of formulas) await insertInquiry(formula)
  const { csv } = await exportCsv('plain')
  // Inquiries that arrive in the same millisecond have no order, so sort them.
  expect(namesIn(csv).toSorted()).toEqual(formulas.toSorted())
})

test('csv plain has no byte order mark', async () => {
  await insertInquiry('Ann')
  const { csv } = await exportCsv('plain')
  expect(csv.startsWith('"id"')).toBe(true)
})

test('csv leaves texts and telephone numbers that are not formulas as they are', async () => {
  const texts = ['say "hi",\nAnn = me', 'Ann-Marie <a@b.ca>, 3 = 2 + 1']
  const telephoneNumbers = [
    '3-5',
    '12345678901234567890',
    '+49 30/123456',
    '(+44) 20 7946 0000',
    '+1.555.0100',
    // Full-width characters, as from a Chinese keyboard, with an en dash and a minus sign.
    '＋１[5]\u20130\u22125',
    '-5',
  ]
  const harmless = [...texts, ...telephoneNumbers]
  for (const text of harmless) await insertInquiry(text)
  const { csv } = await exportCsv()
  expect(namesIn(csv).toSorted()).toEqual(harmless.toSorted())
})

test('csv changes every formula so that no spreadsheet runs it', async () => {
  // Spreadsheets also accept the full-width forms of these signs.
  const signs = [...'=+-@＝＋－＠']
  const beginnings = [
    '',
    ' ',
    '\t',
    '\r\n',
    ' \n\t ',
    '\u00A0', // No-break space
    '\u3000', // Full-width space
    '"',
    "'",
    'a; ',
    'a,',
    'a|',
  ]
  const formulas = signs.flatMap((sign) =>
    beginnings.map((beginning) => `${beginning}${sign}A1+1`),
  )
  for (const formula of formulas) await insertInquiry(formula)
  const { csv } = await exportCsv()
  const names = namesIn(csv)
  expect(names).toHaveLength(formulas.length)
  // A spreadsheet program can split text at a separator and run the rest of the text as a formula.
  const parts = names.flatMap((name) => name.split(/[;,|"\r\n]/))
  const isFormula = (cell: string) => signs.includes(cell.trim().charAt(0))
  expect([...names, ...parts].filter(isFormula)).toEqual([])
})
