import type { Pool } from 'pg'
import { connectDatabase } from '../inquiries/connect-database.ts'
import type { Environment } from '../inquiries/settings.ts'
import type { Shown } from './local-page.ts'

type Inquiries = Shown<Record<string, unknown>>

const everything = 'SELECT * FROM contact_inquiries ORDER BY created_at, id'

/** All stored inquiries, oldest first, as the tables' owner sees them. */
export async function readAsOwner(owner: Pool): Promise<Inquiries> {
  const { rows } = await owner.query(everything)
  return rows
}

/** The same from a database that the developer brought, if its role may read it. */
export async function readThroughDriver(url: string, environment: Environment): Promise<Inquiries> {
  try {
    return await connectDatabase(url, environment).query(everything)
  } catch (error) {
    return { unavailable: reason(error) }
  }
}

/** In words of our own, because the driver repeats the connection string in some of its messages. */
function reason(error: unknown): string {
  switch ((error as { code?: string }).code) {
    case '42501':
      return 'The role in DATABASE_URL may add inquiries but not read them.'
    case '42P01':
      return 'The database in DATABASE_URL has no table contact_inquiries: apply the migrations first.'
    default:
      return 'The database in DATABASE_URL cannot be read.'
  }
}
