import { join } from 'node:path'
import { standInEnvironment } from './environment.ts'
import { CannotStart } from './local-data.ts'
import { openMailbox } from './resend/mailbox.ts'
import { openMigratedDatabase } from './schema.ts'
import { createStandIns } from './stand-ins.ts'

/**
 * Opens the stand-ins for what the environment does not name, kept in `folder`, and completes
 * `process.env` so that the function finds them. A variable that is already set stays as it is.
 *
 * @param folder of a port that this process has bound, until `close` has ended: see `localFolder`.
 * @param runSweep runs the scheduled function.
 * @throws CannotStart when what lies in the folder cannot be used.
 */
export async function openLocalParts(
  folder: string,
  origin: string,
  runSweep: () => Promise<Response>,
) {
  const { database, mailbox } = await openData(folder)
  const { DATABASE_URL, NEON_FETCH_ENDPOINT, RESEND_API_KEY, RESEND_BASE_URL, ...notification } =
    standInEnvironment(origin)
  const missing = {
    ...(database && { DATABASE_URL, NEON_FETCH_ENDPOINT }),
    ...(mailbox && { RESEND_API_KEY, RESEND_BASE_URL }),
    ...notification,
  }
  for (const [name, value] of Object.entries(missing)) process.env[name] ||= value
  // A sweep would send the mails that wait in a real database to the local mailbox, and to nobody else.
  const sweep = mailbox && !database ? undefined : runSweep
  const answer = createStandIns({ database, mailbox, sweep })
  return { answer, sweep, close: async () => database?.close() }
}

async function openData(folder: string) {
  const { DATABASE_URL, NETLIFY_DATABASE_URL, RESEND_API_KEY } = process.env
  try {
    const isEmbedded = !(DATABASE_URL || NETLIFY_DATABASE_URL)
    return {
      database: isEmbedded ? await openMigratedDatabase(join(folder, 'database')) : undefined,
      mailbox: RESEND_API_KEY ? undefined : openMailbox(join(folder, 'outbox.ndjson')),
    }
  } catch (cause) {
    const { message } = cause as Error
    throw new CannotStart(`${message}\nThe data in ${folder} cannot be used: npm run reset.`)
  }
}
