import { standInEnvironment } from '../../scripts/local/environment.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { openMigratedDatabase } from '../../scripts/local/neon/embedded-database.ts'
import { openMailbox } from '../../scripts/local/resend/mailbox.ts'
import { createStandIns } from '../../scripts/local/stand-ins.ts'
import { createServerDatabase } from './server-database.ts'

export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>

/** A time in the past as an SQL expression: `ago('2 hours')`. */
export const ago = (interval: string) => `now() - interval '${interval}'`

/**
 * Starts a migrated, empty database and an empty mailbox behind one local HTTP server. The database is
 * embedded, or on the server of TEST_DATABASE_SERVER, which is a superuser's connection string.
 */
export async function startTestBackend() {
  const { TEST_DATABASE_SERVER: server } = process.env
  const database = await (server ? createServerDatabase(server) : openMigratedDatabase())
  const mailbox = openMailbox()
  const { origin, close } = await listenLocally(0, createStandIns({ database, mailbox }))

  /** Runs one statement as the tables' owner. */
  async function sql<Row extends object = Record<string, unknown>>(
    text: string,
    params: unknown[] = [],
  ) {
    const { rows } = await database.owner.query<Row>(text, params)
    return rows
  }

  return {
    origin,
    env: standInEnvironment(origin),
    sql,
    /** Stores `count` inquiries. `columns` are SQL expressions. @returns the id of the last one. */
    async insert(name: string, columns: Record<string, string> = {}, count = 1) {
      const row = { name: '$1', email: `'ann@example.com'`, product: `'A scale'`, ...columns }
      const rows = await sql<{ id: string }>(
        `INSERT INTO contact_inquiries (${Object.keys(row).join()})
         SELECT ${Object.values(row).join()} FROM generate_series(1, $2) RETURNING id`,
        [name, count],
      )
      return rows.at(-1)?.id ?? ''
    },
    /** Connections of the tables' owner. The embedded database has one. */
    owner: database.owner,
    mailbox,
    async close() {
      await close()
      await database.close()
    },
  }
}
