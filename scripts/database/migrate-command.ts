/**
 * `npm run db:migrate [-- --site-password] [--applied NAME]`: applies migrations to the database in
 * DATABASE_OWNER_URL. `--site-password` gives the site role a new password, and removes all its
 * settings, because someone with a stolen password may have changed them. `--applied` records a
 * file applied with psql.
 */
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { CommandError, loadDotEnv, runCommand } from '../command.ts'
import { migrate } from './migrate.ts'
import { describeFailure, ownerUrl } from './owner-url.ts'
import { endSiteSessions, renewSiteRole } from './site-role.ts'

const connectionLimitMs = 20_000

await runCommand(async () => {
  loadDotEnv()
  const { values } = parseArgs({
    options: { 'site-password': { type: 'boolean' }, applied: { type: 'string', multiple: true } },
  })
  const url = ownerUrl(process.env.DATABASE_OWNER_URL)
  const client = new Client({
    connectionString: url.href,
    connectionTimeoutMillis: connectionLimitMs,
  })
  // Without a listener, losing the connection between two statements would crash the process. With
  // one, the next statement fails instead.
  client.on('error', () => {})
  try {
    await client.connect()
    // A session of the site role could be holding the migration lock.
    if (values['site-password']) await endSiteSessions(client)
    const names = await migrate(client, { appliedBefore: values.applied })
    const isRecorded = (name: string) => values.applied?.includes(name)
    for (const name of names) console.info(`${isRecorded(name) ? 'Recorded' : 'Applied'} ${name}`)
    if (names.length === 0) console.info('The schema is up to date; nothing was applied.')
    if (!values['site-password']) return
    const siteUrl = await renewSiteRole(client, url)
    console.info(
      `The site role can now sign in. The site's DATABASE_URL, with the new password:\n\n  ${siteUrl}`,
    )
  } catch (error) {
    throw new CommandError(describeFailure(error))
  } finally {
    await client.end()
  }
})
