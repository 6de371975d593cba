import { join } from 'node:path'
import { standInEnvironment } from './environment.ts'
import { lockFolder } from './folder-lock.ts'
import type { Answer } from './listen-locally.ts'
import type { Database } from './neon/database.ts'
import { openEmbeddedDatabase } from './neon/embedded-database.ts'
import { openMailbox } from './resend/mailbox.ts'
import { setUpSchema } from './schema.ts'
import { createStandIns } from './stand-ins.ts'
import { readAsOwner, readThroughDriver } from './stored-inquiries.ts'

export interface LocalParts {
  answer: Answer
  close(): Promise<void>
}

/** A reason not to start, in words for the developer. */
export class CannotStart extends Error {}

/**
 * Opens the stand-ins for what the environment does not name, kept in `folder`, and completes
 * `environment` so that the function finds them. A variable that is already set stays as it is.
 *
 * @throws CannotStart when another process uses the folder.
 */
export async function openLocalParts(
  folder: string,
  origin: string,
  environment: NodeJS.ProcessEnv,
): Promise<LocalParts> {
  const broughtDatabase = environment.DATABASE_URL || environment.NETLIFY_DATABASE_URL
  const broughtMail = environment.RESEND_API_KEY
  const unlock = broughtDatabase && broughtMail ? () => {} : await lockFolder(folder)
  if (!unlock) throw new CannotStart(`Another Harbourline server is running on ${folder}.`)

  const database = broughtDatabase ? undefined : await openMigrated(join(folder, 'database'))
  const mailbox = broughtMail ? undefined : openMailbox(join(folder, 'outbox.ndjson'))
  const { DATABASE_URL, NEON_FETCH_ENDPOINT, RESEND_API_KEY, RESEND_BASE_URL, ...notification } =
    standInEnvironment(origin)
  const missing = {
    ...(database && { DATABASE_URL, NEON_FETCH_ENDPOINT }),
    ...(mailbox && { RESEND_API_KEY, RESEND_BASE_URL }),
    ...notification,
  }
  for (const [name, value] of Object.entries(missing)) environment[name] ||= value

  return {
    answer: createStandIns({
      database,
      mailbox,
      readInquiries: () =>
        database
          ? readAsOwner(database.owner)
          : readThroughDriver(broughtDatabase ?? '', environment),
    }),
    async close() {
      mailbox?.close()
      await database?.close()
      unlock()
    },
  }
}

async function openMigrated(folder: string): Promise<Database> {
  try {
    const database = await openEmbeddedDatabase(folder)
    const client = await database.owner.connect()
    await setUpSchema(client).finally(() => client.release())
    return database
  } catch (cause) {
    const { message } = cause as Error
    throw new CannotStart(`${message}\nThe database in ${folder} cannot be used: npm run reset.`)
  }
}
