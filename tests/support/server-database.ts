import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { type Database, giveBack, setUpSchema } from '../../scripts/local/neon/embedded-database.ts'

/** Creates a migrated database on a PostgreSQL server. `close` drops the database. */
export async function createServerDatabase(superuserUrl: string): Promise<Database> {
  const name = `harbourline_test_${randomBytes(8).toString('hex')}`
  const url = new URL(superuserUrl)
  url.pathname = name
  const server = openPool(superuserUrl)
  const owner = openPool(url.href)
  const pools = new Map<string, Pool>()

  // All test workers create the same roles of the server, so they take turns. An advisory lock is
  // valid in one database only, so it is taken in the database that all workers share.
  const turn = await server.connect()
  await turn.query(`SELECT pg_advisory_lock(hashtext('harbourline tests'))`)
  await turn.query(`CREATE DATABASE ${name}`)
  const client = await owner.connect()
  await setUpSchema(client).finally(() => client.release())
  turn.release(true)

  return {
    owner,
    async runAs(user, password, work) {
      Object.assign(url, { username: user, password })
      const pool = pools.get(url.href) ?? openPool(url.href)
      pools.set(url.href, pool)
      const client = await pool.connect()
      try {
        return await work(client)
      } finally {
        await giveBack(client, ['DISCARD ALL'])
      }
    },
    async close() {
      await Promise.all([owner, ...pools.values()].map((pool) => pool.end()))
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await server.end()
    },
  }
}

/**
 * The pool's `end()` resolves before its connections are closed, and DROP DATABASE with FORCE then
 * ends them. Without a listener for these errors, Node would end the process.
 */
const openPool = (connectionString: string) => new Pool({ connectionString }).on('error', () => {})
