import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Surroundings } from '../../scripts/operator/open-session.ts'
import { runCommand } from '../../scripts/operator/run-command.ts'
import { startFaultProxy } from '../support/fault-proxy.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestBackend } from '../support/test-backend.ts'

const { close, insert, mailbox, origin, sql } = await startTestBackend()
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

/** Does what `npm run inquiries -- <command>` does, in this process. */
async function inquiries(command: string, env: Record<string, string> = asOwner) {
  const stdout = new PassThrough()
  const stderr = new PassThrough()
  const words = command.split(' ').filter(Boolean)
  const code = runCommand(words, { env, stdout, stderr } as unknown as Surroundings).finally(() => {
    stdout.end()
    stderr.end()
  })
  // Unlike text(), this keeps a byte order mark.
  const [output, errors] = await Promise.all([buffer(stdout), text(stderr)])
  return { code: await code, output: output.toString(), errors }
}

describe('npm run inquiries -- list', () => {
  const cells = (output: string) =>
    output.match(/.*│.*/g)?.map((line) =>
      line
        .split('│')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )

  test('shows what came in, the newest last, or what failed alone', async () => {
    const older = await insert('Older', { created_at: `'2026-01-31 23:59+00'` })
    const newer = await insert('Newer', { suspected_spam: 'true', notify_status: `'failed'` })
    const { code, output } = await inquiries('list')
    expect(code).toBe(0)
    const asked = ["'ann@example.com'", "'A scale'"]
    expect(cells(output)).toEqual([
      ['(index)', 'received (UTC)', 'name', 'email', 'product', 'mail', 'spam'],
      [older, "'2026-01-31 23:59'", "'Older'", ...asked, "'pending'", "''"],
      [newer, expect.any(String), "'Newer'", ...asked, "'failed'", "'suspected'"],
    ])
    const failed = await inquiries('list --status failed')
    expect(failed.output.match(/Older|Newer/g)).toEqual(['Newer'])
  })

  test('shows text that could command the terminal as text, and says where it cut a text', async () => {
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
    const { code, output } = await inquiries('export --csv')
    const [headings = '', ...records] = output.trimEnd().split('\r\n')
    const columns = await sql<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute
       WHERE attrelid = 'contact_inquiries'::regclass AND attnum > 0 ORDER BY attnum`,
    )
    expect(code).toBe(0)
    expect(headings).toBe(`\uFEFF${columns.map(({ name }) => `"${name}"`).join(',')}`)
    const written = records.map((record) => record.split(',')[1])
    expect(written).toEqual(Array.from({ length: 1201 }, (_, index) => `"${index + 1}"`))
  })

  test('quotes every text, and writes times in UTC and truth as words', async () => {
    await insert('say "hi",\nAnn = me', { created_at: `'2026-01-31 23:59+00'` })
    const [, record] = (await inquiries('export --csv')).output.split('\r\n')
    expect(record).toMatch(
      /,"say ""hi"",\nAnn = me","ann@example.com",,"A scale",,"2026-01-31T23:59/,
    )
    expect(record).toContain(',"false",')
  })

  test('makes text of formulas, also where another program may begin a cell', async () => {
    const names = ['=1+1', '+46 8', '-2', '@A1', '＝1+1', '＋1', '－1', '＠A1', '\tx', '\rx']
    for (const name of [...names, 'a;=1+1,+2|-3\n@A1 "=x", -5']) await insert(name)
    const { output } = await inquiries('export --csv')
    for (const name of names) expect(output).toContain(`,"'${name}","ann@example.com",`)
    expect(output).toContain(`,"a;'=1+1,'+2|'-3\n'@A1 ""'=x"", -5",`)
  })
})

const mailsOf = (id: string) =>
  mailbox.list().filter((mail) => mail.idempotency_key === `inquiry/${id}`).length
const mayHaveLeft = { notify_unclear_since: `now() - interval '2 days'` }

describe('npm run inquiries -- send-pending', () => {
  test('sends what waits, however old, nothing else, and says what became of it', async () => {
    const ids = [await insert('New'), await insert('Old', { created_at: `'2025-01-31'` })]
    await insert('Unclear', mayHaveLeft)
    await insert('Failed', { notify_status: `'failed'` })
    await insert('Sent', { notify_status: `'sent'`, notified_at: 'now()' })
    const output = '2 sent.\n'
    expect(await inquiries('send-pending')).toEqual({ code: 0, output, errors: '' })
    expect([...ids.map(mailsOf), wire.calls.resend]).toEqual([1, 1, 2])
  })

  test('needs no more rights than the site has', async () => {
    await insert('One')
    expect(await inquiries('send-pending', asSite)).toMatchObject({ code: 0, output: '1 sent.\n' })
  })

  test('names what is missing, and keeps the mails, without a mail service', async () => {
    await insert('One')
    const log = vi.spyOn(console, 'info').mockReturnValue()
    const { code, errors } = await inquiries('send-pending', { ...asOwner, RESEND_API_KEY: '' })
    expect([code, errors]).toEqual([1, expect.stringMatching(/^Set [^\n]+\n$/)])
    expect(log).toHaveBeenCalledWith(expect.stringContaining('"RESEND_API_KEY"'))
    log.mockRestore()
  })

  test('keeps what is refused because of the key, says so, and tries the rest', async () => {
    for (const name of ['One', 'Two']) await insert(name)
    const body = JSON.stringify({ statusCode: 401, name: 'restricted_api_key', message: 'no' })
    wire.faults.resend.push({ status: 401, body })
    const { code, output, errors } = await inquiries('send-pending')
    expect([code, output]).toEqual([1, '1 sent, 1 postponed.\n'])
    expect(errors).toMatch(/^[^\n]+doctor[^\n]+\n$/)
  })
})

describe('npm run inquiries -- retry', () => {
  test('makes mails pending that failed or are unknown, one or all', async () => {
    const ids = [
      await insert('One', { notify_status: `'failed'`, ...mayHaveLeft }),
      await insert('Two', { notify_status: `'unknown'`, ...mayHaveLeft }),
      await insert('Three', { notify_status: `'failed'` }),
    ]
    expect(await inquiries(`retry ${ids[1]}`)).toMatchObject({ code: 0 })
    expect((await inquiries('retry failed')).output).toMatch(/^2 /)
    expect((await inquiries('send-pending')).output).toMatch(/^3 sent/)
    expect(ids.map(mailsOf)).toEqual([1, 1, 1])
  })

  test('changes no mail that is pending or has left, and refuses unknown ids', async () => {
    const pending = await insert('One', mayHaveLeft)
    const sent = await insert('Two', { notify_status: `'sent'`, notified_at: 'now()' })
    for (const wrong of [pending, sent, crypto.randomUUID(), 'sent', 'pending']) {
      const { code, output, errors } = await inquiries(`retry ${wrong}`)
      expect([code, output]).toEqual([1, ''])
      expect(errors).toMatch(/^[^\n]+\n$/)
    }
    const { output } = await inquiries('send-pending')
    expect(output).toBe('Nothing to send.\n')
  })
})

describe('the process of npm run inquiries', () => {
  function startExport(stdio: SpawnOptions['stdio'] = 'pipe') {
    const command = [resolve('scripts/operator/command.ts'), 'export', '--csv']
    const options = { cwd: temporaryFolder(), env: asOwner, stdio }
    const child = spawn(process.execPath, command, options)
    const errors = child.stderr ? text(child.stderr) : ''
    return { child, ended: Promise.all([once(child, 'close'), errors]) }
  }

  // Rows for an export that is larger than the buffer of a pipe.
  beforeEach(() => insert('x'.repeat(100), { quantity: `repeat('x', 50)` }, 1201))

  test('ends quietly when what it writes to stops reading', async () => {
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
    ['has a role that may not', asSite, /Set DATABASE_OWNER_URL/],
    ['has an unknown user', { ...asSite, DATABASE_URL: 'postgres://x:secret@h/d' }, /user, passw/],
    ['has no URL of the owner', { ...asOwner, DATABASE_OWNER_URL: 'secret' }, /^DATABASE_OWNER/],
    ['has no URL', { ...asSite, DATABASE_URL: 'postgres:secret' }, /DATABASE_URL/],
  ])('because it %s, says so in one line without the secret', async (_, environment, reason) => {
    const { code, output, errors } = await inquiries('list', environment)
    expect([code, output]).toEqual([1, ''])
    expect(errors).toMatch(reason)
    expect(errors).toMatch(/^[^\n]+\n$/)
    expect(errors).not.toMatch(/secret|postgres:\/\/[^u]/)
  })

  test.each([
    ['constructor', '"constructor"'],
    ['list more', '"list more"'],
    ['list --status odd', '--status'],
    ['export --csv --status failed', '--status'],
    ['list --nonsense', '--nonsense'],
    ['retry', '"retry"'],
  ])('because there is no command %j, says so and asks no database', async (words, reason) => {
    const { code, output, errors } = await inquiries(words)
    expect([code, output, errors.includes(reason)]).toEqual([1, '', true])
    expect(wire.calls.neon).toBe(0)
  })
})

test.each(['', '--help', 'retry -h'])('npm run inquiries %s names every command', async (words) => {
  const { code, output, errors } = await inquiries(words)
  expect([code, errors]).toEqual([0, ''])
  const commands = [...output.matchAll(/^ {2}([a-z-]+) /gm)].map(([, command]) => command)
  expect(commands).toEqual(['list', 'export', 'send-pending', 'retry'])
  expect(output).toMatch(/npm run -s inquiries -- export --csv > /)
  expect(wire.calls.neon).toBe(0)
})

test('npm run inquiries signs in as the owner where that is named beside the site', async () => {
  await insert('Ann')
  const both = { ...asSite, DATABASE_OWNER_URL: asOwner.DATABASE_URL }
  expect(await inquiries('list', both)).toMatchObject({ code: 0, errors: '' })
  const extension = { ...asOwner, DATABASE_URL: '', NETLIFY_DATABASE_URL: asOwner.DATABASE_URL }
  expect((await inquiries('list', extension)).output).toContain('Ann')
})

// Only the embedded database lets its owner in without a password.
test.skipIf(process.env.TEST_DATABASE_SERVER)(
  'npm run inquiries takes the npm start that is running where no database is named',
  async () => {
    await insert('Ann')
    const { port } = new URL(origin)
    expect((await inquiries('list', { PORT: port })).output).toContain('Ann')
    expect((await inquiries('send-pending', { PORT: port })).output).toContain('1 sent')
    expect((await inquiries('list', { PORT: '1' })).errors).toMatch(
      /^Set DATABASE_OWNER_URL .*start/,
    )
  },
)
