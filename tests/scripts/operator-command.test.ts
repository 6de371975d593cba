import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listenLocally } from '../../netlify/local/listen-locally.ts'
import { startOperatorBackend } from '../support/operator-backend.ts'

const backend = await startOperatorBackend()
const { asSite, asOwner, inquiries, insert, sql, wire } = backend

beforeEach(backend.reset)
afterAll(backend.close)

describe('npm run inquiries -- list', () => {
  /** The cells of each line of the table. */
  const cells = (output: string) =>
    output.match(/.*│.*/g)?.map((line) =>
      line
        .split('│')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )

  test('shows what came in, the newest last', async () => {
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
  })

  test('shows text that could command the terminal as text, and says where it cut a text', async () => {
    const texts = ['a\x1b[2J\x9b\nb\u202Ec', '😀'.repeat(40), '😀'.repeat(41)]
    // The embedded database counts milliseconds, so that two inserts may have one time.
    for (const [i, text] of texts.entries())
      await insert(text, { created_at: `to_timestamp(${i})` })
    const names = cells((await inquiries('list')).output)?.map((line) => line[2])
    expect(names).toEqual(['name', "'a [2J b c'", `'${'😀'.repeat(40)}'`, `'${'😀'.repeat(39)}…'`])
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

  test('makes text of formulas, which a spreadsheet would run', async () => {
    const names = ['=1+1', '+46 8', '-2', '@A1', '＝1+1', '＋1', '－1', '＠A1', '\tx', '\rx']
    for (const name of names) await insert(name)
    const { output } = await inquiries('export --csv')
    for (const name of names) expect(output).toContain(`,"'${name}","ann@example.com",`)
  })

  test('makes text of formulas inside a text, where another program may begin a cell', async () => {
    await insert('a;=1+1,+2|-3\n@A1 "=x", -5')
    const { output } = await inquiries('export --csv')
    expect(output).toContain(`,"a;'=1+1,'+2|'-3\n'@A1 ""'=x"", -5",`)
  })
})

describe('npm run inquiries -- purge', () => {
  beforeEach(async () => {
    await insert('Old', { created_at: `now() - interval '25 months'` })
    await insert('Kept', { created_at: `now() - interval '23 months'` })
  })

  async function names() {
    const rows = await sql('SELECT name FROM contact_inquiries ORDER BY created_at')
    return rows.map(({ name }) => name)
  }

  test('deletes nothing where nobody can be asked, and says how many it would', async () => {
    const { code, errors } = await inquiries('purge --older-than 24mo')
    expect(code).toBe(1)
    expect(errors).toMatch(/^1 inquiry .*--yes\.\n$/)
    expect(await names()).toEqual(['Old', 'Kept'])
  })

  test.each([
    ['730d', '730 days'],
    ['104w', '104 weeks'],
    ['24mo', '24 months'],
    ['2y', '2 years'],
  ])('deletes what is older than %s when it is told so', async (age, words) => {
    const { code, output } = await inquiries(`purge --older-than ${age} --yes`)
    expect([code, output]).toEqual([0, `Deleted 1 inquiry older than ${words}.\n`])
    expect(await names()).toEqual(['Kept'])
  })

  test('has nothing to ask when nothing is that old', async () => {
    expect(await inquiries('purge --older-than 10y')).toMatchObject({ code: 0, errors: '' })
  })

  test.each([
    ['no\n', ['Old', 'Kept']],
    ['yesterday\n', ['Old', 'Kept']],
    ['', ['Old', 'Kept']],
    ['YES\n', ['Kept']],
  ])('asks first, and goes by the answer %j', async (answer, left) => {
    const { code, errors } = await inquiries('purge --older-than 24mo', asOwner, answer)
    expect(errors).toMatch(/1 inquiry older than 24 months.*\[y\/N\]/)
    expect(code).toBe(0)
    expect(await names()).toEqual(left)
  })
})

describe('npm run inquiries, when it cannot,', () => {
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

  test('because a server uses the embedded database, says so', async () => {
    const server = await listenLocally(0, () => {})
    const { port } = new URL(server.origin)
    const { code, errors } = await inquiries('list', { PORT: port })
    await server.close()
    expect(code).toBe(1)
    expect(errors).toMatch(new RegExp(`^Port ${port} is taken\\.[^\\n]+\\n$`))
  })
})

test('npm run inquiries asks no database for help, which names every command', async () => {
  const { code, output, errors } = await inquiries('--help')
  expect([code, errors]).toEqual([0, ''])
  const commands = [...output.matchAll(/^ {2}([a-z-]+) /gm)].map(([, command]) => command)
  expect([...new Set(commands)]).toEqual(['list', 'export', 'send-pending', 'retry', 'purge'])
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
