import type { Pool, PoolClient } from 'pg'

/** A database behind the local Neon endpoint, embedded or on a real server. */
export interface Database {
  /** Connections of the owner, who made the tables. */
  owner: Pool
  /**
   * Lends `work` a connection that may do only what `user` may, and cleans up after it.
   * Rejects as `work` does, or with SQLSTATE 28… where PostgreSQL would not let that user in.
   */
  runAs<T>(user: string, password: string, work: (client: PoolClient) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Returns a connection to its pool, as new after `resets`; where one fails, it is dropped. */
export async function giveBack(client: PoolClient, resets: string[]): Promise<void> {
  try {
    for (const reset of resets) await client.query(reset)
    client.release()
  } catch {
    client.release(true)
  }
}
