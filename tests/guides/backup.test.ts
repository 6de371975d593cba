import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestBackend } from '../support/test-backend.ts'

const hasTools = spawnSync('pg_dump', ['--version']).status === 0
// Only a PostgreSQL server accepts pg_dump and psql.
const server = hasTools ? process.env.TEST_DATABASE_SERVER : undefined
const guide = readFileSync('docs/operate.md', 'utf8')
const [backUp = ''] = /^ {4}pg_dump .*$/m.exec(guide) ?? []
const [putBack = ''] = /^ {4}psql .*$/m.exec(guide) ?? []

const tables = ['contact_inquiries', 'sent_emails', 'sent_email_inquiries']
const list = '- one more wish, and why\n'.repeat(40)
const texts = [
  'Jörg Müller: „ein Karton“ für 5 €',
  `it's "quoted", \\backslash\\ and $$dollars$$`,
  'a\ttab\nand a line break; -- no comment',
  '\\.',
  '\\N',
  '=1+1',
  list.slice(0, 1000),
  '样品 😀 نموذج',
]

test('the guide has one command to back up, and one to put back', () => {
  expect(guide.match(/^ {4}(pg_dump|psql) /gm)).toHaveLength(2)
})

const lost = server ? await startTestBackend() : undefined
const fresh = server ? await startTestBackend() : undefined
afterAll(async () => {
  await lost?.close()
  await fresh?.close()
})

type Backend = NonNullable<typeof lost>

beforeEach(async () => {
  for (const backend of [lost, fresh])
    await backend?.sql('TRUNCATE contact_inquiries, sent_emails CASCADE')
})

async function rowsOf({ sql }: Backend) {
  const all = []
  for (const table of tables)
    all.push(await sql(`SELECT * FROM ${table} ORDER BY ${table}::text`))
  return all
}

/** Runs a command from the guide in a terminal with Western European characters, as on Windows. */
async function run(command: string, { sql }: Backend, cwd: string) {
  const [{ name } = {}] = await sql<{ name: string }>(
    'SELECT current_database() AS name',
  )
  const url = Object.assign(new URL(server ?? ''), { pathname: name })
  const terminal = { LC_ALL: 'C', PGCLIENTENCODING: 'WIN1252' }
  const env = { ...process.env, ...terminal, DATABASE_OWNER_URL: url.href }
  const options = { cwd, env, shell: true, encoding: 'utf8' } as const
  return spawnSync(command, options)
}

async function insertTexts(backend: Backend) {
  for (const text of texts) {
    const id = await backend.insertInquiry('Jörg', {
      product: text,
      created_at: '2026-01-31 23:59:59.123456+00',
      email_error: '403 „x“',
    })
    await backend.recordEmail(id, {
      failed_at: new Date(),
      report: 'bounced: Transient General',
    })
  }
}

test.runIf(lost && fresh)(
  'a backup puts every row of all three tables back into an empty database',
  async () => {
    if (!lost || !fresh) return
    const cwd = temporaryFolder()
    await insertTexts(lost)
    const saved = await run(backUp, lost, cwd)
    expect(saved.stdout + saved.stderr).toBe('')
    const { stdout, stderr } = await run(putBack, fresh, cwd)
    expect(stderr).toBe('')
    expect(stdout).toBe(`\nInquiries stored now: ${texts.length}\n`)
    const rows = await rowsOf(lost)
    expect(rows[0]?.map(({ product }) => product).sort()).toEqual(texts.sort())
    expect(await rowsOf(fresh)).toEqual(rows)
  },
)

test.runIf(lost && fresh)(
  'a backup keeps what has arrived since, and can be put back twice',
  async () => {
    if (!lost || !fresh) return
    const cwd = temporaryFolder()
    await insertTexts(lost)
    await run(backUp, lost, cwd)
    const [kept] = await lost.sql<{ id: string }>(
      'SELECT id FROM contact_inquiries LIMIT 1',
    )
    await lost.sql('DELETE FROM contact_inquiries WHERE id <> $1', [kept?.id])
    await lost.sql(`UPDATE contact_inquiries SET handled_at = now()`)
    await lost.recordEmail(await lost.insertInquiry('newer'))
    for (const _ of [1, 2])
      expect((await run(putBack, lost, cwd)).stderr).toBe('')
    const [{ count } = {}] = await lost.sql(
      `SELECT count(*)::integer FROM contact_inquiries JOIN sent_email_inquiries ON inquiry_id = id`,
    )
    expect(count).toBe(texts.length + 1)
    expect(
      await lost.sql(
        'SELECT id FROM contact_inquiries WHERE handled_at IS NOT NULL',
      ),
    ).toEqual([kept])
  },
)

test.runIf(lost && fresh)(
  'an inquiry that a visitor has sent again does not keep the others from coming back',
  async () => {
    if (!lost || !fresh) return
    const cwd = temporaryFolder()
    const key = '00000000-0000-8000-8000-000000000000'
    await lost.recordEmail(
      await lost.insertInquiry('twice', { idempotency_key: key }),
    )
    await lost.recordEmail(await lost.insertInquiry('once'))
    await run(backUp, lost, cwd)
    await fresh.insertInquiry('twice', { idempotency_key: key })
    const { stdout, stderr } = await run(putBack, fresh, cwd)
    expect(stderr).toMatch(/ERROR.*sent_email_inquiries/)
    expect(stdout).toContain('Inquiries stored now: 2')
    const [inquiries, , carried] = await rowsOf(fresh)
    expect(inquiries?.map(({ name }) => name).sort()).toEqual(['once', 'twice'])
    expect(carried).toHaveLength(1)
  },
)
