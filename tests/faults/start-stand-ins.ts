import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { neon } from '@neondatabase/serverless'
import type { Mail } from '../../netlify/local/mailbox.ts'
import type { TestBackend } from '../../netlify/local/test-backend.ts'

export interface StandIns extends Pick<TestBackend, 'origin' | 'env' | 'close'> {
  /** Runs one statement as the tables' owner, over the same wire as the function. */
  sql<Row>(text: string): Promise<Row[]>
  /** The accepted mails, oldest first. */
  mails(): Promise<Pick<Mail, 'idempotency_key'>[]>
}

/** Starts them beside the tests: the embedded database alone keeps one core busy. */
export async function startStandIns(): Promise<StandIns> {
  const thread = new Worker(new URL('./stand-ins-thread.ts', import.meta.url))
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
