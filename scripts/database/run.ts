/**
 * `npm run db:migrate`, `npm run db:site-password` and `npm run db:staff-password`, for the database
 * in DATABASE_OWNER_URL.
 */
import { Client, DatabaseError } from 'pg'
import { CommandError, loadDotEnv, runCommand } from '../operate/command.ts'
import { ownerUrl } from '../operate/owner-url.ts'
import { describeRetention, migrate, retentionIn } from './migrate.ts'
import { canSignIn, endSessions, renewSiteRole, siteRole } from './site-role.ts'
import { renewStaffRole, staffRole } from './staff-role.ts'

const unreachable = "The database server can't be reached"
const unreadable = "A file in DATABASE_OWNER_URL can't be read"
const cannotSignIn =
  " The site can't sign in yet: run npm run db:site-password."

await runCommand(async () => {
  loadDotEnv()
  const url = ownerUrl(process.env)
  let client: Client | undefined
  try {
    client = new Client({
      connectionString: url.href,
      connectionTimeoutMillis: 20_000,
    })
    // Without a listener, Node would crash if the connection were lost.
    await client.on('error', () => {}).connect()
    const command = process.argv[2]
    const isForStaff = command === 'staff-password'
    const role = isForStaff ? staffRole : siteRole
    await refuseSecondDatabase(client, role)
    if (command === 'site-password' || isForStaff) {
      // Open sessions of the role could block the next statements, so end them first. `renew` repeats
      // this step, and reports an error.
      await endSessions(client, role).catch(() => {})
      const renew = isForStaff ? renewStaffRole : renewSiteRole
      return console.info(await renew(client, url))
    }
    const retention = await retentionIn(client)
    for (const name of await migrate(client)) console.info(`Applied ${name}`)
    for (const line of describeRetention(retention)) console.info(line)
    const advice = (await canSignIn(client)) ? '' : cannotSignIn
    console.info(`The schema is up to date.${advice}`)
  } catch (error) {
    const { message, code, path } = error as NodeJS.ErrnoException
    // An error without a code is this project's own.
    if (!code || error instanceof DatabaseError) throw new CommandError(message)
    // Network and file error messages can contain the host name or a path, so omit these messages.
    throw new CommandError(`${path ? unreadable : unreachable} (${code}).`)
  } finally {
    // If the connection was never opened, this promise would never settle.
    void client?.end()
  }
})

/** @throws if the role already has rights in another database of the same server. */
async function refuseSecondDatabase(
  client: Client,
  role: string,
): Promise<void> {
  // pg_shdepend lists, for all databases of the server, where a role owns something or has rights.
  const { rows } = await client.query(`
    SELECT DISTINCT datname FROM pg_shdepend JOIN pg_database ON pg_database.oid = dbid
    WHERE refclassid = 'pg_authid'::regclass AND refobjid = to_regrole('${role}')
      AND datname <> current_database()`)
  const { datname: database } = rows[0] ?? {}
  if (!database) return
  throw new Error(
    `${role} already signs in to the database ${database}, and a new password would lock its users out. Use another server (at Neon, a new branch). If nothing uses ${database}, run there: DROP OWNED BY ${role}`,
  )
}
