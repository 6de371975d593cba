import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listenLocally } from '../../netlify/local/listen-locally.ts'
import { localFolder } from '../../netlify/local/local-data.ts'
import { openEmbeddedDatabase } from '../../netlify/local/neon/embedded-database.ts'
import { type Finding, ok, problem } from './finding.ts'

const about = 'Embedded database'

/** Looks at the database that `npm start` uses on a port when it is given none. */
export async function checkEmbeddedDatabase(port: number): Promise<Finding> {
  const folder = localFolder(port)
  const path = join(folder, 'database')
  if (!existsSync(path)) return ok(about, 'not made yet: npm start makes it')
  // Only who has the port may open what lies in its folder.
  const server = await listenLocally(port, () => {}).catch(() => undefined)
  if (!server) return ok(about, `in ${folder}, in use by the server on port ${port}`)
  try {
    const database = await openEmbeddedDatabase(path)
    const { rows } = await database.owner.query('SELECT count(*) FROM contact_inquiries')
    await database.close()
    return ok(about, `in ${folder}, inquiries: ${rows[0]?.count}`)
  } catch {
    return problem(about, `in ${folder} cannot be opened: npm run reset`)
  } finally {
    await server.close()
  }
}
