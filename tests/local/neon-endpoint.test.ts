import { neon, neonConfig } from '@neondatabase/serverless'
import { afterAll, expect, test } from 'vitest'
import { startTestBackend } from '../support/test-backend.ts'

const { close, env } = await startTestBackend()
neonConfig.fetchEndpoint = env.NEON_FETCH_ENDPOINT

const site = neon(env.DATABASE_URL)
afterAll(close)

test('settings and transactions end with their statement', async () => {
  await site.query(`SET statement_timeout = '7s'`)
  await site.query('BEGIN')
  await expect(site.query('SAVEPOINT here')).rejects.toMatchObject({ code: '25P01' })
  const rows = await site.query(`SELECT current_setting('statement_timeout') AS timeout`)
  expect(rows).toEqual([{ timeout: '0' }])
})

test('two statements in one string are refused', async () => {
  await expect(site.query('SELECT 1; SELECT 2')).rejects.toMatchObject({ code: '42601' })
})
