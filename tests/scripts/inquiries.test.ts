import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startFunctionBackend } from '../support/start-function.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { env, insert, origin, sql } = await startFunctionBackend()
const { TEST_DATABASE_SERVER: server } = process.env
const withUrl = (DATABASE_OWNER_URL = '') => ({ ...env, DATABASE_OWNER_URL })
const asOwner = server ? withUrl(server) : { PORT: new URL(origin).port }

function inquiries(
  command: string,
  cwd = temporaryFolder(),
  env: NodeJS.ProcessEnv = asOwner,
) {
  const args = [resolve('scripts/inquiries.ts'), ...command.split(' ')]
  return promisify(execFile)(process.execPath, args, { cwd, env }).catch(
    (error) => error,
  )
}

async function csv(): Promise<{ file: string; values: string[] }> {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'inquiries.csv'), 'older')
  expect(await inquiries('csv inquiries.csv', cwd)).toMatchObject({
    stderr: '',
  })
  const file = readFileSync(join(cwd, 'inquiries.csv'), 'utf8')
  const names = [...file.matchAll(/\r\n"[\da-f-]{36}","((?:[^"]|"")*)"/g)]
  return {
    file,
    values: names.map(([, name = '']) => name.replaceAll('""', '"')),
  }
}

test('list prints the newest inquiries, without terminal codes and shortened', async () => {
  await insert('Older', { created_at: `'2026-01-31 23:59+00'` })
  await insert('a\x1b[2J\x9b\nb\u202Ec', { suspected_spam: 'true' })
  await insert('😀'.repeat(41))
  const { stdout } = await inquiries('list')
  expect(stdout).toMatch(/'2026-01-31 23:59' │ '[\da-f]{8}' │ 'Older' /)
  expect(stdout).toMatch(/'a \[2J b c' .* 'waits' .* 'suspected'/)
  expect(stdout).toContain(`'${'😀'.repeat(39)}…'`)
})

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

test.each<[string, Record<string, string>, RegExp]>([
  ['list', withUrl('postgres://x:secret@h/d'), /^The .*password.*\n$/],
  ['list', withUrl(env.DATABASE_URL), /^DATABASE_OWNER_URL has the user .*\n$/],
  ['list', env, /^DATABASE_OWNER_URL is not set.*\n$/],
  [
    'list',
    { PORT: '1' },
    /^The .*Set DATABASE_OWNER_URL, or run npm start.*\n$/,
  ],
  ['csv secret/x.csv', asOwner, /^.*can't be written \(ENOENT\).*\n$/],
  ['list a.csv', asOwner, /^Run one of these commands:/],
  ['csv a.csv b.csv', asOwner, /^Run one of these commands:/],
])(
  'npm run inquiries %s with %o only gives the reason',
  async (command, variables, reason) => {
    const cwd = temporaryFolder()
    const ended = await inquiries(command, cwd, variables)
    expect(ended).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(reason),
    })
    expect(ended.stderr).not.toMatch(/:secret|h\/d/)
    expect(readdirSync(cwd)).toEqual([])
  },
)
