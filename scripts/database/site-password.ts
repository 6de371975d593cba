import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Readable, Writable } from 'node:stream'
import { escapeLiteral } from 'pg'
import type { MigrationClient } from '../../netlify/database/migrate.ts'

const siteRole = 'harbourline_site'
const fewestCharacters = 12

/**
 * Reads one line of standard input; at a terminal it asks for it and does not show it.
 *
 * @throws when it is too short.
 */
export async function readPassword(input: Readable & { isTTY?: boolean }): Promise<string> {
  if (input.isTTY) process.stderr.write(`New password of ${siteRole} (not shown): `)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: nowhere, terminal: input.isTTY ?? false })
  const line = once(lines, 'line').then(([text]) => String(text).trim())
  const password = await Promise.race([line, once(lines, 'close').then(() => '')])
  lines.close()
  if (input.isTTY) process.stderr.write('\n')
  if (password.length >= fewestCharacters) return password
  throw new Error(`The password needs at least ${fewestCharacters} characters.`)
}

/**
 * Lets the site's role sign in with this password from now on.
 *
 * @throws when the server does not take it. Neon wants the password itself, not its
 *   hash, and refuses those that are easily guessed.
 */
export async function setSitePassword(client: MigrationClient, password: string): Promise<void> {
  try {
    await client.query(`ALTER ROLE ${siteRole} LOGIN PASSWORD ${escapeLiteral(password)}`)
  } catch (error) {
    // The server's own words may repeat the statement, and the password with it.
    const { code } = error as { code?: string }
    throw new Error(`The server does not take the password (SQLSTATE ${code}).`)
  }
}

/** The site's DATABASE_URL, with `PASSWORD` in place of the password. */
export function siteDatabaseUrl(owner: URL): string {
  const security = owner.searchParams.has('sslmode') ? '?sslmode=require' : ''
  return `postgres://${siteRole}:PASSWORD@${owner.host}${owner.pathname}${security}`
}
