import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import {
  type Database,
  giveBack,
  setUpSchema,
} from '../../scripts/local/neon/embedded-database.ts'

export async function createServerDatabase(
  superuserUrl: string,
): Promise<Database> {
  const name = `harbourline_test_${randomBytes(8).toString('hex')}`
  const url = new URL(superuserUrl)
  url.pathname = name
  const server = openPool(superuserUrl)
  const owner = openPool(url.href)
  const pools = new Map<string, Pool>()

  // All test workers share the PostgreSQL server's roles, and each migration changes the roles.
  // Concurrent changes can fail, so a lock makes the workers take turns. An advisory lock is local
  // to a database, so each worker takes the lock in the database that all workers share.
  async function takeTurn(statement: string) {
    const turn = await server.connect()
    await turn.query(`SELECT pg_advisory_lock(hashtext('harbourline tests'))`)
    await turn.query(statement)
    return turn
  }

  const turn = await takeTurn(`CREATE DATABASE ${name}`)
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
      const turn = await takeTurn(`DROP DATABASE ${name} WITH (FORCE)`)
      turn.release(true)
      await server.end()
    },
  }
}

// DROP DATABASE with FORCE can terminate connections that `pool.end()` hasn't closed yet. Without an
// error listener, that would crash the Node process.
const openPool = (connectionString: string) =>
  new Pool({ connectionString }).on('error', () => {})
