/** The database and the mailbox on a thread of their own. The first message to it closes them. */
import { parentPort } from 'node:worker_threads'
import { startTestBackend } from './test-backend.ts'

const { origin, env, close } = await startTestBackend()
parentPort?.once('message', close)
parentPort?.postMessage({ origin, env })
