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
    const newer = await insert('Newer', { suspected_spam: 'true', notify_status: `'suppressed'` })
    const { code, output } = await inquiries('list')
    expect(code).toBe(0)
    expect(cells(output)).toEqual([
      ['(index)', 'received (UTC)', 'name', 'email', 'product', 'mail', 'spam'],
      [older, "'2026-01-31 23:59'", "'Older'", "'ann@example.com'", "'A scale'", "'pending'", "''"],
      [
        newer,
        expect.any(String),
        "'Newer'",
        ...Array(2).fill(expect.any(String)),
        "'suppressed'",
        "'suspected'",
      ],
    ])
  })

  test('shows text that could command the terminal as text, and says where it cut a text', async () => {
    await insert('a\x1b[2J\x9b\nb\u202Ec')
    await insert('😀'.repeat(40))
    await insert('😀'.repeat(41))
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
               SELECT 'n' || n, 'x@example.com', 'x', now() + n * interval '1 microsecond'
               FROM generate_series(1, 1201) AS n`)
    const { code, output } = await inquiries('export --csv')
    const [headings = '', ...records] = output.trimEnd().split('\r\n')
    const columns = await sql<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute
       WHERE attrelid = 'contact_inquiries'::regclass AND attnum > 0 ORDER BY attnum`,
    )
    expect(code).toBe(0)
    expect(headings).toBe(`\uFEFF${columns.map(({ name }) => `"${name}"`).join(',')}`)
    expect(records.map((record) => record.split(',')[1])).toEqual(
      Array.from({ length: 1201 }, (_, index) => `"n${index + 1}"`),
    )
  })

  /** What the export says of an inquiry from somebody of that name. */
  async function exported(name: string, columns: Record<string, string> = {}) {
    const id = await insert(name, columns)
    const { output } = await inquiries('export --csv')
    return output.slice(output.indexOf('\r\n') + `\r\n"${id}",`.length)
  }

  test('quotes every text, and writes times in UTC and truth as words', async () => {
    const record = await exported('say "hi",\nAnn', { created_at: `'2026-01-31 23:59+00'` })
    expect(record).toMatch(/^"say ""hi"",\nAnn","ann@example.com",,"A scale",,"2026-01-31T23:59:00/)
    expect(record).toMatch(/,"false",.*\r\n$/)
  })

  test.each(['=1+1', '+46 8', '-2', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', '\tx', '\rx'])(
    'makes %j text that no spreadsheet runs',
    async (name) => {
      expect(await exported(name)).toMatch(`"'${name}",`)
    },
  )

  test('leaves alone what only holds such characters', async () => {
    expect(await exported('a=b+1-2@c')).toMatch(/^"a=b\+1-2@c",/)
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

  test('deletes what is older when it is told so', async () => {
    expect((await inquiries('purge --older-than 24mo --yes')).code).toBe(0)
    expect(await names()).toEqual(['Kept'])
  })

  test.each([
    ['730d', '730 days'],
    ['104w', '104 weeks'],
    ['24mo', '24 months'],
    ['2y', '2 years'],
  ])('reads the age %s as %s', async (age, words) => {
    const { output } = await inquiries(`purge --older-than ${age} --yes`)
    expect(output).toBe(`Deleted 1 inquiry older than ${words}.\n`)
  })

  test('has nothing to ask when nothing is that old', async () => {
    expect(await inquiries('purge --older-than 10y')).toMatchObject({ code: 0, errors: '' })
    expect(await names()).toEqual(['Old', 'Kept'])
  })

  test.each(['no\n', '\n', 'yesterday\n', ''])(
    'deletes nothing on the answer %j',
    async (answer) => {
      const { code, output, errors } = await inquiries('purge --older-than 24mo', asOwner, answer)
      expect(errors).toMatch(/1 inquiry older than 24 months.*\[y\/N\]/)
      expect([code, output]).toEqual([0, 'Nothing was deleted.\n'])
      expect(await names()).toEqual(['Old', 'Kept'])
    },
  )

  test.each(['y\n', 'YES\n'])('deletes on the answer %j', async (answer) => {
    const { code, output } = await inquiries('purge --older-than 24mo', asOwner, answer)
    expect([code, output]).toEqual([0, 'Deleted 1 inquiry older than 24 months.\n'])
    expect(await names()).toEqual(['Kept'])
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

test('npm run inquiries asks no database when the words are wrong or ask for help', async () => {
  expect(await inquiries('list --status odd')).toMatchObject({ code: 2, output: '' })
  const { code, output, errors } = await inquiries('--help')
  expect([code, errors]).toEqual([0, ''])
  for (const command of ['list', 'export', 'send-pending', 'retry', 'purge']) {
    expect(output).toContain(`\n  ${command} `)
  }
  expect(wire.calls.neon).toBe(0)
})

test('npm run inquiries signs in as the owner where that is named beside the site', async () => {
  await insert('Ann')
  const both = { ...asSite, DATABASE_OWNER_URL: asOwner.DATABASE_URL }
  expect(await inquiries('list', both)).toMatchObject({ code: 0, errors: '' })
  const extension = { ...asOwner, DATABASE_URL: '', NETLIFY_DATABASE_URL: asOwner.DATABASE_URL }
  expect((await inquiries('list', extension)).output).toContain('Ann')
})
