import { neon, neonConfig } from '@neondatabase/serverless'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../support/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend({
    migrations: new URL('../support/migrations/', import.meta.url),
  })
  neonConfig.fetchEndpoint = backend.env.NEON_FETCH_ENDPOINT
}, 60_000)

afterAll(() => backend.close())

function siteSql() {
  return neon(backend.env.DATABASE_URL, { fullResults: true })
}

describe('a statement', () => {
  test('gives values of every common type back as the driver types them', async () => {
    const { rows } = await siteSql()`
      SELECT ${7}::int AS int, ${'9007199254740993'}::bigint AS bigint, ${2.5}::numeric AS numeric,
        ${true}::boolean AS boolean, ${'Zoë 🚢'}::text AS text, ${null}::text AS nothing,
        ${[1, 2]}::int[] AS ints, ${['a', 'b,"c']}::text[] AS texts, ${{ a: [1] }}::jsonb AS json,
        ${Buffer.from([0, 255])}::bytea AS bytes,
        ${new Date('2026-01-02T03:04:05.678Z')}::timestamptz AS moment`
    expect(rows[0]).toEqual({
      int: 7,
      bigint: '9007199254740993',
      numeric: '2.5',
      boolean: true,
      text: 'Zoë 🚢',
      nothing: null,
      ints: [1, 2],
      texts: ['a', 'b,"c'],
      json: { a: [1] },
      bytes: Buffer.from([0, 255]),
      moment: new Date('2026-01-02T03:04:05.678Z'),
    })
  })

  test('reports its command, how many rows it touched, and its fields', async () => {
    const result = await siteSql()`
      INSERT INTO parcels (label) VALUES ('counted 1'), ('counted 2') RETURNING id`
    expect(result).toMatchObject({ command: 'INSERT', rowCount: 2 })
    expect(result.fields).toMatchObject([{ name: 'id', dataTypeID: 23, format: 'text' }])
  })

  test('runs as the user of the connection string', async () => {
    const { rows } = await siteSql()`SELECT current_user, session_user`
    expect(rows[0]).toEqual({ current_user: 'harbourline_site', session_user: 'harbourline_site' })
  })

  test('leaves no setting and no transaction to the next one', async () => {
    await siteSql().query(`SET statement_timeout = '7s'`)
    await siteSql().query('BEGIN')
    await expect(siteSql().query('SAVEPOINT here')).rejects.toMatchObject({ code: '25P01' })
    const { rows } = await siteSql().query(`SELECT current_setting('statement_timeout') AS timeout`)
    expect(rows).toEqual([{ timeout: '0' }])
  })

  test('is one statement only', async () => {
    await expect(siteSql().query('SELECT 1; SELECT 2')).rejects.toMatchObject({ code: '42601' })
  })

  test('may run beside 199 others', async () => {
    const sql = siteSql()
    await Promise.all(
      Array.from(
        { length: 200 },
        (_, n) => sql`INSERT INTO parcels (label) VALUES (${`rush ${n}`})`,
      ),
    )
    const rows = await backend.sql(`SELECT FROM parcels WHERE label LIKE 'rush %'`)
    expect(rows).toHaveLength(200)
  })
})

describe('an error', () => {
  test('carries what PostgreSQL says about it', async () => {
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

  test('is 42501 where the site’s role has no permission', async () => {
    await expect(siteSql()`SELECT * FROM ledger`).rejects.toMatchObject({ code: '42501' })
    await expect(siteSql()`DELETE FROM parcels`).rejects.toMatchObject({ code: '42501' })
  })

  test('leaves the owner the owner', async () => {
    await siteSql()`SELECT * FROM ledger`.catch(() => {})
    const [row] = await backend.sql<{ user: string }>('SELECT current_user AS user')
    expect(row?.user).toBe('postgres')
  })

  test('is 28P01 for a role that does not exist', async () => {
    const stranger = neon('postgres://stranger:secret@localhost/harbourline')
    await expect(stranger`SELECT 1`).rejects.toMatchObject({ code: '28P01' })
  })

  test.each([undefined, '', 'postgres://', 'mysql://root@localhost/x', 'postgres://localhost/x'])(
    'is HTTP 400 for the connection string %s',
    async (connectionString) => {
      const answer = await fetch(backend.env.NEON_FETCH_ENDPOINT, {
        method: 'POST',
        headers:
          connectionString === undefined ? {} : { 'neon-connection-string': connectionString },
        body: '{"query":"SELECT 1","params":[]}',
      })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ message: expect.any(String) })
    },
  )

  test('is HTTP 400 for a body that is not JSON', async () => {
    const answer = await fetch(backend.env.NEON_FETCH_ENDPOINT, {
      method: 'POST',
      headers: { 'neon-connection-string': backend.env.DATABASE_URL },
      body: '{',
    })
    expect(answer.status).toBe(400)
  })
})

describe('a batch', () => {
  test('answers each of its statements, and keeps what they wrote', async () => {
    const sql = siteSql()
    const results = await sql.transaction([
      sql`INSERT INTO parcels (label) VALUES ('batched') RETURNING label`,
      sql`SELECT count(*)::int AS count FROM parcels WHERE label = 'batched'`,
    ])
    expect(results.map(({ rows }) => rows)).toEqual([[{ label: 'batched' }], [{ count: 1 }]])
    expect(await backend.sql(`SELECT FROM parcels WHERE label = 'batched'`)).toHaveLength(1)
  })

  test('is undone as a whole when one of its statements fails', async () => {
    const sql = siteSql()
    const batch = sql.transaction([
      sql`INSERT INTO parcels (label) VALUES ('undone')`,
      sql`INSERT INTO parcels (label) VALUES ('')`,
    ])
    await expect(batch).rejects.toMatchObject({ code: '23514' })
    expect(await backend.sql(`SELECT FROM parcels WHERE label = 'undone'`)).toEqual([])
  })

  test('runs at the isolation level and with the access it asks for', async () => {
    const sql = siteSql()
    const asked = { isolationLevel: 'Serializable', readOnly: true, deferrable: true } as const
    const [result] = await sql.transaction(
      [
        sql`SELECT current_setting('transaction_isolation') AS isolation,
          current_setting('transaction_read_only') AS read_only,
          current_setting('transaction_deferrable') AS deferrable`,
      ],
      asked,
    )
    expect(result?.rows).toEqual([{ isolation: 'serializable', read_only: 'on', deferrable: 'on' }])
  })
})
