import { escapeLiteral } from 'pg'
import { standInEnvironment } from '../../scripts/local/environment.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { openMigratedDatabase } from '../../scripts/local/neon/embedded-database.ts'
import { openMailbox } from '../../scripts/local/resend/mailbox.ts'
import { createStandIns } from '../../scripts/local/stand-ins.ts'
import { createServerDatabase } from './server-database.ts'

export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>

/** An SQL expression for a time in the past: `ago('2 hours')`. */
export const ago = (interval: string) => `now() - interval '${interval}'`

/**
 * Starts an empty, migrated database and an empty mailbox behind one local HTTP server. Uses the
 * database server in TEST_DATABASE_SERVER (a superuser's URL) or, if that isn't set, an embedded
 * database.
 */
export async function startTestBackend() {
  const { TEST_DATABASE_SERVER: server } = process.env
  const database = await (server
    ? createServerDatabase(server)
    : openMigratedDatabase())
  const mailbox = openMailbox()
  const { origin, close } = await listenLocally(
    0,
    createStandIns({ database, mailbox }),
  )

  async function sql<Row extends object = Record<string, unknown>>(
    text: string,
    params: unknown[] = [],
  ) {
    const { rows } = await database.owner.query<Row>(text, params)
    return rows
  }

  /**
   * Inserts inquiries from visitors whose names are 1, 2, 3 and so on. `columns` are SQL expressions,
   * in which `number` is the visitor's number.
   * @returns the last inquiry's id.
   */
  async function insertInquiries(
    count: number,
    columns: Record<string, string> = {},
  ) {
    const row = {
      name: 'number::text',
      email: `'ann@example.com'`,
      product: `'A scale'`,
      ...columns,
    }
    const rows = await sql<{ id: string }>(
      `INSERT INTO contact_inquiries (${Object.keys(row).join()})
       SELECT ${Object.values(row).join()} FROM generate_series(1, $1::integer) AS number
       RETURNING id`,
      [count],
    )
    return rows.at(-1)?.id ?? ''
  }

  return {
    origin,
    env: standInEnvironment(origin),
    sql,
    insertInquiries,
    /** Inserts an inquiry. `columns` are SQL expressions. @returns its id. */
    insertInquiry: (name: string, columns: Record<string, string> = {}) =>
      insertInquiries(1, { name: escapeLiteral(name), ...columns }),
    /** Records a sent email that carries the inquiry. `columns` are SQL expressions. */
    async recordEmail(inquiry: string, columns: Record<string, string> = {}) {
      const row = { id: 'gen_random_uuid()', ...columns }
      const [email] = await sql<{ id: string }>(
        `INSERT INTO sent_emails (${Object.keys(row).join()})
         VALUES (${Object.values(row).join()}) RETURNING id`,
      )
      await sql('INSERT INTO sent_email_inquiries VALUES ($1, $2)', [
        inquiry,
        email?.id,
      ])
      return email?.id ?? ''
    },
    /** The owner role's connection pool. With an embedded database, it has only one connection. */
    owner: database.owner,
    mailbox,
    async close() {
      await close()
      await database.close()
    },
  }
}
