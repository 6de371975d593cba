import { randomBytes } from 'node:crypto'
import { Client, Pool } from 'pg'
import { type Database, giveBack, setUpSchema } from '../../scripts/local/neon/embedded-database.ts'

/**
 * Makes a new, migrated database on a real PostgreSQL server; closing drops it.
 * Roles belong to the whole server, so test workers that set up at the same time take turns.
 */
export async function createServerDatabase(superuserUrl: string): Promise<Database> {
  const name = `harbourline_test_${randomBytes(8).toString('hex')}`
  const url = new URL(superuserUrl)
  url.pathname = name
  const connectionString = url.href

  await asSuperuser(superuserUrl, async (server) => {
    // An advisory lock is valid in one database only, so it is taken in the one that all share.
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
 * Without a listener for errors, an idle connection that the server ends would end the process.
 * DROP DATABASE with FORCE does that: the pool's `end()` resolves before its connections are closed.
 */
function openPool(connectionString: string): Pool {
  return new Pool({ connectionString }).on('error', () => {})
}

async function asSuperuser(
  connectionString: string,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
