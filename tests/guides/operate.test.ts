import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eventLevels } from '../../netlify/inquiries/log.ts'
import { startFunctionBackend } from '../support/start-function.ts'
import { ago } from '../support/test-backend.ts'

const { insert, sql, sweep } = await startFunctionBackend()
const guide = readFileSync('docs/operate.md', 'utf8')

function tableUnder(heading: string): string[][] {
  const [, section = ''] = guide.split(`\n## ${heading}\n`)
  const lines = section.split('\n## ', 1)[0]?.match(/^\|.*\|$/gm) ?? []
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '))
}

/** The guide's SQL statements, in order, each on one line. */
const statements = [...guide.matchAll(/^ +((?:UPDATE|DELETE)[^;]*;)$/gm)].map(
  ([, statement = '']) => statement.replace(/\s+/g, ' '),
)

/** Runs the guide's SQL statement that contains `text`. @returns email states by visitor name. */
async function run(text: string, id = ''): Promise<Record<string, string>> {
  const found = statements.filter((candidate) => candidate.includes(text))
  expect(found).toHaveLength(1)
  await sql(found.join().replace('<id>', id))
  return states()
}

async function states(): Promise<Record<string, string>> {
  const rows = await sql<{ name: string; state: string }>(
    `SELECT name, notify_status || CASE WHEN suspected_spam THEN ', spam' ELSE '' END AS state
     FROM contact_inquiries`,
  )
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
}

const failed = { notify_status: `'failed'`, notify_attempts: '3' }
const unknown = { notify_status: `'unknown'`, notify_unclear_since: ago('2 days') }
const spam = { suspected_spam: 'true' }

test.each([
  ['failed', failed],
  ['unknown', unknown],
])("the guide's SQL makes one %s email pending, and a sweep sends it", async (state, columns) => {
  const id = await insert('this', columns)
  await insert('other', columns)
  await run(`status = 'pending', notify_attempts`, id)
  expect(await sweep()).toMatchObject({ sent: 1 })
  expect(await states()).toEqual({ this: 'sent', other: state })
})

test("the guide's SQL marks one email as sent, and deletes one visitor's inquiries", async () => {
  const id = await insert('this', unknown)
  await insert('other', { ...unknown, email: `'Person@Example.com'` })
  const marked = await run(`notify_status <> 'sent' AND id`, id)
  expect(marked).toEqual({ this: 'sent', other: 'unknown' })
  expect(await run('DELETE FROM contact_inquiries')).toEqual({ this: 'sent' })
})

test("the guide's migration changes how long the sweep keeps inquiries", async () => {
  const [, migration = ''] = /```sql\n([\s\S]*?)```/.exec(guide) ?? []
  await insert('expired', { created_at: ago('19 months') })
  await insert('kept', { created_at: ago('17 months') })
  await sql(migration.replace(/\d+ months/, '18 months'))
  await sweep({ RESEND_API_KEY: '' })
  await sql(migration)
  expect(await states()).toEqual({ kept: 'pending' })
})

test("the guide's SQL marks spam emails as sent only if pending or failed", async () => {
  await insert('failed', { ...failed, ...spam })
  await insert('pending', spam)
  await insert('unknown', { ...unknown, ...spam })
  await insert('real', failed)
  const closed = { failed: 'sent, spam', pending: 'sent, spam' }
  const others = { unknown: 'unknown, spam', real: 'failed' }
  expect(await run('WHERE suspected_spam')).toEqual({ ...closed, ...others })
})

test.each<[string, string, Record<string, string>]>([
  ['address', 'email ILIKE', { email: `'Eve@Bot.example'` }],
  ['text', 'product ILIKE', { product: `'Best CASINO'` }],
  ['time', 'created_at BETWEEN', { created_at: `'2026-11-24 02:30Z'` }],
])("the guide's SQL marks a burst as suspected spam by its %s", async (_, text, columns) => {
  await insert('bot', columns)
  await insert('real', { created_at: `'2026-11-24 04:00Z'` })
  expect(await run(text)).toEqual({ bot: 'pending, spam', real: 'pending' })
})

test('the table in docs/operate.md lists every event that the code can log', () => {
  const documented = tableUnder('In an incident').map(([event = '']) => event.replaceAll('`', ''))
  expect(documented.toSorted()).toEqual(Object.keys(eventLevels).sort())
  const code = globSync('netlify/inquiries/*.ts').map((file) => readFileSync(file, 'utf8'))
  const written = code.join('').matchAll(/event: '([\w-]+)'/g)
  expect([...new Set([...written].map(([, event]) => event))].sort()).toEqual(documented.toSorted())
})
