/**
 * `npm run db:migrate [-- --site-password]`: brings the schema of the database in DATABASE_OWNER_URL
 * up to date, and with the option lets the site's role sign in, with a password from standard input.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { migrate } from '../../netlify/database/migrate.ts'
import { describeFailure, ownerUrl } from './owner-url.ts'
import { readPassword, setSitePassword, siteDatabaseUrl } from './site-password.ts'

if (existsSync('.env')) process.loadEnvFile()

try {
  const { values } = parseArgs({ options: { 'site-password': { type: 'boolean' } } })
  const url = ownerUrl(process.env.DATABASE_OWNER_URL)
  const password = values['site-password'] ? await readPassword(process.stdin) : undefined
  await withClient(url, (client) => bringUpToDate(client, url, password))
} catch (error) {
  console.error(describeFailure(error))
  process.exitCode = 1
}

async function withClient(url: URL, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url.href, connectionTimeoutMillis: 20_000 })
  // A connection lost between two statements; the next one fails and says so.
  client.on('error', () => {})
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end()
  }
}

async function bringUpToDate(client: Client, url: URL, password?: string): Promise<void> {
  const applied = await migrate(client)
  for (const name of applied) console.info(`Applied ${name}`)
  if (applied.length === 0) console.info('The schema is up to date; nothing was applied.')
  if (password === undefined) return
  await setSitePassword(client, password)
  console.info(`The site may sign in. Its DATABASE_URL, with the password put in:

  ${siteDatabaseUrl(url)}`)
}
