import { type Answer, listenLocally } from '../../netlify/local/listen-locally.ts'
import { localFolder, localPort } from '../../netlify/local/local-data.ts'
import { CannotStart, openLocalParts } from '../../netlify/local/local-parts.ts'
import { CannotDo } from './explain.ts'

/**
 * Opens the embedded database and mailbox of `npm start` for a command that signs in as the tables'
 * owner. Like `npm start`, it first binds the port, because only one process may use them.
 *
 * @throws CannotDo when the port is taken, or the database cannot be used.
 */
export async function openEmbedded(environment: NodeJS.ProcessEnv) {
  const port = localPort(environment)
  let answer: Answer = () => {}
  let close = async () => {}
  try {
    const server = await listenLocally(port, (request, response) => answer(request, response))
    close = server.close
    const parts = await openLocalParts(localFolder(port), server.origin, environment)
    answer = parts.answer
    close = () => server.close().finally(parts.close)
    return { url: 'postgres://postgres@localhost/harbourline', close }
  } catch (error) {
    await close()
    if (error instanceof CannotStart) throw new CannotDo(error.message)
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new CannotDo(`Port ${port} is taken. Stop npm start first, or look at its page /_local.`)
  }
}
