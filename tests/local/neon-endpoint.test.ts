import { neon, neonConfig } from '@neondatabase/serverless'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../support/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
  neonConfig.fetchEndpoint = backend.env.NEON_FETCH_ENDPOINT
  await backend.sql('CREATE TABLE ledger (amount integer NOT NULL)')
})

afterAll(() => backend.close())

function siteSql() {
  return neon(backend.env.DATABASE_URL, { fullResults: true })
}

test('values of every type that this project uses come back as the driver types them', async () => {
  const { rows } = await siteSql()`
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

test('a statement runs as the user of the connection string, with that user’s rights', async () => {
  const { rows } = await siteSql()`SELECT current_user, session_user`
  expect(rows[0]).toEqual({ current_user: 'harbourline_site', session_user: 'harbourline_site' })
  await expect(siteSql()`SELECT * FROM ledger`).rejects.toMatchObject({ code: '42501' })
  expect(await backend.sql('SELECT current_user AS user')).toEqual([{ user: 'postgres' }])
})

test('a statement leaves no setting and no transaction to the next one', async () => {
  await siteSql().query(`SET statement_timeout = '7s'`)
  await siteSql().query('BEGIN')
  await expect(siteSql().query('SAVEPOINT here')).rejects.toMatchObject({ code: '25P01' })
  const { rows } = await siteSql().query(`SELECT current_setting('statement_timeout') AS timeout`)
  expect(rows).toEqual([{ timeout: '0' }])
})

test('two statements in one string are refused', async () => {
  await expect(siteSql().query('SELECT 1; SELECT 2')).rejects.toMatchObject({ code: '42601' })
})

test('an error carries what PostgreSQL says about it', async () => {
  const nothing = siteSql().query('SELECT 1 / 0')
  const said = {
    name: 'NeonDbError',
    severity: 'ERROR',
    code: '22012',
    message: 'division by zero',
  }
  await expect(nothing).rejects.toMatchObject(said)
})

test('a role that does not exist is refused, whatever its name says', async () => {
  const role = encodeURIComponent('harbourline_site"; DROP TABLE ledger; --')
  const message = expect.stringMatching(/^password authentication failed/)
  const refusal = neon(`postgres://${role}:secret@localhost/harbourline`).query('SELECT 1')
  await expect(refusal).rejects.toMatchObject({ code: '', message })
  await backend.sql('SELECT FROM ledger')
})
