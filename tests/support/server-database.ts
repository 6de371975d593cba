import { randomBytes } from 'node:crypto'
import { Client, Pool } from 'pg'
import { type Database, giveBack, setUpSchema } from '../../scripts/local/neon/embedded-database.ts'

/** Creates a migrated database on a real PostgreSQL server. `close` drops the database. */
export async function createServerDatabase(superuserUrl: string): Promise<Database> {
  const name = `harbourline_test_${randomBytes(8).toString('hex')}`
  const url = new URL(superuserUrl)
  url.pathname = name
  const connectionString = url.href

  await asSuperuser(superuserUrl, async (server) => {
    // All test workers create the same roles of the server, so one at a time does. An advisory lock
    // is valid in one database, so it is taken in the database that all workers share.
    await server.query(`SELECT pg_advisory_lock(hashtext('harbourline tests'))`)
    await server.query(`CREATE DATABASE ${name}`)
    await asSuperuser(connectionString, setUpSchema)
  })

  const owner = openPool(connectionString)
  const pools = new Map<string, Pool>()
  return {
    owner,
    async runAs(user, password, work) {
      url.username = user
      url.password = password
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
      await asSuperuser(superuserUrl, (server) =>
        server.query(`DROP DATABASE ${name} WITH (FORCE)`),
      )
    },
  }
}

/**
 * The pool's `end()` resolves before its connections are closed. DROP DATABASE with FORCE then ends
 * them, which without a listener for errors would end the process.
 */
const openPool = (connectionString: string) => new Pool({ connectionString }).on('error', () => {})

async function asSuperuser(connectionString: string, work: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
