import { join } from 'node:path'
import { standInEnvironment } from './environment.ts'
import { CannotStart } from './local-data.ts'
import { openMailbox } from './resend/mailbox.ts'
import { openMigratedDatabase } from './schema.ts'
import type { Services } from './stand-ins.ts'

/**
 * Opens what the environment does not name, kept in `folder`, and completes `process.env` so that the
 * function finds it. A variable that is already set stays as it is.
 *
 * @param folder of a port that this process has bound: see `localFolder`.
 * @throws CannotStart when what lies in the folder cannot be used.
 */
export async function openServices(folder: string, origin: string): Promise<Services> {
  const { database, mailbox } = await openData(folder)
  const { DATABASE_URL, NEON_FETCH_ENDPOINT, RESEND_API_KEY, RESEND_BASE_URL, ...notification } =
    standInEnvironment(origin)
  const missing = {
    ...(database && { DATABASE_URL, NEON_FETCH_ENDPOINT }),
    ...(mailbox && { RESEND_API_KEY, RESEND_BASE_URL }),
    ...notification,
  }
  for (const [name, value] of Object.entries(missing)) process.env[name] ||= value
  return { database, mailbox }
}

async function openData(folder: string): Promise<Services> {
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
