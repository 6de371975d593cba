import { connectDatabase } from '../inquiries/connect-database.ts'
import type { Environment } from '../inquiries/settings.ts'
import type { Shown } from './local-page.ts'
import type { Database } from './neon/database.ts'

const everything = 'SELECT * FROM contact_inquiries ORDER BY created_at, id'

/** All stored inquiries, oldest first, as the tables' owner sees them. */
export async function readAsOwner({ owner }: Database): Promise<object[]> {
  const { rows } = await owner.query(everything)
  return rows
}

/** The same from a database that the developer brought, if its role may read it. */
export async function readThroughDriver(
  url: string,
  environment: Environment,
): Promise<Shown<object>> {
  try {
    return await connectDatabase(url, environment).query(everything)
  } catch (error) {
    // In words of our own, because the driver repeats the connection string in some of its messages.
    const mayNotRead = (error as { code?: string }).code === '42501'
    return {
      unavailable: mayNotRead
        ? 'The role in DATABASE_URL may add inquiries but not read them.'
        : 'The inquiries in the database that DATABASE_URL names cannot be read.',
    }
  }
}
