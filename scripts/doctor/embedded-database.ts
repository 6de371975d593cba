import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '../../netlify/local/folder-lock.ts'
import { openEmbeddedDatabase } from '../../netlify/local/neon/embedded-database.ts'
import { type Finding, ok, problem } from './finding.ts'

const about = 'Embedded database'

/** Looks at the database that `npm start` uses when it is given none. */
export async function checkEmbeddedDatabase(folder: string): Promise<Finding> {
  const path = join(folder, 'database')
  if (!existsSync(path)) return ok(about, 'not made yet: npm start makes it')
  const unlock = await lockFolder(folder)
  if (!unlock) return ok(about, `in ${folder}, in use by a server that is running`)
  try {
    const database = await openEmbeddedDatabase(path)
    const { rows } = await database.owner.query('SELECT count(*) FROM contact_inquiries')
    await database.close()
    return ok(about, `in ${folder}, inquiries: ${rows[0]?.count}`)
  } catch {
    return problem(about, `in ${folder} cannot be opened: npm run reset`)
  } finally {
    unlock()
  }
}
