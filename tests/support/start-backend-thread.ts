import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { neon } from '@neondatabase/serverless'
import type { Mail } from '../../netlify/local/resend/mailbox.ts'
import type { TestBackend } from './test-backend.ts'

export interface BackendThread extends Pick<TestBackend, 'origin' | 'env' | 'close'> {
  /** Runs one statement as the tables' owner, over the same wire as the function. */
  sql<Row>(text: string): Promise<Row[]>
  /** The accepted mails, oldest first. */
  mails(): Promise<Pick<Mail, 'idempotency_key'>[]>
}

/**
 * Starts a test backend beside what uses it: the embedded database alone keeps one core busy.
 *
 * `sql` works once the driver has `env.NEON_FETCH_ENDPOINT`.
 */
export async function startBackendThread(): Promise<BackendThread> {
  const thread = new Worker(new URL('./backend-thread.ts', import.meta.url))
  const [{ origin, env }] = await once(thread, 'message')
  const server = process.env.TEST_DATABASE_SERVER
  const owner = neon(server ?? 'postgres://postgres@localhost/site')
  return {
    origin,
    env,
    sql: async <Row>(text: string) => (await owner.query(text)) as Row[],
    mails: async () => (await fetch(`${origin}/_local/outbox.json`)).json(),
    async close() {
      thread.postMessage('close')
      await once(thread, 'exit')
    },
  }
}
