import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eventLevels } from '../../netlify/inquiries/log.ts'
import {
  describeRetention,
  migrate,
  retentionIn,
} from '../../scripts/database/migrate.ts'
import { retentionMonths } from '../../src/inquiry/limits.ts'
import { startFunctionBackend } from '../support/start-function.ts'
import { ago } from '../support/test-backend.ts'

const { insertInquiry, owner, sql, sweep } = await startFunctionBackend()
const guide = readFileSync('docs/operate.md', 'utf8')

async function namesWhere(condition: string) {
  const rows = await sql(
    `SELECT name FROM contact_inquiries WHERE ${condition}`,
  )
  return rows.map(({ name }) => name)
}

test.each(['docs/operate.md', 'docs/capacity.md', 'docs/deploy.md'])(
  '%s names no other retention period than the privacy policy',
  (file) => {
    const periods = readFileSync(file, 'utf8').matchAll(/(\d+) months\b/g)
    for (const [, months] of periods)
      expect(Number(months)).toBe(retentionMonths)
  },
)

test('a new retention period is in force after db:migrate', async () => {
  await insertInquiry('expired', { created_at: ago(19 * 31, 'days') })
  await insertInquiry('kept', { created_at: ago(17 * 30, 'days') })
  await sql('UPDATE retention SET months = 18')
  await sweep({ RESEND_API_KEY: '' })
  const client = await owner.connect()
  const before = await retentionIn(client)
  await migrate(client)
  const after = await retentionIn(client)
  client.release()
  expect(await namesWhere('true')).toEqual(['kept'])
  expect([before, after]).toEqual([18, retentionMonths])
})

test.each([
  { before: undefined, words: ['months.'], missing: 'older' },
  { before: retentionMonths - 1, words: ['instead of'], missing: 'older' },
  { before: retentionMonths + 1, words: ['instead of', 'older'], missing: '?' },
])(
  'db:migrate says that it replaced the period $before',
  ({ before, words, missing }) => {
    const [line, ...others] = describeRetention(before)
    expect(others).toEqual([])
    for (const word of [`${retentionMonths} months`, ...words])
      expect(line).toContain(word)
    expect(line).not.toContain(missing)
  },
)

test('db:migrate says nothing about a period that is the same', () => {
  expect(describeRetention(retentionMonths)).toEqual([])
})

test('the table in docs/operate.md lists every event that the code can log', () => {
  const [, section = ''] = guide.split('\n## In an incident\n')
  const rows =
    section.split('\n## ', 1)[0]?.matchAll(/^\| `([\w-]+)` \|/gm) ?? []
  const events = ['event', ...Object.keys(eventLevels)]
  expect([...rows].map(([, event]) => event).sort()).toEqual(events.sort())
})
