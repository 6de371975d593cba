import { standInEnvironment } from '../../scripts/local/environment.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { openMigratedDatabase } from '../../scripts/local/neon/embedded-database.ts'
import { openMailbox } from '../../scripts/local/resend/mailbox.ts'
import { createStandIns } from '../../scripts/local/stand-ins.ts'
import { createServerDatabase } from './server-database.ts'

export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>

const unitsMs = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 }

/** Returns a time in the past: `ago(2, 'hours')`. */
export function ago(count: number, unit: keyof typeof unitsMs): Date {
  return new Date(Date.now() - count * unitsMs[unit])
}

/** The values of some of a row's columns. The others get their default values. */
type Columns = Record<string, string | boolean | Date>

const anyInquiry = { email: 'ann@example.com', product: 'A scale' }

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

  /** Inserts rows that all have the same columns. @returns their IDs. */
  async function insert(table: string, rows: Columns[]): Promise<string[]> {
    const columns = Object.keys(rows[0] ?? {}).join()
    const inserted = await sql<{ id: string }>(
      `INSERT INTO ${table} (${columns})
       SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1) RETURNING id`,
      [JSON.stringify(rows)],
    )
    return inserted.map(({ id }) => id)
  }

  /**
   * Inserts inquiries from visitors whose names are 1, 2, 3 and so on.
   * @param columnsOf returns further columns of the visitor with this number.
   * @returns the inquiries' IDs.
   */
  function insertInquiries(
    count: number,
    columnsOf: (number: number) => Columns = () => ({}),
  ): Promise<string[]> {
    const rows: Columns[] = []
    for (let number = 1; number <= count; number++) {
      rows.push({ ...anyInquiry, name: `${number}`, ...columnsOf(number) })
    }
    return insert('contact_inquiries', rows)
  }

  return {
    origin,
    env: standInEnvironment(origin),
    sql,
    insertInquiries,
    /** @returns the inquiry's ID. */
    async insertInquiry(name: string, columns: Columns = {}): Promise<string> {
      const row = { ...anyInquiry, name, ...columns }
      const [id = ''] = await insert('contact_inquiries', [row])
      return id
    },
    /** Records a sent email that carries the inquiry. @returns the email's ID. */
    async recordEmail(inquiry: string, columns: Columns = {}): Promise<string> {
      const row = { id: crypto.randomUUID(), ...columns }
      const [email = ''] = await insert('sent_emails', [row])
      await sql('INSERT INTO sent_email_inquiries VALUES ($1, $2)', [
        inquiry,
        email,
      ])
      return email
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
