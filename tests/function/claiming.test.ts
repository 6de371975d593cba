import { neon } from '@neondatabase/serverless'
import { describe, expect, test } from 'vitest'
import { startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const { env, sql, owner, startFunction } = backend
// Neon's driver has one address for the whole process, and starting the function sets it.
startFunction()
const site = neon(env.DATABASE_URL)

/** Stores an inquiry with a pending email, older than those stored before. */
const insert = (name: string, columns: Record<string, string> = {}) =>
  backend.insert(name, {
    created_at: `now() - interval '1 hour' * (SELECT count(*) FROM contact_inquiries)`,
    ...columns,
  })

async function claim(worker: string = crypto.randomUUID()) {
  const [row] = await site.query('SELECT * FROM claim_unsent($1)', [worker])
  return row?.name
}

describe('a claim', () => {
  test('gets suspected spam last, emails with the fewest attempts first, and of these the newest', async () => {
    await insert('spam', { suspected_spam: 'true' })
    await insert('tried twice', { notify_attempts: '2' })
    await insert('tried once', { notify_attempts: '1', notify_unclear_since: 'now()' })
    await insert('newer')
    await insert('older')
    const order = []
    for (let count = 0; count < 6; count++) order.push(await claim())
    expect(order).toEqual(['newer', 'older', 'tried once', 'tried twice', 'spam', undefined])
  })

  test('of one inquiry gets that one alone', async () => {
    await insert('other')
    const wanted = await insert('wanted')
    const ask = () => site.query('SELECT name FROM claim_unsent(gen_random_uuid(), $1)', [wanted])
    expect([await ask(), await ask()]).toEqual([[{ name: 'wanted' }], []])
  })

  test('gets nothing that its worker has tried, but another worker does', async () => {
    const id = await insert('postponed')
    const worker = crypto.randomUUID()
    expect(await claim(worker)).toBe('postponed')
    await site.query(`SELECT mark_notified($1, $2, 'postponed', true)`, [worker, id])
    expect([await claim(worker), await claim()]).toEqual([undefined, 'postponed'])
  })

  test('gets the same inquiry when it is repeated, and that of another worker does not', async () => {
    await insert('ours')
    const worker = crypto.randomUUID()
    expect(await claim(worker)).toBe('ours')
    await insert('other')
    expect([await claim(worker), await claim()]).toEqual(['ours', 'other'])
  })

  // The embedded database has one connection, so no other can hold a lock there.
  describe.runIf(process.env.TEST_DATABASE_SERVER)('does not wait', () => {
    test.each<[string, Record<string, string>]>([
      ['for an email that another is claiming', {}],
      [
        'for an email that another is marking as unknown',
        { notify_unclear_since: `now() - interval '24 hours'` },
      ],
    ])('%s', async (_, columns) => {
      await insert('free')
      const locked = await insert('locked', columns)
      const other = await owner.connect()
      await other.query('BEGIN')
      await other.query('SELECT FROM contact_inquiries WHERE id = $1 FOR UPDATE', [locked])
      expect(await claim()).toBe('free')
      await other.query('ROLLBACK')
      other.release()
    })
  })
})

const nearlyADay = `now() - interval '23 hours 1 minute'`

test.each<[string, Record<string, string>, ...claimedAndStatus: unknown[]]>([
  ['that has been pending for days', { created_at: `now() - interval '3 days'` }, 'x', 'pending'],
  ['whose worker died', { notify_claimed_at: `now() - interval '61 seconds'` }, 'x', 'pending'],
  [
    'that may have been sent 22 hours ago',
    { notify_unclear_since: `now() - interval '22 hours'` },
    'x',
    'pending',
  ],
  [
    'that may have been sent 23 hours ago',
    { notify_unclear_since: nearlyADay },
    undefined,
    'unknown',
  ],
  ['whose worker died 23 hours ago', { notify_claimed_at: nearlyADay }, undefined, 'unknown'],
  [
    'that is being sent again',
    { notify_unclear_since: nearlyADay, notify_claimed_at: 'now()' },
    undefined,
    'pending',
  ],
])('an email %s is claimed, marked as unknown or left alone', async (_, columns, ...expected) => {
  await insert('x', columns)
  const claimed = await claim()
  const [row] = await sql('SELECT notify_status FROM contact_inquiries')
  expect([claimed, row?.notify_status]).toEqual(expected)
})
