import { join } from 'node:path'
import { standInEnvironment } from './environment.ts'
import type { Answer } from './listen-locally.ts'
import { CannotStart } from './local-data.ts'
import { openMailbox } from './resend/mailbox.ts'
import { openMigratedDatabase } from './schema.ts'
import { createStandIns } from './stand-ins.ts'
import { readAsOwner, readThroughDriver } from './stored-inquiries.ts'

/**
 * Opens the stand-ins for what the environment does not name, kept in `folder`, and completes
 * `environment` so that the function finds them. A variable that is already set stays as it is.
 *
 * @param folder of a port that this process has bound, until `close` has ended: see `localFolder`.
 * @param sweep runs the scheduled function, for `POST /_local/sweep`.
 * @throws CannotStart when what lies in the folder cannot be used.
 */
export async function openLocalParts(
  folder: string,
  origin: string,
  environment: NodeJS.ProcessEnv,
  sweep?: () => Promise<Response>,
): Promise<{ answer: Answer; close(): Promise<void> }> {
  const broughtDatabase = environment.DATABASE_URL || environment.NETLIFY_DATABASE_URL
  const { database, mailbox } = await openData(folder, {
    database: !broughtDatabase,
    mailbox: !environment.RESEND_API_KEY,
  })
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
      ...(sweep && { sweep }),
      readInquiries: () =>
        database ? readAsOwner(database) : readThroughDriver(broughtDatabase ?? '', environment),
    }),
    close: async () => database?.close(),
  }
}

async function openData(folder: string, wanted: { database: boolean; mailbox: boolean }) {
  try {
    return {
      database: wanted.database ? await openMigratedDatabase(join(folder, 'database')) : undefined,
      mailbox: wanted.mailbox ? openMailbox(join(folder, 'outbox.ndjson')) : undefined,
    }
  } catch (cause) {
    const { message } = cause as Error
    throw new CannotStart(`${message}\nThe data in ${folder} cannot be used: npm run reset.`)
  }
}
