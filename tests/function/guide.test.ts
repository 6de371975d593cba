import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { eventLevels } from '../../netlify/inquiries/log.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const { insert, sql, sweep } = await startFunctionBackend()
const guide = readFileSync('docs/operate.md', 'utf8')

/** The rows of the table under a heading, as cells. */
function tableUnder(heading: string): string[][] {
  const [, section = ''] = guide.split(`\n## ${heading}\n`)
  const lines = section.split('\n## ', 1)[0]?.match(/^\|.*\|$/gm) ?? []
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '))
}

/** The SQL statements of the guide, in order, without their indentation. */
const statements = [...guide.matchAll(/^ +((?:UPDATE|DELETE)[^;]*;)$/gm)].map(
  ([, statement = '']) => statement.replace(/\s+/g, ' '),
)

/** The one statement that contains `text`. */
function statementWith(text: string): string {
  const [statement = '', ...others] = statements.filter((candidate) => candidate.includes(text))
  if (!statement || others.length > 0) throw new Error(`${others.length} more with ${text}`)
  return statement
}

async function states(): Promise<Record<string, string>> {
  const rows = await sql<{ name: string; state: string }>(
    `SELECT name, notify_status || CASE WHEN suspected_spam THEN ', spam' ELSE '' END AS state
     FROM contact_inquiries`,
  )
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
}

const failed = { notify_status: `'failed'`, notify_attempts: '3' }
const unknown = { notify_status: `'unknown'`, notify_unclear_since: `now() - interval '2 days'` }
const spam = { suspected_spam: 'true' }

describe('a statement in docs/operate.md', () => {
  test('makes a failed or an unknown email pending, and the next sweep sends it', async () => {
    for (const columns of [failed, unknown]) {
      const id = await insert('this', columns)
      await insert('other', columns)
      await sql(statementWith(`status = 'pending', notify_attempts`).replace('<id>', id))
      expect(await sweep()).toMatchObject({ sent: 1 })
      expect(await states()).toMatchObject({
        this: 'sent',
        other: columns.notify_status.slice(1, -1),
      })
      await sql('TRUNCATE contact_inquiries')
    }
  })

  test('marks an unknown email as sent', async () => {
    const id = await insert('this', unknown)
    await insert('other', unknown)
    await sql(statementWith(`notify_status <> 'sent' AND id`).replace('<id>', id))
    expect(await states()).toEqual({ this: 'sent', other: 'unknown' })
  })

  test('closes the emails of suspected spam, and no others', async () => {
    await insert('failed', { ...failed, ...spam })
    await insert('pending', spam)
    await insert('unknown', { ...unknown, ...spam })
    await insert('real', failed)
    await sql(statementWith('WHERE suspected_spam'))
    const closed = { failed: 'sent, spam', pending: 'sent, spam' }
    expect(await states()).toEqual({ ...closed, unknown: 'unknown, spam', real: 'failed' })
  })

  test.each([
    ['address', 'email ILIKE', { email: `'Eve@Bot.example'` }],
    ['text', 'product ILIKE', { product: `'Best CASINO'` }],
    ['time', 'created_at BETWEEN', { created_at: `'2026-11-24 02:30Z'` }],
  ])('marks the pending emails of a burst as suspected spam by %s', async (_, text, columns) => {
    const all = {
      email: `'ann@example.com'`,
      product: `'A scale'`,
      created_at: `'2026-11-24 04:00Z'`,
    }
    const add = (name: string, own: object) =>
      sql(
        `INSERT INTO contact_inquiries (name, email, product, created_at)
         VALUES ($1, ${Object.values({ ...all, ...own }).join()})`,
        [name],
      )
    await add('bot', columns)
    await add('real', {})
    await sql(statementWith(text))
    expect(await states()).toEqual({ bot: 'pending, spam', real: 'pending' })
  })

  test("deletes a person's inquiries", async () => {
    await insert('this')
    await sql(`UPDATE contact_inquiries SET email = 'Person@Example.com'`)
    await insert('other')
    await sql(statementWith('DELETE FROM contact_inquiries'))
    expect(await states()).toEqual({ other: 'pending' })
  })
})

test('the table of log events in docs/operate.md has every event that the code can write', () => {
  const documented = tableUnder('In an incident').map(([event = '']) => event.replaceAll('`', ''))
  expect(documented.toSorted()).toEqual(Object.keys(eventLevels).sort())
  const code = globSync('netlify/inquiries/*.ts').map((file) => readFileSync(file, 'utf8'))
  const written = code.join('').matchAll(/event: '([\w-]+)'/g)
  expect([...new Set([...written].map(([, event]) => event))].sort()).toEqual(documented.toSorted())
})

test('the table of time limits in docs/operate.md has the values of the code', () => {
  const rows = tableUnder('Time limits')
  expect(rows.length).toBeGreaterThan(10)
  for (const [what, seconds, place = ''] of rows) {
    const [, value = '', file = ''] = /^`(.*)` in `(.*)`$/.exec(place) ?? []
    expect(readFileSync(file, 'utf8'), what).toContain(value)
    const milliseconds = Number(/[\d_]+$/.exec(value)?.[0].replaceAll('_', ''))
    const documented = Number.isNaN(milliseconds) ? value.match(/\d+/)?.[0] : milliseconds / 1000
    expect(seconds).toMatch(new RegExp(`^${documented}\\b`))
  }
})
