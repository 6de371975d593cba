/**
 * `npm run db:migrate [-- --site-password]`: brings the schema of the database in DATABASE_OWNER_URL
 * up to date, and with the option lets the site's role sign in with a new password.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { migrate } from '../../netlify/database/migrate.ts'
import { describeFailure, ownerUrl } from './owner-url.ts'
import { renewSitePassword } from './site-password.ts'

if (existsSync('.env')) process.loadEnvFile()
try {
  const { values } = parseArgs({ options: { 'site-password': { type: 'boolean' } } })
  const url = ownerUrl(process.env.DATABASE_OWNER_URL)
  const client = new Client({ connectionString: url.href, connectionTimeoutMillis: 20_000 })
  // Without a listener, a connection that is lost between two statements would end the process. The
  // next statement reports it.
  client.on('error', () => {})
  await client.connect()
  await bringUpToDate(client, url, values['site-password']).finally(() => client.end())
} catch (error) {
  console.error(describeFailure(error))
  process.exitCode = 1
}

async function bringUpToDate(client: Client, url: URL, renewsPassword = false): Promise<void> {
  const applied = await migrate(client)
  for (const name of applied) console.info(`Applied ${name}`)
  if (applied.length === 0) console.info('The schema is up to date; nothing was applied.')
  if (!renewsPassword) return
  const siteUrl = await renewSitePassword(client, url)
  console.info(`The site may sign in. Its DATABASE_URL, with a new password:\n\n  ${siteUrl}`)
}
