import type { Answer } from '../../netlify/local/listen-locally.ts'
import { CannotStart, claimPort, localFolder, localPort } from '../../netlify/local/local-data.ts'
import { openLocalParts } from '../../netlify/local/local-parts.ts'
import { CannotDo } from './explain.ts'

/**
 * Opens the embedded database and mailbox of `npm start` for a command that signs in as the tables'
 * owner. Like `npm start`, it first binds the port, because only one process may use them.
 *
 * @throws CannotDo when the port is taken, or the database cannot be used.
 */
export async function openEmbedded(environment: NodeJS.ProcessEnv) {
  let answer: Answer = () => {}
  let close = async () => {}
  try {
    const port = localPort(environment)
    const server = await claimPort(port, (request, response) => answer(request, response))
    close = server.close
    const parts = await openLocalParts(localFolder(port), server.origin, environment)
    answer = parts.answer
    close = () => server.close().finally(parts.close)
    return { url: 'postgres://postgres@localhost/harbourline', close }
  } catch (error) {
    await close()
    throw error instanceof CannotStart ? new CannotDo(error.message) : error
  }
}
