import { join } from 'node:path'
import { CommandError } from '../operate/command.ts'
import { standInEnvironment } from './environment.ts'
import {
  type Database,
  openMigratedDatabase,
} from './neon/embedded-database.ts'
import { type Mailbox, openMailbox } from './resend/mailbox.ts'

/** The stand-ins in use. A real service takes the place of each missing one. */
export type Services = Partial<{ database: Database; mailbox: Mailbox }>

/** Also sets the variables through which the functions reach the stand-ins. */
export async function openServices(
  folder: string,
  origin: string,
): Promise<Services> {
  const { env } = process
  const services: Services = {}
  const isDatabaseLocal = !env.DATABASE_URL
  // Inquiries in a real database are real: emails about them must reach staff or remain pending. In
  // a local mailbox, they would be lost.
  if (isDatabaseLocal && !env.RESEND_API_KEY)
    services.mailbox = await open(join(folder, 'outbox.ndjson'), openMailbox)
  if (isDatabaseLocal) {
    services.database = await open(
      join(folder, 'database'),
      openMigratedDatabase,
    )
  }

  const { NEON_FETCH_ENDPOINT, RESEND_API_KEY, RESEND_BASE_URL, ...others } =
    standInEnvironment(origin)
  const variables: Record<string, string> = others
  // A real service must not get the requests for a stand-in, and the other way round.
  if (services.database) Object.assign(variables, { NEON_FETCH_ENDPOINT })
  if (services.mailbox)
    Object.assign(variables, { RESEND_API_KEY, RESEND_BASE_URL })
  // A variable that the developer has set, and isn't empty, stays as it is.
  for (const [name, value] of Object.entries(variables)) env[name] ||= value
  return services
}

/** @throws CommandError if the local data is damaged or belongs to another user. */
async function open<Service>(
  path: string,
  openAt: (path: string) => Service | Promise<Service>,
) {
  try {
    return await openAt(path)
  } catch (error) {
    const message = String(Object(error).message).replace(/\.$/, '')
    const remedy = 'To start without its data, move or rename it.'
    throw new CommandError(`${path} can't be used: ${message}. ${remedy}`)
  }
}
