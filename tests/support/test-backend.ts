import { openAsBlob } from 'node:fs'
import { standInEnvironment } from '../../netlify/local/environment.ts'
import { listenLocally } from '../../netlify/local/listen-locally.ts'
import type { Database } from '../../netlify/local/neon/database.ts'
import { openEmbeddedDatabase } from '../../netlify/local/neon/embedded-database.ts'
import { type Mailbox, openMailbox } from '../../netlify/local/resend/mailbox.ts'
import { setUpSchema } from '../../netlify/local/schema.ts'
import { createStandIns } from '../../netlify/local/stand-ins.ts'
import { readAsOwner } from '../../netlify/local/stored-inquiries.ts'
import { createServerDatabase } from './server-database.ts'

export interface TestBackend {
  /** `http://localhost:PORT` of the stand-ins. */
  origin: string
  /** What the function reads: DATABASE_URL, NEON_FETCH_ENDPOINT, RESEND_API_KEY and so on. */
  env: ReturnType<typeof standInEnvironment>
  /** Runs one statement as the tables' owner. */
  sql<Row extends object = Record<string, unknown>>(
    text: string,
    params?: unknown[],
  ): Promise<Row[]>
  /** Connections of the tables' owner; the embedded database has only one. */
  owner: Database['owner']
  mailbox: Mailbox
  close(): Promise<void>
}

/**
 * A migrated, empty database and an empty mailbox behind one local HTTP server.
 *
 * The database is embedded; with TEST_DATABASE_SERVER, the `postgres://` URL of a superuser, it is
 * a new one on that server. Creating the embedded one takes seconds, so that
 * TEST_DATABASE_SNAPSHOT may name the file of one that is ready.
 *
 * @param options.migrations a folder (`file:` URL ending in a slash) to use instead of the project's.
 */
export async function startTestBackend(options: { migrations?: URL } = {}): Promise<TestBackend> {
  const database = await openDatabase(options.migrations)
  const mailbox = openMailbox()
  const standIns = createStandIns({
    database,
    mailbox,
    readInquiries: () => readAsOwner(database.owner),
  })
  const { origin, close } = await listenLocally(0, standIns)
  return {
    origin,
    env: standInEnvironment(origin),
    async sql<Row extends object>(text: string, params: unknown[] = []) {
      const { rows } = await database.owner.query<Row>(text, params)
      return rows
    },
    owner: database.owner,
    mailbox,
    async close() {
      await close()
      await database.close()
    },
  }
}

async function openDatabase(migrations?: URL): Promise<Database> {
  const server = process.env.TEST_DATABASE_SERVER
  if (server) return createServerDatabase(server, (client) => setUpSchema(client, migrations))
  const { TEST_DATABASE_SNAPSHOT: snapshot } = process.env
  const isReady = snapshot && !migrations
  const database = await openEmbeddedDatabase(
    undefined,
    isReady ? await openAsBlob(snapshot) : undefined,
  )
  const client = await database.owner.connect()
  await setUpSchema(client, migrations).finally(() => client.release())
  return database
}
