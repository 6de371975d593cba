import { join } from 'node:path'
import { CommandError } from '../command.ts'
import { standInEnvironment } from './environment.ts'
import { type Database, openMigratedDatabase } from './neon/embedded-database.ts'
import { type Mailbox, openMailbox } from './resend/mailbox.ts'

/** The stand-ins. If the environment configures a real service, its stand-in is undefined. */
export interface Services {
  database?: Database | undefined
  mailbox?: Mailbox | undefined
}

/**
 * Opens a stand-in for each service that isn't configured, and sets the variables with which the
 * function finds it. @throws CommandError if the data in `folder` can't be used.
 */
export async function openServices(folder: string, origin: string): Promise<Services> {
  const { env } = process
  const isEmbedded = !(env.DATABASE_URL || env.NETLIFY_DATABASE_URL)
  const database = isEmbedded && (await open(join(folder, 'database'), openMigratedDatabase))
  const mailbox = !env.RESEND_API_KEY && (await open(join(folder, 'outbox.ndjson'), openMailbox))

  const { DATABASE_URL, NEON_FETCH_ENDPOINT, RESEND_API_KEY, RESEND_BASE_URL, ...notification } =
    standInEnvironment(origin)
  const missing = {
    ...(database && { DATABASE_URL, NEON_FETCH_ENDPOINT }),
    ...(mailbox && { RESEND_API_KEY, RESEND_BASE_URL }),
    ...notification,
  }
  for (const [name, value] of Object.entries(missing)) env[name] ||= value
  return { database: database || undefined, mailbox: mailbox || undefined }
}

async function open<Service>(path: string, openAt: (path: string) => Service | Promise<Service>) {
  try {
    return await openAt(path)
  } catch (error) {
    const { message } = error as Error
    const remedy = 'Move it away to start with an empty one.'
    throw new CommandError(`${path} can't be used: ${message}. ${remedy}`)
  }
}
