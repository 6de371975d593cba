import { neon, neonConfig } from '@neondatabase/serverless'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestBackend, type TestBackend } from '../support/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
  neonConfig.fetchEndpoint = backend.env.NEON_FETCH_ENDPOINT
  await backend.sql('CREATE TABLE ledger (amount integer NOT NULL)')
  await backend.sql(`CREATE TABLE parcels (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    label text NOT NULL UNIQUE
  )`)
  await backend.sql('GRANT SELECT, INSERT ON parcels TO harbourline_site')
})

afterAll(() => backend.close())

function siteSql() {
  return neon(backend.env.DATABASE_URL, { fullResults: true })
}

test('values of every common type come back as the driver types them', async () => {
  const { rows } = await siteSql()`
    SELECT ${7}::int AS int, ${'9007199254740993'}::bigint AS bigint, ${2.5}::numeric AS numeric,
      ${true}::boolean AS boolean, ${'Zoë 🚢'}::text AS text, ${null}::text AS nothing,
      ${['a', 'b,"c']}::text[] AS texts, ${{ a: [1] }}::jsonb AS json,
      ${Buffer.from([0, 255])}::bytea AS bytes,
      ${new Date('2026-01-02T03:04:05.678Z')}::timestamptz AS moment`
  expect(rows[0]).toEqual({
    int: 7,
    bigint: '9007199254740993',
    numeric: '2.5',
    boolean: true,
    text: 'Zoë 🚢',
    nothing: null,
    texts: ['a', 'b,"c'],
    json: { a: [1] },
    bytes: Buffer.from([0, 255]),
    moment: new Date('2026-01-02T03:04:05.678Z'),
  })
})

test('a statement reports its command, how many rows it touched, and its fields', async () => {
  const result = await siteSql()`
    INSERT INTO parcels (label) VALUES ('counted 1'), ('counted 2') RETURNING id`
  expect(result).toMatchObject({ command: 'INSERT', rowCount: 2 })
  expect(result.fields).toMatchObject([{ name: 'id', dataTypeID: 23 }])
})

test('a statement runs as the user of the connection string, with that user’s rights', async () => {
  const { rows } = await siteSql()`SELECT current_user, session_user`
  expect(rows[0]).toEqual({ current_user: 'harbourline_site', session_user: 'harbourline_site' })
  await expect(siteSql()`SELECT * FROM ledger`).rejects.toMatchObject({ code: '42501' })
  await expect(siteSql()`DELETE FROM parcels`).rejects.toMatchObject({ code: '42501' })
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

test('a statement may run beside 199 others', async () => {
  const sql = siteSql()
  const labels = Array.from({ length: 200 }, (_, n) => `rush ${n}`)
  await Promise.all(labels.map((label) => sql`INSERT INTO parcels (label) VALUES (${label})`))
  expect(await backend.sql(`SELECT FROM parcels WHERE label LIKE 'rush %'`)).toHaveLength(200)
})

test('an error carries what PostgreSQL says about it', async () => {
  await siteSql()`INSERT INTO parcels (label) VALUES ('twice')`
  await expect(siteSql()`INSERT INTO parcels (label) VALUES ('twice')`).rejects.toMatchObject({
    name: 'NeonDbError',
    message: expect.stringContaining('parcels_label_key'),
    severity: 'ERROR',
    code: '23505',
    constraint: 'parcels_label_key',
    table: 'parcels',
    detail: 'Key (label)=(twice) already exists.',
  })
})

test.each([
  ['postgres://stranger:secret@localhost/harbourline', { code: '', message: /^password auth/ }],
  ['postgres://harbourline_site:local@localhost/missing', { message: /500.*3D000/ }],
  ['postgres://harbourline_site:local@suspended.localhost/harbourline', { message: /disabled/ }],
  ['postgres://harbourline_site:local@over-quota.localhost/harbourline', { message: /quota/ }],
])("%s is refused as Neon's proxy does", async (url, { message, ...fields }) => {
  await expect(neon(url).query('SELECT 1')).rejects.toMatchObject({
    message: expect.stringMatching(message),
    ...fields,
  })
})

test.each([
  [undefined, 500],
  ['postgres://localhost/x', 400],
])('a request whose connection string is %s is not answered with rows', async (url, status) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const answer = await fetch(backend.env.NEON_FETCH_ENDPOINT, {
    method: 'POST',
    headers: url === undefined ? {} : { 'neon-connection-string': url },
    body: '{"query":"SELECT 1","params":[]}',
  })
  vi.restoreAllMocks()
  expect(answer.status).toBe(status)
})
