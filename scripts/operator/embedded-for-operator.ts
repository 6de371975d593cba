import { listenLocally } from '../../netlify/local/listen-locally.ts'
import { openLocalParts } from '../../netlify/local/local-parts.ts'
import { localFolder } from '../../netlify/local/run-locally.ts'

/**
 * Opens the embedded database and mailbox for a command that signs in as the tables' owner.
 *
 * @throws CannotStart when a server is using them.
 */
export async function openEmbedded(environment: NodeJS.ProcessEnv) {
  let answer: Awaited<ReturnType<typeof openLocalParts>>['answer'] = () => {}
  const server = await listenLocally(0, (request, response) => answer(request, response))
  try {
    const parts = await openLocalParts(localFolder, server.origin, environment)
    answer = parts.answer
    return {
      url: 'postgres://postgres@localhost/harbourline',
      async close() {
        await server.close()
        await parts.close()
      },
    }
  } catch (error) {
    await server.close()
    throw error
  }
}
