import { execFile, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { eventLevels } from '../../netlify/inquiries/log.ts'
import { migrate } from '../../scripts/database/migrate.ts'
import { retentionMonths } from '../../src/inquiry/limits.ts'
import { referenceOf } from '../../src/inquiry/reference.ts'
import { startFunctionBackend } from '../support/start-function.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { ago } from '../support/test-backend.ts'

const { TEST_DATABASE_SERVER: server = '' } = process.env
const { env, insert, owner, sql, sweep } = await startFunctionBackend()
const guide = readFileSync('docs/operate.md', 'utf8')

async function run(text: string, id = ''): Promise<void> {
  const statements = guide.match(/^ +(UPDATE|DELETE)[^;]*;$/gm) ?? []
  const found = statements.filter((statement) =>
    statement.replace(/\s+/g, ' ').includes(text),
  )
  expect(found).toHaveLength(1)
  await sql(found.join().replace('<reference>', referenceOf(id)))
}

async function namesWhere(condition: string) {
  const rows = await sql(
    `SELECT name FROM contact_inquiries WHERE ${condition}`,
  )
  return rows.map(({ name }) => name)
}

test("the guide's SQL marks one inquiry as handled", async () => {
  const id = await insert('this')
  await insert('other')
  await run('handled_at = now() WHERE handled_at IS NULL AND id', id)
  expect(await namesWhere('handled_at IS NOT NULL')).toEqual(['this'])
})

test("the guide's SQL deletes one visitor's inquiries, whatever the case of the address", async () => {
  await insert('this', { email: `'Person@Example.com'` })
  await insert('other')
  await run('DELETE FROM contact_inquiries')
  expect(await namesWhere('true')).toEqual(['other'])
})

test.each(['docs/operate.md', 'docs/capacity.md', 'docs/deploy.md'])(
  '%s names no other retention period than the privacy policy',
  (file) => {
    const periods = readFileSync(file, 'utf8').matchAll(/(\d+) months\b/g)
    for (const [, months] of periods)
      expect(Number(months)).toBe(retentionMonths)
  },
)

test('a new retention period is in force after db:migrate', async () => {
  await insert('expired', { created_at: ago('19 months') })
  await insert('kept', { created_at: ago('17 months') })
  await sql('UPDATE retention SET months = 18')
  await sweep({ RESEND_API_KEY: '' })
  const client = await owner.connect()
  await migrate(client).finally(() => client.release())
  expect(await namesWhere('true')).toEqual(['kept'])
  expect(await sql('SELECT months FROM retention')).toEqual([
    { months: retentionMonths },
  ])
})

test.each<[string, string, Record<string, string>]>([
  ['address', 'email ILIKE', { email: `'Eve@Bot.example'` }],
  ['text', 'product ILIKE', { product: `'Best CASINO'` }],
  ['time', 'created_at BETWEEN', { created_at: `'2026-11-24 02:30Z'` }],
])(
  "the guide's SQL marks a burst of spam as handled by its %s",
  async (_, text, columns) => {
    await insert('bot', columns)
    await insert('real', { created_at: `'2026-11-24 04:00Z'` })
    await run(text)
    expect(await namesWhere('handled_at IS NOT NULL')).toEqual(['bot'])
  },
)

const psql = server && spawnSync('psql', ['--version']).status === 0

test.runIf(psql)(
  "the guide's SQL puts exported inquiries back beside others",
  async () => {
    const cwd = temporaryFolder()
    const [script = ''] =
      /^ +CREATE TEMPORARY TABLE exported[\s\S]*?(?=\n\n)/m.exec(guide) ?? []
    writeFileSync(join(cwd, 'restore.sql'), script.replace(/^ +/gm, ''))
    await insert('remains')
    await insert('say "hi",\nAnn', {
      phone: `'+1 (555) 010-9999'`,
      created_at: `'2026-01-31 23:59+00'`,
    })
    const all = 'SELECT * FROM contact_inquiries ORDER BY name'
    const before = await sql(all)
    const command = [resolve('scripts/inquiries.ts'), 'csv', 'inquiries.csv']
    const asOwner = { ...env, DATABASE_OWNER_URL: server }
    await promisify(execFile)(process.execPath, command, { cwd, env: asOwner })
    await sql(`DELETE FROM contact_inquiries WHERE name <> 'remains'`)
    const [{ name } = {}] = await sql<{ name: string }>(
      'SELECT current_database() AS name',
    )
    const url = Object.assign(new URL(server), { pathname: name }).href
    const { stderr } = spawnSync('psql', [url, '-f', 'restore.sql'], {
      cwd,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(await sql(all)).toMatchObject(before)
  },
)

test('the table in docs/operate.md lists every event that the code can log', () => {
  const [, section = ''] = guide.split('\n## In an incident\n')
  const rows =
    section.split('\n## ', 1)[0]?.matchAll(/^\| `([\w-]+)` \|/gm) ?? []
  const events = ['event', ...Object.keys(eventLevels)]
  expect([...rows].map(([, event]) => event).sort()).toEqual(events.sort())
})
