import { neon, neonConfig } from '@neondatabase/serverless'
import { afterAll, expect, test } from 'vitest'
import { startTestBackend } from '../support/test-backend.ts'

const { close, env } = await startTestBackend()
neonConfig.fetchEndpoint = env.NEON_FETCH_ENDPOINT

const site = neon(env.DATABASE_URL, { fullResults: true })
afterAll(close)

test('values of every type that this project uses come back as the driver types them', async () => {
  const { rows } = await site`
    SELECT ${7}::int AS int, ${true}::boolean AS boolean, ${'Zoë 🚢'}::text AS text,
      ${null}::text AS nothing, ${['a', 'b,"c']}::text[] AS texts,
      ${new Date('2026-01-02T03:04:05.678Z')}::timestamptz AS moment`
  expect(rows[0]).toEqual({
    int: 7,
    boolean: true,
    text: 'Zoë 🚢',
    nothing: null,
    texts: ['a', 'b,"c'],
    moment: new Date('2026-01-02T03:04:05.678Z'),
  })
})

test('a statement leaves no setting and no transaction to the next one', async () => {
  await site.query(`SET statement_timeout = '7s'`)
  await site.query('BEGIN')
  await expect(site.query('SAVEPOINT here')).rejects.toMatchObject({ code: '25P01' })
  const { rows } = await site.query(`SELECT current_setting('statement_timeout') AS timeout`)
  expect(rows).toEqual([{ timeout: '0' }])
})

test('two statements in one string are refused', async () => {
  await expect(site.query('SELECT 1; SELECT 2')).rejects.toMatchObject({ code: '42601' })
})
