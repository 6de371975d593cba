import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runInquiries } from '../../scripts/inquiries/run.ts'
import { startFaultProxy } from '../support/fault-proxy.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestBackend } from '../support/test-backend.ts'

const { close, insert, origin, sql } = await startTestBackend()
const wire = await startFaultProxy(origin)
const asSite = wire.env
const owner = new URL(process.env.TEST_DATABASE_SERVER ?? 'postgres://postgres@localhost/site')
const asOwner = { ...asSite, DATABASE_URL: owner.href }

beforeEach(async () => {
  wire.mend()
  await sql('TRUNCATE contact_inquiries')
})
afterAll(async () => {
  await wire.close()
  await close()
})

/** Runs what `npm run inquiries -- <command>` runs, in this process. */
async function inquiries(command: string, env: Record<string, string> = asOwner) {
  const stdout = new PassThrough()
  const words = command.split(' ').filter(Boolean)
  const ended = runInquiries(words, { env, stdout } as never).then(
    () => '',
    (error: Error) => error.message,
  )
  ended.finally(() => stdout.end())
  // Unlike text(), this keeps a byte order mark.
  const output = await buffer(stdout)
  return { output: output.toString(), error: await ended }
}

describe('npm run inquiries -- list', () => {
  const cells = (output: string) =>
    output.match(/.*│.*/g)?.map((line) =>
      line
        .split('│')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )

  test('shows inquiries, the newest last, or only those of a status', async () => {
    const older = await insert('Older', { created_at: `'2026-01-31 23:59+00'` })
    const newer = await insert('Newer', { suspected_spam: 'true', notify_status: `'failed'` })
    const { output } = await inquiries('list')
    const asked = ["'ann@example.com'", "'A scale'"]
    expect(cells(output)).toEqual([
      ['(index)', 'received (UTC)', 'name', 'email', 'product', 'staff email', 'spam'],
      [older, "'2026-01-31 23:59'", "'Older'", ...asked, "'pending'", "''"],
      [newer, expect.any(String), "'Newer'", ...asked, "'failed'", "'suspected'"],
    ])
    const failed = await inquiries('list --status failed')
    expect(failed.output.match(/Older|Newer/g)).toEqual(['Newer'])
  })

  test('removes what could command the terminal, and marks a text that is cut', async () => {
    const texts = ['a\x1b[2J\x9b\nb\u202Ec', '😀'.repeat(40), '😀'.repeat(41)]
    // The clock of the embedded database counts milliseconds: two inserts may have the same time.
    for (const [i, text] of texts.entries())
      await insert(text, { created_at: `to_timestamp(${i})` })
    const names = cells((await inquiries('list')).output)?.map((line) => line[2])
    expect(names).toEqual(['name', "'a [2J b c'", `'${'😀'.repeat(40)}'`, `'${'😀'.repeat(39)}…'`])
  })
})

describe('npm run inquiries -- export --csv', () => {
  test('writes every row and column once, in order', async () => {
    await sql(`INSERT INTO contact_inquiries (name, email, product, created_at)
               SELECT n, 'x@example.com', 'x', now() + n * interval '1 microsecond'
               FROM generate_series(1, 1201) AS n`)
    const { output } = await inquiries('export --csv')
    const [headings = '', ...records] = output.trimEnd().split('\r\n')
    const columns = await sql<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute
       WHERE attrelid = 'contact_inquiries'::regclass AND attnum > 0 ORDER BY attnum`,
    )
    expect(headings).toBe(`\uFEFF${columns.map(({ name }) => `"${name}"`).join(',')}`)
    const written = records.map((record) => record.split(',')[1])
    expect(written).toEqual(Array.from({ length: 1201 }, (_, index) => `"${index + 1}"`))
  })

  test('quotes every text, writes times in UTC and truth as words, and changes no other text', async () => {
    await insert('say "hi",\nAnn = me', { created_at: `'2026-01-31 23:59+00'` })
    const name = 'Ann-Marie <a@b.ca>, 3 = 2 + 1'
    await insert(name)
    await insert('\tx')
    const { output } = await inquiries('export --csv')
    const [, record] = output.split('\r\n')
    expect(output).toContain(`,"${name}",`)
    expect(output).toContain(`,"'\tx",`)
    expect(record).toMatch(
      /,"say ""hi"",\nAnn = me","ann@example.com",,"A scale",,"2026-01-31T23:59/,
    )
    expect(record).toContain(',"false",')
  })

  test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])(
    'leaves no cell that begins with %s, if a program splits at commas or at semicolons',
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
})

describe('the process of npm run inquiries', () => {
  function startExport(stdio: SpawnOptions['stdio'] = 'pipe') {
    const command = [resolve('scripts/inquiries.ts'), 'export', '--csv']
    const options = { cwd: temporaryFolder(), env: asOwner, stdio }
    const child = spawn(process.execPath, command, options)
    const errors = child.stderr ? text(child.stderr) : ''
    return { child, ended: Promise.all([once(child, 'close'), errors]) }
  }

  // Rows for an export that is larger than the buffer of a pipe.
  beforeEach(() => insert('x'.repeat(100), { quantity: `repeat('x', 50)` }, 1201))

  test('ends without an error when the reader of its output stops', async () => {
    const { child, ended } = startExport()
    child.stdout?.once('data', () => child.stdout?.destroy())
    expect(await ended).toEqual([[0, null], ''])
  })

  test.runIf(existsSync('/dev/full'))('fails when the disk is full', async () => {
    const full = await open('/dev/full', 'w')
    const { ended } = startExport(['ignore', full.fd, 'pipe'])
    expect(await ended).toEqual([[1, null], expect.stringMatching(/^[^\n]*ENOSPC[^\n]*\n$/)])
    await full.close()
  })
})

describe('npm run inquiries, when it fails,', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['has a role without rights', asSite, /Set DATABASE_OWNER_URL/],
    ['has an unknown user', { ...asSite, DATABASE_URL: 'postgres://x:secret@h/d' }, /user, passw/],
    ['has no URL of the owner', { ...asOwner, DATABASE_OWNER_URL: 'secret' }, /^DATABASE_OWNER/],
    ['has no URL', { ...asSite, DATABASE_URL: 'postgres:secret' }, /DATABASE_URL/],
    ['has no port', { PORT: 'secret' }, /^PORT/],
  ])('because it %s, reports it in one line without the secret', async (_, env, reason) => {
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
    ['list --nonsense', '--nonsense'],
  ])(
    'because there is no command %j, reports it and queries no database',
    async (words, reason) => {
      const { output, error } = await inquiries(words)
      expect([output, error.includes(reason)]).toEqual(['', true])
      expect(wire.calls.neon).toBe(0)
    },
  )
})

test("npm run inquiries prefers the owner's database, and uses that of Netlify's extension", async () => {
  await insert('Ann')
  const both = { ...asSite, DATABASE_OWNER_URL: owner.href }
  expect((await inquiries('list', both)).output).toContain('Ann')
  const extension = { ...asOwner, DATABASE_URL: '', NETLIFY_DATABASE_URL: owner.href }
  expect((await inquiries('list', extension)).output).toContain('Ann')
})

// Only the embedded database accepts its owner without a password.
test.skipIf(process.env.TEST_DATABASE_SERVER)(
  'npm run inquiries uses a running npm start if no database is set',
  async () => {
    await insert('Ann')
    const { port } = new URL(origin)
    expect((await inquiries('list', { PORT: port })).output).toContain('Ann')
    expect((await inquiries('list', { PORT: '1' })).error).toMatch(
      /^Set DATABASE_OWNER_URL .*start/,
    )
  },
)
